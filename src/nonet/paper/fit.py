"""How big a board can be in its place, and whether that is big enough to write in."""

from functools import lru_cache
from itertools import takewhile

from nonet.catalogue import Message
from nonet.core.layout import Layout
from nonet.draw.plan import Plan
from nonet.errors import NonetError
from nonet.paper.area import Area, slots
from nonet.paper.names import board_name
from nonet.paper.rule_text import rules_height
from nonet.paper.setup import MOST_PER_PAGE, Setup
from nonet.paper.sizes import PAPERS, Paper

LEAST_CELL = 4.0
"""The side of the smallest cell that can be written in, in millimetres."""

COUNTS = (9, 6, 4, 2, 1)
"""How many puzzles on a page look well, where no number is asked for."""

_LEAST_NOTE = 1.1  # the size of the smallest candidate that can be read
_EASE = {False: 8.4, True: 14.0}  # a cell that is easy to write in, in usual and in large print
_MOST = {False: 12.5, True: 60.0}  # what is bigger looks clumsy, or is what large print is for
_CAPTION = {False: 3.2, True: 5.0}  # the size of the type under a puzzle, at most
_PART = 0.25  # of a cell for one of the solution below it
_SOLUTION_CELLS = (1.5, 2.6)


def caption_size(setup: Setup, slot: Area) -> float:
    """The size of the type under a puzzle."""
    return min(max(slot.width * 0.036, 2.0), _CAPTION[setup.large])


def solution_cell(cell: float) -> float:
    """The side of the cells of a solution that is printed below its puzzle."""
    least, most = _SOLUTION_CELLS
    return min(max(cell * _PART, least), most)


def height_below(setup: Setup, layout: Layout, slot: Area, cell: float, code: float) -> float:
    """What stands under a board takes up; `code` is the side of its QR code."""
    caption = 1.9 * caption_size(setup, slot) if setup.captions else 0.0
    aside = code + 2 if code else 0.0
    if setup.solutions == "under":
        aside = max(aside, Plan(layout, solution_cell(cell)).height + 2)
    return max(caption, aside) + rules_below(setup, layout, slot)


def rules_size(setup: Setup, slot: Area) -> float:
    """The size of the type of the rules under a puzzle."""
    return 0.85 * caption_size(setup, slot)


def rules_below(setup: Setup, layout: Layout, slot: Area) -> float:
    """What the words of the rules take up under a board and all else that is there."""
    return rules_height(layout, setup.language, slot.width, rules_size(setup, slot))


def room(setup: Setup, layout: Layout, slot: Area, code: float = 0) -> float:
    """The side of the biggest cells with which the board and what is below it fit into a place."""
    board = Plan(layout, 1.0)
    most = slot.width / board.width

    def fits(cell: float) -> bool:
        below = height_below(setup, layout, slot, cell, code)
        return cell * board.height + below <= slot.height

    if fits(most):
        return most
    least = 0.0
    for _ in range(24):  # halves the doubt each time
        cell = (least + most) / 2
        least, most = (cell, most) if fits(cell) else (least, cell)
    return least


def places(setup: Setup, layout: Layout, area: Area, number: int, code: float = 0) -> list[Area]:
    """The places of `number` boards in an area."""
    board = Plan(layout, 1.0)
    below = height_below(setup, layout, area, LEAST_CELL, code)
    return slots(area, number, board.width / board.height, below)


@lru_cache(maxsize=256)
def natural_number(setup: Setup, layout: Layout, area: Area) -> int:
    """How many boards on a page are easy to write in; 1 if that is none."""
    if setup.cell is not None:
        return _number_with_cells(setup, layout, area, setup.cell)
    return next((n for n in COUNTS if _room_of(setup, layout, area, n) >= _EASE[setup.large]), 1)


def _number_with_cells(setup: Setup, layout: Layout, area: Area, cell: float) -> int:
    """How many boards with cells of a size a page has room for; 1 if none."""
    numbers = range(MOST_PER_PAGE, 0, -1)
    return next((n for n in numbers if _room_of(setup, layout, area, n) >= cell), 1)


def _room_of(setup: Setup, layout: Layout, area: Area, number: int) -> float:
    return room(setup, layout, places(setup, layout, area, number)[0])


@lru_cache(maxsize=1024)
def cell_for(setup: Setup, layout: Layout, slot: Area, area: Area, code: float) -> float:
    """The side of the cells of a board in its place; complains if that is too small."""
    most = room(setup, layout, slot, code)
    if setup.cell is not None:
        if setup.cell > most + 0.005:
            raise NonetError(
                "error.cells_too_big",
                size=f"{setup.cell:g}",
                board=_ascii_name(layout),
                most=_rounded_down(most),
            )
        return setup.cell
    if most < least_cell(setup, layout):
        raise _too_small(setup, layout, area, most)
    return min(most, _MOST[setup.large])


def check_fit(setup: Setup, layout: Layout, area: Area) -> None:
    """Complains about boards that are too small, before any puzzle is made for them."""
    number = setup.per_page or natural_number(setup, layout, area)
    cell_for(setup, layout, places(setup, layout, area, number)[0], area, 0)


def least_cell(setup: Setup, layout: Layout) -> float:
    """The side of the smallest cells that can be used, in which candidates can be read."""
    if not setup.candidates:
        return LEAST_CELL
    return max(LEAST_CELL, _LEAST_NOTE / Plan(layout, 1.0).note_size)


def _too_small(setup: Setup, layout: Layout, area: Area, cell: float) -> NonetError:
    purpose = Message("purpose.candidates") if setup.candidates else Message("purpose.entries")
    offers = tuple(
        Message("wanted.per_page", number=number, paper=paper.name)
        for paper, number in _offers(setup, layout, area)
    )
    return NonetError(
        "error.cells_too_small",
        board=_ascii_name(layout),
        size=_rounded_down(cell),
        purpose=purpose,
        offers=offers or (Message("wanted.bigger_paper"),),
    )


def _offers(setup: Setup, layout: Layout, area: Area) -> list[tuple[Paper, int]]:
    """How many fit onto this paper, and onto the next bigger one that takes more."""
    here = setup.sheet
    number = _number_that_fits(setup, layout, area)
    offers = [(here, number)] if number else []
    for paper in PAPERS.values():
        sheet = paper.turned if setup.landscape else paper
        wide, high = sheet.width - here.width, sheet.height - here.height
        if wide > 0 and high > 0:
            bigger = Area(area.left, area.top, area.width + wide, area.height + high)
            more = _number_that_fits(setup, layout, bigger)
            if more > number:
                return [*offers, (sheet, more)]
    return offers


def _number_that_fits(setup: Setup, layout: Layout, area: Area) -> int:
    """The greatest number for which it and all below it have room; 0 if there is none."""
    least = least_cell(setup, layout)
    numbers = range(1, MOST_PER_PAGE + 1)
    return sum(1 for _ in takewhile(lambda n: _room_of(setup, layout, area, n) >= least, numbers))


def _rounded_down(length: float) -> str:
    return f"{int(length * 10) / 10:g}"


def _ascii_name(layout: Layout) -> str:
    """The name of a board in letters that every terminal knows."""
    return board_name(layout).replace("×", "x")
