"""Techniques and their steps in words."""

import re

from nonet.catalogue import Language, text
from nonet.core.layout import Layout
from nonet.logic.step import Step
from nonet.words.families import (
    cages,
    chains,
    colours,
    fish,
    kraken,
    rectangles,
    rules,
    sets,
    subsets,
    trials,
    wings,
)
from nonet.words.families.pattern import Sentences
from nonet.words.outcome import outcome
from nonet.words.speaker import Speaker

_SENTENCES: dict[str, Sentences] = {
    technique: sentences
    for family in (
        subsets,
        cages,
        rules,
        fish,
        kraken,
        wings,
        rectangles,
        colours,
        chains,
        sets,
        trials,
    )
    for technique, sentences in family.SENTENCES.items()
}

_NAMED_AFTER_BOXES = ("pointing", "direct_pointing")

_FISH = re.compile(r"(?<=siamese_)\w+|(x_wing|swordfish|jellyfish|squirmbag|whale)$")


def technique_name(language: Language, technique: str, layout: Layout | None = None) -> str:
    """What people call a technique; some have another name on boards with regions for boxes.

    >>> technique_name("en", "x_wing"), technique_name("cs", "swordfish")
    ('X-Wing', 'Mečoun')
    """
    if technique in _NAMED_AFTER_BOXES and layout and _has_regions(layout):
        return text(language, f"technique.{technique}.in_region")
    return text(language, f"technique.{technique}.name")


def _has_regions(layout: Layout) -> bool:
    return any(house.kind == "region" for house in layout.houses)


def level_name(language: Language, level: str) -> str:
    """What people call a level.

    >>> level_name("en", "hard"), level_name("de", "hard")
    ('hard', 'schwer')
    """
    return text(language, f"level.{level}")


def technique_idea(language: Language, technique: str) -> str:
    """What a technique does, in a sentence. Fish of all sizes share theirs."""
    kind = _FISH.sub("fish", technique)
    return text(language, f"technique.{kind}.idea")


def explain(language: Language, layout: Layout, step: Step, *, short: bool = False) -> str:
    """What is to be seen on the board, and what follows from it; each link of a chain has a line.

    `short` draws the names of several cells together.

    >>> from nonet import logic, read
    >>> puzzle = read("..3..4...1....2.")
    >>> explain("en", puzzle.layout, logic.next_step(puzzle))
    'There is just one place left for 3 in box 1: r2c1. So r2c1 is 3.'
    """
    speaker = Speaker(language, layout, short)
    pattern = _SENTENCES[step.technique](speaker, step)
    return " ".join([*pattern, *outcome(speaker, step)]).replace("\n ", "\n")
