"""Latin squares, which are boards without boxes, with as few givens as anybody knows."""

from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.splitmix import SplitMix64


def is_latin(layout: Layout) -> bool:
    """Whether the board has rows and columns, all complete, and nothing else.

    >>> from nonet.core.shapes import CLASSIC, named
    >>> is_latin(named("9x9-boxes")), is_latin(CLASSIC), is_latin(named("9x9-rows"))
    (True, False, False)
    """
    kinds = {house.kind for house in layout.houses}
    is_square = layout.cell_count == layout.size**2
    return is_square and kinds == {"row", "column"} and not layout.rules


def make_sparse(layout: Layout, random: SplitMix64) -> Puzzle:
    """A puzzle with one solution and a quarter of the cells given, where random ones need more.

    In the square of the sums of row and column, two opposite corners determine the rest (Curran and
    van Rees 1978, Cooper and others 1991); rows, columns and digits are then in random order.
    """
    size = layout.size
    rows, columns = random.shuffled(range(size)), random.shuffled(range(size))
    digits = random.shuffled(range(1, size + 1))
    givens = bytearray(size * size)
    for row in range(size):
        for column in range(size):
            place = row + column
            if place < size // 2 or place >= size + size // 2:
                givens[rows[row] * size + columns[column]] = digits[place % size]
    return Puzzle(layout, bytes(givens))
