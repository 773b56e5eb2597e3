"""The teaching ladder: every technique in the order in which a person would try it.

A technique is one native finder, one line here, and its texts.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

Level = Literal["easy", "medium", "hard", "unfair", "extreme"]


@dataclass(frozen=True, slots=True)
class Technique:
    """A technique: its identifier, how hard it is, and what each use adds to a score.

    `code` is the number by which HoDoKu's collection of examples knows it. `unique` tells that it
    relies on the puzzle having one solution only; `joined` that its steps are two steps of the
    technique before it in one, so that it is never the first to find something.
    """

    name: str
    code: str
    level: Level
    score: int
    unique: bool = False
    joined: bool = False


LADDER = (
    Technique("full_house", "0000", "easy", 4),
    Technique("naked_single", "0003", "easy", 4),
    Technique("hidden_single", "0002", "easy", 14),
    Technique("cage_single_combination", "", "medium", 40),
    Technique("innie", "", "medium", 40),
    Technique("outie", "", "medium", 50),
    Technique("locked_pair", "0110", "medium", 40),
    Technique("locked_triple", "0111", "medium", 60),
    Technique("pointing", "0100", "medium", 50),
    Technique("claiming", "0101", "medium", 50),
    Technique("naked_pair", "0200", "medium", 60),
    Technique("naked_triple", "0201", "medium", 80),
    Technique("hidden_pair", "0210", "medium", 70),
    Technique("hidden_triple", "0211", "medium", 100),
    Technique("cage_combination", "", "medium", 80),
    Technique("cage_forced_digit", "", "medium", 80),
    Technique("innie_or_outie_of_several", "", "medium", 100),
    Technique("law_of_leftovers", "", "hard", 120),
    Technique("innies", "", "hard", 140),
    Technique("cage_splitting", "", "hard", 150),
    Technique("outies", "", "hard", 150),
    Technique("naked_quad", "0202", "hard", 120),
    Technique("hidden_quad", "0212", "hard", 150),
    Technique("x_wing", "0300", "hard", 140),
    Technique("swordfish", "0301", "hard", 150),
    Technique("jellyfish", "0302", "hard", 160),
    Technique("remote_pair", "0703", "hard", 110),
    Technique("bug_plus_1", "0610", "hard", 100, unique=True),
    Technique("skyscraper", "0400", "hard", 130),
    Technique("two_string_kite", "0401", "hard", 150),
    Technique("dual_two_string_kite", "0404", "hard", 150, joined=True),
    Technique("turbot_fish", "0403", "hard", 120),
    Technique("empty_rectangle", "0402", "hard", 120),
    Technique("dual_empty_rectangle", "0405", "hard", 120, joined=True),
    Technique("w_wing", "0803", "hard", 150),
    Technique("xy_wing", "0800", "hard", 160),
    Technique("xyz_wing", "0801", "hard", 180),
    Technique("unique_rectangle_1", "0600", "hard", 100, unique=True),
    Technique("unique_rectangle_2", "0601", "hard", 100, unique=True),
    Technique("unique_rectangle_3", "0602", "hard", 100, unique=True),
    Technique("unique_rectangle_4", "0603", "hard", 100, unique=True),
    Technique("unique_rectangle_5", "0604", "hard", 100, unique=True),
    Technique("unique_rectangle_6", "0605", "hard", 100, unique=True),
    Technique("hidden_rectangle", "0606", "hard", 100, unique=True),
    Technique("avoidable_rectangle_1", "0607", "hard", 100, unique=True),
    Technique("avoidable_rectangle_2", "0608", "hard", 100, unique=True),
    Technique("finned_x_wing", "0310", "hard", 130),
    Technique("sashimi_x_wing", "0320", "hard", 150),
    Technique("siamese_x_wing", "03101 03201", "hard", 150, joined=True),
    Technique("finned_swordfish", "0311", "unfair", 200),
    Technique("sashimi_swordfish", "0321", "unfair", 240),
    Technique("siamese_swordfish", "03111 03211", "unfair", 240, joined=True),
    Technique("finned_jellyfish", "0312", "unfair", 250),
    Technique("sashimi_jellyfish", "0322", "unfair", 260),
    Technique("siamese_jellyfish", "03121 03221", "unfair", 260, joined=True),
    Technique("sue_de_coq", "1101", "unfair", 250),
    Technique("simple_colour_trap", "0500", "hard", 150),
    Technique("simple_colour_wrap", "0501", "hard", 150),
    Technique("multi_colour_1", "0502", "hard", 200),
    Technique("multi_colour_2", "0503", "hard", 200),
    Technique("x_chain", "0701", "unfair", 260),
    Technique("xy_chain", "0702", "unfair", 260),
    Technique("continuous_nice_loop", "0706", "unfair", 280),
    Technique("discontinuous_nice_loop", "0707", "unfair", 280),
    Technique("alternating_inference_chain", "0708", "unfair", 280),
    Technique("grouped_continuous_nice_loop", "0709", "unfair", 300),
    Technique("grouped_discontinuous_nice_loop", "0710", "unfair", 300),
    Technique("grouped_alternating_inference_chain", "0711", "unfair", 300),
    Technique("als_xz", "0901", "unfair", 300),
    Technique("als_xy_wing", "0902", "unfair", 320),
    Technique("als_chain", "0903", "unfair", 340),
    Technique("death_blossom", "0904", "unfair", 360),
    Technique("franken_x_wing", "0330", "unfair", 300),
    Technique("franken_swordfish", "0331", "unfair", 350),
    Technique("franken_jellyfish", "0332", "unfair", 370),
    Technique("finned_franken_x_wing", "0340", "unfair", 390),
    Technique("siamese_franken_x_wing", "03401", "unfair", 390, joined=True),
    Technique("finned_franken_swordfish", "0341", "unfair", 410),
    Technique("siamese_franken_swordfish", "03411", "unfair", 410, joined=True),
    Technique("forcing_chain_contradiction", "1301", "extreme", 500),
    Technique("forcing_chain_verity", "1302", "extreme", 500),
    Technique("forcing_net_contradiction", "1303", "extreme", 700),
    Technique("forcing_net_verity", "1304", "extreme", 700),
    Technique("finned_franken_jellyfish", "0342", "unfair", 430),
    Technique("siamese_franken_jellyfish", "03421", "unfair", 430, joined=True),
    Technique("mutant_swordfish", "0351", "extreme", 450),
    Technique("mutant_jellyfish", "0352", "extreme", 450),
    Technique("finned_mutant_x_wing", "0360", "extreme", 470),
    Technique("finned_mutant_swordfish", "0361", "extreme", 470),
    Technique("finned_mutant_jellyfish", "0362", "extreme", 470),
    Technique("siamese_mutant_jellyfish", "03621", "extreme", 470, joined=True),
    Technique("finned_mutant_squirmbag", "0363", "extreme", 470),
    Technique("finned_mutant_whale", "0364", "extreme", 470),
    Technique("kraken_fish_1", "", "extreme", 500),
    Technique("kraken_fish_2", "", "extreme", 500),
    Technique("template_set", "1201", "extreme", 10000),
    Technique("template_delete", "1202", "extreme", 10000),
)

RULE_LADDER = {
    "hidden_single": (Technique("rule_limits", "", "medium", 40),),
    "claiming": (
        Technique("rule_candidates", "", "medium", 60),
        Technique("rule_forced_digit", "", "medium", 80),
    ),
    "hidden_triple": (
        Technique("rule_combinations", "", "hard", 100),
        Technique("rule_balance", "", "hard", 120),
    ),
    "hidden_quad": (Technique("rule_and_house", "", "hard", 140),),
    "empty_rectangle": (Technique("rule_and_rule", "", "hard", 160),),
}
"""What rules of any kind say, by the technique of the ladder after which a person tries it. Boards
with nothing but houses and cages have no such steps."""

TECHNIQUES = {technique.name: technique for technique in LADDER}
SINGLES = tuple(technique.name for technique in LADDER[:3])


def names(*, unique: bool = True, joined: bool = True, up_to: Level = "extreme") -> tuple[str, ...]:
    """The names of the ladder up to a level.

    Without `unique` only what holds for every puzzle; without `joined` only what can be a first
    step.
    """
    levels: list[Level] = ["easy", "medium", "hard", "unfair", "extreme"]
    allowed = levels[: levels.index(up_to) + 1]
    return tuple(
        technique.name
        for technique in _with_rules()
        if technique.level in allowed
        and (unique or not technique.unique)
        and (joined or not technique.joined)
    )


def _with_rules() -> Iterator[Technique]:
    for technique in LADDER:
        yield technique
        yield from RULE_LADDER.get(technique.name, ())
