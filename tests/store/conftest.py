"""Every test of the store runs on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import postgresql
import pytest

from nonet.store import Database, open_database


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
    return postgresql.new_database(request.getfixturevalue("postgresql_url"))


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    opened = open_database(url)
    yield opened
    opened.close()
