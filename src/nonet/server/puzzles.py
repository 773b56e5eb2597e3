"""New puzzles over HTTP."""

import os
import secrets
from typing import Annotated, Literal

from anyio import CapacityLimiter, to_thread
from fastapi import APIRouter, HTTPException, Query, Response
from pydantic import BaseModel

from nonet.core.layout import HouseKind, Layout, Position
from nonet.core.puzzle import Puzzle
from nonet.engine import Control
from nonet.make import Recipe, generate
from nonet.server.problems import Problem

DEADLINE = 5.0
"""Seconds that a request may take."""

MAX_SEED = 2**53 - 1
"""The greatest seed: all numbers up to it survive JavaScript."""

router = APIRouter(prefix="/api")
_limiter = CapacityLimiter(os.cpu_count() or 1)


class HouseDocument(BaseModel):
    """Cells whose digits are all different."""

    kind: HouseKind
    name: str
    cells: list[int]


class CageDocument(BaseModel):
    """Cells whose digits are all different and add up to a total."""

    total: int
    cells: list[int]


class LayoutDocument(BaseModel):
    """A board."""

    size: int
    positions: list[Position]
    houses: list[HouseDocument]
    cages: list[CageDocument]

    @classmethod
    def of(cls, layout: Layout) -> "LayoutDocument":
        """The document of a layout."""
        return cls.model_validate(layout, from_attributes=True)


class PuzzleDocument(BaseModel):
    """A puzzle in our own JSON format; `info` tells what it was made from."""

    format: Literal["nonet"] = "nonet"
    version: Literal[1] = 1
    layout: LayoutDocument
    givens: str
    info: dict[str, str]

    @classmethod
    def of(cls, puzzle: Puzzle, recipe: Recipe, seed: int) -> "PuzzleDocument":
        """The document of a puzzle."""
        layout = LayoutDocument.of(puzzle.layout)
        info = {"board": recipe.board, "seed": str(seed)}
        return cls(layout=layout, givens=str(puzzle), info=info)


@router.get("/puzzle", responses={422: {"model": Problem}, 503: {"model": Problem}})
async def make_puzzle(
    response: Response,
    board: Annotated[str, Query(max_length=60)] = "9x9",
    givens: Annotated[int, Query(ge=0, le=2048)] = 32,
    seed: Annotated[int | None, Query(ge=0, le=MAX_SEED)] = None,
) -> PuzzleDocument:
    """Makes a puzzle with exactly one solution; the same seed gives the same puzzle."""
    recipe = Recipe(board, givens)
    chosen = secrets.randbelow(MAX_SEED + 1) if seed is None else seed
    control = Control(DEADLINE)
    puzzle = await to_thread.run_sync(generate, recipe, chosen, control, limiter=_limiter)
    if puzzle is None:
        raise HTTPException(503, f"no puzzle with {givens} givens was found in {DEADLINE:g} s")
    response.headers["Cache-Control"] = "no-store"
    return PuzzleDocument.of(puzzle, recipe, chosen)
