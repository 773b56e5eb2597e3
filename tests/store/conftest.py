"""Every test of the store runs on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import postgresql
import pytest
from sqlalchemy import create_engine, make_url, text

from nonet.store import Database, open_database

_numbers = count(1)


@pytest.fixture(scope="session")
def postgresql_url() -> Iterator[str]:
    """A server of our own; the tests that need it are left out where there is none."""
    programs = postgresql.find_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed: scripts/postgresql does it")
    with postgresql.running(programs) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'data' / 'nonet.sqlite'}"
    return new_database(request.getfixturevalue("postgresql_url"))


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    opened = open_database(url)
    yield opened
    opened.close()


def new_database(server: str) -> str:
    name = f"games{next(_numbers)}"
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return make_url(server).set(database=name).render_as_string(hide_password=False)
