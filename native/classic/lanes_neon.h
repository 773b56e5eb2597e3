// Lanes of the triad search in the registers of 64-bit ARM, which all have NEON.
#pragma once

#include <arm_neon.h>

#include "lanes_pair.h"

namespace nonet::classic {
namespace {

struct NeonHalf {
  uint16x8_t bits;

  static NeonHalf load(const Lane* from) { return {vld1q_u16(from)}; }
  void store(Lane* to) const { vst1q_u16(to, bits); }
  static NeonHalf fill(Lane lane) { return {vdupq_n_u16(lane)}; }
  static NeonHalf zero() { return {vdupq_n_u16(0)}; }

  friend NeonHalf operator&(NeonHalf a, NeonHalf b) { return {vandq_u16(a.bits, b.bits)}; }
  friend NeonHalf operator|(NeonHalf a, NeonHalf b) { return {vorrq_u16(a.bits, b.bits)}; }
  static NeonHalf without(NeonHalf a, NeonHalf b) { return {vbicq_u16(a.bits, b.bits)}; }
  static NeonHalf where_equal(NeonHalf a, NeonHalf b) { return {vceqq_u16(a.bits, b.bits)}; }
  static NeonHalf where_greater(NeonHalf a, NeonHalf b) { return {vcgtq_u16(a.bits, b.bits)}; }
  static NeonHalf decrement(NeonHalf a) { return {vsubq_u16(a.bits, vdupq_n_u16(1))}; }
  static NeonHalf count(NeonHalf a) { return {vpaddlq_u8(vcntq_u8(vreinterpretq_u8_u16(a.bits)))}; }
  static bool any(NeonHalf a) { return vmaxvq_u16(a.bits) != 0; }
  static bool equal(NeonHalf a, NeonHalf b) { return !any({veorq_u16(a.bits, b.bits)}); }

  static NeonHalf shuffle(NeonHalf a, const std::uint8_t* by) {
    return {vreinterpretq_u16_u8(vqtbl1q_u8(vreinterpretq_u8_u16(a.bits), vld1q_u8(by)))};
  }
  // Four lanes of one, four of the other, each from its first (0) or second (1) half.
  template <int A, int B>
  static NeonHalf quarters(NeonHalf a, NeonHalf b) {
    return {vcombine_u16(A == 0 ? vget_low_u16(a.bits) : vget_high_u16(a.bits),
                         B == 0 ? vget_low_u16(b.bits) : vget_high_u16(b.bits))};
  }
};

using NeonLanes = PairLanes<NeonHalf>;

}  // namespace
}  // namespace nonet::classic
