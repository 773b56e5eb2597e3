"""Goals, settings and statistics."""

from dataclasses import replace
from uuid import UUID

from nonet.store import Database
from nonet.store.games import Standing, put_game
from nonet.store.goals import Goal, add_goals, find_goals
from nonet.store.settings import change_settings, find_settings
from nonet.store.statistics import (
    DAY,
    Record,
    Streaks,
    find_records,
    find_streaks,
    find_wins,
    streaks_of,
)
from store.saved_games import RUNNING, WON, document, stamp


def play(
    database: Database, number: int, now: int, standing: Standing = WON, time: int = 1, **info: str
) -> None:
    with database.writing() as session:
        game = document("r1c1=5", time=time, **info)
        put_game(session, UUID(int=number), stamp(0), game, standing, now)


def scored(score: int) -> Standing:
    return replace(WON, score=score)


class TestGoals:
    def test_a_win_reaches_them(self, database: Database) -> None:
        play(database, 1, now=10, time=500, challenge="17")
        play(database, 2, now=20, time=300, challenge="17")
        play(database, 3, now=30, time=400, daily="2026-01-02")
        play(database, 4, now=40, standing=RUNNING, challenge="18")
        with database.reading() as session:
            assert find_goals(session) == [
                Goal("challenge", "17", best=300, reached=10),
                Goal("daily", "2026-01-02", best=400, reached=30),
            ]

    def test_those_of_elsewhere_are_added(self, database: Database) -> None:
        play(database, 1, now=10, time=500, challenge="1")
        with database.writing() as session:
            add_goals(session, [Goal("challenge", "1", 700, 5), Goal("challenge", "2", 800, 6)])
        with database.reading() as session:
            assert find_goals(session) == [
                Goal("challenge", "1", 500, 5),
                Goal("challenge", "2", 800, 6),
            ]


def test_settings_are_kept_one_by_one(database: Database) -> None:
    with database.writing() as session:
        change_settings(session, {"look": {"dark": True}, "language": "cs"})
    with database.writing() as session:
        change_settings(session, {"language": "de", "look": None, "nothing": None})
    with database.reading() as session:
        assert find_settings(session) == {"language": "de"}


class TestStatistics:
    def test_records_by_board_and_level(self, database: Database) -> None:
        play(database, 1, now=1, standing=scored(20), time=300, board="9x9", level="easy")
        play(database, 2, now=2, standing=scored(10), time=500, board="9x9", level="easy")
        play(database, 3, now=3, time=900, standing=RUNNING, board="9x9", level="easy")
        play(database, 4, now=4, standing=RUNNING, board="4x4")
        with database.reading() as session:
            assert find_records(session) == [
                Record("4x4", None, played=1, won=0, best=None, mean=None, highest=None),
                Record("9x9", "easy", played=3, won=2, best=300, mean=400.0, highest=20),
            ]
            wins = [(win.ended, win.time, win.score) for win in find_wins(session)]
            assert wins == [(2, 500, 10), (1, 300, 20)]

    def test_records_stand_by_size_and_by_the_ladder_of_levels(self, database: Database) -> None:
        kinds = ["9x9 hard", "9x9 beginner", "12x12 easy", "4x4 medium", "9x9 easy", "samurai easy"]
        for number, kind in enumerate(kinds):
            board, level = kind.split()
            play(database, number, now=1, board=board, level=level)
        play(database, 9, now=1, board="9x9")
        with database.reading() as session:
            found = [f"{record.board} {record.level}" for record in find_records(session)]
        assert found == [
            "4x4 medium", "9x9 beginner", "9x9 easy", "9x9 hard", "9x9 None", "12x12 easy",
            "samurai easy",
        ]  # fmt: skip

    def test_streaks_are_days_of_the_player(self, database: Database) -> None:
        for number, day in enumerate((3.9, 5.1, 6.5)):
            play(database, number, now=int(day * DAY))
        with database.reading() as session:
            assert find_streaks(session, now=7 * DAY) == Streaks(current=2, longest=2)
            # three hours to the east the first day is already the next one
            ahead = DAY // 8
            assert find_streaks(session, now=7 * DAY, offset=ahead) == Streaks(3, 3)

    def test_no_win_is_no_streak(self) -> None:
        assert streaks_of([], today=20_000) == Streaks(0, 0)
        assert streaks_of([10], today=20_000) == Streaks(0, 1)
