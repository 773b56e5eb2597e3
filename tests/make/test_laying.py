"""Puzzles with rules on demand: what was asked for, one solution, the same seed the same."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from nonet import Control, NonetError
from nonet.core.puzzle import Puzzle
from nonet.core.verify import is_solution
from nonet.engine import is_unique
from nonet.engine.general import search_hard
from nonet.logic.levels import Level, hardest_of
from nonet.logic.rating import rate_unique
from nonet.make import Card, Recipe, generate
from nonet.make.layers import BY_HAND, LAYERS, WITH_ALL
from nonet.rules import all_kinds

DOC = Path(__file__).parents[2] / "docs" / "command-line.md"


def made(seed: int = 1, **wishes: object) -> Card:
    card = generate(Recipe(**wishes), seed, Control(60))  # type: ignore[arg-type]
    assert card
    return card


def kinds_of(card: Card) -> set[str]:
    return {rule.kind for rule in card.puzzle.layout.rules}


@pytest.mark.parametrize("kind", LAYERS)
def test_every_kind_is_laid(kind: str) -> None:
    card = made(rules=kind, level="medium")
    assert card.fits
    assert kind in kinds_of(card)
    assert is_solution(card.puzzle, card.solution)
    assert search_hard(card.puzzle, 2, Control())[0] == 1  # by clause learning, not as it was made


def test_the_same_seed_gives_the_same_puzzle() -> None:
    recipe = "board=9x9 rules=thermometer,arrow:2:3 level=easy"
    first, again = (generate(Recipe.read(recipe), 5) for _ in range(2))
    assert first
    assert again
    assert first.puzzle == again.puzzle
    assert str(first.recipe) == recipe


@pytest.mark.parametrize(
    "wishes",
    [{"rules": "thermometer,renban"}, {"rules": "cage", "level": "easy"},
     {"rules": "kropki,arrow", "level": "medium", "symmetry": "rotate180"},
     {"rules": "sandwich", "level": "easy"}, {"rules": "thermometer", "givens": (8, 14)}],
)  # fmt: skip
def test_nothing_needless_is_left(wishes: dict[str, Any]) -> None:
    """Clause learning says so, which takes no part in making puzzles."""
    card = made(**wishes)
    layout = card.puzzle.layout
    for rule in layout.rules:
        fewer = [one for one in layout.rules if one != rule]
        is_last = all(one.kind != rule.kind for one in fewer)
        without = Puzzle(layout.with_rules(fewer), card.puzzle.givens)
        assert is_last or search_hard(without, 2, Control())[0] == 2


def test_easy_puzzles_need_their_rules_too() -> None:
    """Digits that make a puzzle easier are given where they leave the rules needed."""
    cards = [made(seed, rules="thermometer", level="easy") for seed in (1, 2, 3)]
    laid = [len(card.puzzle.layout.rules) for card in cards]
    assert sum(laid) >= 9


def test_lines_are_rather_without_digits() -> None:
    givens = on_lines = 0
    for seed in (1, 2, 3):
        card = made(seed, rules="thermometer", level="medium")
        cells = {cell for rule in card.puzzle.layout.rules for cell in rule.all_cells}
        givens += card.givens
        on_lines += sum(bool(card.puzzle.givens[cell]) for cell in cells)
    assert on_lines * 5 < givens


@pytest.mark.parametrize("kind", [*BY_HAND, *WITH_ALL])
def test_what_is_not_laid_says_why(kind: str) -> None:
    with pytest.raises(NonetError, match="all_marks" if kind in WITH_ALL else "setter"):
        Recipe(rules=kind)


def test_the_docs_say_how_many_kinds_are_laid() -> None:
    told = re.search(r"(\d+) kinds of `nonet rules`", DOC.read_text("utf-8"))
    assert told
    assert int(told[1]) == len(LAYERS)


def test_every_kind_is_offered_or_refused_with_a_reason() -> None:
    assert {*LAYERS, *BY_HAND, *WITH_ALL} == {kind.rule.kind for kind in all_kinds()}


def test_lines_keep_out_of_each_others_way() -> None:
    layout = made(rules="thermometer,whisper,palindrome", needless=True).puzzle.layout
    cells = [cell for rule in layout.rules for cell in rule.all_cells]
    assert len(set(cells)) == len(cells)
    steps = set()
    for rule in layout.rules:
        places = [layout.positions[cell] for cell in rule.all_cells]
        for (row, column), (below, right) in pairwise(places):
            assert frozenset(((row, right), (below, column))) not in steps
            steps.add(frozenset(((row, column), (below, right))))


def test_how_many_how_big_and_which_sums() -> None:
    card = made(rules="arrow:3:4,cage:5:2", sums=(5, 9), level="easy")
    rules = card.puzzle.layout.rules
    assert [rule.kind for rule in rules].count("arrow") == 3
    assert all(5 <= cage.total <= 9 and len(cage.cells) == 2 for cage in card.puzzle.layout.cages)


def test_all_marks_mean_that_there_is_none_elsewhere() -> None:
    card = made(rules="kropki", all_marks=True, level="easy")
    assert "negative" in kinds_of(card)
    assert is_solution(card.puzzle, card.solution)


@pytest.mark.parametrize("kind", ["cage", "even", "pair_sum", "quadruple", "x_sum", "inequality"])
def test_mirrored_rules_of_any_kind(kind: str) -> None:
    card = made(rules=kind, mirrored=True, needless=True)
    cells = {frozenset(rule.all_cells) for rule in card.puzzle.layout.rules}
    assert len(cells) > 1
    assert {frozenset(80 - cell for cell in one) for one in cells} == cells


def test_mirrored_lines() -> None:
    card = made(rules="palindrome", mirrored=True, needless=True, symmetry="rotate180")
    lines = {frozenset(rule.all_cells) for rule in card.puzzle.layout.rules}
    assert lines
    assert {frozenset(80 - cell for cell in line) for line in lines} == lines


def test_without_givens_on_another_board() -> None:
    card = made(board="6x6", rules="kropki:20,cage", givens=0)
    assert card.givens == 0
    assert is_unique(card.puzzle)


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"rules": "snake"}, "snake"),
        ({"rules": "arrow:x"}, "x"),
        ({"rules": "arrow:1:2:3"}, "arrow:1:2:3"),
        ({"rules": "arrow,arrow"}, "arrow"),
        ({"rules": "anti_knight:4"}, "anti_knight"),
        ({"rules": "arrow", "board": "killer"}, "killer"),
        ({"rules": "arrow", "all_marks": True}, "dots"),
        ({"sums": 9}, "sums"),
        ({"rules": "arrow", "scale": "p0-easy"}, "scale"),
    ],
)
def test_what_cannot_be_is_refused_at_once(wishes: dict[str, object], said: str) -> None:
    with pytest.raises(NonetError, match=said):
        Recipe(**wishes)  # type: ignore[arg-type]


@pytest.mark.parametrize("wishes", [("cage", "medium"), ("thermometer,kropki", "hard")])
def test_a_level_without_any_digit(wishes: tuple[str, Level]) -> None:
    kinds, level = wishes
    card = made(1, rules=kinds, level=level, givens=0)
    assert card.fits
    assert (card.puzzle.given_count, card.level) == (0, level)
    most = hardest_of(level)
    for rule in card.puzzle.layout.rules:
        fewer = [other for other in card.puzzle.layout.rules if other != rule]
        without = Puzzle(card.puzzle.layout.with_rules(fewer), card.puzzle.givens)
        is_last = all(other.kind != rule.kind for other in fewer)
        assert is_last or not is_unique(without) or rate_unique(without, most=most).er > most
