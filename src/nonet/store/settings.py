"""Settings of the player, by name; the last one to write is right."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Text, cast, func, select
from sqlalchemy.orm import Session

from nonet.errors import NonetError
from nonet.store.tables import SettingRow

MOST_SETTINGS = 200


def find_settings(session: Session) -> dict[str, Any]:
    """All settings; one that is not JSON is `Unreadable`."""
    rows = session.scalars(select(SettingRow).order_by(SettingRow.name))
    return {row.name: row.value for row in rows}


def find_texts(session: Session) -> dict[str, str]:
    """All settings as the database has them, even if they cannot be read."""
    rows = session.execute(select(SettingRow.name, cast(SettingRow.value, Text)))
    return {row[0]: row[1] for row in rows}


def change_settings(session: Session, changes: Mapping[str, Any]) -> None:
    """Keeps some settings and leaves the others as they are; None forgets one."""
    for name, value in changes.items():
        row = session.get(SettingRow, name, with_for_update=True)
        if value is None and row:
            session.delete(row)
        elif value is not None:
            session.merge(SettingRow(name=name, value=value))
    if (session.scalar(select(func.count(SettingRow.name))) or 0) > MOST_SETTINGS:
        raise NonetError("error.settings_many", most=MOST_SETTINGS)
