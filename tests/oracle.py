"""An independent solver: small, slow, obviously right. Everything else is compared with it."""

from collections.abc import Iterator

from nonet.core.puzzle import Puzzle


def solutions(puzzle: Puzzle, limit: int) -> list[bytes]:
    """The first `limit` solutions (all of them if there are fewer), in no particular order."""
    found: list[bytes] = []
    for grid in _search(puzzle, _Rules(puzzle), list(puzzle.givens)):
        found.append(grid)
        if len(found) >= limit:
            break
    return found


class _Rules:
    """For each cell, what can forbid a digit there."""

    def __init__(self, puzzle: Puzzle) -> None:
        layout = puzzle.layout
        self.digits = range(1, layout.size + 1)
        self.groups_of: list[list[tuple[int, ...]]] = [[] for _ in layout.positions]
        self.cages_of: list[list[tuple[int, tuple[int, ...]]]] = [[] for _ in layout.positions]
        for house in layout.houses:
            for cell in house.cells:
                self.groups_of[cell].append(house.cells)
        for cage in layout.cages:
            for cell in cage.cells:
                self.groups_of[cell].append(cage.cells)
                self.cages_of[cell].append((cage.total, cage.cells))
        self.allowed = puzzle.allowed

    def fits(self, grid: list[int], cell: int, digit: int) -> bool:
        """Whether the digit may stand in the cell, as far as the filled cells tell."""
        if self.allowed and not self.allowed[cell] >> (digit - 1) & 1:
            return False
        if any(
            grid[other] == digit
            for group in self.groups_of[cell]
            for other in group
            if other != cell
        ):
            return False
        return all(
            self._can_add_up(grid, total, [c for c in cells if c != cell], digit)
            for total, cells in self.cages_of[cell]
        )

    def _can_add_up(self, grid: list[int], total: int, others: list[int], digit: int) -> bool:
        empty = sum(grid[cell] == 0 for cell in others)
        missing = total - digit - sum(grid[cell] for cell in others)
        return missing == 0 if empty == 0 else empty <= missing <= empty * self.digits[-1]


def _search(puzzle: Puzzle, rules: _Rules, grid: list[int]) -> Iterator[bytes]:
    if all(rules.fits(grid, cell, given) for cell, given in enumerate(puzzle.givens) if given):
        yield from _fill(rules, grid)


def _fill(rules: _Rules, grid: list[int]) -> Iterator[bytes]:
    """Tries every digit in the empty cell that has the fewest left."""
    best: tuple[int, list[int]] | None = None
    for cell, content in enumerate(grid):
        if content:
            continue
        digits = [digit for digit in rules.digits if rules.fits(grid, cell, digit)]
        if best is None or len(digits) < len(best[1]):
            best = cell, digits
    if best is None:
        yield bytes(grid)
        return
    cell, digits = best
    for digit in digits:
        grid[cell] = digit
        yield from _fill(rules, grid)
    grid[cell] = 0
