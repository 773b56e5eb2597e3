"""Games in the store: kept whole, changed by moves, never overwritten unawares."""

from dataclasses import replace
from uuid import UUID

import pytest

from nonet.errors import NonetError
from nonet.store import Database
from nonet.store.games import (
    Change,
    Filter,
    OutdatedError,
    SavedGame,
    Standing,
    change_game,
    delete_game,
    find_game,
    list_games,
    put_game,
)
from store.saved_games import ID, OTHER_PAGE, RUNNING, WON, document, move, stamp


def kept(database: Database) -> SavedGame:
    with database.reading() as session:
        game = find_game(session, ID)
    assert game is not None
    return game


def put(database: Database, *moves: str, revision: int = 0) -> int:
    with database.writing() as session:
        return put_game(session, ID, stamp(revision), document(*moves), RUNNING, now=5)


class TestPut:
    def test_a_game_comes_back_as_it_was(self, database: Database) -> None:
        assert put(database, "r1c1=5", "r1c2=3") == 1
        assert kept(database).document == document("r1c1=5", "r1c2=3")
        assert (kept(database).revision, kept(database).changed) == (1, 5)

    def test_every_change_is_a_revision(self, database: Database) -> None:
        put(database, "r1c1=5", "r1c2=3")
        assert put(database, "r9c9=1", revision=1) == 2
        assert kept(database).document == document("r9c9=1")

    def test_another_page_needs_the_newest_revision(self, database: Database) -> None:
        put(database, "r1c1=5")
        put(database, "r1c1=6", revision=1)
        old = stamp(1, writer=OTHER_PAGE)
        with pytest.raises(OutdatedError) as refusal, database.writing() as session:
            put_game(session, ID, old, document("r1c1=7"), RUNNING, now=6)
        assert refusal.value.game == kept(database)
        assert kept(database).document == document("r1c1=6")
        with database.writing() as session:
            new = stamp(2, writer=OTHER_PAGE)
            assert put_game(session, ID, new, document("r1c1=7"), RUNNING, now=6) == 3

    def test_the_same_change_twice_is_one(self, database: Database) -> None:
        assert put(database, "r1c1=5") == put(database, "r1c1=5") == 1

    def test_a_page_that_heard_no_answer_goes_on(self, database: Database) -> None:
        put(database, "r1c1=5")
        with database.writing() as session:
            unaware = stamp(0, edit=2)
            assert put_game(session, ID, unaware, document("r1c1=6"), RUNNING, now=6) == 2

    def test_a_late_change_does_not_undo_a_newer_one(self, database: Database) -> None:
        with database.writing() as session:
            put_game(session, ID, stamp(0, edit=2), document("r1c1=6"), RUNNING, now=6)
        with database.writing() as session:
            put_game(session, ID, stamp(0, edit=1), document("r1c1=5"), RUNNING, now=7)
        assert kept(database).document == document("r1c1=6")

    def test_a_game_that_is_gone(self, database: Database) -> None:
        with pytest.raises(OutdatedError) as refusal:
            put(database, "r1c1=5", revision=3)
        assert refusal.value.game is None

    def test_all_or_nothing(self, database: Database) -> None:
        put(database, "r1c1=5")
        with pytest.raises(NonetError, match="at most 100000 moves"), database.writing() as session:
            put_game(session, ID, stamp(1), document(*["r1c1=."] * 100_001), RUNNING, now=6)
        assert kept(database).document == document("r1c1=5")


class TestChange:
    def test_moves_are_added(self, database: Database) -> None:
        put(database, "r1c1=5")
        change = Change(1, [move("r1c2=3", after=0)], {"cursor": 2, "time": 70_000, "tip": 2})
        with database.writing() as session:
            assert change_game(session, ID, stamp(1), change, RUNNING, now=6) == 2
        game = kept(database)
        assert [made["do"] for made in game.document["moves"]] == ["r1c1=5", "r1c2=3"]
        assert (game.document["time"], game.document["tip"]) == (70_000, 2)

    def test_a_part_that_is_left_out_is_gone(self, database: Database) -> None:
        with database.writing() as session:
            put_game(session, ID, stamp(0), document() | {"tip": 0, "id": "x"}, RUNNING, now=5)
        with database.writing() as session:
            change_game(session, ID, stamp(1), Change(0, [], {"cursor": 0, "time": 1}), RUNNING, 6)
        assert kept(database).document == document(time=1) | {"id": "x"}

    def test_what_is_known_already_is_not_added_twice(self, database: Database) -> None:
        put(database, "r1c1=5", "r1c2=3")
        change = Change(1, [move("r1c2=3"), move("r1c3=4")], {"cursor": 3, "time": 1})
        with database.writing() as session:
            change_game(session, ID, stamp(1), change, RUNNING, now=6)
        assert [made["do"] for made in kept(database).document["moves"]] == [
            "r1c1=5", "r1c2=3", "r1c3=4",
        ]  # fmt: skip

    @pytest.mark.parametrize(
        ("known", "moves"), [(3, ["r1c3=4"]), (1, ["r1c2=9", "r1c3=4"]), (0, ["r1c1=5"])]
    )
    def test_moves_that_do_not_follow(
        self, database: Database, known: int, moves: list[str]
    ) -> None:
        put(database, "r1c1=5", "r1c2=3")
        change = Change(known, [move(text) for text in moves])
        with pytest.raises(OutdatedError), database.writing() as session:
            change_game(session, ID, stamp(1), change, RUNNING, now=6)
        assert kept(database).revision == 1

    def test_another_page(self, database: Database) -> None:
        put(database, "r1c1=5")
        put(database, "r1c1=5", "r1c2=3", revision=1)
        change = Change(1, [move("r1c2=3")])
        with pytest.raises(OutdatedError), database.writing() as session:
            change_game(session, ID, stamp(1, writer=OTHER_PAGE), change, RUNNING, now=6)

    def test_an_unknown_game(self, database: Database) -> None:
        with pytest.raises(OutdatedError), database.writing() as session:
            change_game(session, ID, stamp(0), Change(0, [move("r1c1=5")]), RUNNING, now=6)


class TestLists:
    def test_the_latest_first_and_page_by_page(self, database: Database) -> None:
        for number in range(7):
            with database.writing() as session:
                now = number // 2  # some at the same moment
                put_game(session, UUID(int=number), stamp(0), document(), RUNNING, now)
        seen = []
        before = None
        while True:
            with database.reading() as session:
                rows = list_games(session, 3, before)
            if not rows:
                break
            seen += [row.id.int for row in rows]
            before = (rows[-1].changed, rows[-1].id)
        assert seen == [6, 5, 4, 3, 2, 1, 0]

    def test_what_is_told(self, database: Database) -> None:
        game = document("r1c1=5", board="9x9", level="hard")
        game["moves"].append(move("r1c2=1", wrong=True))
        with database.writing() as session:
            put_game(session, ID, stamp(0), game, replace(WON, hints=3), now=5)
        with database.reading() as session:
            [row] = list_games(session, 10, wanted=Filter(won=True))
            assert list_games(session, 10, wanted=Filter(won=False)) == []
        assert (row.board, row.level, row.moves, row.mistakes) == ("9x9", "hard", 2, 1)
        assert (row.hints, row.empty, row.won, row.ended, row.time) == (3, 0, True, 5, 60_000)

    def test_those_of_a_goal(self, database: Database) -> None:
        for number, day in enumerate(("2026-01-01", "2026-01-02", "2026-01-02")):
            standing = Standing(0, won=number == 1, score=number)
            with database.writing() as session:
                put_game(session, UUID(int=number), stamp(0), document(daily=day), standing, 5)
        with database.reading() as session:
            rows = list_games(session, 10, wanted=Filter(goal="daily:2026-01-02"))
            assert [row.score for row in rows] == [2, 1]
            [running] = list_games(session, 10, wanted=Filter(won=False, goal="daily:2026-01-02"))
        assert (running.goal, running.info) == ("daily:2026-01-02", {"daily": "2026-01-02"})

    def test_a_deleted_game_is_gone_with_its_moves(self, database: Database) -> None:
        put(database, "r1c1=5")
        for _ in range(2):
            with database.writing() as session:
                delete_game(session, ID)
        with database.reading() as session:
            assert find_game(session, ID) is None
        put(database)
        assert kept(database).document["moves"] == []
