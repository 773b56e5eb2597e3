"""Puzzles on paper: sheets and books, laid out in millimetres and written as PDF.

>>> from nonet.core.puzzle import Puzzle
>>> from nonet.core.sheet import Sheet
>>> from nonet.core.shapes import CLASSIC
>>> blank = Piece(Sheet(Puzzle(CLASSIC, "." * 81)), number=1)
>>> len(list(pages([blank] * 10, Setup(per_page=4))))
3
"""

from nonet.paper.book_recipe import BookRecipe, Chapter
from nonet.paper.course import CourseSetup
from nonet.paper.piece import Piece, pieces_of
from nonet.paper.setup import SOLUTIONS, Setup, Solutions
from nonet.paper.sheets import pages, shown
from nonet.paper.sizes import PAPERS

__all__ = [
    "PAPERS",
    "SOLUTIONS",
    "BookRecipe",
    "Chapter",
    "CourseSetup",
    "Piece",
    "Setup",
    "Solutions",
    "pages",
    "pieces_of",
    "shown",
]
