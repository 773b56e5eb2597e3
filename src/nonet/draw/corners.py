"""The corners of polygons, cut so that they can be drawn round."""

from collections.abc import Iterator

from nonet.draw.scene import Point


def corners(points: tuple[Point, ...], radius: float) -> Iterator[tuple[Point, Point, Point]]:
    """For each corner where its curve starts, the corner itself, and where the curve ends."""
    before = [points[-1], *points[:-1]]
    after = [*points[1:], points[0]]
    for last, point, following in zip(before, points, after, strict=True):
        yield _towards(point, last, radius), point, _towards(point, following, radius)


def _towards(point: Point, other: Point, distance: float) -> Point:
    """The place that lies from a point towards another, at most half the way."""
    x, y = other.x - point.x, other.y - point.y
    length = abs(x) + abs(y)  # borders of cells run straight across or down
    part = min(distance / length, 0.5) if length else 0
    return point.moved(x * part, y * part)
