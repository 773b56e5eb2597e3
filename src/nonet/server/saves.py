"""Saved games as they go over HTTP; docs/games.md tells what stands in them."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeVar
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from nonet.errors import NonetError
from nonet.formats.rule_tree import rule_of_tree
from nonet.play import Assistance
from nonet.server.documents import SentPuzzle
from nonet.server.intake import MOST, Flag, Whole
from nonet.server.problems import Problem
from nonet.server.routers import Wish
from nonet.store.games import SavedGame, Stamp, Standing
from nonet.store.readable import UnreadableError, is_sound
from nonet.store.tables import GameRow
from nonet.words import Language, rule_name

STARTED = r"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,6})?Z)?$"
"""When, in UTC."""

MOST_CELLS = 2048
MOST_REVISIONS = 2**31 - 2
MOST_POINTS = 2**31 - 1
MOST_HINTS = 2**31 - 1
LAST = 10**16 - 1
"""The latest time that a place in the list of games can name."""

Number = Annotated[Whole, Field(ge=0, le=MOST)]
MoveNumber = Annotated[Whole, Field(ge=0, le=100_000)]


class Kept(Wish):
    """Something that is kept as it comes, and only if all its keys are known."""

    def as_sent(self) -> dict[str, Any]:
        """What was sent, and nothing more; null is the same as nothing."""
        return self.model_dump(mode="json", exclude_unset=True, exclude_none=True)


class MoveDocument(Kept):
    """A move, and when it was made; `after` is the move before where that is not the last one."""

    do: str = Field(min_length=1, max_length=40_000)
    at: Number
    after: MoveNumber | None = None
    by: Literal["hint"] | None = None
    wrong: Flag | None = None


class BranchDocument(Kept):
    """A name for a move."""

    name: str = Field(min_length=1, max_length=100)
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
    used: list[Assistance] = Field([], max_length=20)
    time: Number


class SaveDocument(PartsDocument):
    """A whole saved game."""

    format: Literal["nonet-game"]
    version: Literal[1]
    id: str | None = Field(None, pattern="^[A-Za-z0-9-]{0,64}$")
    started: str | None = Field(None, pattern=STARTED)
    mode: Literal["edit"] | None = None
    puzzle: SentPuzzle
    solution: str | None = Field(None, max_length=4096)
    moves: list[MoveDocument] = Field(max_length=100_000)


class StandingDocument(Kept):
    """How a game stands: empty cells, whether the player has won it, the score, hints taken."""

    empty: Whole = Field(ge=0, le=MOST_CELLS)
    won: Flag
    score: Whole = Field(0, ge=0, le=MOST_POINTS)
    hints: Whole = Field(0, ge=0, le=MOST_HINTS)

    def standing(self) -> Standing:
        """The same for the store."""
        return Standing(self.empty, self.won, self.score, self.hints)


class StampDocument(Kept):
    """Which page changes a game, the number of its change, and the revision it is based on."""

    writer: UUID
    edit: Number
    revision: Whole = Field(ge=0, le=MOST_REVISIONS)

    def stamp(self) -> Stamp:
        """The same for the store."""
        return Stamp(self.writer, self.edit, self.revision)


class PutWish(StampDocument):
    """A whole game to keep; the revision of a new one is 0."""

    document: SaveDocument
    standing: StandingDocument


class ChangeWish(StampDocument):
    """Moves to add after the first `known` ones, and the parts of the game that changed."""

    known: MoveNumber
    moves: list[MoveDocument] = Field(max_length=10_000)
    parts: PartsDocument
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
        """The document of a game in the store; keys that are not known are left out."""
        return _readable(cls, game, game.id)


class OutdatedProblem(Problem):
    """Another page has changed the game; `game` is what it is now, null if it was deleted."""

    game: KeptGame | None


class GameSummary(BaseModel):
    """A line in the list of games; times are milliseconds. `info` is that of the puzzle.

    `rules` are the names of its kinds of rules, in the language of the request.
    """

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    revision: int
    board: str
    level: str | None
    mode: str | None
    info: dict[str, str]
    rules: list[str] = []
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
    """A page of the list; `next` is where the following one begins, null at the end.

    `unreadable` are the names of games that are kept, but cannot be read.
    """

    games: list[GameSummary]
    unreadable: list[UUID] = []
    next: str | None

    @classmethod
    def of(cls, rows: Sequence[GameRow], limit: int, language: Language) -> "GameList":
        """The first `limit` of the rows; one more tells that there is a next page."""
        games, unreadable = [], []
        for row in rows[:limit]:
            try:
                if not is_sound(row):
                    raise UnreadableError(row.id)
                game = _readable(GameSummary, row, row.id)
                game.rules = _rule_names(row.document["puzzle"], language)
                games.append(game)
            except UnreadableError:
                unreadable.append(row.id)
        following = _place_of(rows[limit - 1]) if len(rows) > limit else None
        return cls(games=games, unreadable=unreadable, next=following)


def _rule_names(puzzle: dict[str, Any], language: Language) -> list[str]:
    """What people call the rules of a puzzle, each once; none if they cannot be read."""
    board = puzzle.get("layout") or puzzle
    try:
        rules = [rule_of_tree(tree, "rules") for tree in board.get("rules") or ()]
    except (NonetError, TypeError, AttributeError):
        return []
    return list(dict.fromkeys(rule_name(language, rule) for rule in rules))


def _place_of(row: GameRow) -> str:
    """Where the games after this one begin; SQLite has damaged times before all others."""
    changed: object = row.changed
    last = min(max(0, changed), LAST) if isinstance(changed, int) else LAST
    return f"{last}-{row.id}"


class GameTexts(BaseModel):
    """A game and its moves as the texts that are kept, even if they cannot be read."""

    id: UUID
    document: str
    moves: list[str]


M = TypeVar("M", bound=BaseModel)


def _readable(kind: type[M], kept: object, name: UUID) -> M:
    """What is kept, as a document that can be sent."""
    try:
        document = kind.model_validate(kept, from_attributes=True, extra="ignore")
        document.model_dump_json()  # text that is not valid Unicode cannot be sent
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise UnreadableError(name) from error
    return document
