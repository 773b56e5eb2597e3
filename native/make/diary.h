// What happens while a puzzle is made, for those who watch.
#pragma once

#include <mutex>
#include <span>
#include <utility>
#include <vector>

#include "../types.h"

namespace nonet::make {

// A full grid that was dug, or a puzzle that a search has come to:
//
//     solution  534678912...   the full grid; nothing if the search only went on
//     order     80 3 17 ...    its cells, those that were tried last in front
//     givens    5.4..8.1....   what is left
struct Page {
  std::vector<Digit> solution;
  std::vector<Cell> order;
  std::vector<Digit> givens;
};

// Written by the one thread that makes the puzzle, read by any other.
class Diary {
 public:
  // The one that this thread writes, if somebody watches. To hand it down to wherever puzzles are
  // made would touch every signature on the way, for the sake of a few lines.
  static Diary*& of_this_thread() {
    thread_local Diary* diary = nullptr;
    return diary;
  }

  void note_dug(std::span<const Digit> solution, std::vector<Cell> order,
                std::span<const Digit> givens) {
    add({{solution.begin(), solution.end()}, std::move(order), {givens.begin(), givens.end()}});
  }

  void note_puzzle(std::span<const Digit> givens) { add({{}, {}, {givens.begin(), givens.end()}}); }

  // All pages since the last time.
  std::vector<Page> take() {
    const std::lock_guard guard(lock_);
    return std::exchange(pages_, {});
  }

 private:
  void add(Page page) {
    const std::lock_guard guard(lock_);
    pages_.push_back(std::move(page));
  }

  std::mutex lock_;
  std::vector<Page> pages_;
};

}  // namespace nonet::make
