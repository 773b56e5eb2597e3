// What the deeper forcing chains look for on a board full of assumptions: locked candidates, pairs,
// X-wings, and from 9.5 on whole chains.
#pragma once

#include <memory>

#include "forcing.h"

namespace nonet::rating {

// Depth 1 knows no chains. 2: static chains; 3: multiple ones too. 4: dynamic ones instead;
// 5: and dynamic ones of depth 2.
class BoardAdvancer : public Advancer {
 public:
  BoardAdvancer(const Grid& grid, const Control& control, int depth);

  bool advance(Closure& closure) override;

 private:
  const Grid& grid_;
  const Control& control_;
  int depth_;
  std::unique_ptr<ForcingSearch> forcing_;  // multiple or dynamic
  std::unique_ptr<BoardAdvancer> deeper_;   // of the dynamic search within depth 5
};

}  // namespace nonet::rating
