"""The child process that runs CaDiCaL: a problem in, one solution for each further line.

The first line is the problem as JSON. The answer to each line is a solution in hexadecimal, or an
empty line when there are no more.
"""

import itertools
import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from pysat.solvers import Cadical195

Clause = list[int]


class Formula:
    """A puzzle in clauses. The variable of a candidate is true when the digit is in the cell."""

    def __init__(self, problem: dict[str, Any]) -> None:
        self.size: int = problem["size"]
        self.candidates: list[int] = problem["candidates"]
        self.variables: dict[tuple[int, int], int] = {}
        for cell, mask in enumerate(self.candidates):
            for digit in digits_in(mask):
                self.variables[cell, digit] = len(self.variables) + 1
        self.next_variable = len(self.variables) + 1
        self.clauses: list[Clause] = []
        for cell, mask in enumerate(self.candidates):
            self._add_exactly_one([self.variables[cell, digit] for digit in digits_in(mask)])
        for house in problem["houses"]:
            self._add_house(house)
        for total, cells in problem["cages"]:
            self._add_cage(total, cells)

    def _add_house(self, cells: list[int]) -> None:
        for digit in range(1, self.size + 1):
            places = self._places(cells, digit)
            self._add_at_most_one(places)
            if len(cells) == self.size:
                self.clauses.append(places)

    def _add_cage(self, total: int, cells: list[int]) -> None:
        """One of the combinations holds, and then each cell has a digit of it."""
        for digit in range(1, self.size + 1):
            self._add_at_most_one(self._places(cells, digit))
        combinations = []
        for digits in combinations_of(total, len(cells), self.size):
            combinations.append(self.next_variable)
            self.next_variable += 1
            for cell in cells:
                chosen = [self.variables[c] for d in digits if (c := (cell, d)) in self.variables]
                self.clauses.append([-combinations[-1], *chosen])
        self.clauses.append(combinations)

    def _places(self, cells: Iterable[int], digit: int) -> list[int]:
        return [self.variables[c] for cell in cells if (c := (cell, digit)) in self.variables]

    def _add_exactly_one(self, literals: list[int]) -> None:
        self.clauses.append(literals)
        self._add_at_most_one(literals)

    def _add_at_most_one(self, literals: list[int]) -> None:
        self.clauses.extend([-a, -b] for a, b in itertools.combinations(literals, 2))

    def grid(self, model: Iterable[int]) -> bytes:
        """The digits that a model stands for."""
        true = set(model)
        grid = bytearray(len(self.candidates))
        for (cell, digit), variable in self.variables.items():
            if variable in true:
                grid[cell] = digit
        return bytes(grid)

    def exclusion(self, grid: bytes) -> Clause:
        """The clause that no solution but this one breaks."""
        return [-self.variables[cell, digit] for cell, digit in enumerate(grid)]


def digits_in(mask: int) -> Iterator[int]:
    """The digits of a mask, in rising order."""
    return (digit for digit in range(1, mask.bit_length() + 1) if mask >> (digit - 1) & 1)


def combinations_of(total: int, count: int, largest: int) -> Iterator[tuple[int, ...]]:
    """All sets of `count` different digits up to `largest` that add up to `total`."""
    if count == 0:
        if total == 0:
            yield ()
        return
    for digit in range(min(largest, total), count - 1, -1):
        if digit * count - count * (count - 1) // 2 < total:
            break
        for rest in combinations_of(total - digit, count - 1, digit - 1):
            yield (*rest, digit)


def solutions(formula: Formula) -> Iterator[bytes]:
    """All solutions; each is excluded before the next is looked for."""
    with Cadical195(bootstrap_with=formula.clauses) as solver:
        while solver.solve():
            grid = formula.grid(solver.get_model())
            yield grid
            solver.add_clause(formula.exclusion(grid))


def main() -> None:
    """Answers lines until there are no more."""
    found = solutions(Formula(json.loads(sys.stdin.readline())))
    while True:
        print(next(found, b"").hex(), flush=True)  # noqa: T201
        if not sys.stdin.readline():
            return


if __name__ == "__main__":
    main()
