"""The links of a chain as arrows, bent so that they keep off digits and off each other."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from nonet.core.masks import digits_in
from nonet.draw.plan import Plan
from nonet.draw.scene import Arrow, Curve, Group, Item, Line, Point, Rectangle, Stroke
from nonet.logic import Link, Node, Position, Step

_BENDS = (0.0, 0.08, -0.08, 0.16, -0.16, 0.24, -0.24, 0.34, -0.34, 0.46, -0.46)
"""How far a curve may leave the straight line, as part of its length, the best liked first."""

_NEAR_BENDS = (1.1, -1.1)
"""The same between candidates side by side, whose discs leave no room for a straight arrow."""

_SAMPLES = 24

Obstacle = tuple[Point, float]
"""A place to keep off, and how far."""


def arrows(plan: Plan, position: Position, step: Step) -> Iterator[Item]:
    """An arrow for each link, and a border around each node of several cells."""
    yield from _groups(plan, step)
    obstacles = _obstacles(plan, position)
    drawn: list[Point] = []
    for number, link in enumerate(step.links, 1):
        curve = _best_curve(plan, link, obstacles, drawn)
        drawn += _points(curve)
        dash = None if link.strong else (plan.side * 0.11, plan.side * 0.07)
        ink = "strong" if link.strong else "weak"
        head = min(plan.side * 0.15, math.dist(curve.start, curve.end) * 0.4)
        arrow = Arrow(curve, Stroke(ink, plan.side * 0.026, dash), head)
        yield Group((arrow,), line=number)


def _groups(plan: Plan, step: Step) -> Iterator[Item]:
    nodes = {node: None for link in step.links for node in (link.start, link.end)}
    stroke = Stroke("strong", plan.side * 0.02)
    for node in nodes:
        spots = sorted(plan.spot(cell, node.digit) for cell in node.cells)
        if len({x for x, _ in spots}) == 1 or len({y for _, y in spots}) == 1:
            if len(spots) > 1:
                yield from _capsules(spots, plan, stroke)
        else:  # cells of no common row or column
            yield from (Line(start, end, stroke) for start, end in pairwise(spots))


def _capsules(spots: Sequence[Point], plan: Plan, stroke: Stroke) -> Iterator[Item]:
    """One for each run of cells side by side: what lies between runs is not of the node."""
    first = spots[0]
    for spot, following in pairwise((*spots, None)):
        if spot and not (following and math.dist(spot, following) < plan.side * 1.5):
            yield _capsule(first, spot, plan.note_size * 0.62, stroke)
            first = following or spot


def _capsule(first: Point, last: Point, reach: float, stroke: Stroke) -> Rectangle:
    """A round border around the spots from the first to the last, which is right of it or below."""
    width, height = last.x - first.x + 2 * reach, last.y - first.y + 2 * reach
    return Rectangle(first.moved(-reach, -reach), width, height, stroke=stroke, radius=reach)


def _obstacles(plan: Plan, position: Position) -> list[Obstacle]:
    """Where digits, candidates and labels stand, and how far they reach."""
    digits = position.digits
    labels = [(label, plan.side * 0.15) for _, label in plan.labels()]
    filled = [(plan.centre(cell), plan.side * 0.27) for cell, digit in enumerate(digits) if digit]
    open_ = [
        (plan.spot(cell, digit), plan.note_size * 0.6)
        for cell, mask in enumerate(position.candidates)
        if not digits[cell]
        for digit in digits_in(mask)
    ]
    return filled + open_ + labels


def _best_curve(
    plan: Plan, link: Link, obstacles: Sequence[Obstacle], drawn: Sequence[Point]
) -> Curve:
    start, end = _ends(plan, link.start, link.end)
    near = [each for each in obstacles if _is_between(each[0], start, end, plan.side)]
    bends = _NEAR_BENDS if math.dist(start, end) < 2 * plan.note_size else _BENDS
    curves = [_bent(start, end, bend, plan.note_size * 0.62) for bend in bends]
    return min(curves, key=lambda curve: _cost(curve, near, drawn, plan))


def _ends(plan: Plan, start: Node, end: Node) -> tuple[Point, Point]:
    """The two candidates of the nodes that are nearest to each other."""
    pairs = [
        (plan.spot(one, start.digit), plan.spot(other, end.digit))
        for one in start.cells
        for other in end.cells
    ]
    return min(pairs, key=lambda pair: math.dist(*pair))


def _is_between(point: Point, start: Point, end: Point, room: float) -> bool:
    """Whether a curve from start to end might come near the point; its ends do not count."""
    if min(math.dist(point, start), math.dist(point, end)) < room * 0.01:
        return False
    reach = room + math.dist(start, end) / 2
    return math.dist(point, ((start.x + end.x) / 2, (start.y + end.y) / 2)) < reach


def _bent(start: Point, end: Point, bend: float, gap: float) -> Curve:
    """A curve that leaves the line by `bend`, and stops a `gap` before and after the candidates."""
    x, y = end.x - start.x, end.y - start.y
    first = start.moved(x / 3 - y * bend, y / 3 + x * bend)
    second = start.moved(2 * x / 3 - y * bend, 2 * y / 3 + x * bend)
    return Curve(_nearer(start, first, gap), first, second, _nearer(end, second, gap))


def _nearer(point: Point, other: Point, distance: float) -> Point:
    length = math.dist(point, other) or 1
    part = distance / length
    return point.moved((other.x - point.x) * part, (other.y - point.y) * part)


def _points(curve: Curve) -> list[Point]:
    return [curve.at(step / _SAMPLES) for step in range(1, _SAMPLES)]


def _cost(curve: Curve, near: Sequence[Obstacle], drawn: Sequence[Point], plan: Plan) -> float:
    """How much a curve runs over: digits most, then other arrows; straight is best otherwise."""
    points = _points(curve)
    met = (
        reach for place, reach in near if min(math.dist(point, place) for point in points) < reach
    )
    hits = sum(met) / (plan.side * 0.15)
    close = plan.side * 0.08
    crossings = sum(any(math.dist(point, other) < close for other in drawn) for point in points)
    middle = curve.at(0.5)
    straight = Point((curve.start.x + curve.end.x) / 2, (curve.start.y + curve.end.y) / 2)
    outside = not all(_is_inside(point, plan) for point in points)
    return hits + 0.5 * crossings + 0.2 * math.dist(middle, straight) / plan.side + 100 * outside


def _is_inside(point: Point, plan: Plan) -> bool:
    """Whether an arrow that runs through the point is seen in full."""
    room = plan.side * 0.08
    return room < point.x < plan.width - room and room < point.y < plan.height - room
