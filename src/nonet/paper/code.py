"""QR codes as shapes: squares of ink, drawn like everything else."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

import segno

from nonet.draw.scene import Outline, Point

MODULE = 0.4
"""The side of the smallest square of a code, in millimetres; telephones read that with ease."""


@lru_cache(maxsize=4096)
def code_side(link: str) -> float:
    """The side of the code of a link, in millimetres; 0 for no link."""
    return len(_matrix(link)) * MODULE if link else 0


def code(link: str, corner: Point) -> Outline:
    """The code of a link, with its top left corner at a place."""
    polygons = tuple(
        (
            corner.moved(start * MODULE, row * MODULE),
            corner.moved(end * MODULE, row * MODULE),
            corner.moved(end * MODULE, (row + 1) * MODULE),
            corner.moved(start * MODULE, (row + 1) * MODULE),
        )
        for row, modules in enumerate(_matrix(link))
        for start, end in _runs(modules)
    )
    return Outline(polygons, "thick")


@lru_cache(maxsize=16)
def _matrix(link: str) -> tuple[bytearray, ...]:
    return tuple(segno.make_qr(link, error="l").matrix)


def _runs(modules: bytearray) -> Iterator[tuple[int, int]]:
    """Start and end of each run of dark modules."""
    at = 0
    for dark, run in groupby(modules):
        length = sum(1 for _ in run)
        if dark:
            yield at, at + length
        at += length
