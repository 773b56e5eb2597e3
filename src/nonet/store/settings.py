"""Settings of the player, by name; the last one to write is right."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from nonet.store.tables import SettingRow


def find_settings(session: Session) -> dict[str, Any]:
    """All settings."""
    rows = session.scalars(select(SettingRow).order_by(SettingRow.name))
    return {row.name: row.value for row in rows}


def change_settings(session: Session, changes: Mapping[str, Any]) -> None:
    """Keeps some settings and leaves the others as they are; None forgets one."""
    for name, value in changes.items():
        row = session.get(SettingRow, name, with_for_update=True)
        if value is None and row:
            session.delete(row)
        elif value is not None:
            session.merge(SettingRow(name=name, value=value))
