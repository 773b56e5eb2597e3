"""Names of boards in a recipe: those of `core.shapes`, with `+jigsaw` and `+killer`."""

import re
from dataclasses import dataclass
from functools import lru_cache

from nonet.core.layout import Layout
from nonet.core.shapes import CLASSIC, named
from nonet.engine import Control
from nonet.errors import LayoutError
from nonet.make.boards import random_jigsaw

_SQUARE = re.compile(r"\d+x\d+(\+diagonals)?")

JIGSAW = "+jigsaw"
KILLER = "+killer"

SHORT = {
    "jigsaw": "9x9+jigsaw",
    "killer": "9x9+killer",
    "windoku": "9x9+windows",
    "x": "9x9+diagonals",
}
"""What people call some boards."""


@dataclass(frozen=True, slots=True)
class BoardName:
    """A board by name: what it is without random regions and cages, and whether it has them.

    >>> BoardName.read("9x9+jigsaw+diagonals")
    BoardName(plain='9x9+diagonals', jigsaw=True, killer=False)
    >>> str(BoardName.read("killer"))
    '9x9+killer'
    """

    plain: str
    jigsaw: bool
    killer: bool

    @classmethod
    def read(cls, text: str) -> "BoardName":
        """The name that a text holds, checked."""
        return _read(text)

    @property
    def layout(self) -> Layout:
        """The board without random regions and cages."""
        if self.is_classic:
            return CLASSIC  # the very same one, which is quickly compared
        # jigsaws need no boxes: 7x7 has none
        return named(f"{self.plain}-boxes" if self.jigsaw else self.plain)

    @property
    def is_classic(self) -> bool:
        """Whether it is the ordinary 9x9 board."""
        return not self.jigsaw and not self.killer and _is_classic(self.plain)

    def random(self, seed: int, wildness: int, control: Control) -> Layout | None:
        """The board with random regions, where it has them; without cages. None when stopped."""
        if not self.jigsaw:
            return self.layout
        diagonals = self.plain.endswith("+diagonals")
        size = self.layout.size
        return random_jigsaw(seed, size, wildness, diagonals=diagonals, control=control)

    def __str__(self) -> str:
        return self.plain + JIGSAW * self.jigsaw + KILLER * self.killer


@lru_cache(maxsize=64)
def _read(text: str) -> BoardName:
    name = SHORT.get(text, text)
    plain = name.replace(JIGSAW, "").replace(KILLER, "")
    found = BoardName(plain, JIGSAW in name, KILLER in name)
    if found.jigsaw and not _SQUARE.fullmatch(plain):
        raise LayoutError("error.no_jigsaw_board", name=text)
    named(f"{plain}-boxes" if found.jigsaw else plain)
    return found


@lru_cache(maxsize=64)
def _is_classic(plain: str) -> bool:
    return named(plain) == CLASSIC
