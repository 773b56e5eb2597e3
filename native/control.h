// What a caller and a running search share: deadline, cancel flag, progress.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>

namespace nonet {

class Control {
 public:
  using Clock = std::chrono::steady_clock;

  Control() = default;
  explicit Control(double seconds) {
    constexpr double longest = 1e9;  // thirty years: more would overflow the clock
    if (seconds < longest) {
      deadline_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                     std::chrono::duration<double>(seconds > 0 ? seconds : 0));
    }
  }

  void cancel() { cancelled_.store(true, std::memory_order_relaxed); }
  bool cancelled() const { return cancelled_.load(std::memory_order_relaxed); }

  // Reads the clock: ask once in a few hundred nodes, not at each.
  bool should_stop() const {
    return cancelled() || (deadline_ != Clock::time_point::max() && Clock::now() >= deadline_);
  }

  double seconds_left() const {
    if (cancelled()) return 0;
    if (deadline_ == Clock::time_point::max()) return std::numeric_limits<double>::infinity();
    const std::chrono::duration<double> left = deadline_ - Clock::now();
    return left.count() > 0 ? left.count() : 0;
  }

  void report(std::uint64_t nodes, std::uint64_t solutions) {
    nodes_.fetch_add(nodes, std::memory_order_relaxed);
    solutions_.fetch_add(solutions, std::memory_order_relaxed);
  }
  std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
  std::uint64_t solutions() const { return solutions_.load(std::memory_order_relaxed); }

 private:
  Clock::time_point deadline_ = Clock::time_point::max();
  std::atomic<bool> cancelled_{false};
  std::atomic<std::uint64_t> nodes_{0};
  std::atomic<std::uint64_t> solutions_{0};
};

}  // namespace nonet
