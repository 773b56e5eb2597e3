"""Pictures of boards and steps, put together from their parts."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.draw import arrows, background, digits, figures, marks
from nonet.draw.heat import heat as _heat_items
from nonet.draw.plan import Plan
from nonet.draw.scene import Item, Scene
from nonet.logic import SINGLES, Position, Step

CELL = 10.0
"""The side of a cell in millimetres, if nothing else is asked for."""

_BARE = {*SINGLES, "innie", "outie", "innie_or_outie_of_several"}
"""Techniques that people use without candidates."""


class Overlay(NamedTuple):
    """What a step adds to a board that is drawn already: below its digits, and above."""

    under: tuple[Item, ...]
    over: tuple[Item, ...]


def board(
    source: Layout | Puzzle | Sheet | Position,
    *,
    cell: float = CELL,
    labels: bool = False,
    candidates: bool = True,
    title: str | None = None,
    description: str | None = None,
) -> Scene:
    """A picture of a board with whatever is on it: givens, entries, notes or candidates.

    `cell` is the side of a cell in millimetres; `labels` are the numbers of rows and columns. Notes
    of a sheet and candidates of a position can be left out.

    >>> from nonet.core.shapes import named
    >>> round(board(named("4x4")).width, 1)
    41.2
    """
    sheet = _as_sheet(source)
    puzzle = sheet.puzzle
    plan = Plan(puzzle.layout, cell, labels)
    items = _board_items(plan, sheet, candidates=candidates)
    return Scene(
        plan.width,
        plan.height,
        tuple(items),
        puzzle.info.get("title", "Sudoku") if title is None else title,
        _rows(puzzle) if description is None else description,
    )


def step(
    position: Position,
    step: Step,
    *,
    cell: float = CELL,
    labels: bool = True,
    candidates: bool | None = None,
    title: str | None = None,
    description: str | None = None,
) -> Scene:
    """A picture of a step in its position.

    Cells of the pattern are tinted and its houses framed, its candidates stand on discs, what the
    step rules out is struck through, and links are arrows: strong ones solid, weak ones dashed.
    Without `candidates` only digits are drawn; if nothing is said, that is how steps are shown that
    need none, such as singles.
    """
    plan = Plan(position.layout, cell, labels)
    shown = needs_candidates(step) if candidates is None else candidates
    return Scene(
        plan.width,
        plan.height,
        tuple(_step_items(plan, position, step, candidates=shown)),
        step.technique.replace("_", " ") if title is None else title,
        _effects(position.layout, step) if description is None else description,
    )


def detail(
    source: Sheet | Position,
    step: Step | None,
    rows: int,
    columns: int,
    *,
    cell: float = CELL,
    words: tuple[str, str] = ("", ""),
) -> Scene:
    """The top left part of a board, with a step if there is one; `words` are title and description.

    Like all pictures of files it may be put into a page: what lies outside is cut off.
    """
    sheet = _as_sheet(source)
    plan = Plan(sheet.puzzle.layout, cell)
    if isinstance(source, Position) and step:
        items = tuple(_step_items(plan, source, step, candidates=True))
    else:
        items = tuple(_board_items(plan, sheet, candidates=True))
    width, height = plan.at(rows, columns)
    return Scene(width, height, items, *words)


def overlay(
    position: Position, step: Step, *, cell: float = CELL, candidates: bool | None = None
) -> Overlay:
    """The same marks, arrows and candidates for a board that somebody else draws, without edges."""
    plan = Plan(position.layout, cell, edge=0)
    shown = needs_candidates(step) if candidates is None else candidates
    over = (
        *_strokes(plan, position, step, candidates=shown),
        *_contents(plan, position, step, candidates=shown),
    )
    return Overlay(tuple(marks.tints(plan, step)), over)


def rules_overlay(layout: Layout, *, cell: float = CELL) -> Overlay:
    """The rules for a board that somebody else draws, without edges."""
    plan = Plan(layout, cell, edge=0)
    return Overlay(tuple(figures.under(plan)), tuple(figures.over(plan)))


def needs_candidates(step: Step) -> bool:
    """Whether people use the technique with candidates written down."""
    return step.technique not in _BARE


def heat(
    puzzle: Puzzle,
    counts: Sequence[Sequence[int]],
    *,
    cell: float = CELL,
    labels: bool = False,
    title: str | None = None,
    description: str | None = None,
) -> Scene:
    """A picture of how many solutions have each digit in each cell, as `nonet.survey` counts them.

    Cells that are the same in all solutions show their digit. In others every digit stands on a
    disc: the more solutions have it, the bigger and darker that is.
    """
    plan = Plan(puzzle.layout, cell, labels)
    solutions = sum(counts[0]) if counts else 0
    return Scene(
        plan.width,
        plan.height,
        tuple(_heat_items(plan, puzzle, counts)),
        "What the solutions have" if title is None else title,
        f"Counted in {solutions} solutions" if description is None else description,
    )


def _board_items(plan: Plan, sheet: Sheet, *, candidates: bool) -> Iterator[Item]:
    puzzle = sheet.puzzle
    yield background.paper(plan)
    yield from background.parities(plan, puzzle.narrowed)
    yield from background.shapes(plan)
    yield background.lines(plan)
    yield from digits.digits(plan, puzzle.givens, sheet.entries)
    if candidates:
        filled = bytes(map(max, puzzle.givens, sheet.entries or bytes(len(puzzle.givens))))
        yield from digits.notes(plan, sheet.notes, filled)


def _step_items(plan: Plan, position: Position, step: Step, *, candidates: bool) -> Iterator[Item]:
    yield background.paper(plan)
    yield from marks.tints(plan, step)
    yield from background.parities(plan, position.puzzle.narrowed)
    yield from background.shapes(plan)
    yield background.lines(plan)
    yield from _strokes(plan, position, step, candidates=candidates)
    yield from digits.digits(plan, position.puzzle.givens, position.entries)
    yield from _contents(plan, position, step, candidates=candidates)


def _strokes(plan: Plan, position: Position, step: Step, *, candidates: bool) -> Iterator[Item]:
    """Frames and arrows."""
    yield from marks.frames(plan, step)
    yield from marks.placement_frames(plan, step)
    if candidates:
        yield from arrows.arrows(plan, position, step)


def _contents(plan: Plan, position: Position, step: Step, *, candidates: bool) -> Iterator[Item]:
    """What stands in empty cells: candidates, or only the digits that are placed."""
    if candidates:
        yield from marks.candidates(plan, position, step)
    else:
        yield from marks.placements(plan, step)


def _as_sheet(source: Layout | Puzzle | Sheet | Position) -> Sheet:
    match source:
        case Layout():
            return Sheet(Puzzle(source, bytes(source.cell_count)))
        case Puzzle():
            return Sheet(source)
        case Position():
            return Sheet(source.puzzle, source.entries, source.candidates)
    return source


def _rows(puzzle: Puzzle) -> str:
    """The givens row by row, for those who listen."""
    layout = puzzle.layout
    line = str(puzzle)
    rows: dict[int, str] = {}
    for (row, _), symbol in zip(layout.positions, line, strict=True):
        rows[row] = rows.get(row, "") + symbol
    return " ".join(rows[row] for row in sorted(rows))


def _effects(layout: Layout, step: Step) -> str:
    placed = [f"{layout.cell_name(cell)} = {digit}" for cell, digit in step.placements]
    gone = [f"{layout.cell_name(cell)} ≠ {digit}" for cell, digit in step.eliminations]
    return ", ".join(placed + gone)
