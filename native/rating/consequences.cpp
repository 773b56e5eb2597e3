// A transitive closure over the candidates with strong links; the others lead to some of them.
#include "consequences.h"

#include <memory>

#include "chain_graph.h"

namespace nonet::rating {
namespace {

// The candidates that share a slot with each candidate.
constexpr std::array<CandidateSet, candidate_count> make_sights() {
  std::array<CandidateSet, candidate_count> sights{};
  for (Candidate candidate = 0; candidate < candidate_count; ++candidate) {
    const int cell = cell_of(candidate), digit = digit_of(candidate);
    for (int other = 0; other < digit_count; ++other) {
      if (other != digit) sights[candidate].add(candidate_of(cell, other));
    }
    for (int peer = 0; peer < cell_count; ++peer) {
      const bool in_line = peer / 9 == cell / 9 || peer % 9 == cell % 9;
      const bool in_same_box = peer / 27 == cell / 27 && peer % 9 / 3 == cell % 9 / 3;
      if (peer != cell && (in_line || in_same_box)) {
        sights[candidate].add(candidate_of(peer, digit));
      }
    }
  }
  return sights;
}

constexpr std::array<CandidateSet, candidate_count> sights = make_sights();

// For each number all that come on after it, itself included.
template <int words>
class Reached {
 public:
  using Set = NumberSet<words>;

  explicit Reached(const ChainGraph<words>& graph) {
    const int count = graph.count();
    for (int number = 0; number < count; ++number) {
      sets_[number] = graph.next(number);
      sets_[number].add(number);
    }
    for (int middle = 0; middle < count; ++middle) {
      for (int number = 0; number < count; ++number) {
        if (sets_[number].has(middle)) sets_[number] |= sets_[middle];
      }
    }
  }

  const Set& from(int number) const { return sets_[number]; }

 private:
  std::array<Set, ChainGraph<words>::capacity> sets_;
};

}  // namespace

template <int words>
void Consequences::find_in(const Marks& board) {
  const auto graph = std::make_unique<ChainGraph<words>>();
  graph->build(board, Mode::xy);
  const auto reached = std::make_unique<Reached<words>>(*graph);
  const auto add = [&](Candidate source, Candidate on) {
    on_[source].add(on);
    off_[source] |= sights[on];
  };
  board_.each([&](Candidate source) {
    on_[source].clear();
    off_[source].clear();
    add(source, source);
    if (!graph->has_number(source)) return;
    reached->from(graph->number(source)).each([&](int number) {
      add(source, graph->candidate(number));
    });
  });
  board_.each([&](Candidate source) {
    if (graph->has_number(source)) return;
    graph->next_of(graph->weak_of(source)).each([&](int number) {
      on_[source] |= on_[graph->candidate(number)];
      off_[source] |= off_[graph->candidate(number)];
    });
  });
}

void Consequences::find(const Marks& board) {
  board_.clear();
  for (int cell = 0; cell < cell_count; ++cell) {
    for (Bits rest = board.digits(cell); rest; rest &= rest - 1) {
      board_.add(candidate_of(cell, first_bit(rest)));
    }
  }
  with_words(board, [&](auto words) { find_in<words()>(board); });
}

bool Consequences::agree(std::span<const Candidate> assumptions) const {
  CandidateSet on = board_, off = board_;
  for (const Candidate assumption : assumptions) {
    on &= on_[assumption];
    off &= off_[assumption];
  }
  return !on.empty() || !off.empty();
}

}  // namespace nonet::rating
