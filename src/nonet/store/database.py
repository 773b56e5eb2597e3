"""Opens the database, brings its tables up to date, and hands out transactions.

What a transaction has confirmed survives a power cut: SQLite writes ahead (WAL) and waits for the
disk (synchronous=FULL); PostgreSQL does so anyway.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.orm import Session
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from nonet.errors import NonetError
from nonet.store import migrations

IN_MEMORY = "sqlite://"
"""Keeps nothing beyond the process."""

PATIENCE = 10.0
"""Seconds to wait for another process that writes."""


class StoreError(NonetError):
    """The database cannot be reached, or cannot keep what it should."""


class Database:
    """A database with up-to-date tables."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """A session that sees one state of things and changes nothing."""
        with _told(), Session(self._engine.execution_options(reading=True)) as session:
            yield session

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """A session whose changes are kept, all or none, when it ends."""
        with _told(), Session(self._engine) as session, session.begin():
            yield session

    def close(self) -> None:
        """Lets go of all connections."""
        self._engine.dispose()


def open_database(url: str = IN_MEMORY) -> Database:
    """The database at a URL; the file and its folder are made where there are none."""
    try:
        engine = _create_engine(url)
    except (ArgumentError, NoSuchModuleError, ImportError, ValueError) as error:
        raise StoreError(
            f"{url!r} is no database that Nonet can use; right would be, for example, "
            f"sqlite:////home/me/nonet.sqlite or postgresql://me@localhost/nonet ({error})"
        ) from error
    try:
        _make_folder(engine)
        migrations.bring_up_to_date(engine)
    except (SQLAlchemyError, OSError) as error:
        engine.dispose()
        raise StoreError(f"cannot open the database {engine.url!r}: {_reason(error)}") from error
    except NonetError:
        engine.dispose()
        raise
    return Database(engine)


def _make_folder(engine: Engine) -> None:
    place = engine.url
    if place.get_backend_name() == "sqlite" and place.database:
        Path(place.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)


def _create_engine(url: str) -> Engine:
    place = make_url(url)
    if place.get_backend_name() != "sqlite":
        return create_engine(place, pool_pre_ping=True, isolation_level="READ COMMITTED")
    if place.database:
        engine = create_engine(place, connect_args={"timeout": PATIENCE})
    else:
        # one connection for all threads, one after the other, or each would have its own memory
        engine = create_engine(
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
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Writers queue up here; a reader that became a writer halfway could not wait."""
    is_reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if is_reading else "BEGIN IMMEDIATE")


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except DBAPIError as error:
        raise StoreError(f"the database did not keep it: {_reason(error)}") from error


def _reason(error: Exception) -> str:
    """What the database says itself, in one line."""
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0]
