"""Saved games over HTTP: kept, changed move by move, listed, deleted."""

import json
from typing import Annotated, Any, Literal, cast
from uuid import UUID

from fastapi import Depends, HTTPException, Path, Query, Request, Response

from nonet import draw
from nonet.api.saving import game_of
from nonet.catalogue import Message
from nonet.core.sheet import Sheet
from nonet.formats import read_sheet
from nonet.logic.levels import Level
from nonet.play import check_moves
from nonet.server.app_database import AppDatabase, now
from nonet.server.languages import Wanted
from nonet.server.problems import Problem, ProblemResponse, problem
from nonet.server.routers import api_router
from nonet.server.saves import (
    ChangeWish,
    GameList,
    GameTexts,
    KeptGame,
    OutdatedProblem,
    PutWish,
    Receipt,
)
from nonet.server.work import answer
from nonet.store import Database
from nonet.store.games import (
    Change,
    Document,
    Filter,
    OutdatedError,
    change_game,
    delete_game,
    find_game,
    find_puzzle,
    find_texts,
    list_games,
    put_game,
)

MOST_ON_A_PAGE = 100
PLACE = "^[0-9]{1,16}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
"""A place in the list: when the game was changed, and its name."""

GOAL = "^(challenge|daily):[0-9-]{1,10}$"

router = api_router("/api/games", 422, 503)

Name = Annotated[UUID, Path(description="The name that the page has given to the game.")]


PICTURE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/svg+xml": {}}},
    404: {"model": Problem},
}
OUTDATED: dict[int | str, dict[str, object]] = {409: {"model": OutdatedProblem}}


def _filter(
    won: bool | None = None,
    goal: Annotated[str | None, Query(pattern=GOAL, description="Such as `challenge:12`.")] = None,
    board: Annotated[str | None, Query(max_length=60)] = None,
    level: Level | None = None,
) -> Filter:
    return Filter(won=won, goal=goal, board=board, level=level)


@router.get("")
def list_(
    database: AppDatabase,
    language: Wanted,
    wanted: Annotated[Filter, Depends(_filter)],
    limit: Annotated[int, Query(ge=1, le=MOST_ON_A_PAGE)] = 20,
    after: Annotated[str | None, Query(pattern=PLACE, description="`next` of a list.")] = None,
) -> GameList:
    """The games, the latest first."""
    with database.reading() as session:
        return GameList.of(list_games(session, limit + 1, _place(after), wanted), limit, language)


@router.get("/{name}", responses={404: {"model": Problem}}, response_model_exclude_unset=True)
def find(database: AppDatabase, name: Name) -> KeptGame:
    """A game with all its moves."""
    with database.reading() as session:
        game = find_game(session, name)
    if game is None:
        raise HTTPException(404, Message("error.no_game", id=name))
    return KeptGame.of(game)


@router.get("/{name}/picture", response_class=Response, responses=PICTURE)
async def draw_picture(
    request: Request, database: AppDatabase, name: Name, look: Literal["light", "dark"] = "light"
) -> Response:
    """A small picture of the board as it stands."""
    picture = await answer(request, lambda: _picture(database, name, look))
    return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})


def _picture(database: Database, name: UUID, look: Literal["light", "dark"]) -> str:
    with database.reading() as session:
        game = find_game(session, name)
    if game is None:
        raise HTTPException(404, Message("error.no_game", id=name))
    played = game_of(game.document)
    scene = draw.board(Sheet(played.puzzle, played.state.digits), candidates=False)
    return draw.svg.write(scene, draw.palette_named(look))


@router.get("/{name}/texts", responses={404: {"model": Problem}})
def find_as_texts(database: AppDatabase, name: Name) -> GameTexts:
    """A game as it is kept, to save it elsewhere even if it cannot be read."""
    with database.reading() as session:
        texts = find_texts(session, name)
    if texts is None:
        raise HTTPException(404, Message("error.no_game", id=name))
    return GameTexts(id=name, document=texts[0], moves=texts[1])


@router.put("/{name}", responses=OUTDATED)
def put(database: AppDatabase, name: Name, wish: PutWish) -> Receipt:
    """Keeps a whole game; when this is answered, it is on the disk.

    The same request may be sent again. A game that another page has changed is not overwritten.
    """
    document, standing = wish.document.as_sent(), wish.standing.standing()
    game_of(document)  # what cannot be read could not be played on
    with database.writing() as session:
        revision = put_game(session, name, wish.stamp(), document, standing, now())
    return Receipt(revision=revision)


@router.post("/{name}/moves", responses=OUTDATED)
def change(database: AppDatabase, name: Name, wish: ChangeWish) -> Receipt:
    """Adds moves to a game; when this is answered, they are on the disk.

    The same request may be sent again, also with more moves after those of the last time.
    """
    moves = [move.as_sent() for move in wish.moves]
    change = Change(wish.known, moves, wish.parts.as_sent())
    with database.writing() as session:
        _check_change(change, find_puzzle(session, name))
        revision = change_game(session, name, wish.stamp(), change, wish.standing.standing(), now())
    return Receipt(revision=revision)


@router.delete("/{name}", status_code=204)
def delete(database: AppDatabase, name: Name) -> None:
    """Forgets a game; what was reached with it stays."""
    with database.writing() as session:
        delete_game(session, name)


def _check_change(change: Change, puzzle: Document | None) -> None:
    """Refuses moves that nobody could make on the board of the game."""
    if puzzle is not None:
        layout = read_sheet(json.dumps(puzzle), "json").puzzle.layout
        check_moves(layout, change.known, change.moves, change.parts)


def _place(text: str | None) -> tuple[int, UUID] | None:
    if text is None:
        return None
    changed, _, name = text.partition("-")
    return int(changed), UUID(name)


async def answer_outdated(request: Request, error: Exception) -> ProblemResponse:
    """Tells a page that another one has changed the game, and what it is now."""
    game = cast("OutdatedError", error).game
    kept = KeptGame.of(game).model_dump(mode="json", exclude_unset=True) if game else None
    return problem(request, 409, cast("OutdatedError", error), more={"game": kept})
