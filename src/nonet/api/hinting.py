"""Help for players: hints, the whole way, a digit that is right, the digits that fit."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nonet.api.arguments import CellLike, Game, as_cell, as_control, as_language, as_seed, as_sheet
from nonet.catalogue import Message
from nonet.core.puzzle import Givens, as_grid
from nonet.core.rows import plain
from nonet.core.sheet import Sheet
from nonet.engine import Control
from nonet.errors import NonetError
from nonet.logic.step import Candidate

if TYPE_CHECKING:  # the words are not needed before somebody asks for a hint
    from nonet.hints import Hint, Way

PATIENCE = 10.0
"""Seconds that a hint may take where neither deadline nor control says otherwise."""


def hint(  # noqa: PLR0913  (each is a word of its own)
    game: Game,
    *,
    entries: Givens = b"",
    notes: Sequence[int] = (),
    near: int | None = None,
    language: str = "en",
    short_cells: bool = False,
    deadline: float | None = None,
    control: Control | None = None,
) -> "Hint":
    """What to look at next: a mistake, notes that leave out the right digit, or the easiest step.

    `entries` are the player's digits, `notes` one mask of digits per cell (bit 0 for digit 1, 0
    where there are none), both instead of what the game brings along. Notes may be full, or sparse:
    digits only where they can go in some cells of a box. `near` is the cell of the player's last
    move: of steps that are as easy, the nearest is told. `short_cells` writes r4c789 for r4c7, r4c8
    and r4c9. Without a deadline it takes ten seconds at most.

    >>> found = hint("..3..4...1....2.", entries="1...............")
    >>> found.where
    'There is something to find in box 1.'
    >>> print(found)
    Hidden Single in a Box: There is just one place left for 3 in box 1: r2c1. So r2c1 is 3.
    >>> print(hint("..3..4...1....2.", entries="3...............", language="de"))
    Die 3 in z1s1 kann nicht stimmen: In Zeile 1 steht schon eine, in z1s3.
    """
    from nonet import hints  # noqa: PLC0415  (not needed before somebody asks)

    sheet = _sheet(game, entries, notes)
    if near is not None:
        hints.check_cell(sheet, near)
    return hints.find(
        sheet, as_language(language), _control(deadline, control), short=short_cells, near=near
    )


def explain(
    game: Game,
    *,
    entries: Givens = b"",
    notes: Sequence[int] = (),
    language: str = "en",
    short_cells: bool = False,
    deadline: float | None = None,
    control: Control | None = None,
) -> "Way":
    """The whole way to the solution, one hint after the other; mistakes are mended first.

    >>> way = explain("..3..4...1....2.")
    >>> len(way), way.solved
    (12, True)
    >>> print(way.hints[-1].where)
    There is something to find in row 4.
    """
    from nonet import hints  # noqa: PLC0415  (as above)

    sheet = _sheet(game, entries, notes)
    return hints.explain(
        sheet, as_language(language), _control(deadline, control), short=short_cells
    )


def reveal(
    game: Game,
    cell: CellLike | None = None,
    *,
    entries: Givens = b"",
    seed: int = 0,
    deadline: float | None = None,
    control: Control | None = None,
) -> Candidate | None:
    """The right digit of an empty cell: of the one that is named, or of a random one by the seed.

    None where there is nothing to tell: no cell is empty, or no solution was found in time.

    >>> reveal("..3..4...1....2.", cell="r1c1")
    Candidate(cell=0, digit=1)
    >>> reveal("..3..4...1....2.", seed=7) == reveal("..3..4...1....2.", seed=7)
    True
    """
    from nonet import hints  # noqa: PLC0415  (as above)

    sheet = _sheet(game, entries)
    chosen = None if cell is None else as_cell(sheet.puzzle.layout, cell)
    return hints.reveal(sheet, chosen, as_seed(seed), _control(deadline, control))


def candidates(game: Game, cell: CellLike, *, entries: Givens = b"") -> tuple[int, ...]:
    """The digits that break no rule in a cell as the board is now; none for a given.

    >>> candidates("..3..4...1....2.", cell="r1c1")
    (1, 2)
    """
    from nonet import hints  # noqa: PLC0415  (as above)

    sheet = _sheet(game, entries)
    return hints.fitting_digits(sheet, as_cell(sheet.puzzle.layout, cell))


def _sheet(game: Game, entries: Givens, notes: Sequence[int] = ()) -> Sheet:
    """The game, with other entries and notes where they are given."""
    sheet = as_sheet(game)
    entries = plain(entries)  # an array is neither true nor false
    grid = as_grid(sheet.puzzle.layout, entries) if entries else sheet.entries
    if not isinstance(notes, Sequence):
        raise NonetError("error.expected", where="notes", wanted=Message("wanted.list"), got=notes)
    return Sheet(sheet.puzzle, grid, tuple(notes) or sheet.notes)


def _control(deadline: float | None, control: Control | None) -> Control:
    return as_control(deadline, control) or Control(PATIENCE)
