"""What a new puzzle should be like."""

from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.core.shapes import CLASSIC, named
from nonet.errors import PuzzleError
from nonet.make import classic


@dataclass(frozen=True, slots=True)
class Recipe:
    """A board by its name, and how many of its cells are given."""

    board: str = "9x9"
    givens: int = 32

    def __post_init__(self) -> None:
        fewest, most = fewest_givens(self.layout), self.layout.cell_count
        if not fewest <= self.givens <= most:
            raise PuzzleError(
                f"a puzzle on the board {self.board!r} with one solution cannot have "
                f"{self.givens} givens; right would be {fewest}-{most}"
            )

    @property
    def layout(self) -> Layout:
        """The board itself."""
        return named(self.board)


def fewest_givens(layout: Layout) -> int:
    """How many givens a puzzle with one solution has at least, as far as that is known."""
    # two digits that are nowhere given could change places
    return classic.FEWEST if layout == CLASSIC else layout.size - 1
