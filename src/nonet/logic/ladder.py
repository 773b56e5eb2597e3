"""The ladder: every technique with its rating, in the order in which a person would try it.

One order for all that is said to people: hints, explanations, levels, lessons, teaching. A rating
is in tenths, by the measure of Sudoku Explainer; where that has no such technique, it stands beside
what it would have to use instead. The techniques of cages stand low: who plays killers adds up
cages as others look along rows.

A technique is one native finder, one line here, and its texts. Sudoku Explainer has a few steps
under other names, which are found here by something as hard or easier:

- X-cycles and Y-cycles (6.5), forcing X-chains (6.6) and XY-chains (7.0) of any length are colours,
  X-chains, XY-chains, nice loops and alternating inference chains, all of them within a level;
- two dual two-string kites are two kites, one after the other;
- nishio (7.5), multiple (8.0) and dynamic (8.5) forcing chains are forcing chains and nets, which
  stay below the end of their level, whatever their length.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import merge

from nonet.logic.levels import Level, hardest_of, level_of


@dataclass(frozen=True, slots=True)
class Technique:
    """A technique: how hard it is in tenths, and its identifier.

    `code` is the number by which HoDoKu's collection of examples knows it. `unique` tells that it
    relies on the puzzle having one solution only; `joined` that its steps are two steps of the
    technique before it in one, so that it is never the first to find something.
    """

    rating: int
    name: str
    code: str = ""
    unique: bool = False
    joined: bool = False

    @property
    def level(self) -> Level:
        """The level of a puzzle that takes nothing harder."""
        return level_of(self.rating / 10)


LADDER = (
    Technique(10, "full_house", code="0000"),
    Technique(12, "hidden_single_in_box", code="0002"),
    Technique(12, "cage_single_combination"),
    Technique(14, "innie"),
    Technique(14, "short_cage"),
    Technique(15, "hidden_single", code="0002"),
    Technique(15, "outie"),
    Technique(17, "direct_pointing"),
    Technique(19, "direct_claiming"),
    Technique(20, "direct_hidden_pair"),
    Technique(23, "naked_single", code="0003"),
    Technique(24, "cage_combination"),
    Technique(25, "cage_forced_digit"),
    Technique(25, "direct_hidden_triple"),
    Technique(26, "pointing", code="0100"),
    Technique(27, "innie_or_outie_of_several"),
    Technique(28, "claiming", code="0101"),
    Technique(29, "common_peers"),
    Technique(29, "law_of_leftovers"),
    Technique(30, "locked_pair", code="0110"),
    Technique(30, "naked_pair", code="0200"),
    Technique(32, "x_wing", code="0300"),
    Technique(34, "hidden_pair", code="0210"),
    Technique(34, "innies"),
    Technique(36, "locked_triple", code="0111"),
    Technique(36, "naked_triple", code="0201"),
    Technique(36, "outies"),
    Technique(38, "cage_splitting"),
    Technique(38, "swordfish", code="0301"),
    Technique(40, "hidden_triple", code="0211"),
    Technique(42, "xy_wing", code="0800"),
    Technique(44, "xyz_wing", code="0801"),
    Technique(45, "unique_rectangle_1", code="0600", unique=True),
    Technique(45, "unique_rectangle_2", code="0601", unique=True),
    Technique(45, "unique_rectangle_4", code="0603", unique=True),
    Technique(46, "unique_rectangle_3", code="0602", unique=True),
    Technique(46, "unique_rectangle_5", code="0604", unique=True),
    Technique(46, "unique_rectangle_6", code="0605", unique=True),
    Technique(47, "unique_loop", unique=True),
    Technique(47, "hidden_rectangle", code="0606", unique=True),
    Technique(47, "avoidable_rectangle_1", code="0607", unique=True),
    Technique(48, "avoidable_rectangle_2", code="0608", unique=True),
    Technique(50, "naked_quad", code="0202"),
    Technique(52, "jellyfish", code="0302"),
    Technique(54, "hidden_quad", code="0212"),
    Technique(56, "bug_plus_1", code="0610", unique=True),
    Technique(57, "bug_plus_several", unique=True),
    Technique(62, "aligned_pair_exclusion"),
    Technique(66, "remote_pair", code="0703"),
    Technique(66, "skyscraper", code="0400"),
    Technique(66, "two_string_kite", code="0401"),
    Technique(66, "dual_two_string_kite", code="0404", joined=True),
    Technique(66, "turbot_fish", code="0403"),
    Technique(66, "simple_colour_trap", code="0500"),
    Technique(66, "simple_colour_wrap", code="0501"),
    Technique(67, "empty_rectangle", code="0402"),
    Technique(67, "dual_empty_rectangle", code="0405", joined=True),
    Technique(67, "w_wing", code="0803"),
    Technique(68, "multi_colour_1", code="0502"),
    Technique(68, "multi_colour_2", code="0503"),
    Technique(69, "x_chain", code="0701"),
    Technique(70, "xy_chain", code="0702"),
    Technique(71, "continuous_nice_loop", code="0706"),
    Technique(72, "discontinuous_nice_loop", code="0707"),
    Technique(72, "alternating_inference_chain", code="0708"),
    Technique(75, "aligned_triple_exclusion"),
    Technique(75, "finned_x_wing", code="0310"),
    Technique(75, "sashimi_x_wing", code="0320"),
    Technique(75, "siamese_x_wing", code="03101 03201", joined=True),
    Technique(76, "sue_de_coq", code="1101"),
    Technique(77, "finned_swordfish", code="0311"),
    Technique(77, "sashimi_swordfish", code="0321"),
    Technique(77, "siamese_swordfish", code="03111 03211", joined=True),
    Technique(77, "finned_jellyfish", code="0312"),
    Technique(77, "sashimi_jellyfish", code="0322"),
    Technique(77, "siamese_jellyfish", code="03121 03221", joined=True),
    Technique(77, "als_xz", code="0901"),
    Technique(78, "grouped_continuous_nice_loop", code="0709"),
    Technique(78, "grouped_discontinuous_nice_loop", code="0710"),
    Technique(78, "grouped_alternating_inference_chain", code="0711"),
    Technique(80, "als_xy_wing", code="0902"),
    Technique(82, "forcing_chain_contradiction", code="1301"),
    Technique(83, "forcing_chain_verity", code="1302"),
    Technique(83, "als_chain", code="0903"),
    Technique(84, "death_blossom", code="0904"),
    Technique(86, "franken_x_wing", code="0330"),
    Technique(86, "franken_swordfish", code="0331"),
    Technique(87, "finned_franken_x_wing", code="0340"),
    Technique(87, "siamese_franken_x_wing", code="03401", joined=True),
    Technique(87, "finned_franken_swordfish", code="0341"),
    Technique(87, "siamese_franken_swordfish", code="03411", joined=True),
    Technique(88, "forcing_net_contradiction", code="1303"),
    Technique(90, "forcing_net_verity", code="1304"),
    Technique(91, "franken_jellyfish", code="0332"),
    Technique(91, "finned_franken_jellyfish", code="0342"),
    Technique(91, "siamese_franken_jellyfish", code="03421", joined=True),
    Technique(92, "finned_mutant_x_wing", code="0360"),
    Technique(92, "mutant_swordfish", code="0351"),
    Technique(92, "finned_mutant_swordfish", code="0361"),
    Technique(93, "mutant_jellyfish", code="0352"),
    Technique(93, "finned_mutant_jellyfish", code="0362"),
    Technique(93, "siamese_mutant_jellyfish", code="03621", joined=True),
    Technique(94, "finned_mutant_squirmbag", code="0363"),
    Technique(95, "finned_mutant_whale", code="0364"),
    Technique(96, "kraken_fish_1"),
    Technique(97, "kraken_fish_2"),
    Technique(98, "template_set", code="1201"),
    Technique(99, "template_delete", code="1202"),
)
"""For boards of houses and cages; within a rating in the order in which they are tried."""

RULE_LADDER = (
    Technique(15, "rule_limits"),
    Technique(24, "rule_candidates"),
    Technique(26, "rule_forced_digit"),
    Technique(30, "rule_combinations"),
    Technique(30, "rule_balance"),
    Technique(36, "rule_and_house"),
    Technique(46, "rule_and_rule"),
)
"""What rules of any kind say. Boards with nothing but houses and cages have no such steps."""

TECHNIQUES = {technique.name: technique for technique in LADDER}
SINGLES = ("full_house", "hidden_single_in_box", "hidden_single", "naked_single")


def names(*, unique: bool = True, joined: bool = True, up_to: Level = "beyond") -> tuple[str, ...]:
    """The names of the ladder up to a level, with those of rules.

    Without `unique` only what holds for every puzzle; without `joined` only what can be a first
    step.
    """
    most = 10 * hardest_of(up_to)
    return tuple(
        technique.name
        for technique in with_rules()
        if technique.rating <= most
        and (unique or not technique.unique)
        and (joined or not technique.joined)
    )


def with_rules() -> Iterator[Technique]:
    """Everything, from the easiest to the hardest."""
    return merge(LADDER, RULE_LADDER, key=lambda technique: technique.rating)
