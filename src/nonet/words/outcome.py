"""What follows from a step, as a sentence or in signs."""

from collections.abc import Iterator

from nonet.logic.step import Candidate, Step
from nonet.words.speaker import Speaker


def outcome(speaker: Speaker, step: Step) -> Iterator[str]:
    """The sentences that say what the step places and what it removes."""
    if step.placements:
        yield _placed(speaker, step.placements)
    if step.eliminations:
        yield _removed(speaker, step.eliminations)


def brief(speaker: Speaker, step: Step) -> str:
    """The same in signs, for lists: `r2c2 = 7`, or `r4c1, r4c3 ≠ 5`."""
    placed = [f"{speaker.cell(cell)} = {speaker.digit(digit)}" for cell, digit in step.placements]
    removed = [
        f"{', '.join(map(speaker.cell, cells))} ≠ {', '.join(map(speaker.digit, digits))}"
        for cells, digits in _gathered(step.eliminations)
    ]
    return "; ".join(placed + removed)


def _placed(speaker: Speaker, placements: tuple[Candidate, ...]) -> str:
    if len(placements) == 1:
        cell, digit = placements[0]
        return speaker.say("outcome.place", cell=speaker.cell(cell), digit=speaker.digit(digit))
    claims = [speaker.claim(digit, [cell]) for cell, digit in placements]
    return speaker.say("outcome.place_several", claims=speaker.joined(claims))


def _removed(speaker: Speaker, eliminations: tuple[Candidate, ...]) -> str:
    removals = [
        speaker.say(
            "outcome.removal",
            digits=speaker.digits(digits),
            cells=speaker.cells(cells),
            count=len(digits),
        )
        for cells, digits in _gathered(eliminations)
    ]
    return speaker.say(
        "outcome.remove",
        removals="; ".join(removals),
        count=len({digit for _, digit in eliminations}),
    )


def _gathered(eliminations: tuple[Candidate, ...]) -> list[tuple[tuple[int, ...], list[int]]]:
    """Cells with the digits that all of them lose."""
    cells_of: dict[int, list[int]] = {}
    for cell, digit in sorted(eliminations):
        cells_of.setdefault(digit, []).append(cell)
    digits_of: dict[tuple[int, ...], list[int]] = {}
    for digit, cells in sorted(cells_of.items()):
        digits_of.setdefault(tuple(cells), []).append(digit)
    return list(digits_of.items())
