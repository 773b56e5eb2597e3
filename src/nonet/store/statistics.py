"""Statistics of the games: how many, how fast, on how many days in a row."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import inf
from typing import Any

from sqlalchemy import BigInteger, ColumnElement, and_, case, cast, func, select
from sqlalchemy.orm import InstrumentedAttribute, Session

from nonet.play.score import LEVELS
from nonet.store.tables import GameRow, named

DAY = 86_400_000
"""Milliseconds."""

MOST = 2**53
"""No number that is kept is greater."""

LATEST = 500
"""Of so many wins the times are told one by one."""


@dataclass(frozen=True, slots=True)
class Record:
    """The games on one board at one level in which a move was made; times are milliseconds."""

    board: str
    level: str | None
    played: int
    won: int
    best: int | None
    mean: float | None
    highest: int | None
    """The highest score."""


@dataclass(frozen=True, slots=True)
class Win:
    """A game that was won."""

    ended: int
    time: int
    score: int
    board: str
    level: str | None


@dataclass(frozen=True, slots=True)
class Streaks:
    """Days in a row on which a game was won: up to now, and the most ever."""

    current: int
    longest: int


def find_records(session: Session) -> list[Record]:
    """One record for each board and level, by the size of the board and the ladder of levels."""
    by = (GameRow.board, GameRow.level)
    time, score = case((GameRow.won, GameRow.time)), case((GameRow.won, GameRow.score))
    figures = (func.count(), func.count(time), func.min(time), func.avg(time), func.max(score))
    played = (GameRow.mode.is_(None), GameRow.moves > 0)
    query = select(*by, *figures).where(*played, *_sound(GameRow.time, GameRow.score))
    records = [
        # PostgreSQL's mean is a decimal number
        Record(board, level, played, won, best, None if mean is None else float(mean), highest)
        for board, level, played, won, best, mean, highest in session.execute(query.group_by(*by))
        if _is_named(board, level)
    ]
    return sorted(records, key=_place)


def _sound(*columns: InstrumentedAttribute[Any]) -> Iterator[ColumnElement[bool]]:
    """That numbers are some: a text or a fraction can only stand there if a disk has damaged it."""
    for column in columns:
        whole = cast(column, BigInteger)
        yield and_(whole.between(0, MOST), whole == column)


def _is_named(board: object, level: object) -> bool:
    return (board == "" or named(board) is not None) and (level is None or named(level) is not None)


def _place(record: Record) -> tuple[float, str, float, str]:
    """Where a record stands in the list: boards without a size and games without a level last."""
    board, level = record.board, record.level or ""
    size = int(found[0]) if (found := re.match(r"\d+", board, re.ASCII)) else inf
    rank = LEVELS.index(level) if level in LEVELS else inf
    return size, board, rank, level


def find_wins(session: Session) -> list[Win]:
    """The latest wins, the last one first."""
    columns = (GameRow.ended, GameRow.time, GameRow.score, GameRow.board, GameRow.level)
    sound = _sound(GameRow.ended, GameRow.time, GameRow.score)
    query = select(*columns).where(GameRow.won, *sound).order_by(GameRow.ended.desc())
    rows = session.execute(query.limit(LATEST))
    wins = [Win(ended or 0, time, score, board, level) for ended, time, score, board, level in rows]
    return [win for win in wins if _is_named(win.board, win.level)]


def find_streaks(session: Session, now: int, offset: int = 0) -> Streaks:
    """Days with a win, by a clock that is so many milliseconds ahead of UTC."""
    query = select(GameRow.ended).where(GameRow.won, *_sound(GameRow.ended))
    days = {(ended + offset) // DAY for ended in session.scalars(query) if ended is not None}
    return streaks_of(days, (now + offset) // DAY)


def streaks_of(days: Iterable[int], today: int) -> Streaks:
    """The streaks of numbered days; one that ends yesterday can still go on today.

    >>> streaks_of([3, 4, 5, 8, 9], today=10)
    Streaks(current=2, longest=3)
    """
    longest = run = last = 0
    for day in sorted(days):
        run = run + 1 if day == last + 1 else 1
        longest, last = max(longest, run), day
    return Streaks(run if last >= today - 1 else 0, longest)
