"""Digits and candidates, and the singles that turn up among them, first come, first served.

How many hidden singles a puzzle takes depends on the order in which singles are placed. This order
is that of a program with a queue for naked and one for hidden singles: what a digit leaves alone
joins its queue at once, naked singles go before hidden ones, and before all those that fill a
house.
"""

from collections import deque
from collections.abc import Iterable, Iterator

from nonet.core.layout import Layout
from nonet.core.puzzle import Grid
from nonet.core.shapes import CLASSIC
from nonet.logic.step import Candidate

FULL_HOUSE = "full_house"
NAKED_SINGLE = "naked_single"
HIDDEN_SINGLE = "hidden_single"


def _in_order(layout: Layout) -> tuple[tuple[int, ...], ...]:
    """The houses: rows, then columns, then boxes."""
    kinds = ("row", "column", "box")
    houses = sorted(layout.houses, key=lambda house: kinds.index(house.kind))
    return tuple(house.cells for house in houses)


HOUSES = _in_order(CLASSIC)
HOUSES_OF = tuple(
    tuple(n for n, house in enumerate(HOUSES) if cell in house)
    for cell in range(CLASSIC.cell_count)
)
PEERS = tuple(
    tuple(sorted({other for n in houses for other in HOUSES[n]} - {cell}))
    for cell, houses in enumerate(HOUSES_OF)
)


class Board:
    """A classic board on its way to the solution."""

    def __init__(self, givens: Grid) -> None:
        self.digits = bytearray(CLASSIC.cell_count)
        self.masks = [(1 << CLASSIC.size) - 1] * CLASSIC.cell_count
        self._places = [[CLASSIC.size] * (CLASSIC.size + 1) for _ in HOUSES]
        """How many places each digit has in each house."""
        self._open = [CLASSIC.size] * len(HOUSES)
        """How many cells of each house are empty."""
        self._naked: deque[Candidate] = deque()
        self._hidden: deque[Candidate] = deque()
        for cell, digit in enumerate(givens):
            if digit:
                self.place(cell, digit)

    @property
    def is_full(self) -> bool:
        """Whether every cell has its digit."""
        return all(self.digits)

    def place(self, cell: int, digit: int) -> None:
        """Writes a digit; its peers lose it first, then its cell all others."""
        self.digits[cell] = digit
        self.masks[cell] &= ~(1 << (digit - 1))
        for house in HOUSES_OF[cell]:
            self._open[house] -= 1
        for peer in PEERS[cell]:
            self.rule_out(peer, digit)
        for house in HOUSES_OF[cell]:
            self._places[house][digit] = 0
        others, self.masks[cell] = self.masks[cell], 0
        for other in range(1, CLASSIC.size + 1):
            if others >> (other - 1) & 1:
                self._lose_place(cell, other)

    def rule_out(self, cell: int, digit: int) -> None:
        """Takes a candidate away, if it is there."""
        bit = 1 << (digit - 1)
        if not self.masks[cell] & bit:
            return
        self.masks[cell] &= ~bit
        self._lose_place(cell, digit)
        left = self.masks[cell]
        if left and not left & (left - 1):
            self._naked.append(Candidate(cell, left.bit_length()))

    def rule_out_all(self, candidates: Iterable[Candidate]) -> None:
        """Takes candidates away, in this order."""
        for cell, digit in candidates:
            self.rule_out(cell, digit)

    def place_singles(self) -> Iterator[str]:
        """Places one single after the other, and tells which technique it was."""
        while found := self._next_single():
            name, single = found
            self.place(*single)
            yield name

    def _next_single(self) -> tuple[str, Candidate] | None:
        for single in self._naked:
            if self._fills_a_house(single.cell):
                return FULL_HOUSE, single
        while self._naked:
            single = self._naked.popleft()
            if not self.digits[single.cell]:
                return NAKED_SINGLE, single
        while self._hidden:
            single = self._hidden.popleft()
            if self._is_hidden_single(single):
                return HIDDEN_SINGLE, single
        return None

    def _fills_a_house(self, cell: int) -> bool:
        return not self.digits[cell] and any(self._open[house] == 1 for house in HOUSES_OF[cell])

    def _is_hidden_single(self, single: Candidate) -> bool:
        cell, digit = single
        is_there = not self.digits[cell] and self.masks[cell] >> (digit - 1) & 1
        return bool(is_there) and any(self._places[house][digit] == 1 for house in HOUSES_OF[cell])

    def _lose_place(self, cell: int, digit: int) -> None:
        for house in HOUSES_OF[cell]:
            self._places[house][digit] -= 1
            if self._places[house][digit] == 1:
                self._note_hidden(house, digit)

    def _note_hidden(self, house: int, digit: int) -> None:
        for cell in HOUSES[house]:
            if not self.digits[cell] and self.masks[cell] >> (digit - 1) & 1:
                self._hidden.append(Candidate(cell, digit))
                return
