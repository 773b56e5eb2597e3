// Assertions and a list of tests: all that the native tests need of a framework.
#pragma once

#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace nonet::tests {

struct Test {
  const char* name;
  void (*run)();
};

inline std::vector<Test>& all_tests() {
  static std::vector<Test> tests;
  return tests;
}

struct Register {
  Register(const char* name, void (*run)()) { all_tests().push_back({name, run}); }
};

[[noreturn]] inline void fail(const char* file, int line, const std::string& what) {
  throw std::runtime_error(std::string(file) + ":" + std::to_string(line) + ": " + what);
}

template <typename Left, typename Right>
void check_equal(const Left& left, const Right& right, const char* file, int line,
                 const char* text) {
  if (left == right) return;
  std::ostringstream message;
  message << text << ": " << +left << " is not " << +right;
  fail(file, line, message.str());
}

}  // namespace nonet::tests

#define TEST(name)                                                  \
  static void name();                                               \
  static const nonet::tests::Register register_##name(#name, name); \
  static void name()

#define CHECK(condition) ((condition) ? void() : nonet::tests::fail(__FILE__, __LINE__, #condition))

#define CHECK_EQUAL(left, right) \
  nonet::tests::check_equal(left, right, __FILE__, __LINE__, #left " == " #right)
