"""Which chapters the course has, what is read in them, and which skills each of them teaches."""

import re
from dataclasses import dataclass
from functools import cache

from nonet.lessons.skills import RULE_SKILLS, skills

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
    "x": r"diagonal_\w+",
    "windows": r"window_\w+",
    "samurai": r"shared_\w+",
    "clues": "|".join(skill.name for skill in RULE_SKILLS),
    "chains": r".*",
}
"""A skill belongs where its name fits first; whatever fits nowhere is a chain."""

_TAUGHT_AS = {
    "x_cycle": "continuous_nice_loop",
    "y_cycle": "continuous_nice_loop",
    "xy_cycle": "continuous_nice_loop",
    "forcing_x_chain": "x_chain",
    "forcing_xy_chain": "discontinuous_nice_loop",
    "nishio_forcing_chain": "forcing_chain_contradiction",
    "multiple_forcing_chain": "forcing_chain_verity",
    "dynamic_forcing_chain": "forcing_net_contradiction",
    "dynamic_forcing_chain_plus": "forcing_net_contradiction",
    "nested_forcing_chain": "forcing_net_verity",
    "nested_multiple_forcing_chain": "forcing_net_verity",
    "nested_dynamic_forcing_chain": "forcing_net_verity",
    "nested_dynamic_forcing_chain_plus": "forcing_net_verity",
}
"""The lessons about steps that ratings of classic puzzles call as Sudoku Explainer does."""

_READINGS = {
    "begin": ("rules", "looking", "stuck"),
    "killer": ("killer_board",),
    "jigsaw": ("jigsaw_board",),
    "x": ("x_board",),
    "windows": ("windows_board",),
    "samurai": ("samurai_board",),
    "clues": ("rules_board", "rule_signs"),
    "more": ("history", "relatives"),
}
"""What is read in a chapter, before its lessons."""

READINGS = tuple(name for names in _READINGS.values() for name in names)
"""All pages that are read, in the order of the course."""

CHAPTERS = (
    "begin", "singles", "locked", "subsets", "fish", "digit", "wings", "uniqueness", "fins",
    "colours", "chains", "sets", "great_fish", "trials", "killer", "jigsaw", "x", "windows",
    "samurai", "clues", "more",
)  # fmt: skip
"""In the order in which they are taught: along the ladder, then other boards, then rules."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: pages to read, then skills in the order of the ladder."""

    name: str
    readings: tuple[str, ...]
    skills: tuple[str, ...]


def chapter_of(skill: str) -> str:
    """The chapter that teaches a skill.

    >>> chapter_of("x_wing"), chapter_of("finned_x_wing"), chapter_of("xy_chain")
    ('fish', 'fins', 'chains')
    """
    return next(name for name, names in _PATTERNS.items() if re.fullmatch(names, skill))


@cache
def course() -> tuple[Chapter, ...]:
    """All chapters; each skill is in one of them."""
    return tuple(
        Chapter(
            name, _READINGS.get(name, ()), tuple(one for one in skills() if chapter_of(one) == name)
        )
        for name in CHAPTERS
    )


def lesson_for(technique: str) -> str | None:
    """The lesson that teaches a technique; None for what is none."""
    name = _TAUGHT_AS.get(technique, technique)
    return name if name in skills() else None


def chapter_with(reading: str) -> str:
    """The chapter in which a page is read."""
    return next(chapter.name for chapter in course() if reading in chapter.readings)
