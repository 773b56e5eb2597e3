// What a caller and a running search share: deadline, cancel flag, progress.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>

namespace nonet {

class Control {
 public:
  using Clock = std::chrono::steady_clock;

  Control() = default;
  // A part of the work of `parent` ends with it, too, and reports to it; the parent must live on.
  explicit Control(double seconds, Control* parent = nullptr) : parent_(parent) {
    constexpr double longest = 1e9;  // thirty years: more would overflow the clock
    if (seconds < longest) {
      deadline_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                     std::chrono::duration<double>(seconds > 0 ? seconds : 0));
    }
  }

  // What one thread does of the work of `whole`. It reports now and then, and at its end: to write
  // what all threads write takes a CPU longer than many a puzzle does.
  struct Share {
    Control& whole;
  };
  explicit Control(Share share) : parent_(&share.whole), is_share_(true) {}
  ~Control() {
    if (is_share_) pass_on();
  }
  Control(const Control&) = delete;
  Control& operator=(const Control&) = delete;

  void cancel() { cancelled_.store(true, std::memory_order_relaxed); }
  bool cancelled() const {
    return cancelled_.load(std::memory_order_relaxed) || (parent_ && parent_->cancelled());
  }

  // Reads the clock: ask once in a few hundred nodes, not at each.
  bool should_stop() const {
    return cancelled() || (deadline_ != Clock::time_point::max() && Clock::now() >= deadline_) ||
           (parent_ && parent_->should_stop());
  }

  double seconds_left() const {
    if (cancelled()) return 0;
    constexpr double endless = std::numeric_limits<double>::infinity();
    const double above = parent_ ? parent_->seconds_left() : endless;
    if (deadline_ == Clock::time_point::max()) return above;
    const std::chrono::duration<double> left = deadline_ - Clock::now();
    return std::clamp(left.count(), 0.0, above);
  }

  void report(std::uint64_t nodes, std::uint64_t solutions) {
    if (is_share_) return gather(nodes, solutions);
    nodes_.fetch_add(nodes, std::memory_order_relaxed);
    solutions_.fetch_add(solutions, std::memory_order_relaxed);
    if (parent_) parent_->report(nodes, solutions);
  }
  std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
  std::uint64_t solutions() const { return solutions_.load(std::memory_order_relaxed); }

 private:
  static constexpr std::uint64_t many_nodes = 1024;

  // Nobody else writes here, so that this can do without the lock of the bus.
  void gather(std::uint64_t nodes, std::uint64_t solutions) {
    nodes_.store(nodes_.load(std::memory_order_relaxed) + nodes, std::memory_order_relaxed);
    solutions_.store(solutions_.load(std::memory_order_relaxed) + solutions,
                     std::memory_order_relaxed);
    if (this->nodes() >= many_nodes) pass_on();
  }
  void pass_on() {
    parent_->report(nodes(), solutions());
    nodes_.store(0, std::memory_order_relaxed);
    solutions_.store(0, std::memory_order_relaxed);
  }

  Control* parent_ = nullptr;
  bool is_share_ = false;
  Clock::time_point deadline_ = Clock::time_point::max();
  std::atomic<bool> cancelled_{false};
  std::atomic<std::uint64_t> nodes_{0};
  std::atomic<std::uint64_t> solutions_{0};
};

}  // namespace nonet
