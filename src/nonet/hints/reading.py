"""How the player's notes are meant: as all that a cell may hold, or as the places of some digits.

*Full* notes list every digit that is possible in their cell. *Sparse* notes, as Thomas Snyder made
them popular, only keep in mind where a digit can go in a box: 3 in two cells says that the 3 of the
box is in one of them, and nothing about what else these cells may hold. Nobody says which way they
write, so notes are read the way in which fewer of them are wrong.
"""

from collections.abc import Iterator, Sequence

from nonet.core.layout import House, Layout
from nonet.core.masks import digits_in
from nonet.core.puzzle import Grid
from nonet.logic import Candidate

Notes = Sequence[int]


def can_be_sparse(layout: Layout) -> bool:
    """Whether the board has boxes, in which sparse notes are made."""
    return any(_boxes(layout))


def missing(digits: Grid, notes: Notes, solution: Grid) -> list[Candidate]:
    """The right digits that notes leave out of their cells."""
    return [
        Candidate(cell, solution[cell])
        for cell, mask in enumerate(notes)
        if mask and not digits[cell] and not mask >> (solution[cell] - 1) & 1
    ]


def count_idle(digits: Grid, notes: Notes, possible: Notes) -> int:
    """How many cells have only notes of digits that are not possible there: whatever they mean."""
    cells = zip(digits, notes, possible, strict=True)
    return sum(not digit and note != 0 and not note & left for digit, note, left in cells)


def count_forgotten(layout: Layout, digits: Grid, notes: Notes) -> int:
    """How often a digit is noted nowhere in a box, though all empty cells of the board have notes.

    Somebody who writes so many notes has hardly left it out on purpose; where only a few cells are
    left, they are not that many.
    """
    empty = [note for digit, note in zip(digits, notes, strict=True) if not digit]
    if len(empty) < layout.size or not all(empty):
        return 0
    return sum(
        sum(not digits[cell] for cell in box.cells) - _noted(box, digits, notes).bit_count()
        for box in _boxes(layout)
    )


def candidates_of_sparse(layout: Layout, digits: Grid, notes: Notes) -> tuple[int, ...]:
    """What each cell may hold by sparse notes: all but what they put elsewhere in its box."""
    left = [(1 << layout.size) - 1] * layout.cell_count
    for box in _boxes(layout):
        noted = _noted(box, digits, notes)
        for cell in box.cells:
            left[cell] &= ~noted | notes[cell]
    return tuple(left)


def _boxes(layout: Layout) -> Iterator[House]:
    return (
        house
        for house in layout.houses
        if house.kind in ("box", "region") and layout.is_complete(house)
    )


def _noted(box: House, digits: Grid, notes: Notes) -> int:
    """The digits that are noted somewhere in a box and do not stand in it yet."""
    noted = 0
    for cell in box.cells:
        noted |= 0 if digits[cell] else notes[cell]
    for digit in digits_in(noted):
        if any(digits[cell] == digit for cell in box.cells):
            noted &= ~(1 << (digit - 1))
    return noted
