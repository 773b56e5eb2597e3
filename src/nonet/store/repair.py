"""A damaged SQLite file: it is set aside, and what can still be read goes into a new one.

SQLite's pages have no checksums, so only a broken structure is noticed; a changed letter is not.
"""

import json
import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

MAGIC = b"SQLite format 3\0"
SECONDS = 3.0
"""So long a file is looked at; a very big one is not read to its end at every start."""
STEPS = 10_000
"""Of SQLite's machine, between two looks at the clock."""
TABLES = ("games", "moves", "goals", "settings")
"""Puzzles in stock are made again."""

_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


@dataclass(frozen=True, slots=True)
class Repair:
    """Where the damaged file is now, and how many games could be read."""

    aside: Path
    games: int

    def __str__(self) -> str:
        return (
            f"The database was damaged. {self.games} games could be read and are kept; "
            f"the damaged file is now {self.aside}."
        )


def is_damaged(path: Path) -> bool:
    """Whether a file is a database of SQLite whose structure is broken."""
    if not _is_sqlite(path):
        return False
    try:
        with closing(_open(path)) as connection:
            return _has_damage(connection)
    except sqlite3.DatabaseError as error:
        return _is_damage(error)
    except UnicodeDecodeError:  # Python cannot say SQLite's complaint about a damaged table
        return True


def _has_damage(connection: sqlite3.Connection) -> bool:
    """Looks at the pages first, then whether the indexes know what the tables hold."""
    end = time.monotonic() + SECONDS
    connection.set_progress_handler(lambda: time.monotonic() > end, STEPS)
    checks = ("quick_check", "integrity_check")
    return any(connection.execute(f"PRAGMA {it}(1)").fetchone()[0] != b"ok" for it in checks)


def lacks(path: Path, table: str, columns: Iterable[str]) -> bool:
    """Whether a table or a column is missing, as its description was damaged."""
    try:
        with closing(_open(path)) as connection:
            connection.execute(f"SELECT {', '.join(columns)} FROM {table} LIMIT 0")  # noqa: S608
    except sqlite3.OperationalError as error:
        return str(error).startswith(("no such table", "no such column"))
    return False


def salvage(damaged: Path, into: Path) -> int:
    """Copies the rows that can be read into a database with the same tables; counts the games."""
    with closing(_open(damaged)) as source, closing(_open(into)) as target, target:
        for table in TABLES:
            _copy(source, target, table)
        target.execute("DELETE FROM moves WHERE game NOT IN (SELECT id FROM games)")
        for game, document in target.execute("SELECT id, document FROM games").fetchall():
            try:
                _mend(target, game.decode(), json.loads(document))
            except (AttributeError, KeyError, TypeError):  # JSON, but no game
                target.execute("DELETE FROM games WHERE id = ?", [game.decode()])
        return int(target.execute("SELECT count(*) FROM games").fetchone()[0])


def revision_of(damaged: Path) -> str | None:
    """The revision of the tables of a damaged database, if that can still be read."""
    # a damaged cell may hold anything, and a damaged table any number of rows
    with suppress(sqlite3.DatabaseError, TypeError, ValueError), closing(_open(damaged)) as source:
        [(found,)] = source.execute("SELECT version_num FROM alembic_version")
        return bytes(found).decode("ascii", "replace")
    return None


def set_aside(path: Path) -> Path:
    """Renames a database with the files beside it; returns its new name."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    aside = path.with_name(f"{path.name}.damaged-{stamp}")
    path.with_name(f"{path.name}-shm").unlink(missing_ok=True)
    with suppress(FileNotFoundError):
        path.with_name(f"{path.name}-wal").rename(f"{aside}-wal")
    path.rename(aside)
    return aside


def _is_sqlite(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC
    except OSError:  # there is none, or whoever opens it says what is wrong
        return False


def _open(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path)
    connection.text_factory = bytes  # damaged text may be no UTF-8
    return connection


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGE


def _copy(source: sqlite3.Connection, target: sqlite3.Connection, table: str) -> None:
    names = _columns(target, table)
    marks = ", ".join("?" * len(names))
    wanted = f"INSERT OR IGNORE INTO {table} ({', '.join(names)}) VALUES ({marks})"  # noqa: S608
    for row in _rows(source, table, names):
        with suppress(ValueError, TypeError, sqlite3.Error):
            target.execute(wanted, _checked(dict(zip(names, row, strict=True))))


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    found = connection.execute(f"PRAGMA table_info({table})")
    return [bytes(row[1]).decode("utf-8", "replace") for row in found]


def _named_in(source: sqlite3.Connection, table: str, names: list[str]) -> list[str]:
    """What the columns are called there: a name that was damaged is known by its place."""
    with suppress(sqlite3.DatabaseError, UnicodeDecodeError):
        found = _columns(source, table)
        if len(found) == len(names) and not any('"' in name for name in found):
            return found
    return names


def _rows(source: sqlite3.Connection, table: str, names: list[str]) -> Iterator[tuple[Any, ...]]:
    """All rows up to the first that cannot be read, and from the end back to the last such one."""
    last = -1
    columns = ", ".join(f'"{name}"' for name in _named_in(source, table, names))
    for order, where in (("ASC", "1"), ("DESC", "rowid > {last}")):
        query = f"SELECT rowid, {columns} FROM {table} WHERE {where.format(last=last)}"  # noqa: S608
        with suppress(sqlite3.DatabaseError, UnicodeDecodeError):
            for number, *row in source.execute(f"{query} ORDER BY rowid {order}"):
                last = number if order == "ASC" else last
                yield tuple(row)


def _checked(row: dict[str, Any]) -> list[Any]:
    """The cells of a row as text and numbers; JSON must be JSON."""
    cells = {name: cell.decode() if isinstance(cell, bytes) else cell for name, cell in row.items()}
    for name in cells.keys() & {"document", "value"}:
        json.loads(cells[name])
    return [*cells.values()]


def _mend(target: sqlite3.Connection, name: str, document: dict[str, Any]) -> None:
    """Leaves a game the moves up to the first that is missing."""
    numbers = target.execute("SELECT number FROM moves WHERE game = ? ORDER BY number", [name])
    moves = 0
    for (number,) in numbers.fetchall():
        moves += number == moves + 1
    target.execute("DELETE FROM moves WHERE game = ? AND number > ?", [name, moves])
    for part in document.keys() & {"cursor", "tip"}:
        document[part] = min(document[part], moves)
    branches = [one for one in document.get("branches", ()) if one["move"] <= moves]
    document |= {"branches": branches} if "branches" in document else {}
    target.execute(
        "UPDATE games SET moves = ?, document = ? WHERE id = ?",
        [moves, json.dumps(document), name],
    )
