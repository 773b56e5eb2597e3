"""The review of a game: every turn beside what was there to be seen."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from statistics import median

from nonet.core.puzzle import Grid
from nonet.core.sheet import Sheet
from nonet.engine import Control, Status
from nonet.hints.choice import choose_step
from nonet.hints.question import Question
from nonet.logic.rating import Rating, rate_unique
from nonet.logic.scale import BEYOND
from nonet.play import Game
from nonet.reviews.grounds import Grounds
from nonet.reviews.results import Result, grade_of, results_of
from nonet.reviews.timeline import Moment, moments_of
from nonet.reviews.turn import Turn, Verdict

SHORTEST_PAUSE = 15_000
"""Milliseconds; nobody loses much in less."""

PAUSE = 3
"""So many times as long as usual makes a pause."""

PLAIN = 62
"""Tenths up to which techniques need no chains: whatever they show is no guess."""

MORE = 15
"""So many tenths more than the puzzle needs are no guess, either."""

Watch = Callable[[int, int], None]
"""Hears how many turns of how many have been looked at."""


@dataclass(frozen=True, slots=True)
class Review:
    """A game turn by turn, and what it says about its player."""

    game: Game
    status: Status
    rating: Rating | None
    """How hard the puzzle is by the measure of the techniques; None without a single solution."""
    turns: tuple[Turn, ...]
    results: tuple[Result, ...]
    """By technique, what cost most time first."""
    score: float | None
    """The result of a game that was won, from 0 to 1."""
    is_whole: bool = True
    """Whether all turns were looked at before the time was up."""

    @property
    def moments(self) -> tuple[Turn, ...]:
        """The long pauses, the mistakes and the guesses."""
        return tuple(turn for turn in self.turns if turn.is_moment)

    @property
    def to_practise(self) -> str:
        """The technique that cost most; empty where none did."""
        return next((result.technique for result in self.results if result.cost), "")

    def count(self, verdict: Verdict) -> int:
        """How many turns were of a kind."""
        return sum(turn.verdict is verdict for turn in self.turns)


def review(game: Game, control: Control, watch: Watch | None = None) -> Review:
    """Looks back at a game, whether it has ended or not."""
    question = Question.ask(Sheet(game.origin), "en", control)
    rating = rate_unique(game.origin, control) if question.solution else None
    looking = _Looking(question, _hardest(rating), control)
    moments = list(moments_of(game))
    turns: list[Turn] = []
    for moment in moments:
        if control.seconds_left <= 0:
            break
        turns.append(looking.turn(moment))
        if watch:
            watch(len(turns), len(moments))
    told = _with_pauses(turns)
    results = results_of(told)
    score = grade_of(game, results)
    is_whole = len(turns) == len(moments)
    return Review(game, question.status, rating, told, results, score, is_whole)


def _hardest(rating: Rating | None) -> int:
    """The tenths of what a player may have seen: whoever does more than he must does not guess."""
    if rating is None or rating.status is not Status.UNIQUE:
        return BEYOND
    return max(PLAIN, round(rating.er * 10) + MORE)


def _with_pauses(turns: list[Turn]) -> tuple[Turn, ...]:
    usual = median(turn.time for turn in turns) if turns else 0
    least = max(SHORTEST_PAUSE, PAUSE * usual)
    return tuple(replace(turn, is_pause=turn.time >= least) for turn in turns)


class _Looking:
    """Looks at one moment of a game after the other."""

    def __init__(self, question: Question, hardest: int, control: Control) -> None:
        self._question = question
        self._solution = question.solution
        self._grounds = Grounds(question.puzzle, hardest, control)

    def turn(self, moment: Moment) -> Turn:
        """The turn, with how it could be known and what was easier."""
        made, before = moment.made, moment.before
        turn = Turn(
            moment.number,
            moment.placements,
            before.digits,
            made.at,
            moment.time,
            moment.others,
            moment.hints,
            Verdict.OPEN,
        )
        if self._solution is None or before.switched:
            return turn
        sheet = Sheet(self._question.puzzle, self._right(before.digits), self._notes(moment))
        question = self._question.about(sheet)
        verdict, technique = self._judge(moment, sheet.entries)
        seen = verdict is Verdict.WRONG and _is_visible(turn, question.puzzle.layout.peers)
        return replace(
            turn,
            verdict=verdict,
            technique=technique,
            position=question.position,
            easiest=choose_step(question),
            is_visible=seen,
        )

    def _judge(self, moment: Moment, entries: Grid) -> tuple[Verdict, str]:
        """The verdict on a move, and the technique that it takes."""
        solution = self._solution
        assert solution
        if any(solution[cell] != digit for cell, digit in moment.placements):
            return Verdict.WRONG, ""
        if moment.made.by_hint:
            return Verdict.HINTED, ""
        found = [self._grounds.technique_for(entries, wanted) for wanted in moment.placements]
        if not all(found):
            return Verdict.GUESSED, ""
        return Verdict.DEDUCED, found[0]

    def _right(self, digits: Grid) -> Grid:
        """The player's entries that are those of the solution."""
        solution, givens = self._solution or digits, self._question.puzzle.givens
        cells = zip(digits, solution, givens, strict=True)
        return bytes(0 if given or digit != right else digit for digit, right, given in cells)

    def _notes(self, moment: Moment) -> tuple[int, ...]:
        """The player's notes, as far as they leave the right digit."""
        solution, state = self._solution or b"", moment.before
        notes = (corner | centre for corner, centre in zip(state.corner, state.centre, strict=True))
        return tuple(
            mask if mask >> (right - 1) & 1 else 0
            for mask, right in zip(notes, solution, strict=True)
        )


def _is_visible(turn: Turn, peers: Iterable[Iterable[int]]) -> bool:
    """Whether a digit stood already where the cell can see it."""
    seen = list(peers)
    return any(turn.before[peer] == digit for cell, digit in turn.placements for peer in seen[cell])
