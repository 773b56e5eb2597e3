// The finders of all techniques, one file per family. Each reports the steps it sees to the search.
#pragma once

#include "position.h"
#include "search.h"

namespace nonet::logic {

template <int W>
void find_full_house(const Position<W>&, Search&);
template <int W>
void find_naked_single(const Position<W>&, Search&);
template <int W>
void find_hidden_single(const Position<W>&, Search&, int in_box);

template <int W>
void find_direct_pointing(const Position<W>&, Search&);
template <int W>
void find_direct_claiming(const Position<W>&, Search&);
template <int W>
void find_direct_hidden_subset(const Position<W>&, Search&, int size);

template <int W>
void find_pointing(const Position<W>&, Search&);
template <int W>
void find_claiming(const Position<W>&, Search&);
template <int W>
void find_common_peers(const Position<W>&, Search&);

template <int W>
void find_locked_subset(const Position<W>&, Search&, int size);
template <int W>
void find_naked_subset(const Position<W>&, Search&, int size);
template <int W>
void find_hidden_subset(const Position<W>&, Search&, int size);

template <int W>
void find_skyscraper(const Position<W>&, Search&);
template <int W>
void find_kite(const Position<W>&, Search&);
template <int W>
void find_dual_kite(const Position<W>&, Search&);
template <int W>
void find_turbot_fish(const Position<W>&, Search&);
template <int W>
void find_empty_rectangle(const Position<W>&, Search&);
template <int W>
void find_dual_empty_rectangle(const Position<W>&, Search&);

template <int W>
void find_xy_wing(const Position<W>&, Search&);
template <int W>
void find_xyz_wing(const Position<W>&, Search&);
template <int W>
void find_w_wing(const Position<W>&, Search&);

template <int W>
void find_unique_rectangle(const Position<W>&, Search&, int type);
template <int W>
void find_hidden_rectangle(const Position<W>&, Search&);
template <int W>
void find_avoidable_rectangle(const Position<W>&, Search&, int type);
template <int W>
void find_unique_loop(const Position<W>&, Search&);
template <int W>
void find_bug_plus_1(const Position<W>&, Search&);
template <int W>
void find_bug_plus_several(const Position<W>&, Search&);

template <int W>
void find_simple_colour_trap(const Position<W>&, Search&);
template <int W>
void find_simple_colour_wrap(const Position<W>&, Search&);
template <int W>
void find_multi_colour_1(const Position<W>&, Search&);
template <int W>
void find_multi_colour_2(const Position<W>&, Search&);

template <int W>
void find_remote_pair(const Position<W>&, Search&);
template <int W>
void find_x_chain(const Position<W>&, Search&);
template <int W>
void find_xy_chain(const Position<W>&, Search&);
template <int W>
void find_continuous_loop(const Position<W>&, Search&, int with_groups);
template <int W>
void find_discontinuous_loop(const Position<W>&, Search&, int with_groups);
template <int W>
void find_alternating_chain(const Position<W>&, Search&, int with_groups);

template <int W>
void find_aligned_exclusion(const Position<W>&, Search&, int size);
template <int W>
void find_als_xz(const Position<W>&, Search&);
template <int W>
void find_als_xy_wing(const Position<W>&, Search&);
template <int W>
void find_als_chain(const Position<W>&, Search&);
template <int W>
void find_death_blossom(const Position<W>&, Search&);
template <int W>
void find_sue_de_coq(const Position<W>&, Search&);
template <int W>
void find_template_set(const Position<W>&, Search&);
template <int W>
void find_template_delete(const Position<W>&, Search&);

template <int W>
void find_kraken_fish(const Position<W>&, Search&, int type);

template <int W>
void find_forcing_chain_contradiction(const Position<W>&, Search&);
template <int W>
void find_forcing_chain_verity(const Position<W>&, Search&);
template <int W>
void find_forcing_net_contradiction(const Position<W>&, Search&);
template <int W>
void find_forcing_net_verity(const Position<W>&, Search&);

template <int W>
void find_cage_single_combination(const Position<W>&, Search&);
template <int W>
void find_cage_combination(const Position<W>&, Search&);
template <int W>
void find_short_cage(const Position<W>&, Search&);
template <int W>
void find_cage_forced_digit(const Position<W>&, Search&);
template <int W>
void find_innie(const Position<W>&, Search&);
template <int W>
void find_outie(const Position<W>&, Search&);
template <int W>
void find_innie_or_outie_of_several(const Position<W>&, Search&);
template <int W>
void find_innies(const Position<W>&, Search&);
template <int W>
void find_outies(const Position<W>&, Search&);
template <int W>
void find_cage_splitting(const Position<W>&, Search&);
template <int W>
void find_law_of_leftovers(const Position<W>&, Search&);

template <int W>
void find_rule_limits(const Position<W>&, Search&);
template <int W>
void find_rule_candidates(const Position<W>&, Search&);
template <int W>
void find_rule_combinations(const Position<W>&, Search&);
template <int W>
void find_rule_forced_digit(const Position<W>&, Search&);
template <int W>
void find_rule_balance(const Position<W>&, Search&);
template <int W>
void find_rule_and_house(const Position<W>&, Search&);
template <int W>
void find_rule_and_rule(const Position<W>&, Search&);

}  // namespace nonet::logic
