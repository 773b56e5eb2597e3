"""Digits in cells: givens, entries, and candidates or notes."""

from collections.abc import Iterator, Sequence

from nonet.core.masks import digits_in
from nonet.core.symbols import symbol_of
from nonet.draw.plan import Plan
from nonet.draw.scene import Item, Text, centred

_SIZE = 0.68  # of the type, as part of a cell
_LOWER = 0.04  # under the total of a cage


def digits(plan: Plan, givens: bytes, entries: bytes) -> Iterator[Item]:
    """Givens, then entries in empty cells."""
    for cell, digit in enumerate(givens):
        if digit:
            yield big(plan, cell, digit, "given", bold=True)
    for cell, digit in enumerate(entries):
        if digit and not givens[cell]:
            yield big(plan, cell, digit, "entry")


def big(plan: Plan, cell: int, digit: int, ink: str, *, bold: bool = False) -> Text:
    """A digit that fills its cell."""
    lower = plan.side * _LOWER if plan.has_totals else 0
    place = plan.centre(cell).moved(0, lower)
    return centred(place, symbol_of(digit), plan.side * _SIZE, ink, bold=bold)


def notes(plan: Plan, masks: Sequence[int], filled: bytes) -> Iterator[Item]:
    """Small digits in the cells that are not filled."""
    for cell, mask in enumerate(masks):
        if not filled[cell]:
            for digit in digits_in(mask):
                yield small(plan, cell, digit, "note")


def small(plan: Plan, cell: int, digit: int, ink: str, *, bold: bool = False) -> Text:
    """A candidate or note at its place in the cell."""
    return centred(plan.spot(cell, digit), symbol_of(digit), plan.note_size, ink, bold=bold)
