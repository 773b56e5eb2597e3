"""Puzzles that were made in advance: added when there is time, taken when somebody wants one."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from nonet.store.readable import DamagedName
from nonet.store.tables import StockRow


def add_cards(session: Session, rows: Iterable[StockRow]) -> None:
    """Adds puzzles to the stock."""
    session.add_all(rows)


def count_cards(session: Session) -> Mapping[str, int]:
    """How many puzzles there are by each recipe."""
    counts = select(StockRow.recipe, func.count()).group_by(StockRow.recipe)
    return {row[0]: row[1] for row in session.execute(counts)}


def list_cards(session: Session, recipes: Sequence[str]) -> Sequence[StockRow]:
    """The puzzles by some recipes, the oldest first."""
    chosen = select(StockRow).where(StockRow.recipe.in_(recipes))
    rows = session.scalars(chosen.order_by(StockRow.made, StockRow.id))
    return [row for row in rows if not isinstance(row.id, DamagedName)]


def find_card(session: Session, name: UUID) -> dict[str, Any] | None:
    """A puzzle of the stock."""
    row = session.get(StockRow, name)
    return row.card if row else None


def take_card(session: Session, recipe: str) -> dict[str, Any] | None:
    """The oldest puzzle by a recipe, which is gone from the stock then; None if there is none."""
    oldest = select(StockRow.id).where(StockRow.recipe == recipe)
    for name in session.scalars(oldest.order_by(StockRow.made, StockRow.id)).all():
        row = session.get(StockRow, name, with_for_update=True)
        if row is not None:  # else somebody else was quicker, or the name is damaged
            session.delete(row)
            return row.card
    return None


def drop_card(session: Session, name: UUID) -> None:
    """Takes a puzzle away if it is still there."""
    session.execute(delete(StockRow).where(StockRow.id == name))
