"""Saved games as they go over HTTP; docs/games.md tells what stands in them."""

import json
from collections.abc import Sequence
from typing import Annotated, Any, Literal
from uuid import UUID

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from nonet.server.documents import GameDocument
from nonet.server.problems import Problem
from nonet.store.games import SavedGame, Stamp, Standing
from nonet.store.tables import GameRow

MOST = 2**53 - 1
"""The greatest number that survives JavaScript."""

MOST_CELLS = 2048
MOST_REVISIONS = 2**31 - 2
MOST_POINTS = 2**31 - 1
MOST_HINTS = 2**31 - 1

Number = Annotated[int, Field(ge=0, le=MOST)]
MoveNumber = Annotated[int, Field(ge=0, le=100_000)]


def _checked(document: "Kept") -> "Kept":
    try:
        json.dumps(document.model_dump(), allow_nan=False)
    except ValueError:
        raise ValueError("there is a number that is none (NaN, or infinite)") from None
    return document


class Kept(BaseModel):
    """Something that is kept as it comes, with keys that a newer page may have added."""

    model_config = ConfigDict(extra="allow")

    def as_sent(self) -> dict[str, Any]:
        """What was sent, and nothing more."""
        return self.model_dump(mode="json", exclude_unset=True)


class MoveDocument(Kept):
    """A move, and when it was made; `after` is the move before where that is not the last one."""

    do: str = Field(min_length=1, max_length=40_000)
    at: Number
    after: MoveNumber | None = None
    by: Literal["hint"] | None = None
    wrong: bool | None = None


class BranchDocument(Kept):
    """A name for a move."""

    name: str = Field(max_length=100)
    move: MoveNumber


class TellingDocument(Kept):
    """A stage of a hint that was told."""

    kind: Literal["where", "technique", "everything"]
    at: Number


class PartsDocument(Kept):
    """What changes in a game while moves are made."""

    cursor: MoveNumber
    tip: MoveNumber | None = None
    branches: list[BranchDocument] = Field([], max_length=1000)
    hints: list[TellingDocument] = Field([], max_length=10_000)
    used: list[Annotated[str, Field(max_length=60)]] = Field([], max_length=20)
    time: Number


class SaveDocument(PartsDocument):
    """A whole saved game."""

    format: Literal["nonet-game"]
    version: Literal[1]
    id: str | None = Field(None, max_length=64)
    started: str | None = Field(None, max_length=40)
    mode: Literal["edit"] | None = None
    puzzle: GameDocument
    solution: str | None = Field(None, max_length=4096)
    moves: list[MoveDocument] = Field(max_length=100_000)


class StandingDocument(BaseModel):
    """How a game stands: empty cells, whether the player has won it, the score, hints taken."""

    empty: int = Field(ge=0, le=MOST_CELLS)
    won: bool
    score: int = Field(0, ge=0, le=MOST_POINTS)
    hints: int = Field(0, ge=0, le=MOST_HINTS)

    def standing(self) -> Standing:
        """The same for the store."""
        return Standing(self.empty, self.won, self.score, self.hints)


class StampDocument(BaseModel):
    """Which page changes a game, the number of its change, and the revision it is based on."""

    writer: UUID
    edit: Number
    revision: int = Field(ge=0, le=MOST_REVISIONS)

    def stamp(self) -> Stamp:
        """The same for the store."""
        return Stamp(self.writer, self.edit, self.revision)


class PutWish(StampDocument):
    """A whole game to keep; the revision of a new one is 0."""

    document: Annotated[SaveDocument, AfterValidator(_checked)]
    standing: StandingDocument


class ChangeWish(StampDocument):
    """Moves to add after the first `known` ones, and the parts of the game that changed."""

    known: MoveNumber
    moves: list[Annotated[MoveDocument, AfterValidator(_checked)]] = Field(max_length=10_000)
    parts: Annotated[PartsDocument, AfterValidator(_checked)]
    standing: StandingDocument


class Receipt(BaseModel):
    """What is kept now."""

    revision: int


class KeptGame(BaseModel):
    """A game as the server keeps it."""

    id: UUID
    revision: int
    changed: int
    document: SaveDocument
    standing: StandingDocument

    @classmethod
    def of(cls, game: SavedGame) -> "KeptGame":
        """The document of a game in the store."""
        return cls.model_validate(game, from_attributes=True)


class OutdatedProblem(Problem):
    """Another page has changed the game; `game` is what it is now, null if it was deleted."""

    game: KeptGame | None


class GameSummary(BaseModel):
    """A line in the list of games; times are milliseconds. `info` is that of the puzzle."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    revision: int
    board: str
    level: str | None
    mode: str | None
    info: dict[str, str]
    moves: int
    mistakes: int
    hints: int
    used: list[str]
    empty: int
    time: int
    score: int
    won: bool
    changed: int
    ended: int | None


class GameList(BaseModel):
    """A page of the list; `next` is where the following one begins, null at the end."""

    games: list[GameSummary]
    next: str | None

    @classmethod
    def of(cls, rows: Sequence[GameRow], limit: int) -> "GameList":
        """The first `limit` of the rows; one more tells that there is a next page."""
        games = [GameSummary.model_validate(row) for row in rows[:limit]]
        last = games[-1] if len(rows) > limit else None
        return cls(games=games, next=f"{last.changed}-{last.id}" if last else None)
