"""The rules as pictures: a board on which the last digit of a row, a column or a box is missing."""

from nonet import draw
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.logic import Position
from nonet.logic.step import Candidate, Mark, Role, Step

_SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

HOUSES = {"row": 4, "column": 9 + 4, "box": 18 + 4}
"""The numbers of the houses in the pictures: all three cross the middle of the board."""

_MIDDLE = 40
_CELL = 9.0


def picture(kind: str, title: str) -> draw.Scene:
    """A house with all its digits but the one in the middle, which follows from them."""
    house = HOUSES[kind]
    cells = CLASSIC.houses[house].cells
    givens = {cell: int(_SOLUTION[cell]) for cell in cells if cell != _MIDDLE}
    position = Position.of(Puzzle(CLASSIC, givens))
    placed = (Candidate(_MIDDLE, int(_SOLUTION[_MIDDLE])),)
    step = Step("full_house", placed, (), (Mark(Role.HOUSE, cells, (), house),))
    return draw.step(position, step, cell=_CELL, labels=False, title=title, description=title)
