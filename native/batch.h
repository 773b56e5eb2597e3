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
  std::size_t grain = 1;  // neighbouring items handed out together: more for shorter items
};

inline int worker_count(const Batch& batch) {
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const int wanted = batch.workers > 0 ? batch.workers : cores;
  const std::size_t chunks = (batch.count + batch.grain - 1) / batch.grain;
  return static_cast<int>(std::clamp<std::size_t>(chunks, 1, wanted));
}

// Calls `run(item)` for each item, on several threads at once and in no certain order, so the
// result must depend on the item alone. After a cancel, the deadline or an exception no further
// chunk is begun: the caller fills its results beforehand with what an item that was not reached
// should say. The first exception is thrown again here.
template <class Run>
void run_batch(const Batch& batch, const Control& control, const Run& run) {
  std::atomic<std::size_t> next{0};
  std::atomic<bool> failed{false};
  std::exception_ptr error;
  std::mutex error_lock;

  const auto work = [&] {
    try {
      while (!failed.load(std::memory_order_relaxed) && !control.should_stop()) {
        const std::size_t begin = next.fetch_add(batch.grain, std::memory_order_relaxed);
        if (begin >= batch.count) return;
        const std::size_t end = std::min(begin + batch.grain, batch.count);
        for (std::size_t item = begin; item < end; ++item) run(item);
      }
    } catch (...) {
      const std::lock_guard guard(error_lock);
      if (!failed.exchange(true)) error = std::current_exception();
    }
  };

  std::vector<std::thread> helpers;
  try {
    for (int n = worker_count(batch); n > 1; --n) helpers.emplace_back(work);
  } catch (const std::system_error&) {
    // No more threads to be had: go on with those that started.
  }
  work();
  for (std::thread& helper : helpers) helper.join();
  if (error) std::rethrow_exception(error);
}

}  // namespace nonet
