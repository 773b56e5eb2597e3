"""What a game says about its player: results by technique, and one for the whole puzzle."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.play import Game
from nonet.reviews.turn import Turn, Verdict

HINTED = 0.1
MISSED = 0.15
"""What a digit with help, and one that was guessed or wrong, takes from the result of a game."""


@dataclass(frozen=True, slots=True)
class Result:
    """How often a technique was found without help, with a hint, or missed; and the time it cost.

    `cost` are the milliseconds of long pauses, guesses, mistakes and hints.
    """

    technique: str
    found: int = 0
    hinted: int = 0
    missed: int = 0
    cost: int = 0


def results_of(turns: Iterable[Turn]) -> tuple[Result, ...]:
    """The results of all techniques that played a part, what cost most first."""
    counts: dict[str, list[int]] = {}
    for turn in turns:
        if turn.verdict is Verdict.OPEN or not turn.subject:
            continue
        count = counts.setdefault(turn.subject, [0, 0, 0, 0])
        count[_kind_of(turn)] += 1
        count[3] += turn.time if turn.is_moment or turn.hints else 0
    results = [Result(technique, *count) for technique, count in counts.items()]
    return tuple(sorted(results, key=lambda result: -result.cost))


def grade_of(game: Game, results: Iterable[Result]) -> float | None:
    """The result of a game that was won, from 0 to 1; None for any other."""
    if not game.is_won:
        return None
    lost = sum(HINTED * result.hinted + MISSED * result.missed for result in results)
    return max(0.0, round(1 - lost, 2))


def _kind_of(turn: Turn) -> int:
    if turn.verdict in (Verdict.GUESSED, Verdict.WRONG):
        return 2
    return 1 if turn.hints or turn.verdict is Verdict.HINTED else 0
