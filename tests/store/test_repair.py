"""A damaged file is set aside; what can be read of it is kept, and nothing fails."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from uuid import UUID

import pytest

from nonet.store import Database, StoreError, database_url, open_database
from nonet.store.games import find_game, list_games, put_game
from nonet.store.settings import change_settings, find_settings
from store.saved_games import RUNNING, document, stamp

GAMES = 60
PAGE = 4096


def filled(folder: Path) -> Path:
    """A database with games and a setting, as a server that was stopped leaves it."""
    database = open_database(database_url(folder=folder))
    with database.writing() as session:
        change_settings(session, {"look": "simple"})
        for number in range(1, GAMES + 1):
            moves = ["r1c1=5", "r2c1=4", "r3c1=3"] * 10
            put_game(session, UUID(int=number), stamp(0), document(*moves), RUNNING, number)
    database.close()
    return folder / "nonet.sqlite"


def overwrite(path: Path, at: int, data: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(data)


def games_of(database: Database) -> list[UUID]:
    with database.reading() as session:
        names = [game.id for game in list_games(session, 2 * GAMES)]
        for name in names:
            game = find_game(session, name)
            assert game
            assert game.document["cursor"] <= len(game.document["moves"])
    return names


def test_a_sound_file_is_left_alone(tmp_path: Path) -> None:
    filled(tmp_path)
    database = open_database(database_url(folder=tmp_path))
    assert database.repaired is None
    assert len(games_of(database)) == GAMES
    database.close()


def test_a_complaint_that_is_no_text(tmp_path: Path) -> None:
    path = filled(tmp_path)
    data = path.read_bytes()
    at = data.index(b"CREATE INDEX") + len("CREATE IN")
    overwrite(path, at, b"\xf2")
    database = open_database(database_url(folder=tmp_path))
    assert database.repaired
    assert games_of(database) == []
    database.close()


def test_most_of_a_damaged_file_is_kept(tmp_path: Path) -> None:
    path = filled(tmp_path)
    with sqlite3.connect(path) as connection:
        [(root,)] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'moves'")
    connection.close()
    overwrite(path, (root - 1) * PAGE, b"\xff" * PAGE)
    before = path.read_bytes()
    database = open_database(database_url(folder=tmp_path))
    assert database.repaired
    assert database.repaired.games == GAMES
    assert str(database.repaired).startswith("The database was damaged. 60 games could be read")
    assert database.repaired.aside.read_bytes() == before
    assert len(games_of(database)) == GAMES  # without their moves, which lay on that page
    with database.reading() as session:
        assert find_settings(session) == {"look": "simple"}
    database.close()
    again = open_database(database_url(folder=tmp_path))
    assert again.repaired is None
    again.close()


def test_an_index_that_knows_other_rows(tmp_path: Path) -> None:
    path = filled(tmp_path)
    name = UUID(int=7).hex.encode()
    data = path.read_bytes()
    assert data.count(name) > 2  # in the row, in the index, in the moves
    path.write_bytes(data.replace(name, UUID(int=2**127).hex.encode(), 1))
    database = open_database(database_url(folder=tmp_path))
    assert database.repaired
    assert set(games_of(database)) >= {UUID(int=it) for it in range(8, GAMES + 1)}
    database.close()


def test_a_column_whose_name_is_damaged(tmp_path: Path) -> None:
    path = filled(tmp_path)
    path.write_bytes(path.read_bytes().replace(b"mistakes INTEGER", b"mistaces INTEGER", 1))
    database = open_database(database_url(folder=tmp_path))
    assert database.repaired
    assert len(games_of(database)) == GAMES
    database.close()


def without_settings(folder: Path, *statements: str) -> Database:
    """A database in which the page of the settings is lost, after some statements."""
    path = filled(folder)
    with sqlite3.connect(path) as connection:
        for statement in statements:
            connection.execute(statement)
        [(root,)] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'settings'")
    connection.close()
    overwrite(path, (root - 1) * PAGE, b"\xff" * PAGE)
    return open_database(database_url(folder=folder))


def test_a_revision_that_is_nothing(tmp_path: Path) -> None:
    database = without_settings(
        tmp_path,
        "DROP TABLE alembic_version",
        "CREATE TABLE alembic_version (version_num)",
        "INSERT INTO alembic_version VALUES (NULL)",
    )
    assert len(games_of(database)) == GAMES
    database.close()


def test_tables_of_an_older_nonet(tmp_path: Path) -> None:
    database = without_settings(
        tmp_path,
        "UPDATE alembic_version SET version_num = '0001'",
        "DROP TABLE goals",
        "DROP TABLE stock",
        "DROP INDEX ix_games_goal_won",
        "ALTER TABLE games DROP COLUMN goal",
        "ALTER TABLE games DROP COLUMN score",
    )
    assert database.repaired
    assert len(games_of(database)) == GAMES
    database.close()


def flip(path: Path, random: Random) -> None:
    data = bytearray(path.read_bytes())
    for _ in range(20):
        data[random.randrange(100, len(data))] ^= 1 << random.randrange(8)
    path.write_bytes(data)


def blank(path: Path, random: Random) -> None:
    overwrite(path, random.randrange(100, path.stat().st_size), bytes(random.randrange(9000)))


def cut(path: Path, random: Random) -> None:
    with path.open("r+b") as file:
        file.truncate(random.randrange(100, path.stat().st_size))


@pytest.mark.parametrize("hurt", [flip, blank, cut])
def test_whatever_happens_to_the_file(tmp_path: Path, hurt: Callable[[Path, Random], None]) -> None:
    original = filled(tmp_path / "original").read_bytes()
    for seed in range(12):
        path = tmp_path / f"{seed}" / "nonet.sqlite"
        path.parent.mkdir()
        path.write_bytes(original)
        hurt(path, Random(seed))
        with suppress(StoreError):
            open_database(database_url(folder=path.parent)).close()


def test_a_file_of_somebody_else_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / "nonet.sqlite").write_text("53..7...." * 100)
    with pytest.raises(StoreError, match="cannot open the database"):
        open_database(database_url(folder=tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["nonet.sqlite"]
