"""What is true of a puzzle or a game, over HTTP: solutions, class, rating, candidates."""

from typing import Literal

from fastapi import Request
from pydantic import BaseModel, Field

from nonet import api
from nonet.core.puzzle import Puzzle
from nonet.core.spoken import is_spoken
from nonet.core.symbols import write_line
from nonet.core.verify import find_conflicts
from nonet.engine import Control
from nonet.make.survey import Kind, kind_of
from nonet.server.cards import RatingDocument
from nonet.server.documents import SentPuzzle
from nonet.server.intake import Whole
from nonet.server.languages import Wanted
from nonet.server.routers import Wish, api_router
from nonet.server.work import answer, finish
from nonet.words import Language, explain_conflict

MOST_SOLUTIONS = 1000
"""Solutions are counted this far; a job counts them all."""

router = api_router("/api", 422, 503)


class GameWish(Wish):
    """A puzzle or a half-played game; only its givens count where a puzzle is asked about."""

    game: SentPuzzle


class CandidatesWish(GameWish):
    """A cell of a game."""

    cell: Whole = Field(ge=0, le=2047)


class CheckDocument(BaseModel):
    """What is known about a puzzle.

    `more`: there are more solutions than were counted. `kind` is the class by the number of
    solutions, null where it was not found out in time; `conflicts` are sentences.
    """

    givens: int
    solutions: int
    more: bool
    kind: Kind | None
    conflicts: list[str]
    rating: RatingDocument | None


class SolveDocument(BaseModel):
    """How many solutions there are, and one of them where there is one."""

    status: Literal["none", "unique", "multiple", "stopped"]
    solution: str | None


class CandidatesDocument(BaseModel):
    """The digits that break no rule in a cell as the board is now."""

    digits: list[int]


@router.post("/check")
async def check(request: Request, wish: GameWish, language: Wanted) -> CheckDocument:
    """How many solutions a puzzle has, its class, its rating, and which rules its givens break."""
    return await finish(
        request, lambda control: _checked(wish.game.sheet().puzzle, language, control)
    )


@router.post("/solve")
async def solve(request: Request, wish: GameWish) -> SolveDocument:
    """A solution, and whether it is the only one."""
    result = await finish(
        request, lambda control: api.solve(wish.game.sheet().puzzle, control=control)
    )
    solution = write_line(result.solution) if result.solution else None
    return SolveDocument(status=result.status.value, solution=solution)


@router.post("/candidates")
async def list_candidates(request: Request, wish: CandidatesWish) -> CandidatesDocument:
    """Help for a cell: which digits may go there."""
    digits = await answer(request, lambda: api.candidates(wish.game.sheet(), wish.cell))
    return CandidatesDocument(digits=list(digits))


def _checked(puzzle: Puzzle, language: Language, control: Control) -> CheckDocument:
    found = api.count(puzzle, MOST_SOLUTIONS + 1, control=control)
    is_known = not found.stopped or found > 10
    is_rated = found == 1 and is_known and is_spoken(puzzle.layout)
    rating = api.rate(puzzle, control=control) if is_rated else None
    conflicts = find_conflicts(puzzle, puzzle.givens)
    return CheckDocument(
        givens=puzzle.given_count,
        solutions=min(found, MOST_SOLUTIONS),
        more=found > MOST_SOLUTIONS or found.stopped,
        kind=kind_of(found) if is_known else None,
        conflicts=[explain_conflict(language, puzzle.layout, it) for it in conflicts],
        rating=RatingDocument.of(rating, language) if rating else None,
    )
