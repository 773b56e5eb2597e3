"""Which chapters the course has, and which techniques each of them teaches."""

import re
from dataclasses import dataclass
from functools import cache

from nonet.logic import LADDER

_PATTERNS = {
    "singles": r"full_house|naked_single|hidden_single(_in_box)?",
    "locked": r"locked_(pair|triple)|(direct_)?(pointing|claiming)",
    "subsets": r"(naked|(direct_)?hidden)_(pair|triple|quad)",
    "fish": r"x_wing|swordfish|jellyfish",
    "digit": r"skyscraper|(dual_)?two_string_kite|turbot_fish|(dual_)?empty_rectangle",
    "wings": r"\w{1,3}_wing|remote_pair",
    "uniqueness": r"bug_\w+|\w+_rectangle(_\d)?|unique_loop",
    "fins": r"(finned|sashimi|siamese)_(x_wing|swordfish|jellyfish)",
    "colours": r"\w*colou?r\w*",
    "sets": r"als_\w+|aligned_\w+|sue_de_coq|death_blossom",
    "great_fish": r"\w*(franken|mutant|kraken)\w*",
    "killer": r"cage_\w+|\w*innie\w*|outies?|short_cage",
    "jigsaw": r"law_of_leftovers|common_peers",
    "trials": r"forcing_\w+|template_\w+",
    "chains": r".*",
}
"""A technique belongs where its name fits first; whatever fits nowhere is a chain."""

CHAPTERS = (
    "singles", "locked", "subsets", "fish", "digit", "wings", "uniqueness", "fins", "colours",
    "chains", "sets", "great_fish", "trials", "killer", "jigsaw",
)  # fmt: skip
"""In the order in which they are taught: along the ladder, then other boards."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter and its techniques, in the order of the ladder."""

    name: str
    techniques: tuple[str, ...]


def chapter_of(technique: str) -> str:
    """The chapter that teaches a technique.

    >>> chapter_of("x_wing"), chapter_of("finned_x_wing"), chapter_of("xy_chain")
    ('fish', 'fins', 'chains')
    """
    return next(name for name, names in _PATTERNS.items() if re.fullmatch(names, technique))


@cache
def course() -> tuple[Chapter, ...]:
    """All chapters; each technique of the ladder is in one of them."""
    techniques = [technique.name for technique in LADDER]
    return tuple(
        Chapter(name, tuple(one for one in techniques if chapter_of(one) == name))
        for name in CHAPTERS
    )


def lesson_for(technique: str) -> str | None:
    """The lesson that teaches a technique; None where it has none of its own."""
    return technique if any(technique in chapter.techniques for chapter in course()) else None
