"""What can be read again, and what is set aside because it cannot.

A database may hold what an earlier version accepted, or what a disk has damaged: SQLite keeps a
text in a column of numbers without a word. One bad row must not take the others down: it is left
out, named, and can be had as the text that it is.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from uuid import UUID, uuid5

from sqlalchemy import Dialect, Uuid, inspect
from sqlalchemy.orm import DeclarativeBase

from nonet.errors import NonetError

_DAMAGED = UUID("6f6e6574-0000-4000-8000-64616d616765")
"""Where the names come from that damaged ones are given."""


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A document that is not JSON, as the database has it."""

    text: str


class UnreadableError(NonetError):
    """Something that is kept cannot be read."""

    def __init__(self, name: object) -> None:
        super().__init__("error.unreadable_game", name=name)


class DamagedName(UUID):
    """Stands for a name that is none any more, so that something can be said about it."""

    VERSION = 5
    """The page gives its games names of another one."""

    @classmethod
    def of(cls, kept: object) -> "DamagedName":
        """The same one each time for what is kept."""
        return cls(uuid5(_DAMAGED, repr(kept)).hex)


class Name(Uuid[UUID]):
    """A column of names; one that cannot be read is a `DamagedName`, and the others are fine."""

    def result_processor(
        self, dialect: Dialect, coltype: object
    ) -> Callable[[Any], UUID | None] | None:
        """Reads a name."""
        read: Callable[[Any], UUID | None] | None = super().result_processor(dialect, coltype)  # type: ignore[no-untyped-call]
        if read is None:
            return None

        def process(kept: Any) -> UUID | None:
            try:
                return read(kept)
            except (ValueError, TypeError, AttributeError):
                return DamagedName.of(kept)

        return process


def is_sound(row: DeclarativeBase) -> bool:
    """Whether each column of a row holds what it should."""
    columns = inspect(type(row)).columns
    return all(_fits(getattr(row, key), column.type.python_type, bool(column.nullable))
               for key, column in columns.items())  # fmt: skip


def _fits(value: object, kind: type, nullable: bool) -> bool:
    if value is None:
        return nullable
    return isinstance(value, kind) and not isinstance(value, DamagedName | Unreadable)


def read_json(text: str | bytes) -> Any:
    """The document of a text, or the text itself where it is none."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return Unreadable(text if isinstance(text, str) else text.decode("utf-8", "replace"))


def write_json(tree: Any) -> str:
    """The text of a document; what is not JSON was refused before."""
    return json.dumps(tree, allow_nan=False)
