"""Statistics of the games: how many, how fast, on how many days in a row."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import case, func, select
from sqlalchemy.orm import Session

from nonet.store.tables import GameRow

DAY = 86_400_000
"""Milliseconds."""

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
    """One record for each board and level."""
    by = (GameRow.board, GameRow.level)
    time, score = case((GameRow.won, GameRow.time)), case((GameRow.won, GameRow.score))
    figures = (func.count(), func.count(time), func.min(time), func.avg(time), func.max(score))
    query = select(*by, *figures).where(GameRow.mode.is_(None), GameRow.moves > 0)
    rows = session.execute(query.group_by(*by).order_by(*by))
    return [
        # PostgreSQL's mean is a decimal number
        Record(board, level, played, won, best, None if mean is None else float(mean), highest)
        for board, level, played, won, best, mean, highest in rows
    ]


def find_wins(session: Session) -> list[Win]:
    """The latest wins, the last one first."""
    columns = (GameRow.ended, GameRow.time, GameRow.score, GameRow.board, GameRow.level)
    query = select(*columns).where(GameRow.won).order_by(GameRow.ended.desc()).limit(LATEST)
    rows = session.execute(query)
    return [Win(ended or 0, time, score, board, level) for ended, time, score, board, level in rows]


def find_streaks(session: Session, now: int, offset: int = 0) -> Streaks:
    """Days with a win, by a clock that is so many milliseconds ahead of UTC."""
    query = select(GameRow.ended).where(GameRow.won)
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
