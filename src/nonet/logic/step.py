"""A step as data: which technique, what follows from it, and what it looked at.

Words and pictures are made from steps; nothing here knows a language or a drawing.
"""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class Role(Enum):
    """What the marked cells are in the pattern. The order is that of the native core.

    The last ones it does not know: they are added where the board is at hand.
    """

    PATTERN = "pattern"
    HOUSE = "house"
    BASE = "base"
    COVER = "cover"
    FIN = "fin"
    PIVOT = "pivot"
    WING = "wing"
    RECTANGLE = "rectangle"
    FLOOR = "floor"
    SET = "set"
    COLOUR_A = "colour_a"
    COLOUR_B = "colour_b"
    CAGE = "cage"
    OUTSIDE = "outside"
    RULE = "rule"
    WAYS = "ways"
    BLOCKER = "blocker"


ROLES = tuple(Role)


class Candidate(NamedTuple):
    """A digit in a cell."""

    cell: int
    digit: int


@dataclass(frozen=True, slots=True)
class Mark:
    """Cells and digits that play a part; `house` is its number where they are a whole house.

    Houses are counted as in `layout.groups`: houses first, then cages. `rule` is the number of the
    rule whose cells they are, counted as in `layout.rules`.
    """

    role: Role
    cells: tuple[int, ...]
    digits: tuple[int, ...]
    house: int | None = None
    rule: int | None = None


@dataclass(frozen=True, slots=True)
class Node:
    """A digit in one cell, or in one of several."""

    digit: int
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Link:
    """Strong: one of the two is true. Weak: one of the two is false."""

    start: Node
    end: Node
    strong: bool


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a technique; at least one placement or elimination follows from it."""

    technique: str
    placements: tuple[Candidate, ...]
    eliminations: tuple[Candidate, ...]
    marks: tuple[Mark, ...] = ()
    links: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class Walk:
    """The whole way: steps (where kept), how often each technique was used, where it ended."""

    steps: tuple[Step, ...]
    counts: dict[str, int]
    digits: bytes
    solved: bool
    stopped: bool
