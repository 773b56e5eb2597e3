"""The board of a string of the Interactive Sudoku Solver: its shape, boxes, regions and houses."""

import re
from collections.abc import Iterator
from math import isqrt

from nonet.core import shapes
from nonet.core.layout import House, Layout, Position
from nonet.errors import FormatError
from nonet.formats.iss.iss_text import Node, cell_of
from nonet.formats.square import FALLING, RISING, disjoint_groups

SIGNS = (
    "Shape", "NoBoxes", "RegionSize", "Jigsaw", "Diagonal", "Windoku", "DisjointSets",
    "AllDifferent",
)  # fmt: skip
MAX_SIDE = 16

_SHAPE = re.compile(r"([0-9]{1,2})x([0-9]{1,2})")


def is_of_board(node: Node) -> bool:
    """Whether a sign makes the board; a cage without a total is a house."""
    return node.name in SIGNS or _is_bare_cage(node)


def _is_bare_cage(node: Node) -> bool:
    return node.name == "Cage" and node.arguments[:1] in (["0"], [""])


def read(nodes: list[Node]) -> Layout:
    """The board that all signs together make, without rules."""
    rows, columns, size = _shape(nodes)
    names = {node.name for node in nodes}
    positions = [(row, column) for row in range(rows) for column in range(columns)]
    box = None if "NoBoxes" in names else box_of(rows, columns, _region_size(nodes, rows, columns))
    board = _bare(rows, columns, size, positions, box)
    houses = [*_jigsaw(nodes, board), *_diagonals(nodes, board), *_sets(nodes, board, box)]
    extra = [house for node in nodes for house in extra_houses(node, board)]
    return board.with_houses([*houses, *extra])


def box_of(rows: int, columns: int, size: int) -> tuple[int, int] | None:
    """Rows and columns of a box, as square as it can be."""
    for small in range(isqrt(size), 1, -1):
        large = size // small
        if size % small == 0:
            for box in ((small, large), (large, small)):
                if rows % box[0] == 0 and columns % box[1] == 0:
                    return box
    return None


def _shape(nodes: list[Node]) -> tuple[int, int, int]:
    arguments = next((node.arguments for node in nodes if node.name == "Shape"), ["9x9"])
    match = _SHAPE.fullmatch(arguments[0] if arguments else "")
    sides = (int(match[1]), int(match[2])) if match else (0, 0)
    digits = (arguments[1:] or [""])[0].removeprefix("1-") or str(max(sides))
    usable = digits.isdecimal() and len(digits) <= 2 and max(sides) <= int(digits) <= MAX_SIDE
    if not usable or min(sides) < 1 or "".join(arguments[2:]) not in ("", "Sudoku"):
        raise FormatError("rule.fault.shape", text="~".join(arguments), most=MAX_SIDE)
    return (*sides, int(digits))


def _region_size(nodes: list[Node], rows: int, columns: int) -> int:
    for node in nodes:
        if node.name == "RegionSize" and node.arguments[:1] and node.arguments[0].isdecimal():
            return min(int(node.arguments[0][:4]), 1024)
    return max(rows, columns)


def _bare(
    rows: int, columns: int, size: int, positions: list[Position], box: tuple[int, int] | None
) -> Layout:
    if rows == columns == size and (box is None or box == shapes.BOX_OF_SIZE.get(size)):
        return shapes.standard(size, boxes=box is not None)
    houses = [
        *_lines("row", positions, rows, 0),
        *_lines("column", positions, columns, 1),
        *_boxes(positions, columns, box),
    ]
    return Layout(size, positions, houses)


def _lines(kind: str, positions: list[Position], count: int, axis: int) -> Iterator[House]:
    for number in range(count):
        cells = tuple(cell for cell, place in enumerate(positions) if place[axis] == number)
        yield House("column" if axis else "row", f"{kind} {number + 1}", cells)


def _boxes(positions: list[Position], columns: int, box: tuple[int, int] | None) -> Iterator[House]:
    members: dict[int, list[int]] = {}
    for cell, (row, column) in enumerate(positions if box else ()):
        assert box
        members.setdefault(row // box[0] * columns + column // box[1], []).append(cell)
    for number, cells in enumerate(members.values(), 1):
        yield House("box", f"box {number}", tuple(cells))


def _jigsaw(nodes: list[Node], board: Layout) -> Iterator[House]:
    for node in nodes:
        if node.name != "Jigsaw":
            continue
        letters = (node.arguments or [""])[-1]
        if len(letters) != board.cell_count:
            raise FormatError("rule.fault.jigsaw", found=len(letters), count=board.cell_count)
        members: dict[str, list[int]] = {}
        for cell, letter in enumerate(letters):
            members.setdefault(letter, []).append(cell)
        least = max(board.row_count, board.column_count)
        regions = [cells for cells in members.values() if least <= len(cells) <= board.size]
        if len(members) - len(regions) > 1:
            raise FormatError("rule.fault.regions", least=least, most=board.size)
        for number, cells in enumerate(regions, 1):
            yield House("region", f"region {number}", tuple(cells))


def _diagonals(nodes: list[Node], board: Layout) -> Iterator[House]:
    """Only square boards have them: 1 rises, -1 falls."""
    wanted = {node.arguments[0] for node in nodes if node.name == "Diagonal" and node.arguments}
    names = {RISING: "1", FALLING: "-1"}
    if wanted and (board.row_count != board.column_count or not wanted <= {"1", "-1"}):
        raise FormatError("rule.fault.diagonals")
    if wanted:
        side = shapes.standard(board.row_count, boxes=False, diagonals=True)
        for house in side.houses:
            if house.kind == "diagonal" and names[house.name] in wanted:
                yield house


def _sets(nodes: list[Node], board: Layout, box: tuple[int, int] | None) -> Iterator[House]:
    """Windows and disjoint groups, on ordinary square boards."""
    names = {node.name for node in nodes}
    if not names & {"Windoku", "DisjointSets"}:
        return
    size = board.size
    if not (board.row_count == board.column_count == size and box == shapes.BOX_OF_SIZE.get(size)):
        raise FormatError("rule.fault.boxes_wanted")
    if "Windoku" in names:
        windows = shapes.standard(size, windows=True)
        yield from (house for house in windows.houses if house.kind == "window")
    if "DisjointSets" in names:
        yield from disjoint_groups(size)


def extra_houses(node: Node, board: Layout) -> Iterator[House]:
    """Cells that are all different; a cage without a total is just that."""
    if not (node.name == "AllDifferent" or _is_bare_cage(node)):
        return
    arguments = node.arguments[1:] if _is_bare_cage(node) else node.arguments
    cells = [cell_of(part, board) for part in arguments]
    if not cells or None in cells:
        raise FormatError("rule.fault.no_cell", name="~".join(arguments))
    found = tuple(cell for cell in cells if cell is not None)
    yield House("extra", f"cage at {board.cell_name(found[0])}", found)
