"""The lines of a board: thin between cells, thick around boxes, regions and the board itself."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from nonet.core.layout import Layout
from nonet.draw.plan import HAIRLINE, THICK, THIN, Plan
from nonet.draw.scene import Line, Outline, Point, Stroke

Step = tuple[int, int]


def walls(plan: Plan) -> Iterator[Line]:
    """All lines of the board, the thick ones last."""
    for ink, width in (("thin", THIN), ("thick", THICK)):
        stroke = Stroke(ink, max(plan.side * width, HAIRLINE))
        for start, end in _runs(plan.layout, ink):
            yield Line(plan.at(*start), plan.at(*end), stroke)


def _runs(layout: Layout, ink: str) -> Iterator[tuple[Step, Step]]:
    """The lines of one kind, as long as they go, from corner to corner of cells."""
    kind = _kind_of_wall(layout)
    rows, columns = range(layout.row_count), range(layout.column_count)
    for row in range(layout.row_count + 1):
        for start, end in _stretches([kind(row - 1, c, row, c) == ink for c in columns]):
            yield (row, start), (row, end)
    for column in range(layout.column_count + 1):
        for start, end in _stretches([kind(r, column - 1, r, column) == ink for r in rows]):
            yield (start, column), (end, column)


def _stretches(marked: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Start and end of each run of marked places."""
    for is_marked, run in groupby(range(len(marked)), key=lambda place: marked[place]):
        if is_marked:
            places = list(run)
            yield places[0], places[-1] + 1


def _kind_of_wall(layout: Layout) -> Callable[[int, int, int, int], str]:
    boxes = boxes_of_cells(layout)

    def kind(row: int, column: int, other_row: int, other_column: int) -> str:
        cell, other = layout.cell_at(row, column), layout.cell_at(other_row, other_column)
        if cell is None or other is None:
            return "none" if cell is other else "thick"
        return "thin" if boxes[cell] == boxes[other] else "thick"

    return kind


def boxes_of_cells(layout: Layout) -> list[frozenset[int]]:
    """For each cell the numbers of the boxes or regions that it belongs to."""
    found: list[set[int]] = [set() for _ in layout.positions]
    for number, house in enumerate(layout.houses):
        if house.kind in ("box", "region"):
            for cell in house.cells:
                found[cell].add(number)
    return list(map(frozenset, found))


def tints_of_boxes(layout: Layout) -> list[int]:
    """For each cell the number of a tint, so that boxes side by side differ."""
    boxes = boxes_of_cells(layout)
    tints: dict[frozenset[int], int] = {}
    for box in dict.fromkeys(boxes):
        beside = {boxes[other] for cell, mine in enumerate(boxes) if mine == box
                  for other in _beside(layout, cell)}  # fmt: skip
        taken = {tints[other] for other in beside if other in tints}
        tints[box] = next(tint for tint in range(len(boxes)) if tint not in taken)
    return [tints[box] for box in boxes]


def _beside(layout: Layout, cell: int) -> Iterator[int]:
    row, column = layout.positions[cell]
    for place in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        other = layout.cell_at(*place)
        if other is not None:
            yield other


def outline(plan: Plan, cells: Iterable[int], inset: float) -> Outline:
    """The border of a set of cells, moved inwards by `inset` millimetres (outwards if negative)."""
    loops = _loops({plan.layout.positions[cell] for cell in cells})
    return Outline(tuple(_inset_loop(plan, loop, inset) for loop in loops))


def _loops(places: set[Step]) -> list[list[tuple[Step, Step]]]:
    """The border as closed loops of steps (corner, direction), the cells on the right hand."""
    steps = {
        (corner, direction)
        for row, column in places
        for corner, direction, beyond in (
            ((row, column), (0, 1), (row - 1, column)),
            ((row, column + 1), (1, 0), (row, column + 1)),
            ((row + 1, column + 1), (0, -1), (row + 1, column)),
            ((row + 1, column), (-1, 0), (row, column - 1)),
        )
        if beyond not in places
    }
    loops = []
    while steps:
        loops.append(_loop(steps, min(steps)))
    return loops


def _loop(steps: set[tuple[Step, Step]], first: tuple[Step, Step]) -> list[tuple[Step, Step]]:
    loop: list[tuple[Step, Step]] = []
    at = first
    while at in steps:
        steps.remove(at)
        loop.append(at)
        (row, column), (down, right) = at
        corner = (row + down, column + right)
        # to the right first: cells that touch at a corner only keep borders of their own
        turns = ((right, -down), (down, right), (-right, down))
        at = next((step for turn in turns if (step := (corner, turn)) in steps), first)
    return loop


def _inset_loop(plan: Plan, loop: list[tuple[Step, Step]], inset: float) -> tuple[Point, ...]:
    points = []
    for (_, before), (corner, after) in zip([loop[-1], *loop], loop, strict=False):
        if before == after:
            continue
        # the cells lie to the right of the direction: of (down, right) that is (right, -down)
        down = before[1] + after[1]
        right = -before[0] - after[0]
        points.append(plan.at(*corner).moved(inset * right, inset * down))
    return tuple(points)
