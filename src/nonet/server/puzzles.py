"""New puzzles over HTTP: by recipe, of a day, as a challenge."""

import secrets
from collections.abc import Callable
from typing import Annotated

from fastapi import HTTPException, Path, Query, Request

from nonet import api
from nonet.catalogue import Message
from nonet.engine import Control
from nonet.logic.levels import Level
from nonet.make import Card
from nonet.make.series import CHALLENGES
from nonet.server.app_database import AppDatabase
from nonet.server.cards import CardDocument
from nonet.server.intake import Day
from nonet.server.languages import Wanted
from nonet.server.recipes import (
    MAX_SEED,
    BoardChoice,
    Choices,
    RecipeQuery,
    board_choice,
    choices,
)
from nonet.server.routers import api_router
from nonet.server.work import DEADLINE, answer, finish
from nonet.store.settings import change_settings, find_settings

PLAYER = "player"
"""The setting that holds the player's number, on which the challenges depend."""

router = api_router("/api", 422, 503)


@router.get("/choices")
def list_choices() -> Choices:
    """What a new game can be made of: boards, levels, scales, symmetries."""
    return choices()


@router.get("/board")
async def describe_board(
    request: Request, name: Annotated[str, Query(max_length=60)]
) -> BoardChoice:
    """What puzzles of a board can be, with its rules: 9x9-rows, 9x9+diagonals+killer."""
    return await answer(request, lambda: board_choice(name))


@router.get("/puzzle")
async def make_puzzle(
    request: Request, wish: Annotated[RecipeQuery, Query()], language: Wanted
) -> CardDocument:
    """Makes a puzzle by recipe; the same seed gives the same puzzle.

    When it takes too long, it is the nearest that was found (`fits` is false).
    """
    recipe, seed = wish.recipe(), wish.chosen_seed()
    card = await _made(request, lambda control: api.generate(recipe, seed, control=control))
    return CardDocument.of(card, language)


@router.get("/daily/{day}")
async def make_daily(
    request: Request,
    day: Day,
    language: Wanted,
    level: Level = "medium",
    board: Annotated[str | None, Query(max_length=60)] = None,
) -> CardDocument:
    """The puzzle of a day: the same for everyone, for each level and board.

    Without a board it has the rules of its weekday.
    """
    card = await _made(request, lambda control: api.daily(day, level, board=board, control=control))
    return CardDocument.of(card, language, daily=day.isoformat())


@router.get("/challenge/{number}")
async def make_challenge(
    request: Request,
    database: AppDatabase,
    language: Wanted,
    number: Annotated[int, Path(ge=1, le=CHALLENGES)],
) -> CardDocument:
    """The player's own challenge with so many empty cells; it stays the same."""
    player = await finish(request, lambda _: _player(database))
    card = await _made(request, lambda control: api.challenge(number, player, control=control))
    return CardDocument.of(card, language, challenge=str(number))


async def _made(request: Request, make: Callable[[Control], Card | None]) -> Card:
    card = await finish(request, make)
    if card is None:
        raise HTTPException(503, Message("error.no_puzzle_in_time", seconds=f"{DEADLINE:g}"))
    return card


def _player(database: AppDatabase) -> int:
    """The player's number, which is drawn when it is first needed."""
    with database.writing() as session:
        number = find_settings(session).get(PLAYER)
        if isinstance(number, int) and 0 <= number <= MAX_SEED:
            return number
        drawn = secrets.randbelow(MAX_SEED + 1)
        change_settings(session, {PLAYER: drawn})
    return drawn
