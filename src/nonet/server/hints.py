"""Hints over HTTP."""

from fastapi import APIRouter, Depends, HTTPException, Request
from pydantic import BaseModel, ConfigDict

from nonet import api
from nonet.catalogue import Message
from nonet.engine import Control
from nonet.hints import Stage, Way
from nonet.logic import Candidate
from nonet.server.documents import CandidateDocument, HintDocument, HintWish, SentPuzzle
from nonet.server.intake import Whole
from nonet.server.problems import Problem
from nonet.server.work import finish, keep_nothing

DEADLINE = 5.0
"""Seconds that a request may take."""

router = APIRouter(
    prefix="/api",
    dependencies=[Depends(keep_nothing)],
    responses={413: {"model": Problem}, 422: {"model": Problem}},
)


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


class RevealWish(BaseModel):
    """Which digit is wanted: that of a cell, or of a random empty one by the seed."""

    model_config = ConfigDict(extra="forbid")

    game: SentPuzzle
    cell: Whole | None = None
    seed: Whole = 0


@router.post("/hint")
async def find_hint(request: Request, wish: HintWish) -> HintDocument:
    """What to look at next in a game: a mistake, wrong notes, or the easiest step."""
    control = Control(DEADLINE)

    def task() -> HintDocument:
        hint = api.hint(
            wish.game.sheet(),
            near=wish.near,
            language=wish.language,
            short_cells=wish.short_cells,
            control=control,
        )
        return HintDocument.of(hint, wish.stage)

    return await finish(request, control, task)


@router.post("/way")
async def explain(request: Request, wish: HintWish) -> WayDocument:
    """The whole way from a game to its solution, as far as it can be found in time."""
    control = Control(DEADLINE)

    def task() -> WayDocument:
        way = api.explain(
            wish.game.sheet(),
            language=wish.language,
            short_cells=wish.short_cells,
            control=control,
        )
        return WayDocument.of(way, wish.stage)

    return await finish(request, control, task)


@router.post("/reveal", responses={404: {"model": Problem}})
async def reveal(request: Request, wish: RevealWish) -> CandidateDocument:
    """The right digit of an empty cell."""
    control = Control(DEADLINE)

    def task() -> Candidate | None:
        return api.reveal(wish.game.sheet(), wish.cell, seed=wish.seed, control=control)

    found = await finish(request, control, task)
    if found is None:
        raise HTTPException(404, Message("error.no_solution_known"))
    return CandidateDocument(cell=found.cell, digit=found.digit)
