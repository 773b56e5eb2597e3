"""Opens the database, brings its tables up to date, and hands out transactions.

What a transaction has confirmed survives a power cut: SQLite writes ahead (WAL) and waits for the
disk (synchronous=FULL); PostgreSQL does so anyway.
"""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from threading import Lock

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.orm import Session
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from nonet.catalogue import Message
from nonet.errors import NonetError
from nonet.store import migrations, repair
from nonet.store.readable import read_json, write_json
from nonet.store.tables import Base

IN_MEMORY = "sqlite://"
"""Keeps nothing beyond the process."""

PATIENCE = 10.0
"""Seconds to wait for another process that writes."""

_engine_of = partial(create_engine, json_serializer=write_json, json_deserializer=read_json)

_ONE_STATE = {"isolation_level": "REPEATABLE READ"}

_REASONS = {
    "database or disk is full": Message("error.disk_full"),
    "disk I/O error": Message("error.disk_error"),
    "attempt to write a readonly database": Message("error.disk_read_only"),
    "database is locked": Message("error.database_locked"),
}


class StoreError(NonetError):
    """The database cannot be reached, or cannot keep what it should."""


class Database:
    """A database with up-to-date tables."""

    def __init__(self, engine: Engine, repaired: repair.Repair | None = None) -> None:
        self._engine = engine
        # PostgreSQL would let each question see what was written since the last one
        one_state = {} if engine.dialect.name == "sqlite" else _ONE_STATE
        self._reader = engine.execution_options(reading=True, **one_state)
        # SQLite takes one writer at a time, and lets the others look again after ever longer naps
        self._turn = Lock() if engine.dialect.name == "sqlite" else nullcontext()
        self.repaired = repaired
        """What was done where the database was damaged."""

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """A session that sees one state of things and changes nothing."""
        with _wrapped_errors(), Session(self._reader) as session:
            yield session

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """A session whose changes are kept, all or none, when it ends."""
        with _wrapped_errors(), self._turn, Session(self._engine) as session, session.begin():
            yield session

    def close(self) -> None:
        """Lets go of all connections."""
        self._engine.dispose()


def open_database(url: str = IN_MEMORY) -> Database:
    """The database at a URL; the file and its folder are made where there are none."""
    try:
        engine = _create_engine(url)
    except (ArgumentError, NoSuchModuleError, ImportError, ValueError) as error:
        raise StoreError("error.not_a_database", url=url, reason=error) from error
    try:
        _make_folder(engine)
        repaired = _repair(engine)
        migrations.bring_up_to_date(engine)
    except (SQLAlchemyError, OSError) as error:
        engine.dispose()
        raise StoreError("error.database_closed", url=engine.url, reason=_reason(error)) from error
    except NonetError:
        engine.dispose()
        raise
    return Database(engine, repaired)


def _file_of(engine: Engine) -> Path | None:
    """The file of a database; None for one in memory or on a server."""
    place = engine.url
    is_file = place.get_backend_name() == "sqlite" and place.database
    return Path(place.database or "") if is_file else None


def _make_folder(engine: Engine) -> None:
    if path := _file_of(engine):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)


def _repair(engine: Engine) -> repair.Repair | None:
    """Puts what can be read of a damaged file into a new one; the damaged one is kept, too."""
    path = _file_of(engine)
    if path is None or not (repair.is_damaged(path) or _lacks_something(path)):
        return None
    draft = path.with_name(f"{path.name}.draft")
    draft.unlink(missing_ok=True)
    new = _create_engine(f"sqlite:///{draft}")
    revision = repair.revision_of(path)
    migrations.upgrade(new, revision if revision in migrations.REVISIONS else "head")
    new.dispose()
    games = repair.salvage(path, draft)
    aside = repair.set_aside(path)
    draft.rename(path)
    return repair.Repair(aside, games)


def _lacks_something(path: Path) -> bool:
    """Whether tables that should be up to date are not what they should be."""
    tables = Base.metadata.tables.values()
    is_new = repair.revision_of(path) == migrations.HEAD
    return is_new and any(repair.lacks(path, one.name, one.columns.keys()) for one in tables)


def _create_engine(url: str) -> Engine:
    place = make_url(url)
    if place.get_backend_name() != "sqlite":
        return _engine_of(place, pool_pre_ping=True, isolation_level="READ COMMITTED")
    if place.database:
        engine = _engine_of(place, connect_args={"timeout": PATIENCE})
    else:
        # one connection for all threads, one after the other, or each would have its own memory
        engine = _engine_of(
            place,
            poolclass=QueuePool,
            pool_size=1,
            max_overflow=0,
            connect_args={"check_same_thread": False},
        )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: object, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # type: ignore[attr-defined]  # we begin ourselves
    # a damaged character must not take the whole answer away
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")  # type: ignore[attr-defined]
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Writers queue up here; a reader that became a writer halfway could not wait."""
    is_reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if is_reading else "BEGIN IMMEDIATE")


@contextmanager
def _wrapped_errors() -> Iterator[None]:
    try:
        yield
    except DBAPIError as error:
        raise StoreError("error.not_kept", reason=_reason(error)) from error


def _reason(error: Exception) -> Message | str:
    """What the database says itself, in one line, and in the player's language where we can."""
    said = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
    return _REASONS.get(said, said)
