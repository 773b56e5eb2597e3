// All that follows from a candidate by the links of a board that stays as it is: which, not how.
#pragma once

#include <span>

#include "candidate_set.h"
#include "grid.h"

namespace nonet::rating {

class Consequences {
 public:
  void find(const Marks& board);

  // Whether there is something that follows from each of the assumptions that they are on.
  bool agree(std::span<const Candidate> assumptions) const;

 private:
  template <int words>
  void find_in(const Marks& board);

  CandidateSet board_;
  std::array<CandidateSet, candidate_count> on_, off_;  // by candidate that is on
};

}  // namespace nonet::rating
