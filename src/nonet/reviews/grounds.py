"""How a digit could be known: the easiest techniques that lead to it, from the digits alone."""

from nonet import logic
from nonet.core.puzzle import Grid, Puzzle
from nonet.engine import Control
from nonet.logic import SINGLES, Candidate, Position, Step
from nonet.logic.scale import tenths_of


class Grounds:
    """What follows on the boards of one game.

    Whatever was ruled out on the way to one digit is known from then on: a player does not find it
    twice. Notes count for nothing here: who writes a single small digit may still have guessed.
    """

    def __init__(self, puzzle: Puzzle, hardest: int, control: Control) -> None:
        self._puzzle = puzzle
        self._control = control
        self._known: set[Candidate] = set()
        names = logic.names(unique=True, joined=False)
        others = [name for name in names if name not in SINGLES and tenths_of(name) <= hardest]
        self._others = sorted(others, key=tenths_of)

    def technique_for(self, entries: Grid, wanted: Candidate) -> str:
        """The hardest technique that it takes to find the digit; empty where none shows it."""
        return (
            self._search(entries, wanted, self._known)
            or self._search(entries, wanted, set())
            or self._at_once(entries, wanted)
        )

    def _at_once(self, entries: Grid, wanted: Candidate) -> str:
        """The easiest technique of which a single step leads to the digit.

        The search may miss it: what it finds before can destroy the pattern.
        """
        position = Position.of(self._puzzle, entries, unique=True)
        near = {wanted.cell, *self._puzzle.layout.peers[wanted.cell]}
        for step in logic.find_all(position, self._others, self._control):
            if near.isdisjoint(cell for cell, _ in step.eliminations):
                continue
            if single := _single_for(position.after(step), wanted):
                return max(step.technique, single, key=_tenths)
        return ""

    def _search(self, entries: Grid, wanted: Candidate, known: set[Candidate]) -> str:
        """The same from what is known; what is found on the way is known when it leads there.

        With more candidates gone, patterns that need all of them may not be there any more.
        """
        position = Position.of(self._puzzle, entries, deleted=known, unique=True)
        hardest, found = "", set(known)
        while not (single := _single_for(position, wanted)):
            step = logic.next_step(position, self._others, self._control)
            if step is None:
                return ""
            found.update(step.eliminations)
            hardest = max(hardest, step.technique, key=_tenths)
            if wanted in step.placements:
                break
            position = position.after(step)
        self._known |= found
        return max(hardest, single, key=_tenths)


def _single_for(position: Position, wanted: Candidate) -> str:
    """The easiest single that places the digit; empty if it is none."""
    singles: list[Step] = logic.find_all(position, SINGLES)
    found = [step.technique for step in singles if wanted in step.placements]
    return min(found, key=tenths_of, default="")


def _tenths(technique: str) -> int:
    return tenths_of(technique) if technique else -1
