#include "techniques.h"

#include "fish.h"
#include "widths.h"

namespace nonet::logic {

// A finder that takes a size, bound to one.
#define NONET_SIZED(find, size) [](const Position<W>& p, Search& s) { find(p, s, size); }

#define NONET_FISH(size, shape, fins)                              \
  [](const Position<W>& p, Search& s) {                            \
    find_fish(p, s, FishPlan{size, FishShape::shape, Fins::fins}); \
  }

template <int W>
const std::vector<Technique<W>>& techniques() {
  static const std::vector<Technique<W>> list = {
      {"full_house", find_full_house<W>},
      {"naked_single", find_naked_single<W>},
      {"hidden_single", find_hidden_single<W>},
      {"hidden_single_in_box", find_hidden_single_in_box<W>},
      {"direct_pointing", find_direct_pointing<W>},
      {"direct_claiming", find_direct_claiming<W>},
      {"direct_hidden_pair", NONET_SIZED(find_direct_hidden_subset, 2)},
      {"direct_hidden_triple", NONET_SIZED(find_direct_hidden_subset, 3)},
      {"locked_pair", NONET_SIZED(find_locked_subset, 2)},
      {"locked_triple", NONET_SIZED(find_locked_subset, 3)},
      {"pointing", find_pointing<W>},
      {"claiming", find_claiming<W>},
      {"naked_pair", NONET_SIZED(find_naked_subset, 2)},
      {"naked_triple", NONET_SIZED(find_naked_subset, 3)},
      {"naked_quad", NONET_SIZED(find_naked_subset, 4)},
      {"hidden_pair", NONET_SIZED(find_hidden_subset, 2)},
      {"hidden_triple", NONET_SIZED(find_hidden_subset, 3)},
      {"hidden_quad", NONET_SIZED(find_hidden_subset, 4)},
      {"x_wing", NONET_FISH(2, basic, none)},
      {"swordfish", NONET_FISH(3, basic, none)},
      {"jellyfish", NONET_FISH(4, basic, none)},
      {"finned_x_wing", NONET_FISH(2, basic, finned)},
      {"finned_swordfish", NONET_FISH(3, basic, finned)},
      {"finned_jellyfish", NONET_FISH(4, basic, finned)},
      {"sashimi_x_wing", NONET_FISH(2, basic, sashimi)},
      {"sashimi_swordfish", NONET_FISH(3, basic, sashimi)},
      {"sashimi_jellyfish", NONET_FISH(4, basic, sashimi)},
      {"siamese_x_wing", NONET_FISH(2, basic, siamese)},
      {"siamese_swordfish", NONET_FISH(3, basic, siamese)},
      {"siamese_jellyfish", NONET_FISH(4, basic, siamese)},
      {"franken_x_wing", NONET_FISH(2, franken, none)},
      {"franken_swordfish", NONET_FISH(3, franken, none)},
      {"franken_jellyfish", NONET_FISH(4, franken, none)},
      {"finned_franken_x_wing", NONET_FISH(2, franken, any)},
      {"finned_franken_swordfish", NONET_FISH(3, franken, any)},
      {"finned_franken_jellyfish", NONET_FISH(4, franken, any)},
      {"siamese_franken_x_wing", NONET_FISH(2, franken, siamese)},
      {"siamese_franken_swordfish", NONET_FISH(3, franken, siamese)},
      {"siamese_franken_jellyfish", NONET_FISH(4, franken, siamese)},
      {"mutant_swordfish", NONET_FISH(3, mutant, none)},
      {"mutant_jellyfish", NONET_FISH(4, mutant, none)},
      {"finned_mutant_x_wing", NONET_FISH(2, mutant, any)},
      {"finned_mutant_swordfish", NONET_FISH(3, mutant, any)},
      {"finned_mutant_jellyfish", NONET_FISH(4, mutant, any)},
      {"siamese_mutant_jellyfish", NONET_FISH(4, mutant, siamese)},
      {"finned_mutant_squirmbag", NONET_FISH(5, mutant, any)},
      {"finned_mutant_whale", NONET_FISH(6, mutant, any)},
      {"kraken_fish_1", NONET_SIZED(find_kraken_fish, 1)},
      {"kraken_fish_2", NONET_SIZED(find_kraken_fish, 2)},
      {"skyscraper", find_skyscraper<W>},
      {"two_string_kite", find_kite<W>},
      {"dual_two_string_kite", find_dual_kite<W>},
      {"turbot_fish", find_turbot_fish<W>},
      {"empty_rectangle", find_empty_rectangle<W>},
      {"dual_empty_rectangle", find_dual_empty_rectangle<W>},
      {"xy_wing", find_xy_wing<W>},
      {"xyz_wing", find_xyz_wing<W>},
      {"w_wing", find_w_wing<W>},
      {"unique_rectangle_1", NONET_SIZED(find_unique_rectangle, 1)},
      {"unique_rectangle_2", NONET_SIZED(find_unique_rectangle, 2)},
      {"unique_rectangle_3", NONET_SIZED(find_unique_rectangle, 3)},
      {"unique_rectangle_4", NONET_SIZED(find_unique_rectangle, 4)},
      {"unique_rectangle_5", NONET_SIZED(find_unique_rectangle, 5)},
      {"unique_rectangle_6", NONET_SIZED(find_unique_rectangle, 6)},
      {"hidden_rectangle", find_hidden_rectangle<W>},
      {"avoidable_rectangle_1", NONET_SIZED(find_avoidable_rectangle, 1)},
      {"avoidable_rectangle_2", NONET_SIZED(find_avoidable_rectangle, 2)},
      {"bug_plus_1", find_bug_plus_1<W>},
      {"simple_colour_trap", find_simple_colour_trap<W>},
      {"simple_colour_wrap", find_simple_colour_wrap<W>},
      {"multi_colour_1", find_multi_colour_1<W>},
      {"multi_colour_2", find_multi_colour_2<W>},
      {"remote_pair", find_remote_pair<W>},
      {"x_chain", find_x_chain<W>},
      {"xy_chain", find_xy_chain<W>},
      {"continuous_nice_loop", NONET_SIZED(find_continuous_loop, 0)},
      {"discontinuous_nice_loop", NONET_SIZED(find_discontinuous_loop, 0)},
      {"alternating_inference_chain", NONET_SIZED(find_alternating_chain, 0)},
      {"grouped_continuous_nice_loop", NONET_SIZED(find_continuous_loop, 1)},
      {"grouped_discontinuous_nice_loop", NONET_SIZED(find_discontinuous_loop, 1)},
      {"grouped_alternating_inference_chain", NONET_SIZED(find_alternating_chain, 1)},
      {"als_xz", find_als_xz<W>},
      {"als_xy_wing", find_als_xy_wing<W>},
      {"als_chain", find_als_chain<W>},
      {"death_blossom", find_death_blossom<W>},
      {"sue_de_coq", find_sue_de_coq<W>},
      {"template_set", find_template_set<W>},
      {"template_delete", find_template_delete<W>},
      {"forcing_chain_contradiction", find_forcing_chain_contradiction<W>},
      {"forcing_chain_verity", find_forcing_chain_verity<W>},
      {"forcing_net_contradiction", find_forcing_net_contradiction<W>},
      {"forcing_net_verity", find_forcing_net_verity<W>},
      {"cage_single_combination", find_cage_single_combination<W>},
      {"cage_combination", find_cage_combination<W>},
      {"short_cage", find_short_cage<W>},
      {"cage_forced_digit", find_cage_forced_digit<W>},
      {"innie", find_innie<W>},
      {"outie", find_outie<W>},
      {"innie_or_outie_of_several", find_innie_or_outie_of_several<W>},
      {"innies", find_innies<W>},
      {"outies", find_outies<W>},
      {"cage_splitting", find_cage_splitting<W>},
      {"law_of_leftovers", find_law_of_leftovers<W>},
  };
  return list;
}

#define NONET_TECHNIQUES(W) template const std::vector<Technique<W>>& techniques<W>();
NONET_EACH_WIDTH(NONET_TECHNIQUES)

}  // namespace nonet::logic
