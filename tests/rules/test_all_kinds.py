"""Every kind of rule: its compiled form, its files, its figures and its words."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import fields
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from definitions import DEFINITIONS
from definitions.definition import SUDOKU
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nonet import draw, formats, rules
from nonet.catalogue import LANGUAGES, text
from nonet.core.figures import Figure, OutsideText
from nonet.core.layout import Layout
from nonet.core.narrowing import left_on, may_hold, narrow_by
from nonet.core.primitives import Different, Primitive, check_fit
from nonet.core.puzzle import Puzzle
from nonet.core.rule import Rule
from nonet.core.shapes import CLASSIC
from nonet.core.verify import find_conflicts
from nonet.errors import FormatError, LayoutError
from nonet.rules.kind import Kind

KINDS = [pytest.param(kind, id=kind.name) for kind in rules.all_kinds()]
QUIET = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))


@cache
def grids(board: Layout) -> tuple[tuple[int, ...], ...]:
    """All full grids of a small board that its houses allow."""
    if board == SUDOKU:
        return tuple(_fill(board, []))
    return tuple(product(range(1, board.size + 1), repeat=board.cell_count))


def _fill(board: Layout, digits: list[int]) -> Iterator[tuple[int, ...]]:
    if len(digits) == board.cell_count:
        yield tuple(digits)
        return
    seen = {digits[peer] for peer in board.peers[len(digits)] if peer < len(digits)}
    for digit in set(range(1, board.size + 1)) - seen:
        yield from _fill(board, [*digits, digit])


def primitives_of(layout: Layout) -> list[Primitive]:
    """What all rules say, cages included."""
    return [primitive for rule in layout.rules for primitive in rule.compile(layout)]


def draw_layout(data: st.DataObject, kind: str) -> Layout | None:
    """A board with random rules of a kind; None where they cannot be."""
    definition = DEFINITIONS[kind]
    board = data.draw(st.sampled_from(definition.boards))
    try:
        return board.with_rules(definition.make(data.draw, board))
    except LayoutError:
        return None


def parameters_of(rule: Rule) -> dict[str, Any]:
    return {field.name: getattr(rule, field.name) for field in fields(rule)}


def _check_layouts(kind: Kind, check: Callable[[Layout, st.DataObject], None]) -> None:
    """Checks random layouts that have a rule of the kind."""

    @QUIET
    @given(st.data())
    def draw(data: st.DataObject) -> None:
        layout = draw_layout(data, kind.name)
        if layout is not None:
            check(layout, data)

    draw()


def test_every_kind_is_defined() -> None:
    assert set(DEFINITIONS) == {kind.name for kind in rules.all_kinds()}


@pytest.mark.parametrize("kind", KINDS)
def test_compiled_rules_have_the_solutions_of_their_definition(kind: Kind) -> None:
    found = []

    def check(layout: Layout, _data: st.DataObject) -> None:
        found.append(layout)
        primitives = primitives_of(layout)
        for primitive in primitives:
            check_fit(primitive, layout.cell_count, layout.size)
        for grid in grids(layout.without_rules if layout.without_rules != SUDOKU else SUDOKU):
            holds = all(primitive.holds(grid) for primitive in primitives)
            right = all(DEFINITIONS[r.kind].holds(r, layout, grid) for r in layout.rules)
            assert holds == right, (layout.rules, grid)

    _check_layouts(kind, check)
    assert found, "no random rule of this kind was right"


@pytest.mark.parametrize("kind", KINDS)
def test_conflicts_never_lie_about_what_is_left(kind: Kind) -> None:
    def check(layout: Layout, data: st.DataObject) -> None:
        full = data.draw(st.sampled_from(grids(layout.without_rules)))
        shown = data.draw(st.lists(st.booleans(), min_size=len(full), max_size=len(full)))
        partial = [digit if show else 0 for digit, show in zip(full, shown, strict=True)]
        for primitive in primitives_of(layout):
            if primitive.holds(full):
                assert may_hold(primitive, partial, layout.size)
            assert may_hold(primitive, full, layout.size) == primitive.holds(full)
        for rule in layout.rules:
            parts = [*rule.compile(layout)]
            left = left_on(partial, layout.size)
            holds = narrow_by(parts, left, layout.size)
            if all(part.holds(full) for part in parts):
                assert holds
                assert all(mask >> (d - 1) & 1 for mask, d in zip(left, full, strict=True))

    _check_layouts(kind, check)


@pytest.mark.parametrize("kind", KINDS)
def test_a_rule_is_a_value(kind: Kind) -> None:
    rule = kind.example
    twin = type(rule)(**parameters_of(rule))
    assert (rule, hash(rule), repr(rule)) == (twin, hash(twin), repr(twin))
    assert repr(rule).startswith(kind.rule.__name__ + "(")
    with pytest.raises(AttributeError):
        rule.kind = "other"  # type: ignore[misc]


def holds(puzzle: Puzzle, grid: Sequence[int]) -> bool:
    """Whether a grid keeps all that the puzzle adds to an ordinary board."""
    layout = puzzle.layout
    added = [Different(house.cells) for house in layout.houses if house not in CLASSIC.houses]
    masks = puzzle.narrowed or (511,) * 81
    allowed = all(mask >> (digit - 1) & 1 for mask, digit in zip(masks, grid, strict=True))
    return allowed and all(part.holds(grid) for part in (*primitives_of(layout), *added))


def agree(one: Puzzle, other: Puzzle) -> bool:
    """Whether two puzzles say the same about random grids, however they say it."""
    chance = Random(1)
    grids = [[chance.randint(1, 9) for _ in range(81)] for _ in range(60)]
    grids += [[(cell * step + start) % 9 + 1 for cell in range(81)] for step, start in PATTERNS]
    return one.givens == other.givens and all(holds(one, g) == holds(other, g) for g in grids)


PATTERNS = [(step, start) for step in range(9) for start in range(0, 9, 4)]


def formats_of(kind: Kind) -> list[str]:
    names = ["json", "link", "sud"]
    if kind.fpuzzles:
        names += ["fpuzzles", "fpuzzles-link", "sudokupad"]
    return names + (["iss"] if kind.iss else [])


@pytest.mark.parametrize("kind", KINDS)
def test_files_carry_the_rule(kind: Kind) -> None:
    puzzle = Puzzle(CLASSIC.with_rules([kind.example]), {40: 5})
    for name in formats_of(kind):
        if kind.name == "negative" and name == "iss":
            continue  # one relation alone; both together are tested below
        back = formats.read(formats.write(puzzle, name), name)
        assert agree(back, puzzle), name
        if name in ("json", "link", "sud"):
            assert back == puzzle
        assert formats.read(formats.write(back, name), name) == back, name


@pytest.mark.parametrize("kind", KINDS)
def test_formats_without_the_rule_refuse_it_by_name(kind: Kind) -> None:
    if kind.name == "cage":
        return  # some of them have cages
    puzzle = Puzzle(CLASSIC.with_rules([kind.example]), {40: 5})
    for name in set(formats.names(writable=True)) - {
        *formats_of(kind),
        "fpuzzles",
        "fpuzzles-link",
        "sudokupad",
        "iss",
    }:
        with pytest.raises(FormatError, match=text("en", f"rule.{kind.name}")):
            formats.write(puzzle, name)


@pytest.mark.parametrize("kind", KINDS)
def test_the_rule_is_drawn_within_reach_of_the_board(kind: Kind) -> None:
    layout = CLASSIC.with_rules([kind.example])
    for figure in kind.example.draw(layout):
        assert isinstance(figure, Figure)
        assert all(0 <= cell < 81 for cell in getattr(figure, "cells", ()))
        assert all(-1 <= number <= 9 for number in getattr(figure, "position", ()))


WITHOUT_PICTURE = {
    "anti_king", "anti_knight", "anti_taxicab", "dutch_flatmates", "global_entropy",
    "global_modulo", "negative", "non_consecutive",
}  # fmt: skip
"""Rules of the whole board, and those that have words only."""


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_seen_in_every_look(kind: Kind) -> None:
    bare = draw.board(CLASSIC)
    scene = draw.board(CLASSIC.with_rules([kind.example]))
    assert (scene == bare) == (kind.name in WITHOUT_PICTURE)
    for palette in draw.PALETTES.values():
        assert draw.svg.write(scene, palette)
    figures = [*kind.example.draw(CLASSIC.with_rules([kind.example]))]
    has_clues = any(isinstance(figure, OutsideText) for figure in figures)
    assert (scene.width > bare.width) == has_clues


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_rule_has_words(kind: Kind, language: Any) -> None:
    values = parameters_of(kind.example)
    assert text(language, f"rule.{kind.name}")
    meaning = text(language, f"rule.{kind.name}.meaning", **values)
    assert meaning.endswith(".")
    assert meaning[0].isupper()


@pytest.mark.parametrize("kind", KINDS)
def test_wrong_parameters_are_refused(kind: Kind) -> None:
    values = parameters_of(kind.example)
    for name in values:
        for wrong in (None, "?!", 3.5, ["a"], [[["b"]]], -7, [-1], [99, 100], 10**30):
            _try(kind.rule, {**values, name: wrong})


def _try(kind: type[Rule], values: dict[str, Any]) -> None:
    """Right or wrong, but never anything else than a sentence."""
    with suppress(LayoutError):
        layout = CLASSIC.with_rules([kind(**values)])
        find_conflicts(Puzzle(layout, bytes(81)), bytes(81))


def test_the_readme_says_how_many_there_are() -> None:
    readme = Path(__file__).parents[2] / "README.md"
    assert f"all {len(KINDS)} kinds" in " ".join(readme.read_text("utf-8").split())
