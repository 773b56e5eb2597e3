"""HoDoKu's score: the same puzzle by another program's order and points, for those who know it.

HoDoKu takes its techniques in an order of its own, which has little to do with our ladder, and adds
up points for each use. Its last resorts, templates and trial and error, are left out: where they
would be needed, there is no score. Hidden singles have two names here and one there.
"""

from nonet._native import Control
from nonet.core.puzzle import Puzzle
from nonet.logic import Position, walk

POINTS = {
    "full_house": 4,
    "naked_single": 4,
    "hidden_single_in_box": 14,
    "hidden_single": 14,
    "locked_pair": 40,
    "locked_triple": 60,
    "pointing": 50,
    "claiming": 50,
    "naked_pair": 60,
    "naked_triple": 80,
    "hidden_pair": 70,
    "hidden_triple": 100,
    "naked_quad": 120,
    "hidden_quad": 150,
    "x_wing": 140,
    "swordfish": 150,
    "jellyfish": 160,
    "remote_pair": 110,
    "bug_plus_1": 100,
    "skyscraper": 130,
    "two_string_kite": 150,
    "turbot_fish": 120,
    "empty_rectangle": 120,
    "w_wing": 150,
    "xy_wing": 160,
    "xyz_wing": 180,
    "unique_rectangle_1": 100,
    "unique_rectangle_2": 100,
    "unique_rectangle_3": 100,
    "unique_rectangle_4": 100,
    "unique_rectangle_5": 100,
    "unique_rectangle_6": 100,
    "hidden_rectangle": 100,
    "avoidable_rectangle_1": 100,
    "avoidable_rectangle_2": 100,
    "finned_x_wing": 130,
    "sashimi_x_wing": 150,
    "finned_swordfish": 200,
    "sashimi_swordfish": 240,
    "finned_jellyfish": 250,
    "sashimi_jellyfish": 260,
    "sue_de_coq": 250,
    "simple_colour_trap": 150,
    "simple_colour_wrap": 150,
    "multi_colour_1": 200,
    "multi_colour_2": 200,
    "x_chain": 260,
    "xy_chain": 260,
    "continuous_nice_loop": 280,
    "discontinuous_nice_loop": 280,
    "alternating_inference_chain": 280,
    "grouped_continuous_nice_loop": 300,
    "grouped_discontinuous_nice_loop": 300,
    "grouped_alternating_inference_chain": 300,
    "als_xz": 300,
    "als_xy_wing": 320,
    "als_chain": 340,
    "death_blossom": 360,
    "franken_x_wing": 300,
    "franken_swordfish": 350,
    "franken_jellyfish": 370,
    "finned_franken_x_wing": 390,
    "finned_franken_swordfish": 410,
    "forcing_chain_contradiction": 500,
    "forcing_chain_verity": 500,
    "forcing_net_contradiction": 700,
    "forcing_net_verity": 700,
    "finned_franken_jellyfish": 430,
    "mutant_swordfish": 450,
    "mutant_jellyfish": 450,
    "finned_mutant_x_wing": 470,
    "finned_mutant_swordfish": 470,
    "finned_mutant_jellyfish": 470,
    "finned_mutant_squirmbag": 470,
    "finned_mutant_whale": 470,
}
"""What each use counts, in the order in which they are tried."""


def hodoku_score(puzzle: Puzzle, control: Control | None = None) -> int | None:
    """The score of a puzzle with one solution; None where its techniques do not lead to the end.

    >>> from nonet import read
    >>> hodoku_score(read("..3..4...1....2."))
    48
    """
    way = walk(Position.of(puzzle, unique=True), POINTS, control, keep_steps=False)
    if not way.solved:
        return None
    return sum(POINTS[name] * uses for name, uses in way.counts.items())
