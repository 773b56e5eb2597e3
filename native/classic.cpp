#include "classic.h"

#include <vector>

#include "classic_bands.h"

#if defined(_MSC_VER) && defined(NONET_AVX2)
#include <intrin.h>
#include <windows.h>
#endif

namespace nonet::classic {
namespace {

#if defined(NONET_AVX2)
// Not on the CPUs that have `pext` in slow microcode: AMD's before Zen 3, family 19h.
bool runs_avx2_well() {
#if defined(_MSC_VER)
  int vendor[4];
  int version[4];
  __cpuid(vendor, 0);
  __cpuid(version, 1);
  const bool amd = vendor[1] == 0x68747541;  // "Auth"
  const int family = (version[0] >> 8 & 0xf) + (version[0] >> 20 & 0xff);
  return IsProcessorFeaturePresent(PF_AVX2_INSTRUCTIONS_AVAILABLE) && (!amd || family >= 0x19);
#else
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") &&
         !__builtin_cpu_is("amdfam15h") && !__builtin_cpu_is("amdfam17h");
#endif
}
#endif

std::vector<Engine> find_engines() {
  std::vector<Engine> found;
#if defined(NONET_AVX2)
  if (runs_avx2_well()) found.push_back({"bands-avx2", run_bands_avx2, survey_bands_avx2});
#endif
  found.push_back({"bands", run_bands, survey_bands});
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
