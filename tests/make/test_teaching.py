"""Puzzles that teach a technique need it, need it early, and nothing harder."""

import pytest
from oracle import solutions

import nonet
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.engine import Control
from nonet.logic import Position, find_all, names, walk
from nonet.make.demand import Need, is_needed, need_of
from nonet.make.judgement import judge
from nonet.make.rarities import stored
from nonet.make.teaching import (
    EARLY,
    board_for,
    find_moment,
    is_taught,
    taught_up_to,
    why_rare,
)

QUICK = [
    "full_house", "hidden_single_in_box", "hidden_single", "naked_single", "pointing", "claiming",
    "naked_pair", "naked_triple", "hidden_pair", "x_wing", "swordfish", "skyscraper", "xy_wing",
    "cage_single_combination", "outie", "law_of_leftovers",
]  # fmt: skip


def has_learned(puzzle: Puzzle, ladder: tuple[str, ...]) -> bool:
    return walk(Position.of(puzzle, unique=True), ladder).solved


@pytest.mark.parametrize("technique", QUICK)
def test_it_is_needed_and_nothing_harder(technique: str) -> None:
    lesson = nonet.teach(technique, seed=5, deadline=30)
    assert lesson is not None
    assert lesson.card.fits
    assert has_learned(lesson.card.puzzle, taught_up_to(technique))
    assert not has_learned(lesson.card.puzzle, taught_up_to(technique)[:-1])
    empty = lesson.card.puzzle.givens.count(0)
    assert lesson.filled <= EARLY * empty


@pytest.mark.parametrize("technique", ["naked_pair", "x_wing", "skyscraper"])
def test_the_moment_is_the_first_one_without_anything_easier(technique: str) -> None:
    lesson = nonet.teach(technique, seed=2, deadline=30)
    assert lesson is not None
    assert find_all(lesson.position, taught_up_to(technique)[:-1]) == []
    assert lesson.step in find_all(lesson.position, [technique])
    [solution] = solutions(lesson.card.puzzle, limit=2)
    filled = zip(lesson.position.entries, solution, strict=True)
    assert all(entry in (0, right) for entry, right in filled)
    assert all(solution[cell] != digit for cell, digit in lesson.step.eliminations)


@pytest.mark.parametrize("language", ["cs", "de", "en"])
def test_the_hint_is_about_the_same_step(language: str) -> None:
    lesson = nonet.teach("xy_wing", seed=1, deadline=30)
    assert lesson is not None
    assert lesson.hint(language).step == lesson.step


@pytest.mark.parametrize(("wish", "technique"), stored())
def test_stored_puzzles_are_what_they_are_stored_for(wish: str, technique: str) -> None:
    for grid in stored()[wish, technique][:2]:
        puzzle = Puzzle(CLASSIC, grid)
        assert nonet.is_unique(puzzle)
        if wish == "teaches":
            assert is_taught(puzzle, technique)
        else:
            assert is_needed(puzzle, technique, (), Control())


def test_stored_puzzles_are_essentially_different() -> None:
    for grids in stored().values():
        forms = {nonet.canonical(Puzzle(CLASSIC, grid)) for grid in grids}
        assert len(forms) == len(grids)


def test_seeds_give_different_puzzles_and_the_same_again() -> None:
    def make(seed: int) -> Puzzle:
        lesson = nonet.teach("swordfish", seed, deadline=30)
        assert lesson is not None
        return lesson.card.puzzle

    made = [make(seed) for seed in range(12)]
    assert len(set(made)) == 12
    assert make(3) == made[3]


def test_cards_that_teach_can_be_verified() -> None:
    for technique in ("w_wing", "jellyfish"):
        lesson = nonet.teach(technique, seed=1, deadline=30)
        assert lesson is not None
        assert nonet.verify(lesson.card) == []


def test_more_wishes_at_once() -> None:
    card = nonet.generate("teaches=pointing symmetry=rotate180 givens=26-32", seed=1, deadline=30)
    assert card is not None
    assert card.fits
    assert find_moment(card.puzzle, "pointing") is not None
    assert 26 <= card.givens <= 32


def test_every_technique_has_a_board() -> None:
    boards = {board_for(technique) for technique in names(joined=False)}
    assert boards == {"9x9", "killer", "jigsaw"}


def test_nothing_where_nothing_was_found() -> None:
    assert nonet.teach("kraken_fish_2", seed=1, deadline=0.3) is None


@pytest.mark.parametrize(
    ("recipe", "complaint"),
    [
        ("teaches=luck", r"unknown technique 'luck'; expected a name like x_wing \('nonet"),
        ("teaches=siamese_x_wing", "no puzzle needs 'siamese_x_wing': it is two steps in one; try"),
        ("teaches=innie", "'innie' needs cages, but the board 9x9 has none; expected a"),
        ("teaches=x_wing needs=x_wing", "teaches and needs exclude each other"),
        ("teaches=x_wing allows=pointing", "teaches and allows exclude each other"),
        (
            "teaches=x_wing scale=p0-hard",
            "scale=p0-hard means several solutions, which rules out teaches",
        ),
    ],
)
def test_bad_wishes_get_one_sentence(recipe: str, complaint: str) -> None:
    with pytest.raises(nonet.NonetError, match=complaint):
        nonet.Recipe.read(recipe)


@pytest.mark.parametrize(
    ("technique", "need"),
    [
        ("jellyfish", Need.FULL),
        ("hidden_single_in_box", Need.WITH_OTHERS),
        ("naked_single", Need.NONE),
    ],
)
def test_how_much_a_puzzle_needs_a_technique(technique: str, need: Need) -> None:
    puzzle = Puzzle(CLASSIC, stored()["needs", "jellyfish"][0])
    assert need_of(puzzle, technique, (), Control()) is need


def test_a_technique_that_nobody_needs_can_be_of_use() -> None:
    card = nonet.generate("level=beginner", seed=1)
    assert card is not None
    assert need_of(card.puzzle, "naked_single", (), Control()) is Need.SPARE


def test_the_nearest_has_most_to_do_with_the_technique() -> None:
    def faults(technique: str, puzzle: Puzzle) -> float:
        judgement = judge(nonet.Recipe(needs=technique), puzzle, Control())
        assert judgement is not None
        return judgement.faults

    hard = Puzzle(CLASSIC, stored()["needs", "jellyfish"][0])
    card = nonet.generate("level=beginner", seed=1)
    assert card is not None
    assert 0 == faults("jellyfish", hard) < faults("hidden_single_in_box", hard)
    assert faults("hidden_single_in_box", hard) < faults("naked_single", card.puzzle)
    assert faults("naked_single", card.puzzle) < faults("naked_single", hard)


def test_a_technique_that_is_not_enough_is_shown_if_there_is_nothing_better() -> None:
    puzzle = Puzzle(CLASSIC, stored()["needs", "jellyfish"][0])
    assert find_moment(puzzle, "hidden_single_in_box") is None
    moment = find_moment(puzzle, "hidden_single_in_box", strict=False)
    assert moment is not None
    assert not moment.is_enough
    assert moment.step.technique == "hidden_single_in_box"


@pytest.mark.parametrize("technique", ["multi_colour_2", "als_chain", "kraken_fish_1"])
def test_rare_techniques_have_a_reason(technique: str) -> None:
    assert why_rare(technique)
    assert not why_rare("x_wing")
