// Feeds a fuzz target where the compiler has no libFuzzer: random bytes and mutations of them, by
// seed, for a number of seconds. Takes the option of libFuzzer that we use:
// -max_total_time=SECONDS.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "boards.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using Input = std::vector<std::uint8_t>;
using nonet::tests::Random;

Input random_input(Random& random) {
  Input input(random.below(200));
  for (std::uint8_t& byte : input) byte = static_cast<std::uint8_t>(random.next());
  return input;
}

void mutate(Input& input, Random& random) {
  for (int change = random.between(1, 4); change > 0 && !input.empty(); --change) {
    input[random.below(static_cast<int>(input.size()))] = static_cast<std::uint8_t>(random.next());
  }
}

double asked_seconds(int argc, char** argv) {
  constexpr const char* option = "-max_total_time=";
  for (int i = 1; i < argc; ++i) {
    if (std::strncmp(argv[i], option, std::strlen(option)) == 0) {
      return std::atof(argv[i] + std::strlen(option));
    }
  }
  return 5;
}

}  // namespace

int main(int argc, char** argv) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::duration<double>(asked_seconds(argc, argv));
  Random random(1);
  Input input;
  long runs = 0;
  for (; Clock::now() < end; ++runs) {
    if (random.one_in(4)) {
      input = random_input(random);
    } else {
      mutate(input, random);
    }
    LLVMFuzzerTestOneInput(input.data(), input.size());
  }
  std::printf("fuzzed %ld inputs\n", runs);
}
