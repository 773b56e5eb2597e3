"""Tools for setters over HTTP: what all solutions have, what is needless, what is missing."""

from fastapi import Request
from pydantic import BaseModel

from nonet import api
from nonet.server.checks import GameWish
from nonet.server.documents import CandidateDocument
from nonet.server.routers import api_router
from nonet.server.work import finish

router = api_router("/api", 422, 503)


class SurveyDocument(BaseModel):
    """How many solutions have each digit in each cell, counted over the first `solutions` of them.

    `exact`: these are all. `candidates` are those that some solution has, and `undecided` those of
    which it was not found out in time: a mask of digits for each cell.
    """

    solutions: int
    exact: bool
    counts: list[list[int]]
    candidates: list[int]
    undecided: list[int]


class NeedlessDocument(BaseModel):
    """The cells of givens that could be left out, each for itself; null where time was short."""

    cells: list[int] | None


class AdditionsDocument(BaseModel):
    """The shortest lists of digits that leave one solution; `proven` if nothing shorter does."""

    lists: list[list[CandidateDocument]]
    proven: bool


@router.post("/survey")
async def survey(request: Request, wish: GameWish) -> SurveyDocument:
    """Which digits the solutions of a puzzle have in each cell."""
    found = await finish(
        request, lambda control: api.survey(wish.game.sheet().puzzle, control=control)
    )
    return SurveyDocument(
        solutions=found.solutions,
        exact=found.exact,
        counts=[list(counts) for counts in found.counts],
        candidates=list(found.candidates),
        undecided=list(found.undecided),
    )


@router.post("/needless")
async def find_needless(request: Request, wish: GameWish) -> NeedlessDocument:
    """Which givens could be left out without more solutions."""
    cells = await finish(
        request, lambda control: api.needless(wish.game.sheet().puzzle, control=control)
    )
    return NeedlessDocument(cells=None if cells is None else list(cells))


@router.post("/additions")
async def find_additions(request: Request, wish: GameWish) -> AdditionsDocument:
    """Which digits would have to be added to leave one solution."""
    found = await finish(
        request, lambda control: api.additions(wish.game.sheet().puzzle, control=control)
    )
    lists = [[CandidateDocument(cell=it.cell, digit=it.digit) for it in one] for one in found.lists]
    return AdditionsDocument(lists=lists, proven=found.proven)
