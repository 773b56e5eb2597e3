"""The course of a game: when which digits were written, on which board."""

from collections.abc import Iterator
from dataclasses import dataclass

from nonet.logic import Candidate
from nonet.play import Game, Made, State, apply, start


@dataclass(frozen=True, slots=True)
class Moment:
    """A move that writes digits; `time`, `others` and `hints` tell what was since the last one."""

    number: int
    made: Made
    before: State
    placements: tuple[Candidate, ...]
    time: int
    others: int
    hints: int


def moments_of(game: Game) -> Iterator[Moment]:
    """The moves of a game that write digits, in the order in which they were made."""
    since = others = 0
    for number, before, after in _states(game):
        made = game.moves[number - 1]
        placements = tuple(
            Candidate(cell, digit)
            for cell, (old, digit) in enumerate(zip(before.digits, after.digits, strict=True))
            if digit and digit != old
        )
        if not placements:
            others += 1
            continue
        hints = sum(since <= told.at <= made.at for told in game.hints)
        yield Moment(number, made, before, placements, max(0, made.at - since), others, hints)
        since, others = made.at, 0


def _states(game: Game) -> Iterator[tuple[int, State, State]]:
    """The board before and after each move; boards that nothing leads on from are forgotten."""
    needed = {made.after: number for number, made in enumerate(game.moves, 1)}
    states = {0: start(game.origin)}
    for number, made in enumerate(game.moves, 1):
        before = states[made.after]
        after = apply(game.origin, before, made.move)
        if number in needed:
            states[number] = after
        if needed[made.after] == number:
            del states[made.after]
        yield number, before, after
