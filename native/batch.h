// Many independent items on several threads: what both engines use for their bulk calls.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#include "control.h"

namespace nonet {

struct Batch {
  std::size_t count = 0;  // items 0..count-1
  int workers = 0;        // threads, the caller's own among them; 0: one for each core
  std::size_t grain = 1;  // neighbours handed out together at most: more for shorter items
};

inline int worker_count(const Batch& batch) {
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const int wanted = batch.workers > 0 ? batch.workers : cores;
  const std::size_t chunks = (batch.count + batch.grain - 1) / batch.grain;
  return static_cast<int>(std::clamp<std::size_t>(chunks, 1, wanted));
}

// Hands out the items of a batch in chunks, in order. Chunks become smaller towards the end, so
// that all workers are done at the same time, even if the last items are long ones.
class Chunks {
 public:
  Chunks(const Batch& batch, int workers)
      : count_(batch.count), grain_(batch.grain), share_(8 * static_cast<std::size_t>(workers)) {}

  struct Chunk {
    std::size_t begin, end;  // the same: nothing is left
  };

  Chunk take() {
    std::size_t begin = next_.load(std::memory_order_relaxed);
    std::size_t end = 0;
    do {
      const std::size_t left = count_ - begin;
      end = begin + std::min(left, std::clamp<std::size_t>(left / share_, 1, grain_));
    } while (!next_.compare_exchange_weak(begin, end, std::memory_order_relaxed));
    return {begin, end};
  }

  std::size_t taken() const { return next_.load(std::memory_order_relaxed); }

 private:
  const std::size_t count_, grain_, share_;
  alignas(64) std::atomic<std::size_t> next_{0};  // by itself: all workers write it
};

// Calls `run(begin, end)` for chunks of neighbouring items, on several threads at once, so the
// result must depend on the items alone. After a cancel, the deadline or an exception no further
// chunk is begun: the number that is returned is that of the first item that was not reached. The
// first exception is thrown again here.
template <class Run>
std::size_t run_chunks(const Batch& batch, const Control& control, const Run& run) {
  const int workers = worker_count(batch);
  Chunks chunks(batch, workers);
  std::atomic<bool> failed{false};
  std::exception_ptr error;
  std::mutex error_lock;

  const auto work = [&] {
    try {
      while (!failed.load(std::memory_order_relaxed) && !control.should_stop()) {
        const auto [begin, end] = chunks.take();
        if (begin == end) return;
        run(begin, end);
      }
    } catch (...) {
      const std::lock_guard guard(error_lock);
      if (!failed.exchange(true)) error = std::current_exception();
    }
  };

  std::vector<std::thread> helpers;
  try {
    for (int n = workers; n > 1; --n) helpers.emplace_back(work);
  } catch (const std::system_error&) {
    // No more threads to be had: go on with those that started.
  }
  work();
  for (std::thread& helper : helpers) helper.join();
  if (error) std::rethrow_exception(error);
  return chunks.taken();
}

// The same, calling `run(item)` for each item.
template <class Run>
std::size_t run_batch(const Batch& batch, const Control& control, const Run& run) {
  return run_chunks(batch, control, [&](std::size_t begin, std::size_t end) {
    for (std::size_t item = begin; item < end; ++item) run(item);
  });
}

}  // namespace nonet
