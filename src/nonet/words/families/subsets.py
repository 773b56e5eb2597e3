"""Sentences about singles, locked candidates and subsets."""

from collections.abc import Iterator, Sequence
from typing import Any

from nonet.logic.step import Role, Step
from nonet.words.families.pattern import Sentences, emptied_houses, houses_of, mark_of, marks_of
from nonet.words.speaker import Speaker


def _single(speaker: Speaker, step: Step) -> Iterator[str]:
    cell, digit = step.placements[0]
    key = "hidden_single" if step.technique.startswith("hidden") else step.technique
    yield speaker.say(
        f"step.{key}",
        cell=speaker.cell(cell),
        digit=speaker.digit(digit),
        house=speaker.houses(*houses_of(step, Role.HOUSE)),
    )


def _naked_single(speaker: Speaker, step: Step) -> Iterator[str]:
    yield from _single(speaker, step)
    blockers = marks_of(step, Role.BLOCKER)
    if not blockers:
        return
    by_house: dict[int | None, list[int]] = {}
    for mark in blockers:
        by_house.setdefault(mark.house, []).extend(mark.digits)
    told = "; ".join(_has(speaker, house, digits) for house, digits in by_house.items())
    yield speaker.say("step.blockers", told=told[:1].upper() + told[1:])
    known = {step.placements[0].digit, *(digit for mark in blockers for digit in mark.digits)}
    if gone := [digit for digit in range(1, speaker.layout.size + 1) if digit not in known]:
        yield speaker.say("step.ruled_out", digits=speaker.digits(gone), count=len(gone))


def _has(speaker: Speaker, house: int | None, digits: Sequence[int]) -> str:
    """Which digits stand in a house already."""
    assert house is not None
    return speaker.say(
        "step.has",
        house=speaker.houses(house),
        digits=speaker.digits(sorted(digits)),
        count=len(digits),
    )


def _places(speaker: Speaker, step: Step) -> dict[str, Any]:
    """A digit, its places, and the house that it is locked in."""
    places = mark_of(step, Role.PATTERN)
    return {
        "digit": speaker.digit(places.digits[0]),
        "cells": speaker.cells(places.cells),
        "base": speaker.houses(*houses_of(step, Role.BASE)),
    }


def _locked(speaker: Speaker, step: Step) -> Iterator[str]:
    yield speaker.say(
        "step.locked",
        **_places(speaker, step),
        cover=speaker.houses(*houses_of(step, Role.COVER)),
    )


def _direct_locked(speaker: Speaker, step: Step) -> Iterator[str]:
    yield speaker.say(
        "step.direct_locked",
        **_places(speaker, step),
        cover=speaker.houses(*houses_of(step, Role.COVER)),
        house=speaker.houses(*houses_of(step, Role.HOUSE)),
        cell=speaker.cell(step.placements[0].cell),
    )


def _common_peers(speaker: Speaker, step: Step) -> Iterator[str]:
    yield speaker.say(
        "step.common_peers",
        **_places(speaker, step),
    )


def _direct_hidden(speaker: Speaker, step: Step) -> Iterator[str]:
    subset, (cell, digit) = mark_of(step, Role.SET), step.placements[0]
    yield speaker.say(
        "step.direct_hidden",
        number=speaker.number(len(subset.cells)),
        cells=speaker.cells(subset.cells),
        digits=speaker.digits(subset.digits),
        house=speaker.houses(*houses_of(step, Role.HOUSE)),
        digit=speaker.digit(digit),
        cell=speaker.cell(cell),
    )


def _subset(key: str) -> Sentences:
    def sentences(speaker: Speaker, step: Step) -> Iterator[str]:
        subset = mark_of(step, Role.SET)
        shared = emptied_houses(speaker.layout, step, subset.cells)
        houses = shared if key == "locked" else houses_of(step, Role.HOUSE)
        yield speaker.say(
            f"step.{key}_subset",
            number=speaker.number(len(subset.cells)),
            cells=speaker.cells(subset.cells),
            digits=speaker.digits(subset.digits),
            house=speaker.houses(*houses),
        )

    return sentences


SENTENCES: dict[str, Sentences] = {
    "full_house": _single,
    "naked_single": _naked_single,
    "hidden_single": _single,
    "hidden_single_in_box": _single,
    "pointing": _locked,
    "claiming": _locked,
    "direct_pointing": _direct_locked,
    "direct_claiming": _direct_locked,
    "common_peers": _common_peers,
    "direct_hidden_pair": _direct_hidden,
    "direct_hidden_triple": _direct_hidden,
    "locked_pair": _subset("locked"),
    "locked_triple": _subset("locked"),
    "naked_pair": _subset("naked"),
    "naked_triple": _subset("naked"),
    "naked_quad": _subset("naked"),
    "hidden_pair": _subset("hidden"),
    "hidden_triple": _subset("hidden"),
    "hidden_quad": _subset("hidden"),
}
