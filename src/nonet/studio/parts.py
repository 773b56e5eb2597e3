"""What a puzzle is made of, part by part: givens, allowed digits, rules, houses."""

from collections.abc import Collection, Iterator
from typing import Literal, NamedTuple

from nonet.core.puzzle import Puzzle

PartKind = Literal["given", "allowed", "rule", "house"]


class Part(NamedTuple):
    """A part that can be left out.

    `number` is the cell of a given or of allowed digits, and the place of a rule in `layout.rules`
    or of a house in `layout.houses`.
    """

    kind: PartKind
    number: int

    def cells(self, puzzle: Puzzle) -> tuple[int, ...]:
        """The cells that it is about."""
        match self.kind:
            case "rule":
                return puzzle.layout.rules[self.number].all_cells
            case "house":
                return puzzle.layout.houses[self.number].cells
            case _:
                return (self.number,)


def parts_of(puzzle: Puzzle) -> Iterator[Part]:
    """Everything that was set: rules, allowed digits, givens; the houses of the board stay."""
    everything = (1 << puzzle.layout.size) - 1
    for number in range(len(puzzle.layout.rules)):
        yield Part("rule", number)
    for cell, mask in enumerate(puzzle.allowed):
        if mask != everything:
            yield Part("allowed", cell)
    for cell, digit in enumerate(puzzle.givens):
        if digit:
            yield Part("given", cell)


def houses_of(puzzle: Puzzle) -> Iterator[Part]:
    """The houses of the board."""
    for number in range(len(puzzle.layout.houses)):
        yield Part("house", number)


def with_only(puzzle: Puzzle, parts: Collection[Part]) -> Puzzle:
    """The puzzle with only some parts; without any house among them it keeps all of its houses.

    Rules mean what they mean in the whole puzzle: a mark that is left out does not become one that
    must not be there.
    """
    kept = set(parts)
    layout = puzzle.layout
    everything = (1 << layout.size) - 1
    board = layout.with_only(
        [number for number in range(len(layout.rules)) if ("rule", number) in kept],
        [number for number in range(len(layout.houses)) if ("house", number) in kept] or None,
    )
    givens = (digit * (("given", cell) in kept) for cell, digit in enumerate(puzzle.givens))
    allowed = (
        mask if ("allowed", cell) in kept else everything
        for cell, mask in enumerate(puzzle.allowed)
    )
    return Puzzle(board, bytes(givens), tuple(allowed))
