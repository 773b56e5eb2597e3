"""What lies below the digits of every board: paper, tints of houses, lines, cages, labels."""

from collections.abc import Iterator
from functools import lru_cache

from nonet.core.figures import CellShape
from nonet.core.layout import House
from nonet.draw import figures
from nonet.draw.plan import Plan
from nonet.draw.scene import (
    Circle,
    Group,
    Item,
    Line,
    Outline,
    Point,
    Rectangle,
    Stroke,
    centred,
)
from nonet.draw.walls import outline, tints_of_boxes, walls

_TINTS = 5  # as many as palettes have; a board that needs more uses them again
_TINTED = ("diagonal", "window", "extra")


@lru_cache(maxsize=64)
def paper(plan: Plan) -> Group:
    """The paper, and on it the cells in the tints of their boxes and of houses of other kinds.

    Like the lines it is the same for all puzzles on a board, so it is made once for all of them.
    """
    paper = Rectangle(Point(0, 0), plan.width, plan.height, "paper")
    return Group((paper, *_tiles(plan)), shared=True)


def _tiles(plan: Plan) -> Iterator[Item]:
    inks = [f"cell_{tint % _TINTS}" for tint in tints_of_boxes(plan.layout)]
    for house in plan.layout.houses:
        if house.kind in _TINTED:
            for cell in house.cells:
                inks[cell] = house.kind
    for ink in sorted(set(inks)):
        for cell, mine in enumerate(inks):
            if mine == ink:
                yield tile(plan, cell, ink)


def tile(plan: Plan, cell: int, ink: str) -> Rectangle:
    """A cell filled with an ink."""
    return Rectangle(plan.corner(cell), plan.side, plan.side, ink)


def parities(plan: Plan, allowed: tuple[int, ...]) -> Iterator[Item]:
    """Even cells have a square in them, odd ones a circle."""
    size = plan.layout.size
    odd = sum(1 << bit for bit in range(0, size, 2))
    even = (1 << size) - 1 - odd
    drawn = {one.cell for one in plan.figures if isinstance(one, CellShape)}
    for cell, mask in enumerate(allowed):
        if cell in drawn:
            continue  # its rule draws it
        if mask == odd:
            yield Circle(plan.centre(cell), plan.side * 0.4, "parity")
        elif mask == even:
            corner = plan.corner(cell).moved(plan.side * 0.1, plan.side * 0.1)
            yield Rectangle(corner, plan.side * 0.8, plan.side * 0.8, "parity")


def shapes(plan: Plan) -> Iterator[Item]:
    """The lines and shapes of rules, if there are any."""
    if plan.figures:
        yield _shapes(plan)


@lru_cache(maxsize=64)
def _shapes(plan: Plan) -> Group:
    return Group(tuple(figures.under(plan)), shared=True)


@lru_cache(maxsize=64)
def lines(plan: Plan) -> Group:
    """The walls of the board, its houses of other kinds, its clues, and its labels."""
    return Group((*_lines(plan), *_labels(plan)), shared=True)


def _lines(plan: Plan) -> Iterator[Item]:
    for house in plan.layout.houses:
        if house.kind in _TINTED:
            yield _trace(plan, house)
    yield from walls(plan)
    yield from figures.over(plan)


def _trace(plan: Plan, house: House) -> Item:
    """A line along a diagonal, or around other houses: a step may cover up their tints."""
    stroke = Stroke(f"{house.kind}.line", plan.side * 0.03)
    if house.kind != "diagonal":
        border = outline(plan, house.cells, plan.side * 0.05)
        return Outline(border.polygons, stroke=stroke, radius=plan.side * 0.1)
    ends = sorted(house.cells, key=lambda cell: plan.layout.positions[cell])
    first, last = plan.centre(ends[0]), plan.centre(ends[-1])
    half = plan.side / 2
    aside = half if last.x > first.x else -half
    return Line(first.moved(-aside, -half), last.moved(aside, half), stroke)


def _labels(plan: Plan) -> Iterator[Item]:
    for text, place in plan.labels():
        yield centred(place, text, plan.side * 0.28, "label")
