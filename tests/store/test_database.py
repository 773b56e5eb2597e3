"""The database: where it is, how it is opened, brought up to date and refused."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from uuid import UUID

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import JSON, Uuid, bindparam, create_engine, make_url, text

from nonet.errors import NonetError
from nonet.store import Database, StoreError, database_url, migrations, open_database
from nonet.store.games import list_games, put_game
from nonet.store.settings import change_settings, find_settings
from nonet.store.tables import Base
from store.saved_games import RUNNING, document, stamp

OLD_GAME = text(
    "INSERT INTO games (id, document, revision, writer, edit, board, moves, mistakes, hints, empty,"
    " time, won, changed) VALUES (:id, :document, 1, :id, 1, '9x9', 0, 0, 0, 51, 0, FALSE, 1)"
).bindparams(bindparam("id", type_=Uuid()), bindparam("document", type_=JSON()))
"""A row as it was before goals had a column."""


class TestMigrations:
    def test_they_make_the_tables(self, database: Database, url: str) -> None:
        engine = create_engine(url)
        with engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, Base.metadata) == []
            assert migrations.revision_of(connection) == migrations.HEAD
        engine.dispose()

    def test_the_goals_of_older_games_are_found(self, url: str) -> None:
        Path(make_url(url).database or "").parent.mkdir(exist_ok=True)  # as opening it does
        engine = create_engine(url)
        migrations.upgrade(engine, "0001")
        with engine.begin() as connection:
            connection.execute(OLD_GAME, {"id": UUID(int=1), "document": document(challenge="12")})
        engine.dispose()
        database = open_database(url)
        with database.reading() as session:
            [game] = list_games(session, 10)
            assert (game.goal, game.score) == ("challenge:12", 0)
        database.close()

    def test_a_second_start_changes_nothing(self, database: Database, url: str) -> None:
        with database.writing() as session:
            put_game(session, UUID(int=1), stamp(0), document(), RUNNING, 1)
        again = open_database(url)
        with again.reading() as session:
            assert len(list_games(session, 10)) == 1
        again.close()

    def test_a_newer_database_is_refused(self, database: Database, url: str) -> None:
        with database.writing() as session:
            session.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(NonetError, match="made by a newer version of Nonet"):
            open_database(url)


class TestOpening:
    def test_what_is_confirmed_is_on_the_disk(self, tmp_path: Path) -> None:
        database = open_database(database_url(folder=tmp_path))
        with database.reading() as session:
            assert session.scalar(text("PRAGMA journal_mode")) == "wal"
            assert session.scalar(text("PRAGMA synchronous")) == 2
        database.close()

    def test_a_file_that_is_no_database(self, tmp_path: Path) -> None:
        (tmp_path / "nonet.sqlite").write_text("53..7...." * 100)
        with pytest.raises(StoreError, match=r"cannot open the database .*nonet\.sqlite"):
            open_database(database_url(folder=tmp_path))

    def test_a_folder_that_cannot_be_made(self, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        with pytest.raises(StoreError, match="cannot open the database"):
            open_database(database_url(folder=tmp_path / "file" / "data"))

    @pytest.mark.parametrize("url", ["nonsense", "sqlite5://x", "mysql://localhost/x"])
    def test_no_database(self, url: str) -> None:
        with pytest.raises(StoreError, match="expected something like sqlite"):
            open_database(url)

    def test_a_server_that_is_not_there(self) -> None:
        url = database_url("postgresql://me:secret@127.0.0.1:1/nonet")
        with pytest.raises(StoreError, match="cannot open the database") as refusal:
            open_database(url)
        assert "secret" not in str(refusal.value)

    def test_the_users_own_folder(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        assert "nonet" in database_url()


def test_readers_see_one_state(database: Database) -> None:
    with database.reading() as reader:
        assert find_settings(reader) == {}
        with database.writing() as writer:
            change_settings(writer, {"look": "dark"})
        assert find_settings(reader) == {}
    with database.reading() as reader:
        assert find_settings(reader) == {"look": "dark"}


def test_writers_queue_up(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    open_database(url).close()
    # without a queue of their own, they would find the database locked
    monkeypatch.setattr("nonet.store.database.PATIENCE", 0.0)
    database = open_database(url)

    def write(number: int) -> None:
        with database.writing() as session:
            put_game(session, UUID(int=number), stamp(0), document("r1c1=5"), RUNNING, number)

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(write, range(40)))
    with database.reading() as session:
        assert len(list_games(session, 100)) == 40
    database.close()
