// Which variable to decide next: the one that took part in most of the latest conflicts.
#pragma once

#include <cstdint>
#include <vector>

#include "groups.h"

namespace nonet::learning {

// A binary heap with the most active variable on top. `place` finds a variable in it again:
//
//     heap      7 2 5      activity of 7 >= activity of 2 and of 5
//     place     . . 1 . . 2 . 0      absent: no place
class Order {
 public:
  explicit Order(std::size_t variable_count)
      : activity_(variable_count), place_(variable_count, absent) {
    for (Variable variable = 0; variable < variable_count; ++variable) insert(variable);
  }

  bool is_empty() const { return heap_.empty(); }

  void insert(Variable variable) {
    if (place_[variable] != absent) return;
    heap_.push_back(variable);
    rise(heap_.size() - 1);
  }

  Variable pop() {
    const Variable top = heap_.front();
    place_[top] = absent;
    const Variable last = heap_.back();
    heap_.pop_back();
    if (!heap_.empty()) {
      heap_.front() = last;
      sink(0);
    }
    return top;
  }

  void reward(Variable variable) {
    activity_[variable] += reward_;
    if (activity_[variable] > too_much) shrink();
    if (place_[variable] != absent) rise(place_[variable]);
  }

  // What happened before counts a little less from now on.
  void age() { reward_ /= 0.97; }

 private:
  static constexpr std::uint32_t absent = ~std::uint32_t{0};
  static constexpr double too_much = 1e100;

  bool is_before(Variable a, Variable b) const { return activity_[a] > activity_[b]; }

  void put(std::size_t place, Variable variable) {
    heap_[place] = variable;
    place_[variable] = static_cast<std::uint32_t>(place);
  }

  void rise(std::size_t place) {
    const Variable variable = heap_[place];
    while (place > 0 && is_before(variable, heap_[(place - 1) / 2])) {
      put(place, heap_[(place - 1) / 2]);
      place = (place - 1) / 2;
    }
    put(place, variable);
  }

  void sink(std::size_t place) {
    const Variable variable = heap_[place];
    for (std::size_t child = 2 * place + 1; child < heap_.size(); child = 2 * place + 1) {
      if (child + 1 < heap_.size() && is_before(heap_[child + 1], heap_[child])) ++child;
      if (!is_before(heap_[child], variable)) break;
      put(place, heap_[child]);
      place = child;
    }
    put(place, variable);
  }

  void shrink() {
    for (double& activity : activity_) activity /= too_much;
    reward_ /= too_much;
  }

  std::vector<double> activity_;
  std::vector<std::uint32_t> place_;
  std::vector<Variable> heap_;
  double reward_ = 1;
};

}  // namespace nonet::learning
