"""Sentences about almost locked sets, aligned exclusions and Sue de Coq."""

from collections.abc import Iterator, Sequence

from nonet.logic.step import Mark, Role, Step
from nonet.words.families.pattern import Sentences, digits_gone, houses_of, mark_of, marks_of
from nonet.words.speaker import Speaker


def _letters(speaker: Speaker) -> str:
    """Names for sets; where letters are digits, Greek ones."""
    return "ABCDEFGH" if speaker.layout.size <= 9 else "αβγδεζηθ"


def _opening(speaker: Speaker, marks: Sequence[Mark]) -> str:
    sets = [
        speaker.say(
            "step.set",
            letter=letter,
            cells=speaker.cells(mark.cells),
            digits=speaker.digits(mark.digits),
        )
        for letter, mark in zip(_letters(speaker), marks, strict=False)
    ]
    return speaker.say("step.sets", sets=speaker.joined(sets))


def _more(speaker: Speaker, step: Step) -> Iterator[str]:
    """That the same goes for further digits."""
    digits = digits_gone(step)[1:]
    if digits:
        yield speaker.say("step.more_digits", digits=speaker.digits(digits))


def _chain(speaker: Speaker, step: Step) -> Iterator[str]:
    """From set to set: what one does without, the next must have."""
    sets = marks_of(step, Role.SET)
    letters = _letters(speaker)
    yield _opening(speaker, sets)
    digit = speaker.digit(digits_gone(step)[0])
    ties = [speaker.digit(link.start.digit) for link in step.links]
    wants = [*ties[1:], digit]
    links = [
        speaker.say("step.set_link", letter=letter, digit=tie, want=want)
        for letter, tie, want in zip(letters[1:], ties, wants, strict=False)
    ]
    yield speaker.say(
        "step.set_chain",
        letter=letters[0],
        digit=digit,
        want=ties[0],
        links="; ".join(links),
        last=letters[len(sets) - 1],
    )
    yield from _more(speaker, step)


def _xz(speaker: Speaker, step: Step) -> Iterator[str]:
    if len(step.links) == 1:
        yield from _chain(speaker, step)
        return
    yield _opening(speaker, marks_of(step, Role.SET))
    yield speaker.say(
        "step.set_double", digits=speaker.digits(link.start.digit for link in step.links)
    )


def _aligned(speaker: Speaker, step: Step) -> Iterator[str]:
    aligned = [mark.cells[0] for mark in marks_of(step, Role.PATTERN)]
    claims = [speaker.claim(digit, [cell]) for cell, digit in step.eliminations]
    sets = [
        speaker.say(
            "step.aligned_cell",
            cell=speaker.cell(mark.cells[0]),
            digits=speaker.digits(mark.digits),
        )
        for mark in marks_of(step, Role.SET)
    ]
    yield speaker.say(
        "step.aligned_exclusion",
        cells=speaker.cells(aligned),
        claims=speaker.joined(claims, "or"),
        sets=speaker.joined(sets),
    )


def _death_blossom(speaker: Speaker, step: Step) -> Iterator[str]:
    stem = mark_of(step, Role.PIVOT)
    petals = marks_of(step, Role.SET)
    yield _opening(speaker, petals)
    digit = speaker.digit(digits_gone(step)[0])
    branches = [
        speaker.say("step.petal", claim=speaker.claim(own, stem.cells), letter=letter)
        for own, letter in zip(stem.digits, _letters(speaker), strict=False)
    ]
    yield speaker.say(
        "step.death_blossom",
        cell=speaker.cell(stem.cells[0]),
        digit=digit,
        branches="; ".join(branches),
    )
    yield from _more(speaker, step)


def _sue_de_coq(speaker: Speaker, step: Step) -> Iterator[str]:
    middle = mark_of(step, Role.PATTERN)
    first, second = marks_of(step, Role.SET)
    one, two = houses_of(step, Role.HOUSE)
    everything = {*middle.digits, *first.digits, *second.digits}
    yield speaker.say(
        "step.sue_de_coq",
        cells=speaker.cells(middle.cells),
        first=speaker.cells(first.cells),
        second=speaker.cells(second.cells),
        digits=speaker.digits(sorted(everything)),
        one=speaker.houses(one),
        two=speaker.houses(two),
        in_one=speaker.digits(sorted(everything - set(second.digits))),
        in_two=speaker.digits(sorted(everything - set(first.digits))),
    )


SENTENCES: dict[str, Sentences] = {
    "aligned_pair_exclusion": _aligned,
    "aligned_triple_exclusion": _aligned,
    "als_xz": _xz,
    "als_xy_wing": _chain,
    "als_chain": _chain,
    "death_blossom": _death_blossom,
    "sue_de_coq": _sue_de_coq,
}
