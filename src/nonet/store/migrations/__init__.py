"""Brings the tables of a database up to date, with the steps in `versions`.

The name of a step's file begins with its number, which is its revision; each follows the one
before. A change of `tables` needs a new step: `tests/store/test_database.py` compares the two.
"""

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from nonet.errors import NonetError

FOLDER = Path(__file__).parent
REVISIONS = sorted(path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py"))
HEAD = REVISIONS[-1]
"""The newest revision."""


def bring_up_to_date(engine: Engine) -> None:
    """Runs the steps that are missing; refuses a database of a newer Nonet."""
    with engine.connect() as connection:
        revision = revision_of(connection)
    if revision == HEAD:
        return  # as always but once: Alembic takes longer to import than all the rest
    if revision is not None and revision > HEAD:
        raise NonetError("error.newer_database", number=revision, known=HEAD)
    upgrade(engine)


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Runs the steps that lead to a revision."""
    from alembic import command  # noqa: PLC0415  (see above)
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
