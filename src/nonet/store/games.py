"""Saved games: kept with the moves that were made since, listed and deleted.

A page says which revision its change is based on. Where another page has written since, the change
is refused, so that nobody overwrites the other. A page may send the same change again when it has
heard no answer: its changes are numbered, and what is known already is not done twice.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, Text, cast, delete, literal_column, select, tuple_
from sqlalchemy.orm import Session

from nonet.errors import NonetError
from nonet.store.goals import goal_of, reach_goal
from nonet.store.readable import DamagedName, UnreadableError, is_sound
from nonet.store.tables import GameRow, MoveRow, named

Document = Mapping[str, Any]
"""A saved game, or a part of one: see docs/games.md."""

MOST_MOVES = 100_000
PARTS = frozenset({"cursor", "tip", "branches", "hints", "used", "time"})
"""The keys of a document that change while moves are made."""

_ROW: ColumnElement[int] = literal_column("rowid")
"""The number that SQLite gives to each row."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """Who changes a game: which page, the number of its change, and the revision it is based on."""

    writer: UUID
    edit: int
    revision: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game stands, which only who replays its moves can tell.

    It is won if the player has solved it: what the machine solves is full, but not won.
    """

    empty: int
    won: bool
    score: int = 0
    hints: int = 0


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game as it is kept."""

    id: UUID
    revision: int
    changed: int
    document: dict[str, Any]
    standing: Standing


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games are wanted; whatever is None does not matter."""

    won: bool | None = None
    goal: str | None = None
    board: str | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """Moves that were made after the first so many, and all `PARTS` of the game as they are now."""

    known: int
    moves: Sequence[Document]
    parts: Document = field(default_factory=dict)


class OutdatedError(NonetError):
    """Another page has changed the game; `game` is what it is now, None if it is gone."""

    def __init__(self, game: SavedGame | None) -> None:
        super().__init__("error.outdated")
        self.game = game


def find_game(session: Session, name: UUID) -> SavedGame | None:
    """The game with all its moves."""
    row = session.get(GameRow, name)
    if row is None and _damaged_row(session, name) is not None:
        raise UnreadableError(name)
    return _saved(session, row) if row else None


def find_puzzle(session: Session, name: UUID) -> Document | None:
    """The puzzle of a game; None where there is no such game."""
    row = session.get(GameRow, name, with_for_update=True)
    return _readable(name, _readable(name, row.document).get("puzzle")) if row else None


def find_texts(session: Session, name: UUID) -> tuple[str, list[str]] | None:
    """A game and its moves as the database has them, even if they cannot be read."""
    document = select(cast(GameRow.document, Text))
    text = session.scalar(document.where(GameRow.id == name))
    if text is None and (row := _damaged_row(session, name)) is not None:
        text = session.scalar(document.where(_ROW.in_([row])))
    query = select(cast(MoveRow.document, Text)).where(MoveRow.game == name)
    moves = session.scalars(query.order_by(MoveRow.number)).all()
    return None if text is None else (text, list(moves))


def put_game(
    session: Session, name: UUID, stamp: Stamp, document: Document, standing: Standing, now: int
) -> int:
    """Keeps a whole game, new or instead of what there was; returns its revision."""
    row = _row_to_change(session, name, stamp)
    if row and _is_known(row, stamp):
        return row.revision
    if row is None:
        row = GameRow(id=name, revision=0, ended=None)
        session.add(row)
    head = dict(document)
    moves = head.pop("moves")
    row.document, row.moves, row.mistakes = head, 0, 0
    _note(row, stamp, standing, now)
    session.flush()  # the moves refer to it
    session.execute(delete(MoveRow).where(MoveRow.game == name))
    _append(session, row, moves)
    reach_goal(session, row)
    return row.revision


def change_game(
    session: Session, name: UUID, stamp: Stamp, change: Change, standing: Standing, now: int
) -> int:
    """Adds moves to a game and changes parts of it; returns its revision."""
    row = _row_to_change(session, name, stamp)
    if row is None:
        raise OutdatedError(None)
    if _is_known(row, stamp):
        return row.revision
    if not _continues(session, row, change):
        raise OutdatedError(_saved(session, row))
    known = _readable(name, row.document)
    lasting = {key: part for key, part in known.items() if key not in PARTS}
    row.document = {**lasting, **change.parts}
    _append(session, row, change.moves[row.moves - change.known :])
    _note(row, stamp, standing, now)
    reach_goal(session, row)
    return row.revision


def delete_game(session: Session, name: UUID) -> None:
    """Forgets a game, if there is one."""
    session.execute(delete(GameRow).where(GameRow.id == name))
    if (row := _damaged_row(session, name)) is not None:
        session.execute(delete(GameRow).where(_ROW.in_([row])))


def list_games(
    session: Session,
    limit: int,
    before: tuple[int, UUID] | None = None,
    wanted: Filter | None = None,
) -> Sequence[GameRow]:
    """Games by the time of their last change, the latest first; those before a certain one."""
    query = select(GameRow).order_by(GameRow.changed.desc(), GameRow.id.desc()).limit(limit)
    if before is not None:
        query = query.where(tuple_(GameRow.changed, GameRow.id) < before)
    for column, value in asdict(wanted or Filter()).items():
        if value is not None:
            query = query.where(getattr(GameRow, column) == value)
    return session.scalars(query).all()


def _row_to_change(session: Session, name: UUID, stamp: Stamp) -> GameRow | None:
    """The row, which nobody else can change now; refused where the stamp is of the past."""
    row = session.get(GameRow, name, with_for_update=True)
    if row is None:
        if stamp.revision:
            raise OutdatedError(None)
        return None
    if not is_sound(row):
        raise UnreadableError(name)
    if row.writer != stamp.writer and row.revision != stamp.revision:
        raise OutdatedError(_saved(session, row))
    return row


def _is_known(row: GameRow, stamp: Stamp) -> bool:
    return row.writer == stamp.writer and row.edit >= stamp.edit


def _continues(session: Session, row: GameRow, change: Change) -> bool:
    """Whether the moves of a change go on from, or repeat, those that there are."""
    repeated = row.moves - change.known
    if repeated < 0 or repeated > len(change.moves):
        return False
    kept = _moves(session, row.id, after=change.known)
    return kept == [dict(move) for move in change.moves[:repeated]]


def _note(row: GameRow, stamp: Stamp, standing: Standing, now: int) -> None:
    """Writes down who changed the game, and what lists ask for."""
    document, info = row.document, row.info
    row.revision += 1
    row.writer, row.edit = stamp.writer, stamp.edit
    row.board, row.level = named(info.get("board")) or "", named(info.get("level"))
    row.mode, row.goal = named(document.get("mode")), goal_of(info)
    row.time, row.hints = document["time"], standing.hints
    row.empty, row.won, row.score = standing.empty, standing.won, standing.score
    row.changed = now
    row.ended = (row.ended or now) if standing.won else None


def _append(session: Session, row: GameRow, moves: Sequence[Document]) -> None:
    if row.moves + len(moves) > MOST_MOVES:
        raise NonetError("error.game_moves", most=MOST_MOVES)
    session.add_all(
        MoveRow(game=row.id, number=number, document=dict(move))
        for number, move in enumerate(moves, row.moves + 1)
    )
    row.moves += len(moves)
    row.mistakes += sum(bool(move.get("wrong")) for move in moves)


def _moves(session: Session, name: UUID, after: int = 0) -> list[dict[str, Any]]:
    query = select(MoveRow.document).where(MoveRow.game == name, MoveRow.number > after)
    return list(session.scalars(query.order_by(MoveRow.number)))


def _saved(session: Session, row: GameRow) -> SavedGame:
    moves = [_readable(row.id, move) for move in _moves(session, row.id)]
    if not is_sound(row) or len(moves) != row.moves:
        raise UnreadableError(row.id)
    document = {**_readable(row.id, row.document), "moves": moves}
    standing = Standing(row.empty, row.won, row.score, row.hints)
    return SavedGame(row.id, row.revision, row.changed, document, standing)


def _readable(name: UUID, document: Any) -> Document:
    if not isinstance(document, dict):
        raise UnreadableError(name)
    return document


def _damaged_row(session: Session, name: UUID) -> int | None:
    """The row of the game whose damaged name was given this one; only SQLite has such."""
    if name.version != DamagedName.VERSION or session.get_bind().dialect.name != "sqlite":
        return None
    rows = session.execute(select(_ROW, GameRow.id))
    return next((row for row, kept in rows if isinstance(kept, DamagedName) and kept == name), None)
