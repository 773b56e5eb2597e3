"""Saved games to try the store with."""

from typing import Any
from uuid import UUID

from nonet.store.games import Stamp, Standing

ID = UUID(int=1)
PAGE, OTHER_PAGE = UUID(int=100), UUID(int=200)
RUNNING = Standing(empty=51, won=False)
WON = Standing(empty=0, won=True)


def move(text: str, **more: Any) -> dict[str, Any]:
    return {"do": text, "at": 1000, **more}


def document(*moves: str, time: int = 60_000, **info: str) -> dict[str, Any]:
    puzzle = {"format": "nonet", "version": 1, "givens": "." * 81, "info": info}
    return {
        "format": "nonet-game",
        "version": 1,
        "puzzle": puzzle,
        "moves": [move(text) for text in moves],
        "cursor": len(moves),
        "time": time,
    }


def stamp(revision: int, edit: int | None = None, writer: UUID = PAGE) -> Stamp:
    """Pages number their changes as they like; most of these go along with the revisions."""
    return Stamp(writer, revision + 1 if edit is None else edit, revision)
