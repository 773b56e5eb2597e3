"""The tables: games with their moves, goals that were reached, settings, puzzles in stock.

Times are milliseconds since 1970, as the page has them, so that no database has to know of zones.
"""

import re
from typing import Any, ClassVar
from uuid import UUID

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, MetaData, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from nonet.store.readable import Name

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
"""How keys and indexes are called, so that later migrations can speak of them."""

LONGEST_NAME = 60
LONGEST_RECIPE = 200

_NAME = re.compile(rf"[A-Za-z0-9_.:+-]{{1,{LONGEST_NAME}}}", re.ASCII)


def named(text: object) -> str | None:
    """A text that can stand in a column for names; None if it is no name.

    >>> named("9x9+diagonals"), named("no name!")
    ('9x9+diagonals', None)
    """
    return text if isinstance(text, str) and _NAME.fullmatch(text) else None


class Base(DeclarativeBase):
    """What all tables share."""

    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map: ClassVar = {UUID: Name()}


class GameRow(Base):
    """A saved game without its moves, and what lists and statistics ask for."""

    __tablename__ = "games"
    __table_args__ = (
        Index(None, "changed", "id"),
        Index(None, "won", "ended"),
        Index(None, "goal", "won"),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True)
    revision: Mapped[int]
    """Goes up by one with every change."""
    writer: Mapped[UUID]
    """Which page wrote last."""
    edit: Mapped[int] = mapped_column(BigInteger)
    """The number that this page gave to what it wrote."""
    document: Mapped[dict[str, Any]] = mapped_column(JSON)
    board: Mapped[str] = mapped_column(String(LONGEST_NAME))
    level: Mapped[str | None] = mapped_column(String(LONGEST_NAME))
    mode: Mapped[str | None] = mapped_column(String(LONGEST_NAME))
    """`edit` while a puzzle is being set."""
    goal: Mapped[str | None] = mapped_column(String(LONGEST_NAME))
    """What winning it reaches, such as `challenge:12`."""
    moves: Mapped[int]
    """How many there are; mistakes and hints likewise."""
    mistakes: Mapped[int]
    hints: Mapped[int]
    empty: Mapped[int]
    """Cells that are still to be filled."""
    time: Mapped[int] = mapped_column(BigInteger)
    """Milliseconds played."""
    score: Mapped[int]
    won: Mapped[bool]
    """By the player: what the machine solves is not won."""
    changed: Mapped[int] = mapped_column(BigInteger)
    ended: Mapped[int | None] = mapped_column(BigInteger)
    """When it was won."""

    @property
    def info(self) -> dict[str, str]:
        """What is known about the puzzle."""
        known: dict[str, str] = self.document["puzzle"].get("info") or {}
        return known

    @property
    def used(self) -> list[str]:
        """The assistance that was used."""
        return list(self.document.get("used", ()))


class MoveRow(Base):
    """One move of a game, numbered from 1."""

    __tablename__ = "moves"

    game: Mapped[UUID] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    document: Mapped[dict[str, Any]] = mapped_column(JSON)


class GoalRow(Base):
    """Something that is reached by winning: a challenge, or the puzzle of a day."""

    __tablename__ = "goals"

    kind: Mapped[str] = mapped_column(String(LONGEST_NAME), primary_key=True)
    name: Mapped[str] = mapped_column(String(LONGEST_NAME), primary_key=True)
    best: Mapped[int] = mapped_column(BigInteger)
    """The shortest time, in milliseconds."""
    reached: Mapped[int] = mapped_column(BigInteger)
    """When it was reached first."""


class SettingRow(Base):
    """A setting of the player."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(LONGEST_NAME), primary_key=True)
    value: Mapped[Any] = mapped_column(JSON)


class StockRow(Base):
    """A new puzzle that was made in advance and waits for somebody to play it."""

    __tablename__ = "stock"
    __table_args__ = (Index(None, "recipe", "made"),)

    id: Mapped[UUID] = mapped_column(primary_key=True)
    recipe: Mapped[str] = mapped_column(String(LONGEST_RECIPE))
    """What it was made by, as text."""
    made: Mapped[int] = mapped_column(BigInteger)
    """When; older ones are played first."""
    card: Mapped[dict[str, Any]] = mapped_column(JSON)
    """The puzzle with its solution and rating."""
