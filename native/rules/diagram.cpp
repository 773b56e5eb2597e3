#include "diagram.h"

#include <algorithm>
#include <map>

namespace nonet::rules {

constexpr std::size_t most_steps = 4'000'000;  // moves that are looked at to unroll an automaton
constexpr std::size_t few_words = 48;

class DiagramBuilder {
 public:
  DiagramBuilder(const Machine& machine, int length) : machine_(machine), length_(length) {}

  std::optional<Diagram> build() {
    if (!find_states()) return std::nullopt;
    merge_states();
    number_words();
    return std::move(diagram_);
  }

 private:
  using States = std::vector<std::int32_t>;

  int move(std::int32_t state, int digit) const {
    return machine_.moves[static_cast<std::size_t>(state) * machine_.size + digit];
  }

  // The states that can be reached after each cell; false if there are too many.
  bool find_states() {
    std::vector<int> stamps(machine_.state_count(), -1);
    states_.assign(1, {machine_.start});
    std::size_t steps = 0;
    for (int layer = 0; layer < length_; ++layer) {
      steps += states_.back().size() * machine_.size;
      if (steps > most_steps) return false;
      States next;
      for (const std::int32_t state : states_.back()) {
        for (int digit = 0; digit < machine_.size; ++digit) {
          const int target = move(state, digit);
          if (target < 0 || stamps[target] == layer) continue;
          stamps[target] = layer;
          next.push_back(target);
        }
      }
      states_.push_back(std::move(next));
    }
    return true;
  }

  // From the end: states with the same arcs become one node, those without any are left out.
  void merge_states() {
    std::vector<std::int32_t> nodes(machine_.state_count(), -1);  // of the layer that follows
    for (const std::int32_t state : states_.back()) {
      if (machine_.accepting[state] != 0) nodes[state] = 0;
    }
    std::vector<std::vector<Arcs>> layers(length_);
    for (int layer = length_; layer-- > 0;) {
      std::vector<std::int32_t> here(machine_.state_count(), -1);
      std::map<Arcs, std::int32_t> known;
      for (const std::int32_t state : states_[layer]) {
        Arcs arcs = arcs_of(state, nodes);
        if (arcs.empty()) continue;
        const auto number = static_cast<std::int32_t>(known.size());
        const auto [entry, is_new] = known.emplace(std::move(arcs), number);
        if (is_new) layers[layer].push_back(entry->first);
        here[state] = entry->second;
      }
      nodes = std::move(here);
    }
    for (const auto& layer : layers) add_layer(layer);
  }

  using Arcs = std::vector<std::pair<std::uint32_t, Mask>>;  // by target

  Arcs arcs_of(std::int32_t state, const std::vector<std::int32_t>& nodes) const {
    Arcs arcs;
    for (int digit = 0; digit < machine_.size; ++digit) {
      const int target = move(state, digit);
      if (target < 0 || nodes[target] < 0) continue;
      const auto node = static_cast<std::uint32_t>(nodes[target]);
      auto arc = std::ranges::find(arcs, node, [](const auto& one) { return one.first; });
      if (arc == arcs.end()) arc = arcs.insert(arc, {node, 0});
      arc->second |= Mask{1} << digit;
    }
    std::ranges::sort(arcs);
    return arcs;
  }

  void add_layer(const std::vector<Arcs>& nodes) {
    const auto first = static_cast<std::uint32_t>(diagram_.arc_starts_.size() - 1);
    diagram_.layers_.push_back({first, static_cast<std::uint32_t>(nodes.size()), 0});
    for (const Arcs& arcs : nodes) {
      for (const auto& [target, digits] : arcs) diagram_.arcs_.push_back({digits, target});
      diagram_.arc_starts_.push_back(static_cast<std::uint32_t>(diagram_.arcs_.size()));
    }
  }

  void number_words() {
    for (auto& layer : diagram_.layers_) {
      layer.first_word = diagram_.word_count_;
      diagram_.word_count_ += std::max(1, words_for(static_cast<int>(layer.node_count)));
    }
    ++diagram_.word_count_;  // the last node
  }

  const Machine& machine_;
  int length_;
  std::vector<States> states_;
  Diagram diagram_;
};

std::optional<Diagram> Diagram::of(const Machine& machine, int length) {
  return DiagramBuilder(machine, length).build();
}

bool Diagram::narrow(std::span<Mask> masks) const {
  if (layers_.front().node_count == 0) return false;
  Buffer<Word, few_words> buffer(word_count_);
  const std::span<Word> reached = buffer.items();
  std::ranges::fill(reached, 0);
  reached[0] = 1;
  if (!run_forward(masks, reached)) return false;
  run_backward(masks, reached);
  return true;
}

bool Diagram::run_forward(std::span<const Mask> masks, std::span<Word> reached) const {
  const Word* set = reached.data();
  for (std::size_t n = 0; n < layers_.size(); ++n) {
    const Layer& layer = layers_[n];
    Word* const next =
        reached.data() + (n + 1 < layers_.size() ? layers_[n + 1].first_word : word_count_ - 1);
    const Mask mask = masks[n];
    Word any = 0;
    for (std::uint32_t word = 0; set + word < next; ++word) {
      for (Word left = set[word]; left != 0; left &= left - 1) {
        const std::uint32_t node = layer.first_node + word * word_bits + std::countr_zero(left);
        for (const Arc& arc : arcs_of(node)) {
          const Word hit = (arc.digits & mask) != 0;
          next[arc.target / word_bits] |= hit << (arc.target % word_bits);
          any |= hit;
        }
      }
    }
    if (any == 0) return false;
    set = next;
  }
  return true;
}

void Diagram::run_backward(std::span<Mask> masks, std::span<Word> reached) const {
  Word* next = reached.data() + word_count_ - 1;
  for (std::size_t n = layers_.size(); n-- > 0;) {
    const Layer& layer = layers_[n];
    Word* const set = reached.data() + layer.first_word;
    const Mask mask = masks[n];
    Mask supported = 0;
    for (std::uint32_t word = 0; set + word < next; ++word) {
      for (Word left = set[word]; left != 0; left &= left - 1) {
        const std::uint32_t node = layer.first_node + word * word_bits + std::countr_zero(left);
        Mask here = 0;
        for (const Arc& arc : arcs_of(node)) {
          const Mask alive =
              -static_cast<Mask>(next[arc.target / word_bits] >> (arc.target % word_bits) & 1);
          here |= arc.digits & mask & alive;
        }
        supported |= here;
        if (here == 0) set[word] ^= left & -left;
      }
    }
    masks[n] = supported;
    next = set;
  }
}

namespace {

class AutomatonRule final : public Rule {
 public:
  AutomatonRule(std::vector<Cell> cells, std::shared_ptr<const Diagram> diagram)
      : Rule(std::move(cells)), diagram_(std::move(diagram)) {}

  Narrowed narrow(std::span<Mask> masks, Mask&) const override {
    return diagram_->narrow(masks) ? Narrowed::wholly : Narrowed::impossible;
  }
  int cost() const override { return 20 + 2 * diagram_->arc_count(); }

 private:
  std::shared_ptr<const Diagram> diagram_;
};

class WalkRule final : public Rule {
 public:
  WalkRule(std::vector<Cell> cells, std::shared_ptr<const Machine> machine)
      : Rule(std::move(cells)), machine_(std::move(machine)) {}

  Narrowed narrow(std::span<Mask> masks, Mask&) const override {
    std::int32_t state = machine_->start;
    for (Mask& mask : masks) {
      const std::int32_t* const moves = &machine_->moves[state * machine_->size];
      for (Mask rest = mask; rest != 0; rest &= rest - 1) {
        if (moves[std::countr_zero(rest)] < 0) mask ^= rest & -rest;
      }
      if (mask == 0) return Narrowed::impossible;
      if (!is_single(mask)) return Narrowed::partly;
      state = moves[std::countr_zero(mask)];
    }
    return machine_->accepting[state] != 0 ? Narrowed::wholly : Narrowed::impossible;
  }
  int cost() const override { return 10; }

 private:
  std::shared_ptr<const Machine> machine_;
};

}  // namespace

RulePointer make_automaton(std::vector<Cell> cells, std::shared_ptr<const Diagram> diagram) {
  return std::make_unique<AutomatonRule>(std::move(cells), std::move(diagram));
}

RulePointer make_walk(std::vector<Cell> cells, std::shared_ptr<const Machine> machine) {
  return std::make_unique<WalkRule>(std::move(cells), std::move(machine));
}

}  // namespace nonet::rules
