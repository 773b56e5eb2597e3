// Runs all native tests, or those whose name contains the first argument.
#include <cstdio>
#include <cstring>
#include <exception>

#include "check.h"

namespace {

bool passes(const nonet::tests::Test& test) {
  try {
    test.run();
    return true;
  } catch (const std::exception& error) {
    std::printf("FAILED %s\n  %s\n", test.name, error.what());
    return false;
  }
}

}  // namespace

int main(int argc, char** argv) {
  const char* wanted = argc > 1 ? argv[1] : "";
  int run = 0;
  int failed = 0;
  for (const nonet::tests::Test& test : nonet::tests::all_tests()) {
    if (std::strstr(test.name, wanted) == nullptr) continue;
    ++run;
    if (!passes(test)) ++failed;
  }
  std::printf("%d native tests, %d failed\n", run, failed);
  return run == 0 || failed > 0;
}
