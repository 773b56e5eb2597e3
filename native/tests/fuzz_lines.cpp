// Fuzzes the readers of 81-byte lines and the classic engines behind them.
#include <array>
#include <string_view>

#include "check.h"
#include "classic/many.h"
#include "oracle.h"

namespace nonet::tests {
namespace {

// Mostly lines that are nearly right: what is all rubbish never gets past the first check.
std::vector<std::uint8_t> make_buffer(Random& choices) {
  constexpr std::string_view symbols = "123456789.........0*_-xX";
  std::vector<std::uint8_t> buffer;
  const bool plain = choices.one_in(3);
  for (int line = choices.between(1, 3); line > 0; --line) {
    for (int cell = 0; cell < 81; ++cell) {
      const int choice = choices.below(256);
      const std::uint8_t symbol = static_cast<std::uint8_t>(symbols[choice % symbols.size()]);
      const int sparse = choice % 30;
      buffer.push_back(plain ? static_cast<std::uint8_t>(sparse < 10 ? sparse : 0) : symbol);
    }
    if (choices.one_in(2)) buffer.push_back('\n');
  }
  for (int change = choices.one_in(2) ? choices.below(4) : 0; change > 0; --change) {
    buffer[choices.below(static_cast<int>(buffer.size()))] =
        static_cast<std::uint8_t>(choices.next());
  }
  return buffer;
}

void check_engines(classic::Line line) {
  Example example = empty_board(3, 3);
  classic::read_line(line, example.givens.data());
  std::array<std::uint64_t, 2> nodes{};  // without triads, with them
  for (const classic::Engine& engine : classic::engines()) {
    Control control;
    std::vector<Digit> first(81);
    const classic::Tally tally =
        engine.run({example.givens.data()}, {.solutions = 2, .nodes = 2000}, control, first);
    if (tally.count > 0) CHECK(is_solution(example, first));
    std::uint64_t& before = nodes[engine.has_triads];
    CHECK(before == 0 || before == tally.nodes);
    before = tally.nodes;
  }
}

}  // namespace
}  // namespace nonet::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace nonet;
  tests::Bytes choices({data, size});
  const bool raw = choices.one_in(8);
  const std::vector<std::uint8_t> buffer =
      raw ? std::vector<std::uint8_t>(data, data + size) : tests::make_buffer(choices);
  const classic::Split split = classic::split_lines(buffer);
  const classic::Lines lines = split.lines();
  const std::size_t bad = classic::find_bad_line(lines);
  for (std::size_t n = 0; n < lines.size() && n < bad; ++n) {
    tests::check_engines(lines[n]);
  }
  return 0;
}
