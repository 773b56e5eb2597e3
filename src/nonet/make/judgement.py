"""How far a candidate is from what the recipe asks for, and everything that its card tells."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log2

from nonet import engine
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.status import Status
from nonet.engine import Control
from nonet.engine.classic import is_classic
from nonet.logic import SINGLES
from nonet.logic.rating import LADDER, Rating, er_up_to, rate_lines, rate_unique
from nonet.logic.scale import GUESS
from nonet.make import boards, demand
from nonet.make.card import Card
from nonet.make.demand import Need
from nonet.make.recipe import Recipe
from nonet.make.scales import MANY
from nonet.make.span import Span
from nonet.make.teaching import find_moment

MOST_SOLUTIONS = MANY
"""Solutions are counted this far."""

HARDEST_RATED = 7.2
"""Big boards that are harder than this get no rating, if nobody asked: it could take minutes."""

BEYOND = 20.0
"""More than any rating."""

GRACE = 0.012
"""Seconds that the rating of the nearest may take when the time is up; else its card has none."""

WRONG = 100.0
"""How much a broken promise counts; a rating that is off counts as much as it is."""


FAULTS_OF: Mapping[Need, float] = {
    Need.FULL: 0.0,
    Need.WITH_OTHERS: WRONG / 4,
    Need.SPARE: WRONG / 2,
    Need.NONE: WRONG,
}
"""The nearest is what has most to do with the technique."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What was found out about a candidate: how much is wrong with it, and more if it is known."""

    faults: float
    solution: Grid
    """The solution, or one of them."""
    solutions: int = 1
    """How many there are, up to one more than `MOST_SOLUTIONS`."""
    rating: Rating | None = None


def judge(recipe: Recipe, puzzle: Puzzle, control: Control) -> Judgement | None:
    """How far the candidate is from the recipe; None when stopped. What is quick comes first.

    All that a card must have is found out here: once the time is up, it would be too late.
    """
    solutions = 1 if recipe.has_one_solution else _count(puzzle, control)
    faults = _aim_faults(recipe, puzzle, solutions, control)
    if recipe.minimal and not is_minimal(puzzle, control):
        faults += WRONG
    if recipe.allows and not demand.is_solved_by(puzzle, recipe.allows, control):
        faults += WRONG
    if recipe.needs:
        faults += FAULTS_OF[demand.need_of(puzzle, recipe.needs, recipe.allows, control)]
    if recipe.teaches:
        faults += _lateness(recipe.teaches, puzzle, control)
    rating = None
    if recipe.ratings and not faults:
        faults, rating = _judge_rating(puzzle, recipe.ratings, control)
    solution = engine.solve(puzzle, control).solution
    if solution is None or control.seconds_left == 0:
        return None
    return Judgement(faults, solution, solutions, rating)


def _count(puzzle: Puzzle, control: Control) -> int:
    return engine.count(puzzle, MOST_SOLUTIONS + 1, control)


def _aim_faults(recipe: Recipe, puzzle: Puzzle, solutions: int, control: Control) -> float:
    aim = recipe.aim
    if aim is None:
        return 0.0
    off = max(aim.givens[0] - puzzle.given_count, puzzle.given_count - aim.givens[1], 0)
    if off:
        return WRONG + off
    if aim.by_singles:
        return WRONG * (not demand.is_solved_by(puzzle, SINGLES, control))
    return _solution_faults(aim.solutions, solutions)


def _solution_faults(span: Span, solutions: int) -> float:
    """Nothing if their number is right; twice as many or half of them count like one given."""
    least, most = span
    if least <= solutions <= (most or solutions):
        return 0.0
    return WRONG + abs(log2(max(solutions, 1) / (least if solutions < least else most)))


def _lateness(technique: str, puzzle: Puzzle, control: Control) -> float:
    """How much of the puzzle is filled before it is needed; nothing if it is needed early."""
    moment = find_moment(puzzle, technique, control, strict=False)
    if moment is None:
        return WRONG
    lateness = 0.0 if moment.is_early else moment.share
    return lateness if moment.is_enough else FAULTS_OF[Need.WITH_OTHERS] + lateness


def _judge_rating(
    puzzle: Puzzle, ratings: tuple[float, float], control: Control
) -> tuple[float, Rating | None]:
    most = min(ratings[1], BEYOND)
    if _is_line(puzzle):
        return _distance(er_up_to(puzzle.givens, most, control), ratings), None
    rating = rate_unique(puzzle, control, most)
    return _distance(rating.er, ratings), rating


def _distance(er: float, ratings: tuple[float, float]) -> float:
    return max(ratings[0] - er, er - ratings[1], 0.0)


def rate(puzzle: Puzzle, control: Control) -> Rating:
    """The rating of a puzzle that is known to have one solution."""
    if _is_line(puzzle):
        return rate_lines(puzzle.givens, 1, control)[0]
    return rate_unique(puzzle, control)


def _is_line(puzzle: Puzzle) -> bool:
    return is_classic(puzzle.layout) and not puzzle.allowed


def is_minimal(puzzle: Puzzle, control: Control) -> bool | None:
    """Whether every given is needed; None when stopped."""
    if _is_line(puzzle):
        return _is_classic_minimal(puzzle.givens, control)
    for cell, digit in enumerate(puzzle.givens):
        if digit:
            needed = engine.has_solution_without(puzzle, cell, digit, control)
            if not needed:
                return needed
    return True


def _is_classic_minimal(givens: Grid, control: Control) -> bool | None:
    cells = [cell for cell, digit in enumerate(givens) if digit]
    fewer = [givens[:cell] + b"\0" + givens[cell + 1 :] for cell in cells]
    numbers = engine.count_lines(fewer, 2, 1, control)
    return None if None in numbers else 1 not in numbers


def write_card(
    recipe: Recipe, seed: int, number: int, puzzle: Puzzle, judgement: Judgement, control: Control
) -> Card:
    """The card of a candidate; when stopped, its rating is missing and nothing else.

    Of big boards, what would take long is missing, too.
    """
    has_one = recipe.has_one_solution
    is_small = not boards.is_big(puzzle.layout)
    known = judgement.rating if judgement.rating and not _was_given_up(judgement.rating) else None
    return Card(
        puzzle=puzzle,
        solution=judgement.solution,
        solutions=judgement.solutions,
        rating=(known or _rate_soon(recipe, puzzle, control))
        if has_one
        else Rating(Status.MULTIPLE),
        minimal=is_minimal(puzzle, control) if has_one and is_small else None,
        recipe=recipe,
        seed=seed,
        candidate=number,
        fits=not judgement.faults,
    )


def _rate_soon(recipe: Recipe, puzzle: Puzzle, control: Control) -> Rating:
    if recipe.ratings or not boards.is_big(puzzle.layout):
        return rate(puzzle, control)
    rating = rate_unique(puzzle, control, HARDEST_RATED)
    return Rating(Status.STOPPED, dialect=LADDER) if _was_given_up(rating) else rating


def _was_given_up(rating: Rating) -> bool:
    return GUESS in rating.techniques
