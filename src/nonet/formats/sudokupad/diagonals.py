"""Diagonals of a SudokuPad link: its text names them, and often a line shows which."""

import re
from typing import Any

from nonet.formats.square import FALLING, RISING
from nonet.formats.sudokupad import drawings
from nonet.formats.sudokupad.drawings import Part

_UNIQUE = re.compile(r"\bonce\b|repeat|distinct|different|unique|1-9|1 (?:to|through) 9")
_OTHER = re.compile(r"little killer|\bsums?\b|\badd|arrow|adjacent|bishop|direction|touch|total")


def named(tree: dict[str, Any], size: int, text: str) -> set[str]:
    """The diagonals that hold each digit once."""
    sentences = [
        part
        for part in re.split(r"[.;\n]", text.lower())
        if "diagonal" in part and _UNIQUE.search(part) and not _OTHER.search(part)
    ]
    if not sentences:
        return set()
    drawn = {name for part in drawings.parts(tree, "lines") if (name := drawn_by(part, size))}
    if drawn:
        return drawn
    if any("diagonals" in part for part in sentences):
        return {RISING, FALLING}
    named = {RISING: "positive", FALLING: "negative"}
    return {name for name, word in named.items() if any(word in part for part in sentences)}


def drawn_by(part: Part, size: int) -> str | None:
    """Which diagonal a line from corner to corner is."""
    points = drawings.points_of(part)
    if len(points) < 2:
        return None
    (top, left), (bottom, right) = sorted((points[0], points[-1]))
    slack = 0.6
    if top > slack or bottom < size - slack:
        return None
    if left <= slack and right >= size - slack:
        return FALLING
    return RISING if right <= slack and left >= size - slack else None
