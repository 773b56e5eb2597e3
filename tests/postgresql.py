"""A PostgreSQL of our own for the tests: in a folder that is thrown away, on a local socket."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from sqlalchemy import create_engine, make_url, text

OWNER = "postgres"
"""The user of the system that runs it where we are root, as which it refuses to run."""

_numbers = count(1)


def find_programs() -> Path | None:
    """The folder of `initdb` and `pg_ctl`; None where PostgreSQL is not installed."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    beside = shutil.which("initdb")
    found = [*folders, *([Path(beside).parent] if beside else [])]
    return next((path for path in reversed(found) if (path / "initdb").exists()), None)


@contextmanager
def running(programs: Path) -> Iterator[str]:
    """Runs a server; yields the URL of its first database."""
    with tempfile.TemporaryDirectory(prefix="nonet-postgresql-") as name:
        folder = Path(name)
        if _is_root():
            shutil.chown(folder, OWNER)
        data = folder / "data"
        _run(programs / "initdb", "-D", data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "-N")
        # what a test loses in a power cut does not matter
        options = f"-c listen_addresses='' -c fsync=off -k {folder}"
        control = (programs / "pg_ctl", "-D", data, "-s", "-w")
        _run(*control, "-o", options, "-l", folder / "log", "start")
        try:
            yield f"postgresql+psycopg://{OWNER}@/postgres?host={folder}"
        finally:
            _run(*control, "-m", "immediate", "stop")


def new_database(server: str) -> str:
    """The URL of a new, empty database."""
    name = f"games{next(_numbers)}"
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return make_url(server).set(database=name).render_as_string(hide_password=False)


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _run(*command: object) -> None:
    as_owner = ["runuser", "-u", OWNER, "--"] if _is_root() else []
    words = [*as_owner, *map(str, command)]
    done = subprocess.run(
        words, check=False, cwd="/", stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
