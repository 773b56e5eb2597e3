#include "census.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "../make/random.h"
#include "search.h"

namespace nonet {
namespace {

// Runs `use` on a search of the right kind that has drawn all conclusions from the puzzle; not
// where these contradict each other.
template <class Use>
void with_root(const Problem& problem, const Use& use) {
  const auto run = [&](auto&& search) {
    using Step = typename std::remove_cvref_t<decltype(search)>::Step;
    if (search.step() == Step::solution || !search.is_exhausted()) use(search);
  };
  if (problem.rules) {
    run(RuledSearch(problem));
  } else {
    run(Search(problem));
  }
}

// Asks about the cell with the most candidates that are still open; what a solution has is seen,
// and guesses prefer what has not been seen, so that few solutions show all.
class Cover {
 public:
  Cover(const Problem& problem, Control& control, std::uint64_t nodes)
      : control_(control), nodes_(nodes) {
    const auto cells = static_cast<std::size_t>(problem.board.cell_count());
    truth_.seen.assign(cells, 0);
    truth_.undecided.assign(cells, 0);
    open_.assign(cells, problem.board.all());
  }

  template <class AnySearch>
  void run(AnySearch& search) {
    search.prefer(open_);
    while (ask(search)) {
    }
  }
  Truth&& truth() { return std::move(truth_); }

 private:
  template <class AnySearch>
  bool ask(AnySearch& search) {
    const int cell = choose(search.candidates());
    if (cell < 0) return false;
    const Mask digits = search.candidates()[cell] & open_[cell];
    const End end = search.find_with(static_cast<Cell>(cell), digits, control_, nodes_);
    if (end == End::limit) {
      see(search.solution());
    } else if (end == End::budget && std::popcount(digits) > 1) {
      return ask_each(search, cell, digits);
    } else if (end == End::budget) {
      give_up(cell, digits);
    } else if (end == End::stopped) {
      give_up_all(search.candidates());
      return false;
    } else {
      open_[cell] &= ~digits;
    }
    return true;
  }

  // Too hard together: one by one.
  template <class AnySearch>
  bool ask_each(AnySearch& search, int cell, Mask digits) {
    for (; digits != 0; digits &= digits - 1) {
      const Mask digit = digits & -digits;
      if ((open_[cell] & search.candidates()[cell] & digit) == 0) continue;
      const End end = search.find_with(static_cast<Cell>(cell), digit, control_, nodes_);
      if (end == End::limit) see(search.solution());
      if (end == End::exhausted) open_[cell] &= ~digit;
      if (end == End::budget) give_up(cell, digit);
      if (end == End::stopped) {
        give_up_all(search.candidates());
        return false;
      }
    }
    return true;
  }

  int choose(std::span<const Mask> candidates) const {
    int best = -1;
    int most = 0;
    for (std::size_t cell = 0; cell < open_.size(); ++cell) {
      const int count = std::popcount(candidates[cell] & open_[cell]);
      if (count <= most) continue;
      most = count;
      best = static_cast<int>(cell);
    }
    return best;
  }

  void see(std::span<const Digit> solution) {
    for (std::size_t cell = 0; cell < open_.size(); ++cell) {
      const Mask digit = Mask{1} << (solution[cell] - 1);
      truth_.seen[cell] |= digit;
      truth_.undecided[cell] &= ~digit;
      open_[cell] &= ~digit;
    }
  }
  void give_up(int cell, Mask digits) {
    truth_.undecided[cell] |= digits;
    open_[cell] &= ~digits;
  }
  void give_up_all(std::span<const Mask> candidates) {
    for (std::size_t cell = 0; cell < open_.size(); ++cell) {
      truth_.undecided[cell] |= candidates[cell] & open_[cell];
    }
  }

  Control& control_;
  std::uint64_t nodes_;
  Truth truth_;
  std::vector<Mask> open_;  // what is neither seen nor known to be nowhere
};

// The shares of candidates in a sum whose terms are known by their logarithms.
class Shares {
 public:
  explicit Shares(std::size_t count) : sums_(count, 0) {}

  void add(std::span<const Digit> solution, double weight) {
    if (weight > greatest_) {
      const double less = std::exp(greatest_ - weight);
      for (double& sum : sums_) sum *= less;
      total_ *= less;
      greatest_ = weight;
    }
    const double term = std::exp(weight - greatest_);
    total_ += term;
    const std::size_t size = sums_.size() / solution.size();
    for (std::size_t cell = 0; cell < solution.size(); ++cell) {
      sums_[cell * size + solution[cell] - 1] += term;
    }
  }
  std::vector<double> shares() && {
    for (double& sum : sums_) sum = total_ > 0 ? sum / total_ : 0;
    return std::move(sums_);
  }

 private:
  std::vector<double> sums_;
  double total_ = 0;
  double greatest_ = -std::numeric_limits<double>::infinity();
};

std::size_t candidate_count(const Problem& problem) {
  return static_cast<std::size_t>(problem.board.cell_count()) * problem.board.size();
}

constexpr int probes_between_looks = 8;

}  // namespace

Truth true_candidates(const Problem& problem, Control& control, std::uint64_t nodes) {
  Cover cover(problem, control, nodes);
  with_root(problem, [&](auto& search) { cover.run(search); });
  return cover.truth();
}

Tally tally(const Problem& problem, std::uint64_t limit, Control& control) {
  Tally found;
  found.counts.assign(candidate_count(problem), 0);
  const std::size_t size = problem.board.size();
  const auto run = [&](auto&& search) {
    while (found.solutions < limit) {
      found.end = search.next(control, ~std::uint64_t{0});
      if (found.end != End::limit) return;
      ++found.solutions;
      std::uint64_t* counts = found.counts.data();
      for (const Digit digit : search.solution()) {
        ++counts[digit - 1];
        counts += size;
      }
    }
    found.end = search.next(control, ~std::uint64_t{0}, true);
  };
  if (problem.rules) {
    run(RuledSearch(problem));
  } else {
    run(Search(problem));
  }
  return found;
}

Probes probe(const Problem& problem, std::uint64_t count, std::uint64_t seed, Control& control) {
  Probes found;
  Shares shares(candidate_count(problem));
  make::Random random(seed);
  with_root(problem, [&](auto& search) {
    for (std::uint64_t done = 0; done < count; ++done) {
      if (done % probes_between_looks == 0 && control.should_stop()) return;
      const double weight = search.probe([&](int choices) { return random.below(choices); });
      found.weights.push_back(weight);
      if (std::isfinite(weight)) shares.add(search.solution(), weight);
    }
  });
  found.shares = std::move(shares).shares();
  return found;
}

}  // namespace nonet
