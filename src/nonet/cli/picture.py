"""Draws a board of any shape as text: walls where boxes, cages or the board itself end.

Walls run on the lines between cells. A line without any wall takes no room, so a 9x9 board comes
out compact, and a jigsaw gets room for every wall that it needs:

    ┌───────┬───────┐      ┌───────────┐
    │ 1 2 3 │ 4 5 6 │      │ 1   2   3 │
    │ 4 5 6 │ 7 8 9 │      │   ┌───┐   │
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from nonet.core.layout import Layout
from nonet.core.symbols import symbol_of

NONE, LIGHT, HEAVY, DASHED = 0, 1, 2, 3
"""How strong a wall is. Boxes are heavy only where cages need the light walls, and dashed where a
cage goes through the wall of a box."""

CORNERS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
"""The sign for a corner, by the strength of its arms: 27 up + 9 right + 3 down + left."""

ASCII = str.maketrans(
    dict.fromkeys(CORNERS, "+")
    | dict.fromkeys("─━┅╴╸╶╺╼╾", "-")
    | dict.fromkeys("│┃╵╹╷╻╽╿", "|")
    | {" ": " ", "┇": ":"}
)
"""Signs for terminals that know nothing better."""

Paint = Callable[[int, str], str]
"""Dresses the symbol of a cell, given its number, in colour."""


def draw(layout: Layout, grid: bytes, paint: Paint = lambda _, symbol: symbol) -> str:
    """The board with the digits of `grid`, cage totals included, as lines of text."""
    return _Picture(layout, grid, paint).text()


class Frame(ABC):
    """Rows and columns of symbols, and the walls between them."""

    width = 2
    """Of a symbol and what stands before it."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows, self.columns = rows, columns
        down, across = range(rows), range(columns)
        self.above = [[self.wall(r - 1, c, r, c) for c in across] for r in (*down, rows)]
        self.left = [[self.wall(r, c - 1, r, c) for c in (*across, columns)] for r in down]
        self.has_line = [any(walls) for walls in zip(*self.left, strict=True)]

    @abstractmethod
    def wall(self, row: int, column: int, other_row: int, other_column: int) -> int:
        """The strength of the wall between two neighbours, holes and the outside included."""

    @abstractmethod
    def symbol(self, row: int, column: int) -> str:
        """What stands at a place, with what stands before it."""

    def text(self) -> str:
        """All lines."""
        lines = []
        for row in range(self.rows + 1):
            if any(self.above[row]):
                lines.append(self._wall_line(row))
            if row < self.rows:
                lines.append(self._symbol_line(row))
        return "\n".join(line.rstrip() for line in lines)

    def _wall_line(self, row: int) -> str:
        parts = []
        for column in range(self.columns + 1):
            if self.has_line[column]:
                parts.append(self._corner(row, column))
            if column < self.columns:
                sign = " ─━┅"[self.above[row][column]]
                parts.append(sign * (self.width + self._is_padded(column)))
        return "".join(parts)

    def _symbol_line(self, row: int) -> str:
        parts = []
        for column in range(self.columns + 1):
            if self.has_line[column]:
                parts.append(" │┃┇"[self.left[row][column]])
            if column < self.columns:
                parts.append(self.symbol(row, column) + " " * self._is_padded(column))
        return "".join(parts)

    def _is_padded(self, column: int) -> bool:
        """Whether a wall follows the column, so that a space must stand before it."""
        return self.has_line[column + 1]

    def _corner(self, row: int, column: int) -> str:
        up = self.left[row - 1][column] if row else NONE
        down = self.left[row][column] if row < self.rows else NONE
        before = self.above[row][column - 1] if column else NONE
        after = self.above[row][column] if column < self.columns else NONE
        up, after, down, before = (min(arm, HEAVY) for arm in (up, after, down, before))
        return CORNERS[27 * up + 9 * after + 3 * down + before]


class _Picture(Frame):
    def __init__(self, layout: Layout, grid: bytes, paint: Paint) -> None:
        self.layout = layout
        self.grid = grid
        self.paint = paint
        self.strength = HEAVY if layout.cages else LIGHT
        self.boxes = boxes_of(layout)
        self.cages = _members(layout, [cage.cells for cage in layout.cages])
        self.totals = {min(cage.cells): str(cage.total) for cage in layout.cages}
        self.total_width = max(map(len, self.totals.values()), default=0)
        self.width = 2 + self.total_width
        super().__init__(layout.row_count, layout.column_count)

    def wall(self, row: int, column: int, other_row: int, other_column: int) -> int:
        cell = self.layout.cell_at(row, column)
        other = self.layout.cell_at(other_row, other_column)
        if cell is None or other is None:
            return NONE if cell is other else self.strength
        if self.boxes[cell] != self.boxes[other]:
            return DASHED if self.cages[cell] & self.cages[other] else self.strength
        return LIGHT if self.cages[cell] != self.cages[other] else NONE

    def symbol(self, row: int, column: int) -> str:
        cell = self.layout.cell_at(row, column)
        if cell is None:
            return " " * self.width
        total = self.totals.get(cell, "").ljust(self.total_width)
        return f"{total} {self.paint(cell, symbol_of(self.grid[cell]))}"


def boxes_of(layout: Layout) -> list[frozenset[int]]:
    """For each cell the numbers of the boxes that it belongs to."""
    boxes = [house.cells for house in layout.houses if house.kind in ("box", "region")]
    return _members(layout, boxes)


def _members(layout: Layout, groups: Sequence[Sequence[int]]) -> list[frozenset[int]]:
    """For each cell the numbers of the groups that it belongs to."""
    found: list[set[int]] = [set() for _ in layout.positions]
    for number, cells in enumerate(groups):
        for cell in cells:
            found[cell].add(number)
    return list(map(frozenset, found))
