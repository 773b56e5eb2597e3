"""Cases that the page must judge as Python does: conflicts and candidates under every kind of rule.

`python tests/rules/page_cases.py` writes them anew, for web/src/game/narrowing.test.ts.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from nonet import rules
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.core.symbols import write_line
from nonet.core.verify import find_conflicts
from nonet.play.candidates import candidates_of
from nonet.server.rulebooks import rulebook_of

FILE = Path(__file__).with_name("page_cases.json")
GRIDS = 5
LARGE = ("anti_taxicab",)
"""Kinds that would be most of the file, and have only primitives that others have, too."""

Tree = dict[str, Any]

_UNUSED: Any = {"under": True, "over": True, "chapters": {"__all__": {"words"}}}
"""What has nothing to do with conflicts."""


def cases() -> Iterator[Tree]:
    """A case for each kind."""
    for kind in rules.all_kinds():
        layout = CLASSIC.with_rules([kind.example])
        if layout.other_rules and kind.name not in LARGE:
            yield {"kind": kind.name, **_case(layout, Random(kind.name))}


def expected(puzzle: Puzzle, digits: bytes) -> Tree:
    """The filled cells in conflict, and what may go into the empty ones."""
    conflicts = find_conflicts(puzzle, digits)
    culprits = {cell for one in conflicts for cell in one.cells if digits[cell]}
    empty = [cell for cell, digit in enumerate(digits) if not digit]
    candidates = [candidates_of(puzzle, digits, cell) for cell in empty]
    return {"digits": write_line(digits), "conflicts": sorted(culprits), "candidates": candidates}


def _case(layout: Layout, chance: Random) -> Tree:
    puzzle = Puzzle(layout, bytes(81))
    cells = layout.other_rules[0].all_cells or tuple(range(81))
    book = rulebook_of(layout).model_dump(exclude=_UNUSED)
    grids = [expected(puzzle, _grid(cells, chance)) for _ in range(GRIDS)]
    return {"book": book, "grids": grids}


def _grid(cells: tuple[int, ...], chance: Random) -> bytes:
    """Random digits in some of the cells of a rule, and in a few others."""
    digits = bytearray(81)
    for cell in cells:
        digits[cell] = chance.choice((0, 0, chance.randint(1, 9)))
    for _ in range(4):
        digits[chance.randrange(81)] = chance.randint(1, 9)
    return bytes(digits)


def written() -> str:
    """The whole file, a case a line."""
    lines = (json.dumps(case, separators=(",", ":")) for case in cases())
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(written())
