"""How laid rules look: lines neither cross nor share cells."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest

from nonet.core.rule import Rule
from nonet.core.shapes import CLASSIC
from nonet.core.splitmix import SplitMix64
from nonet.engine import Control
from nonet.make import Recipe, boards, laying
from nonet.make.grounds import on_slings
from nonet.make.layers import LAYERS
from nonet.make.order import Order
from nonet.make.site import Site

SEEDS = range(60)
GRIDS = [boards.random_grid(CLASSIC, seed, control=Control()) for seed in range(20)]
LINES = [kind for kind, layer in LAYERS.items() if layer.cells and not layer.is_single]
TOGETHER = ["slingshot,thermometer,arrow", "whisper,renban,palindrome"]

Step = tuple[tuple[int, int], tuple[int, int]]


def laid(rules: str, seed: int, *, mirrored: bool = False) -> Sequence[Rule]:
    recipe = Recipe(rules=rules, mirrored=mirrored)
    order = Order(recipe, CLASSIC, SplitMix64(seed), Control())
    solution = GRIDS[seed % len(GRIDS)]
    assert solution
    return list(laying.lay(order, solution))


def diagonal_steps(rule: Rule) -> Iterator[Step]:
    """As the corner that is passed, and the way in which."""
    places = [CLASSIC.positions[cell] for cell in rule.all_cells]
    for (row, column), (below, right) in pairwise(places):
        if abs(row - below) == abs(column - right) == 1:
            way = (below - row, right - column)
            corner = (min(row, below), min(column, right))
            yield corner, (1, way[0] * way[1])


def crossings(rules: Sequence[Rule]) -> list[Step]:
    steps = {step for rule in rules for step in diagonal_steps(rule)}
    return [(corner, way) for corner, way in steps if (corner, (1, -way[1])) in steps]


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kinds", [*LINES, *TOGETHER])
def test_lines_neither_cross_nor_share_cells(kinds: str, mirrored: bool) -> None:
    for seed in SEEDS:
        rules = laid(kinds, seed, mirrored=mirrored)
        cells = [cell for rule in rules for cell in rule.all_cells]
        assert len(set(cells)) == len(cells)
        if kinds not in ("cage", "clone", "different"):
            assert crossings(rules) == []


def test_slings_that_would_cross_are_refused() -> None:
    """They do so in one of thirty boards."""
    site = Site(CLASSIC, next(filter(None, GRIDS)), SplitMix64(1))
    site.take((0, 10))
    assert site.crosses((1, 9))
    assert not site.crosses((10, 20))
    assert LAYERS["slingshot"].find is on_slings
    assert not LAYERS["slingshot"].is_clear(site, (1, 9, 18))


def test_a_line_never_crosses_its_own_image() -> None:
    site = Site(CLASSIC, next(filter(None, GRIDS)), SplitMix64(1))
    assert not site.are_apart((0, 10), (1, 9))
    assert not site.are_apart((0, 1), (1, 2))
    assert site.are_apart((0, 1), (9, 10))
