"""Generated puzzles are what their recipe asks for; another engine proves their uniqueness."""

import threading
import time
from itertools import pairwise

import pytest
from oracle import solutions

import nonet
from nonet._native import End, Learning
from nonet.core.puzzle import Puzzle
from nonet.core.verify import is_solution
from nonet.engine import Control, Status, general
from nonet.engine.task import task_of
from nonet.logic import SINGLES, Position, walk
from nonet.logic.levels import LEVELS
from nonet.make import Card, Progress, Recipe, canonical, generate, generate_many
from nonet.make.demand import ORDER
from nonet.make.symmetry import orbits_of


def made(text: str, seed: int = 1, seconds: float = 20) -> Card:
    card = generate(Recipe.read(text), seed, Control(seconds))
    assert card is not None
    assert card.fits
    assert is_solution(card.puzzle, card.solution)
    return card


def count_by_learning(puzzle: Puzzle) -> int:
    """Up to two, by an engine that has no part in making puzzles on boards that are not classic."""
    learning = Learning(task_of(puzzle))
    return sum(learning.next(Control())[0] is End.LIMIT for _ in range(2))


def has_one_solution(puzzle: Puzzle) -> bool:
    return general.solve(puzzle).status is Status.UNIQUE


@pytest.mark.parametrize("givens", [50, 40, 32, 28])
def test_one_solution_by_the_word_of_another_solver(givens: int) -> None:
    card = made(f"givens={givens}", seed=givens)
    assert card.givens == givens
    assert len(solutions(card.puzzle, limit=2)) == 1


@pytest.mark.parametrize("givens", [81, 24, 20, 17])
def test_exactly_as_many_givens_as_asked_for(givens: int) -> None:
    card = made(f"givens={givens}")
    assert card.givens == givens
    assert has_one_solution(card.puzzle)


@pytest.mark.parametrize(
    "text",
    [
        "board=4x4 givens=5",
        "board=6x6 givens=12",
        "board=9x9+diagonals givens=30",
        "board=9x9cross givens=30",
        "board=9x9rect",
        "board=windoku",
        "board=9x9-boxes",
        "board=jigsaw wildness=0",
        "board=7x7+jigsaw",
        "board=6x6+diagonals+jigsaw",
        "board=killer",
        "board=9x9+diagonals+killer cages=2-3",
        "board=6x6+jigsaw+killer givens=3",
    ],
)
def test_every_board(text: str) -> None:
    card = made(text)
    assert count_by_learning(card.puzzle) == card.solutions == 1
    aim = card.recipe.aim
    assert aim is None or aim.givens == (card.givens, card.givens)


@pytest.mark.parametrize("level", LEVELS[:-1])
def test_every_level(level: str) -> None:
    for seed in range(3):
        card = made(f"level={level}", seed)
        assert card.level == level
        assert has_one_solution(card.puzzle)


@pytest.mark.parametrize(
    ("board", "level"),
    [
        ("16x16", "easy"),
        ("16x16", "medium"),
        ("16x16", "tricky"),
        ("16x16", "hard"),
        ("25x25", "easy"),
        ("25x25", "medium"),
        ("9x9+jigsaw+diagonals", "hard"),
        ("killer", "beginner"),
        ("killer", "easy"),
        ("9x9+jigsaw+killer", "easy"),
        ("killer", "medium"),
        ("samurai", "tricky"),
        ("samurai", "expert"),
        ("x", "hard"),
    ],
)
def test_levels_of_other_boards(board: str, level: str) -> None:
    card = made(f"board={board} level={level}")
    assert card.level == nonet.rate(card.puzzle).level == level
    assert count_by_learning(card.puzzle) == 1


def test_big_boards_that_are_made_easier_stay_symmetric() -> None:
    card = made("board=16x16 level=tricky symmetry=rotate180")
    for orbit in orbits_of(card.puzzle.layout, "rotate180"):
        assert len({card.puzzle.givens[cell] > 0 for cell in orbit}) == 1


def test_hard_big_boards_are_not_rated_unless_asked_for() -> None:
    card = made("board=16x16")
    assert card.rating.status is Status.STOPPED
    assert card.level is None


def test_a_span_of_ratings() -> None:
    for seed in range(3):
        assert 3.0 <= made("rating=3.0-4.2", seed).rating.er <= 4.2


@pytest.mark.parametrize(
    "technique", ["pointing", "naked_pair", "x_wing", "xy_wing", "jellyfish", "hidden_quad"]
)
def test_a_technique_that_is_needed(technique: str) -> None:
    position = Position.of(made(f"needs={technique}").puzzle, unique=True)
    easier = set(ORDER[: ORDER.index(technique)])
    assert not walk(position, easier).solved
    assert walk(position, easier | {technique}).solved


def test_only_techniques_that_are_allowed() -> None:
    card = made("allows=naked_single,hidden_single,pointing needs=pointing")
    position = Position.of(card.puzzle, unique=True)
    assert not walk(position, SINGLES).solved
    assert walk(position, [*SINGLES, "pointing"]).solved


@pytest.mark.parametrize("scale", ["p0-medium", "p0-hard"])
def test_several_solutions_where_a_scale_says_so(scale: str) -> None:
    for seed in range(5):
        card = made(f"scale={scale}", seed)
        least, most = {"p0-medium": (2, 10), "p0-hard": (11, 999)}[scale]
        assert least <= card.solutions <= most
        assert general.count(card.puzzle, 1000) == card.solutions
        assert card.level is None


@pytest.mark.parametrize(
    "board",
    ["4x4", "4x4-boxes", "6x6", "x", "jigsaw", "9x9cross", "9x9rect", "9x9-boxes", "9x9-rows",
     "samurai", "25x25"],
)  # fmt: skip
@pytest.mark.parametrize("scale", ["p0-easy", "p0-medium", "p0-hard"])
def test_the_first_scale_on_other_boards(board: str, scale: str) -> None:
    card = made(f"board={board} scale={scale}", seed=2)
    assert card.recipe.aim is not None
    least, most = card.recipe.aim.solutions
    assert least <= general.count(card.puzzle, most + 1) == card.solutions <= most
    if scale == "p0-easy":
        assert walk(Position.of(card.puzzle), SINGLES).solved


@pytest.mark.parametrize("seed", range(5))
def test_singles_are_enough_where_the_scale_says_so(seed: int) -> None:
    card = made("scale=p0-easy", seed)
    assert 28 <= card.givens <= 32
    assert walk(Position.of(card.puzzle), SINGLES).solved
    assert has_one_solution(card.puzzle)


@pytest.mark.parametrize(
    ("text", "least", "most"),
    [
        ("scale=p1-hard", 23, 33),
        ("scale=p3-2", 51, 60),
        ("scale=p4-medium", 25, 32),
        ("board=6x6 scale=p4-easy", 15, 18),
        ("removed=50", 31, 31),
    ],
)
def test_scales_by_numbers(text: str, least: int, most: int) -> None:
    for seed in range(4):
        card = made(text, seed)
        assert least <= card.givens <= most
        assert has_one_solution(card.puzzle)


@pytest.mark.parametrize("removed", ["65", "81", "60-70"])
def test_more_removed_cells_than_one_solution_allows(removed: str) -> None:
    for seed in range(3):
        card = made(f"removed={removed}", seed)
        least, *most = map(int, removed.split("-"))
        assert least <= 81 - card.givens <= max([least, *most])
        assert card.solutions > 1
        assert general.count(card.puzzle, 2) == 2


def test_symmetry_and_minimality() -> None:
    card = made("symmetry=rotate180 minimal=yes")
    assert card.minimal
    orbits = orbits_of(card.puzzle.layout, "rotate180")
    assert all(len({card.puzzle.givens[cell] > 0 for cell in orbit}) == 1 for orbit in orbits)
    assert all(
        general.count(general.without(card.puzzle, cell, digit), 1) == 1
        for cell, digit in enumerate(card.puzzle.givens)
        if digit
    )


def test_a_pattern() -> None:
    pattern = ("XX.X.X.XX" + ".X.XXX.X.") * 4 + "X..XXX..X"
    card = made(f"pattern={pattern}")
    assert [mark == "X" for mark in pattern] == [digit > 0 for digit in card.puzzle.givens]


@pytest.mark.parametrize(
    ("board", "pattern"),
    [
        ("4x4", "..X." + ".X.." * 2 + "..X."),
        ("6x6", "XX..XX" + "X....X" + "..XX.." * 2 + "X....X" + "XX..XX"),
        ("9x9+diagonals", ("XX.X.X.XX" + ".X..X..X.") * 4 + "X..X.X..X"),
        ("jigsaw", ("XX.X.X.XX" + ".X..X..X.") * 4 + "X..XXX..X"),
        ("killer", "X........" * 9),
        ("9x9cross", "XXX.XXXX." * 5),
        ("16x16", ("XX.XXX.XXX.XXX.X" + ".XXX.XXX.XXX.XXX") * 8),
    ],
)
def test_patterns_on_every_board(board: str, pattern: str) -> None:
    card = made(f"board={board} pattern={pattern}")
    assert [mark == "X" for mark in pattern] == [digit > 0 for digit in card.puzzle.givens]
    assert count_by_learning(card.puzzle) == 1


@pytest.mark.parametrize("board", ["9x9cross", "9x9rect", "9x9-boxes"])
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_levels_on_boards_with_few_rules(board: str, level: str) -> None:
    card = made(f"board={board} level={level}")
    assert card.level == level
    assert nonet.rate(card.puzzle).level == level
    assert count_by_learning(card.puzzle) == 1


PINNED = {
    "givens=28": (
        "...8..2...329..8.5....7.1..3.86....765..8......9..34..1.3...59.....9.6418........"
    ),
    "level=hard": (
        "57.....6.4..9.....986.72..4.....19.7.....9.12......4.61.3.4...8..5...6..8...65..3"
    ),
    "board=4x4 givens=5": "...1..2..21.3...",
    "board=killer": " 24 10 21 19 9 17 15 12",
    "scale=p0-hard": (
        "..75.........68...25.4........6..4..7.5......3......69....3268...4........3..5..."
    ),
}


@pytest.mark.parametrize("text", PINNED)
def test_a_seed_means_the_same_for_ever(text: str) -> None:
    card = made(text, seed=42)
    digits = str(card.puzzle).replace("." * 81, "")
    totals = "".join(f" {cage.total}" for cage in card.puzzle.layout.cages[:8])
    assert digits + totals == PINNED[text]
    assert made(text, seed=42) == card
    assert made(text, seed=43).puzzle != card.puzzle


@pytest.mark.parametrize("text", ["level=expert", "needs=xy_wing", "board=jigsaw level=tricky"])
def test_the_number_of_workers_makes_no_difference(text: str) -> None:
    recipe = Recipe.read(text)
    alone = [generate(recipe, seed) for seed in range(4)]
    assert [generate(recipe, seed, workers=3) for seed in range(4)] == alone
    assert list(generate_many(recipe, 0, 4, workers=2)) == alone


@pytest.mark.parametrize(("text", "count"), [("givens=26", 1000), ("level=easy", 300)])
def test_neighbouring_seeds_have_nothing_in_common(text: str, count: int) -> None:
    """Up to symmetry, that is; the soak goes on with as many as time allows."""
    cards = generate_many(Recipe.read(text), 0, count)
    assert len({canonical(card.puzzle) for card in cards if card}) == count


def test_relatives_of_stored_puzzles_have_nothing_in_common() -> None:
    cards = [made("needs=jellyfish", seed) for seed in range(30)]
    assert len({canonical(card.puzzle) for card in cards}) == 30


NEVER = Recipe(board="6x6", givens=34, level="expert")
"""No puzzle fits: two empty cells are never so hard. The recipe cannot know."""


def test_the_nearest_is_given_when_the_time_is_up() -> None:
    seen: list[Progress] = []
    card = generate(NEVER, 1, Control(0.3), watch=seen.append)
    assert card is not None
    assert not card.fits
    assert has_one_solution(card.puzzle)
    assert [progress.tried for progress in seen[:3]] == [1, 2, 3]
    assert seen[-1].nearest is not None
    assert all(later.faults <= sooner.faults for sooner, later in pairwise(seen))


def test_nothing_when_the_time_is_too_short() -> None:
    assert generate(Recipe(board="25x25", givens=150), seed=1, control=Control(0.05)) is None


@pytest.mark.alone
def test_a_cancel_is_heard_at_once() -> None:
    control = Control()
    threading.Timer(0.2, control.cancel).start()
    started = time.perf_counter()
    generate(NEVER, 1, control)
    assert time.perf_counter() - started < 0.2 + 0.05 + 0.5  # a busy machine may be late
