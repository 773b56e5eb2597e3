"""The teaching ladder: every technique in the order in which a person would try it.

A technique is one native finder, one line here, and its texts.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Level = Literal["easy", "medium", "hard", "unfair", "extreme"]


@dataclass(frozen=True, slots=True)
class Technique:
    """A technique: its identifier, how hard it is, and what each use adds to a score.

    `code` is the number by which HoDoKu's collection of examples knows it. `unique` tells that it
    relies on the puzzle having one solution only.
    """

    name: str
    code: str
    level: Level
    score: int
    unique: bool = False


LADDER = (
    Technique("full_house", "0000", "easy", 4),
    Technique("naked_single", "0003", "easy", 4),
    Technique("hidden_single", "0002", "easy", 14),
    Technique("locked_pair", "0110", "medium", 40),
    Technique("locked_triple", "0111", "medium", 60),
    Technique("pointing", "0100", "medium", 50),
    Technique("claiming", "0101", "medium", 50),
    Technique("naked_pair", "0200", "medium", 60),
    Technique("naked_triple", "0201", "medium", 80),
    Technique("hidden_pair", "0210", "medium", 70),
    Technique("hidden_triple", "0211", "medium", 100),
    Technique("naked_quad", "0202", "hard", 120),
    Technique("hidden_quad", "0212", "hard", 150),
)

TECHNIQUES = {technique.name: technique for technique in LADDER}
SINGLES = tuple(technique.name for technique in LADDER[:3])


def names(*, unique: bool = True, up_to: Level = "extreme") -> tuple[str, ...]:
    """The names of the ladder up to a level; without `unique` only what holds for every puzzle."""
    levels: list[Level] = ["easy", "medium", "hard", "unfair", "extreme"]
    allowed = levels[: levels.index(up_to) + 1]
    return tuple(t.name for t in LADDER if t.level in allowed and (unique or not t.unique))


def score_of(counts: Iterable[tuple[str, int]]) -> int:
    """The score of a way, from how often each technique was used."""
    return sum(TECHNIQUES[name].score * count for name, count in counts)
