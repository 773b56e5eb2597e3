"""Saved games over HTTP: kept, changed move by move, listed, deleted."""

from typing import Annotated, cast
from uuid import UUID

from fastapi import APIRouter, Depends, HTTPException, Path, Query, Request

from nonet.server.kept import Kept, now
from nonet.server.problems import Problem, ProblemResponse, problem
from nonet.server.saves import ChangeWish, GameList, KeptGame, OutdatedProblem, PutWish, Receipt
from nonet.server.work import keep_nothing
from nonet.store.games import (
    Change,
    OutdatedError,
    change_game,
    delete_game,
    find_game,
    list_games,
    put_game,
)

MOST_ON_A_PAGE = 100
PLACE = "^[0-9]{1,16}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
"""A place in the list: when the game was changed, and its name."""

GOAL = "^(challenge|daily):[0-9-]{1,10}$"

router = APIRouter(
    prefix="/api/games",
    dependencies=[Depends(keep_nothing)],
    responses={422: {"model": Problem}, 503: {"model": Problem}},
)

Name = Annotated[UUID, Path(description="The name that the page has given to the game.")]


OUTDATED: dict[int | str, dict[str, object]] = {409: {"model": OutdatedProblem}}


@router.get("")
def list_(
    kept: Kept,
    limit: Annotated[int, Query(ge=1, le=MOST_ON_A_PAGE)] = 20,
    after: Annotated[str | None, Query(pattern=PLACE, description="`next` of a list.")] = None,
    won: bool | None = None,
    goal: Annotated[str | None, Query(pattern=GOAL, description="Such as `challenge:12`.")] = None,
) -> GameList:
    """The games, the latest first."""
    with kept.reading() as session:
        return GameList.of(list_games(session, limit + 1, _place(after), won, goal), limit)


@router.get("/{name}", responses={404: {"model": Problem}}, response_model_exclude_unset=True)
def find(kept: Kept, name: Name) -> KeptGame:
    """A game with all its moves."""
    with kept.reading() as session:
        game = find_game(session, name)
    if game is None:
        raise HTTPException(404, f"there is no game {name}")
    return KeptGame.of(game)


@router.put("/{name}", responses=OUTDATED)
def put(kept: Kept, name: Name, wish: PutWish) -> Receipt:
    """Keeps a whole game; when this is answered, it is on the disk.

    The same request may be sent again. A game that another page has changed is not overwritten.
    """
    wish.document.puzzle.sheet()  # what cannot be read could not be played on
    document, standing = wish.document.as_sent(), wish.standing.standing()
    with kept.writing() as session:
        revision = put_game(session, name, wish.stamp(), document, standing, now())
    return Receipt(revision=revision)


@router.post("/{name}/moves", responses=OUTDATED)
def change(kept: Kept, name: Name, wish: ChangeWish) -> Receipt:
    """Adds moves to a game; when this is answered, they are on the disk.

    The same request may be sent again, also with more moves after those of the last time.
    """
    moves = [move.as_sent() for move in wish.moves]
    change = Change(wish.known, moves, wish.parts.as_sent())
    with kept.writing() as session:
        revision = change_game(session, name, wish.stamp(), change, wish.standing.standing(), now())
    return Receipt(revision=revision)


@router.delete("/{name}", status_code=204)
def delete(kept: Kept, name: Name) -> None:
    """Forgets a game; what was reached with it stays."""
    with kept.writing() as session:
        delete_game(session, name)


def _place(text: str | None) -> tuple[int, UUID] | None:
    if text is None:
        return None
    changed, _, name = text.partition("-")
    return int(changed), UUID(name)


async def answer_outdated(request: Request, error: Exception) -> ProblemResponse:
    """Tells a page that another one has changed the game, and what it is now."""
    game = cast("OutdatedError", error).game
    kept = KeptGame.of(game).model_dump(mode="json", exclude_unset=True) if game else None
    return problem(request, 409, error, more={"game": kept})
