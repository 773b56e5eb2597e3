"""Sentences about singles, locked candidates and subsets."""

from collections.abc import Iterator, Sequence
from typing import Any

from nonet.core.layout import Layout
from nonet.core.masks import digits_in
from nonet.core.primitives import Allowed
from nonet.core.rule import Rule
from nonet.logic.step import Mark, Role, Step
from nonet.rules.telling import rule_meaning
from nonet.words.families.pattern import Sentences, emptied_houses, houses_of, mark_of, marks_of
from nonet.words.houses import rule_behind
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
    by_house: dict[int, list[Mark]] = {}
    for mark in blockers:
        by_house.setdefault(mark.house or 0, []).append(mark)
    told = "; ".join(_has(speaker, house, marks) for house, marks in by_house.items())
    yield speaker.say("step.blockers", told=told[:1].upper() + told[1:])
    ((cell, digit),) = step.placements
    open_digits = {digit, *(digit for mark in blockers for digit in mark.digits)}
    left = {*range(1, speaker.layout.size + 1)} - open_digits
    for rule, kept in _limits(speaker.layout, cell):
        if left - kept:
            meaning = rule_meaning(speaker.language, rule)
            yield speaker.say("step.rule", rule=speaker.rule(rule), meaning=meaning)
        left &= kept
    if left:
        yield speaker.say("step.ruled_out", digits=speaker.digits(sorted(left)), count=len(left))


def _limits(layout: Layout, cell: int) -> Iterator[tuple[Rule, set[int]]]:
    """The rules that leave a cell only some digits, whatever stands elsewhere, with these."""
    for rule, parts in layout.compiled:
        for part in parts:
            if isinstance(part, Allowed) and part.cell == cell:
                yield rule, {*digits_in(part.mask)}


def _has(speaker: Speaker, house: int, marks: Sequence[Mark]) -> str:
    """Which digits stand in a house already, or in cells that a rule keeps different."""
    rule = rule_behind(speaker.layout, speaker.layout.groups[house])
    if rule:
        told = (_has_by_rule(speaker, mark, rule) for mark in marks)
        return "; ".join(told)
    digits = sorted(digit for mark in marks for digit in mark.digits)
    return speaker.say(
        "step.has", house=speaker.houses(house), digits=speaker.digits(digits), count=len(digits)
    )


def _has_by_rule(speaker: Speaker, mark: Mark, rule: Rule) -> str:
    cell, digit = speaker.cell(mark.cells[0]), speaker.digits(mark.digits)
    return speaker.say("step.has_by_rule", cell=cell, digit=digit, rule=speaker.rule(rule))


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
