"""Techniques and their steps in words."""

import re

from nonet.core.layout import Layout
from nonet.logic.step import Step
from nonet.words.catalogue import text
from nonet.words.families import (
    cages,
    chains,
    colours,
    fish,
    kraken,
    rectangles,
    sets,
    subsets,
    trials,
    wings,
)
from nonet.words.families.pattern import Sentences
from nonet.words.language import Language
from nonet.words.outcome import outcome
from nonet.words.speaker import Speaker

_SENTENCES: dict[str, Sentences] = {
    technique: sentences
    for family in (subsets, cages, fish, kraken, wings, rectangles, colours, chains, sets, trials)
    for technique, sentences in family.SENTENCES.items()
}

_FISH = re.compile(r"(?<=siamese_)\w+|(x_wing|swordfish|jellyfish|squirmbag|whale)$")


def technique_name(language: Language, technique: str) -> str:
    """What people call a technique.

    >>> technique_name("en", "x_wing"), technique_name("cs", "swordfish")
    ('X-Wing', 'Mečoun')
    """
    return text(language, f"technique.{technique}.name")


def technique_idea(language: Language, technique: str) -> str:
    """What a technique does, in a sentence. Fish of all sizes share theirs."""
    kind = _FISH.sub("fish", technique)
    return text(language, f"technique.{kind}.idea")


def explain(language: Language, layout: Layout, step: Step) -> str:
    """What is to be seen on the board, and what follows from it.

    >>> from nonet import logic, read
    >>> puzzle = read("..3..4...1....2.")
    >>> explain("en", puzzle.layout, logic.next_step(puzzle))
    'Only 2 is still possible in r1c2. So r1c2 is 2.'
    """
    speaker = Speaker(language, layout)
    pattern = _SENTENCES[step.technique](speaker, step)
    return " ".join([*pattern, *outcome(speaker, step)])
