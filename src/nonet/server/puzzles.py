"""New puzzles over HTTP."""

import secrets
from typing import Annotated

from fastapi import APIRouter, Depends, HTTPException, Query, Request

from nonet.engine import Control
from nonet.make import Recipe, generate
from nonet.server.documents import PuzzleDocument
from nonet.server.problems import Problem
from nonet.server.work import finish, keep_nothing

DEADLINE = 5.0
"""Seconds that a request may take."""

MAX_SEED = 2**53 - 1
"""The greatest seed: all numbers up to it survive JavaScript."""

router = APIRouter(prefix="/api", dependencies=[Depends(keep_nothing)])


@router.get("/puzzle", responses={422: {"model": Problem}, 503: {"model": Problem}})
async def make_puzzle(
    request: Request,
    board: Annotated[str, Query(max_length=60)] = "9x9",
    givens: Annotated[int, Query(ge=0, le=2048)] = 32,
    seed: Annotated[int | None, Query(ge=0, le=MAX_SEED)] = None,
) -> PuzzleDocument:
    """Makes a puzzle with exactly one solution; the same seed gives the same puzzle."""
    recipe = Recipe(board=board, givens=givens)
    chosen = secrets.randbelow(MAX_SEED + 1) if seed is None else seed
    control = Control(DEADLINE)
    card = await finish(request, control, lambda: generate(recipe, chosen, control))
    if card is None:
        raise HTTPException(503, f"no puzzle with {givens} givens was found in {DEADLINE:g} s")
    return PuzzleDocument.of(card.puzzle, board=recipe.board, seed=str(chosen))
