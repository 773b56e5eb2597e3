#include "classic.h"

#include <vector>

#include "paths.h"

#if defined(_MSC_VER) && defined(NONET_X86_64)
#include <intrin.h>
#include <windows.h>
#endif

namespace nonet::classic {
namespace {

#if defined(NONET_X86_64) && defined(_MSC_VER)

struct CpuId {
  explicit CpuId(int leaf) { __cpuidex(words, leaf, 0); }
  bool has(int word, int bit) const { return (words[word] >> bit & 1) != 0; }
  int words[4];
};

bool has_sse4() {
  return CpuId(1).has(2, 20) && CpuId(1).has(2, 23);
}
bool has_avx2() {
  return IsProcessorFeaturePresent(PF_AVX2_INSTRUCTIONS_AVAILABLE);
}
bool has_avx512() {
  constexpr int bit_algorithms = 12;
  return IsProcessorFeaturePresent(PF_AVX512F_INSTRUCTIONS_AVAILABLE) && CpuId(7).has(1, 30) &&
         CpuId(7).has(1, 31) && CpuId(7).has(2, bit_algorithms);
}
bool has_slow_pext() {
  const bool amd = CpuId(0).words[1] == 0x68747541;  // "Auth"
  const int version = CpuId(1).words[0];
  return amd && (version >> 8 & 0xf) + (version >> 20 & 0xff) < 0x19;
}

#elif defined(NONET_X86_64)

bool has_sse4() {
  return __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt");
}
bool has_avx2() {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}
bool has_avx512() {
  return __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512bitalg");
}
// AMD's before Zen 3 do it in microcode.
bool has_slow_pext() {
  return __builtin_cpu_is("amdfam15h") || __builtin_cpu_is("amdfam17h");
}

#endif

std::vector<Engine> find_engines() {
  std::vector<Engine> found;
#if defined(NONET_X86_64)
  if (has_avx2() && !has_slow_pext()) {
    if (has_avx512()) found.push_back({"avx512", run_avx512, survey_avx512, true});
    found.push_back({"avx2", run_avx2, survey_avx2, true});
  }
  if (has_sse4()) found.push_back({"sse4", run_sse4, survey_sse4, true});
#elif defined(NONET_NEON)
  found.push_back({"neon", run_neon, survey_neon, true});
#endif
  found.push_back({"plain", run_plain, survey_plain, false});
  return found;
}

}  // namespace

std::span<const Engine> engines() {
  static const std::vector<Engine> found = find_engines();
  return found;
}

Outcome search(const Problem& problem, const Limits& limits, Control& control) {
  const Mask* allowed = problem.allowed.empty() ? nullptr : problem.allowed.data();
  Outcome outcome;
  outcome.first.resize(81);
  const Tally tally =
      engines().front().run({problem.givens.data(), allowed}, limits, control, outcome.first);
  if (tally.count == 0) outcome.first.clear();
  outcome.count = tally.count;
  outcome.nodes = tally.nodes;
  outcome.end = tally.end;
  return outcome;
}

}  // namespace nonet::classic
