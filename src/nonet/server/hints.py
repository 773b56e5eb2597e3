"""Hints over HTTP."""

from fastapi import HTTPException, Request
from pydantic import BaseModel

from nonet import api
from nonet.catalogue import Message
from nonet.engine import Control
from nonet.hints import Stage, Way
from nonet.logic import Candidate
from nonet.server.documents import CandidateDocument, HintDocument, HintWish, SentPuzzle
from nonet.server.intake import Whole
from nonet.server.problems import Problem
from nonet.server.routers import Wish, api_router
from nonet.server.work import finish

router = api_router("/api", 413, 422)


class WayDocument(BaseModel):
    """The whole way: one hint after the other, and how it ends."""

    solved: bool
    hints: list[HintDocument]
    end: HintDocument

    @classmethod
    def of(cls, way: Way, stage: Stage) -> "WayDocument":
        """The document of a way."""
        hints = [HintDocument.of(hint, stage) for hint in way]
        return cls(solved=way.solved, hints=hints, end=HintDocument.of(way.end, stage))


class RevealWish(Wish):
    """Which digit is wanted: that of a cell, or of a random empty one by the seed."""

    game: SentPuzzle
    cell: Whole | None = None
    seed: Whole = 0


@router.post("/hint")
async def find_hint(request: Request, wish: HintWish) -> HintDocument:
    """What to look at next in a game: a mistake, wrong notes, or the easiest step."""

    def task(control: Control) -> HintDocument:
        return HintDocument.of(wish.find(control), wish.stage)

    return await finish(request, task)


@router.post("/way")
async def explain(request: Request, wish: HintWish) -> WayDocument:
    """The whole way from a game to its solution, as far as it can be found in time."""

    def task(control: Control) -> WayDocument:
        way = api.explain(
            wish.game.sheet(),
            language=wish.language,
            short_cells=wish.short_cells,
            control=control,
        )
        return WayDocument.of(way, wish.stage)

    return await finish(request, task)


@router.post("/reveal", responses={404: {"model": Problem}})
async def reveal(request: Request, wish: RevealWish) -> CandidateDocument:
    """The right digit of an empty cell."""

    def task(control: Control) -> Candidate | None:
        return api.reveal(wish.game.sheet(), wish.cell, seed=wish.seed, control=control)

    found = await finish(request, task)
    if found is None:
        raise HTTPException(404, Message("error.no_solution_known"))
    return CandidateDocument(cell=found.cell, digit=found.digit)
