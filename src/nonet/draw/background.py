"""What lies below the digits of every board: paper, tints of houses, lines, cages, labels."""

from collections.abc import Iterator

from nonet.core.layout import Cage
from nonet.draw.plan import Plan
from nonet.draw.scene import (
    CAPITAL,
    Circle,
    Item,
    Outline,
    Point,
    Rectangle,
    Stroke,
    Text,
    centred,
)
from nonet.draw.walls import outline, tints_of_boxes, walls

_TINTS = 5  # as many as palettes have; a board that needs more uses them again
_CAGE_INSET = 0.06
_TOTAL_SIZE = 0.22


def paper(plan: Plan) -> Iterator[Item]:
    """The paper, and on it the cells in the tints of their boxes and of houses of other kinds."""
    yield Rectangle(Point(0, 0), plan.width, plan.height, "paper")
    inks = [f"cell_{tint % _TINTS}" for tint in tints_of_boxes(plan.layout)]
    for house in plan.layout.houses:
        if house.kind in ("diagonal", "window", "extra"):
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
    for cell, mask in enumerate(allowed):
        if mask == odd:
            yield Circle(plan.centre(cell), plan.side * 0.4, "parity")
        elif mask == even:
            corner = plan.corner(cell).moved(plan.side * 0.1, plan.side * 0.1)
            yield Rectangle(corner, plan.side * 0.8, plan.side * 0.8, "parity")


def lines(plan: Plan) -> Iterator[Item]:
    """The walls of the board and its cages."""
    yield from walls(plan)
    stroke = Stroke("cage", plan.side * 0.022, (plan.side * 0.09, plan.side * 0.055))
    for cage in plan.layout.cages:
        border = outline(plan, cage.cells, plan.side * _CAGE_INSET)
        yield Outline(border.polygons, stroke=stroke)
    for cage in plan.layout.cages:
        yield _total(plan, cage)


def _total(plan: Plan, cage: Cage) -> Text:
    first = min(cage.cells, key=lambda cell: plan.layout.positions[cell])
    size = plan.side * _TOTAL_SIZE
    inset = plan.side * (_CAGE_INSET + 0.03)
    place = plan.corner(first).moved(inset, inset + size * CAPITAL)
    return Text(place, str(cage.total), size, "total", anchor="start")


def labels(plan: Plan) -> Iterator[Item]:
    """The numbers of rows and columns, if the plan has room for them."""
    for text, place in plan.labels():
        yield centred(place, text, plan.side * 0.28, "label")
