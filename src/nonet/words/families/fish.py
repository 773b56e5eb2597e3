"""Sentences about fish: basic, finned, sashimi, Franken, mutant, and two of them in one."""

from collections.abc import Iterator, Sequence

from nonet.logic.ladder import LADDER
from nonet.logic.step import Mark, Role, Step
from nonet.words.families.pattern import Sentences
from nonet.words.speaker import Speaker

_SIZES = ("x_wing", "swordfish", "jellyfish", "squirmbag", "whale")


def _sentences(speaker: Speaker, step: Step) -> Iterator[str]:
    first, *others = _fish_of(step)
    yield _fish(speaker, first)
    for other in others:
        yield _sibling(speaker, other)
    in_bases = _cells(first, Role.PATTERN, Role.FIN)
    if any(cell in in_bases for cell, _ in step.eliminations):
        yield speaker.say("step.fish_twice")


def _fish_of(step: Step) -> list[list[Mark]]:
    """The marks of each fish: a siamese one is two, and each begins with its pattern."""
    fish: list[list[Mark]] = []
    for mark in step.marks:
        if mark.role is Role.PATTERN:
            fish.append([])
        fish[-1].append(mark)
    return fish


def _fish(speaker: Speaker, marks: Sequence[Mark]) -> str:
    fins = _cells(marks, Role.FIN)
    return speaker.say(
        "step.finned_fish" if fins else "step.fish",
        digit=speaker.digit(marks[0].digits[0]),
        bases=speaker.houses(*_houses(marks, Role.BASE)),
        covers=speaker.houses(*_houses(marks, Role.COVER)),
        cells=speaker.cells(_cells(marks, Role.PATTERN)),
        fins=speaker.cells(fins),
        count=len(fins),
    )


def _sibling(speaker: Speaker, marks: Sequence[Mark]) -> str:
    fins = _cells(marks, Role.FIN)
    return speaker.say(
        "step.sibling_fish",
        digit=speaker.digit(marks[0].digits[0]),
        covers=speaker.houses(*_houses(marks, Role.COVER)),
        fins=speaker.cells(fins),
        count=len(fins),
    )


def _cells(marks: Sequence[Mark], *roles: Role) -> list[int]:
    return [cell for mark in marks if mark.role in roles for cell in mark.cells]


def _houses(marks: Sequence[Mark], role: Role) -> list[int]:
    return [mark.house for mark in marks if mark.role is role and mark.house is not None]


SENTENCES: dict[str, Sentences] = {
    technique.name: _sentences for technique in LADDER if technique.name.endswith(_SIZES)
}
