"""Reviews: what a player did beside what was there to be seen."""

from collections.abc import Iterable

import pytest

import nonet
from nonet import logic
from nonet.api.saving import document_of, write_game
from nonet.core.puzzle import Puzzle
from nonet.engine import Control
from nonet.logic.levels import Level
from nonet.play import Clear, Enter, Game, Mark, go, play, start_game, tell
from nonet.reviews import Review, Verdict

SMALL = "..3..4...1....2."
HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
"""The puzzle of Peter Norvig's essay: 17 givens, one solution."""


def game_of(text: str) -> Game:
    puzzle = nonet.read(text)
    return start_game(puzzle, nonet.solve(puzzle).solution)


def played(game: Game, placements: Iterable[tuple[int, int]], pause: int = 4000) -> Game:
    """The game after digits that are written one after the other."""
    for cell, digit in placements:
        game = play(game, (Enter((cell,), digit),), game.time + pause)
    return game


def way_of(puzzle: Puzzle) -> list[tuple[int, int]]:
    steps = logic.walk(logic.Position.of(puzzle, unique=True)).steps
    return [placement for step in steps for placement in step.placements]


def verdicts(found: Review) -> list[str]:
    return [turn.verdict.value for turn in found.turns]


@pytest.mark.parametrize("level", ["easy", "tricky", "hard", "master"])
def test_whoever_goes_the_way_of_the_techniques_never_guesses(level: Level) -> None:
    card = nonet.generate(nonet.Recipe(level=level), 11)
    assert card
    game = played(game_of(nonet.write(card.puzzle).strip()), way_of(card.puzzle))
    assert game.is_won
    found = nonet.review(game)
    assert set(verdicts(found)) == {"deduced"}
    assert found.score == 1
    assert sum(result.found for result in found.results) == len(found.turns)
    assert not found.moments
    assert found.to_practise == ""


def test_techniques_are_those_that_the_digit_takes() -> None:
    """A digit that singles show takes one; the first that they do not show takes more."""
    card = nonet.generate(nonet.Recipe(level="hard"), 11)
    assert card
    found = nonet.review(played(game_of(nonet.write(card.puzzle).strip()), way_of(card.puzzle)))
    harder = [turn for turn in found.turns if turn.technique not in logic.SINGLES]
    assert harder
    entries = bytearray(81)
    for turn in found.turns:
        position = logic.Position.of(card.puzzle, bytes(entries), unique=True)
        singles = logic.find_all(position, logic.SINGLES)
        placed = {placement for step in singles for placement in step.placements}
        if turn.placements[0] in placed or turn == harder[0]:
            assert (turn.placements[0] in placed) == (turn.technique in logic.SINGLES)
        entries[turn.placements[0].cell] = turn.placements[0].digit


def hidden() -> tuple[Game, int, int]:
    """A hard game, and a cell with its digit that nothing shows."""
    game = game_of(HARD)
    assert game.known
    position = logic.Position.of(game.puzzle, unique=True)
    wide = max(range(81), key=lambda cell: position.candidates[cell].bit_count())
    return game, wide, game.known[wide]


def test_a_digit_that_nothing_shows_is_a_guess() -> None:
    game, cell, digit = hidden()
    found = nonet.review(played(game, [(cell, digit)]))
    assert verdicts(found) == ["guessed"]
    assert found.turns[0].is_moment
    assert found.turns[0].technique == ""
    assert found.results[0].missed == 1


def test_a_single_small_digit_is_no_proof() -> None:
    game, cell, digit = hidden()
    game = play(game, (Mark((cell,), "centre", digit, add=True),), 1000)
    found = nonet.review(played(game, [(cell, digit)]))
    assert verdicts(found) == ["guessed"]
    assert found.turns[0].others == 1


def test_mistakes_are_told_with_whether_they_were_to_be_seen() -> None:
    game = game_of(SMALL)
    puzzle = game.puzzle
    assert game.known
    for cell, given in enumerate(puzzle.givens):
        for digit in range(1, 5):
            if given or digit == game.known[cell]:
                continue
            found = nonet.review(played(game, [(cell, digit)]))
            seen = {puzzle.givens[peer] for peer in puzzle.layout.peers[cell]}
            assert verdicts(found) == ["wrong"]
            assert found.turns[0].is_visible == (digit in seen)


def test_pauses_hints_and_what_they_cost() -> None:
    game = game_of(SMALL)
    way = way_of(game.puzzle)
    game = played(game, way[:4])
    game = tell(game, "technique", game.time + 30_000)
    game = play(game, (Enter((way[4][0],), way[4][1]),), game.time + 10_000)
    game = play(game, (Enter((way[5][0],), way[5][1]),), game.time + 4000, by_hint=True)
    game = played(game, way[6:])
    found = nonet.review(game)
    pause, by_hint = found.turns[4], found.turns[5]
    assert (pause.time, pause.hints, pause.is_pause) == (40_000, 1, True)
    assert by_hint.verdict is Verdict.HINTED
    assert found.count(Verdict.HINTED) == 1
    assert found.moments == (pause,)
    assert sum(result.hinted for result in found.results) == 2
    assert sum(result.cost for result in found.results) == 40_000
    assert found.to_practise == pause.technique
    assert found.score == 0.8


def test_branches_are_looked_at_in_the_order_in_which_they_were_played() -> None:
    game = game_of(SMALL)
    way = way_of(game.puzzle)
    wrong = next(digit for digit in range(1, 5) if digit != way[0][1])
    game = played(game, [(way[0][0], wrong), way[1]])
    game = played(go(game, 0), way)
    found = nonet.review(game)
    assert [turn.number for turn in found.turns] == list(range(1, len(way) + 3))
    assert verdicts(found)[0] == "wrong"
    assert found.turns[1].before[way[0][0]] == wrong
    assert found.turns[2].before == game.puzzle.givens
    erased = play(game_of(SMALL), (Clear((0,), "corner"),), 10)
    assert nonet.review(erased).turns == ()


def test_without_a_single_solution_nobody_is_judged() -> None:
    found = nonet.review(played(game_of("1..............."), [(5, 1), (1, 2)]))
    assert verdicts(found) == ["open", "open"]
    assert found.rating is None
    assert found.results == ()


def test_a_saved_game_will_do_and_the_work_can_be_stopped() -> None:
    game = played(game_of(SMALL), way_of(nonet.read(SMALL)))
    heard: list[tuple[int, int]] = []
    found = nonet.review(write_game(game), watch=lambda *turns: heard.append(turns))
    assert found.turns == nonet.review(game).turns == nonet.review(document_of(game)).turns
    assert heard[-1] == (len(found.turns), len(found.turns))
    control = Control()
    control.cancel()
    stopped = nonet.review(game, control=control)
    assert not stopped.is_whole or not stopped.turns
    with pytest.raises(nonet.NonetError):
        nonet.review("not a game")
