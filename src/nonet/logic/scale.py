"""The scale: how hard each technique is in tenths, by the measure of Sudoku Explainer.

The ladder is the order in which techniques are taught; this is the order in which a rating tries
them. Where Sudoku Explainer knows a technique, it has its rating; the others stand beside what it
would have to use instead. The techniques of cages stand low: who plays killers adds up cages as
others look along rows.
"""

from nonet.logic.ladder import RULE_LADDER, TECHNIQUES

SCALE = {
    "full_house": 10,
    "hidden_single_in_box": 12,
    "cage_single_combination": 12,
    "innie": 14,
    "short_cage": 14,
    "hidden_single": 15,
    "rule_limits": 15,
    "outie": 15,
    "direct_pointing": 17,
    "direct_claiming": 19,
    "direct_hidden_pair": 20,
    "naked_single": 23,
    "cage_combination": 24,
    "rule_candidates": 24,
    "cage_forced_digit": 25,
    "direct_hidden_triple": 25,
    "pointing": 26,
    "rule_forced_digit": 26,
    "innie_or_outie_of_several": 27,
    "claiming": 28,
    "law_of_leftovers": 29,
    "rule_combinations": 30,
    "rule_balance": 30,
    "locked_pair": 30,
    "naked_pair": 30,
    "x_wing": 32,
    "hidden_pair": 34,
    "innies": 34,
    "locked_triple": 36,
    "naked_triple": 36,
    "rule_and_house": 36,
    "outies": 36,
    "cage_splitting": 38,
    "swordfish": 38,
    "hidden_triple": 40,
    "xy_wing": 42,
    "xyz_wing": 44,
    "unique_rectangle_1": 45,
    "unique_rectangle_2": 45,
    "unique_rectangle_4": 45,
    "unique_rectangle_3": 46,
    "unique_rectangle_5": 46,
    "unique_rectangle_6": 46,
    "rule_and_rule": 46,
    "hidden_rectangle": 47,
    "avoidable_rectangle_1": 47,
    "avoidable_rectangle_2": 48,
    "naked_quad": 50,
    "jellyfish": 52,
    "hidden_quad": 54,
    "bug_plus_1": 56,
    "skyscraper": 66,
    "two_string_kite": 66,
    "turbot_fish": 66,
    "simple_colour_trap": 66,
    "simple_colour_wrap": 66,
    "empty_rectangle": 67,
    "w_wing": 67,
    "remote_pair": 67,
    "multi_colour_1": 68,
    "multi_colour_2": 68,
    "x_chain": 69,
    "xy_chain": 70,
    "continuous_nice_loop": 71,
    "discontinuous_nice_loop": 72,
    "alternating_inference_chain": 72,
    "finned_x_wing": 75,
    "sashimi_x_wing": 75,
    "finned_swordfish": 77,
    "sashimi_swordfish": 77,
    "als_xz": 77,
    "grouped_continuous_nice_loop": 78,
    "grouped_discontinuous_nice_loop": 78,
    "grouped_alternating_inference_chain": 78,
    "als_xy_wing": 80,
    "forcing_chain_contradiction": 82,
    "forcing_chain_verity": 83,
    "als_chain": 83,
    "death_blossom": 84,
    "finned_jellyfish": 84,
    "sashimi_jellyfish": 84,
    "sue_de_coq": 85,
    "forcing_net_contradiction": 88,
    "forcing_net_verity": 90,
}
"""The techniques that a rating tries, in this order, and their tenths."""

BEYOND = 100
"""The tenths of whatever it takes to go on where the scale ends."""

GUESS = "guess"
"""The technique that is left where no other leads on."""

_RULE_STEPS = (technique for steps in RULE_LADDER.values() for technique in steps)

SCORES = {one.name: one.score for one in (*TECHNIQUES.values(), *_RULE_STEPS)} | {
    "short_cage": 30,
    "direct_pointing": 50,
    "direct_claiming": 50,
    "direct_hidden_pair": 70,
    "direct_hidden_triple": 100,
    "unique_loop": 120,
    "bug_plus_several": 120,
    "aligned_pair_exclusion": 200,
    "x_cycle": 260,
    "y_cycle": 260,
    "xy_cycle": 280,
    "forcing_x_chain": 260,
    "forcing_xy_chain": 280,
    "aligned_triple_exclusion": 340,
    "nishio_forcing_chain": 400,
    "multiple_forcing_chain": 500,
    "dynamic_forcing_chain": 700,
    "dynamic_forcing_chain_plus": 1000,
    "nested_forcing_chain": 1500,
    "nested_multiple_forcing_chain": 2000,
    "nested_dynamic_forcing_chain": 3000,
    "nested_dynamic_forcing_chain_plus": 5000,
    GUESS: 10000,
}
"""What each use of a technique adds to a score, whether the ladder has it or only a rating."""


def tenths_of(technique: str) -> int:
    """How hard a technique is, in tenths; what the scale does not have is beyond it.

    >>> tenths_of("x_wing"), tenths_of("kraken_fish_1")
    (32, 100)
    """
    return SCALE.get(technique, BEYOND)
