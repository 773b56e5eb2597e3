"""Killers in 81 characters: a total as a digit or letter, or an arrow towards the cell with it."""

import re

from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.errors import FormatError

STEPS = {
    "v": 9, "^": -9, "<": -1, ">": 1, "`": -10, "'": -8, ",": 8, ".": 10,
}  # fmt: skip
_TOTALS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij"
_TEXT = re.compile(r"[0-9A-Za-jv^<>`',.]{81}")


def sniff(text: str) -> bool:
    """Whether these are 81 characters with arrows among them."""
    return bool(_TEXT.fullmatch(text) and re.search(r"[v^<>]", text))


def read(text: str) -> Puzzle:
    """The killer of a text."""
    members: dict[int, list[int]] = {}
    for cell in range(len(text)):
        members.setdefault(_target(text, cell), []).append(cell)
    cages = [(_TOTALS.index(text[at]), cells) for at, cells in members.items()]
    layout = CLASSIC.with_cages([(total, cells) for total, cells in cages if total])
    return Puzzle(layout, bytes(layout.cell_count))


def _target(text: str, cell: int) -> int:
    place = cell
    for _ in text:
        if text[place] not in STEPS:
            return place
        place += STEPS[text[place]]
        if not 0 <= place < len(text):
            break
    raise FormatError("rule.fault.arrows", cell=CLASSIC.cell_name(cell))
