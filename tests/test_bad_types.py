"""Whatever the library is given, it answers with an error of its own that says what it expected."""

from collections.abc import Callable
from typing import Any

import pytest

import nonet
from nonet.core.shapes import CLASSIC, named

EMPTY = "." * 16
CALLS: dict[str, Callable[[Any], object]] = {
    "read": nonet.read,
    "read format": lambda bad: nonet.read(EMPTY, bad),
    "write": nonet.write,
    "write format": lambda bad: nonet.write(EMPTY, bad),
    "solve": nonet.solve,
    "solve deadline": lambda bad: nonet.solve(EMPTY, deadline=bad),
    "solve control": lambda bad: nonet.solve(EMPTY, control=bad),
    "solutions": nonet.solutions,
    "trace": nonet.trace,
    "count": nonet.count,
    "count limit": lambda bad: nonet.count(EMPTY, limit=bad),
    "is_unique": nonet.is_unique,
    "is_solution": lambda bad: nonet.is_solution(EMPTY, bad),
    "without cell": lambda bad: nonet.has_solution_without(EMPTY, bad, 1),
    "without digit": lambda bad: nonet.has_solution_without(EMPTY, 1, bad),
    "conflicts": lambda bad: nonet.conflicts(EMPTY, language=bad),
    "solve_many": nonet.solve_many,
    "solve_many item": lambda bad: nonet.solve_many([bad]),
    "solve_many workers": lambda bad: nonet.solve_many([EMPTY], workers=bad),
    "count_many": nonet.count_many,
    "count_many limit": lambda bad: nonet.count_many(["." * 81], limit=bad),
    "rate": nonet.rate,
    "rate_many": nonet.rate_many,
    "rate_many item": lambda bad: nonet.rate_many([bad]),
    "generate": lambda bad: nonet.generate(bad, 1),
    "generate seed": lambda bad: nonet.generate("board=4x4", bad),
    "generate_many": lambda bad: nonet.generate_many("board=4x4", 1, bad),
    "trace_making": lambda bad: list(nonet.trace_making(bad, 1)),
    "canonical": nonet.canonical,
    "verify": nonet.verify,
    "daily": nonet.daily,
    "daily level": lambda bad: nonet.daily("2026-11-16", bad),
    "challenge": nonet.challenge,
    "teach": lambda bad: nonet.teach(bad, 1),
    "survey": nonet.survey,
    "survey limit": lambda bad: nonet.survey(EMPTY, limit=bad),
    "additions": lambda bad: nonet.additions(EMPTY, bad),
    "needless": nonet.needless,
    "analyse": nonet.analyse,
    "analyse parts": lambda bad: nonet.analyse(EMPTY, [bad]),
    "true_candidates": nonet.true_candidates,
    "clash": nonet.clash,
    "check_list": nonet.check_list,
    "check_list rule_text": lambda bad: nonet.check_list(EMPTY, bad),
    "rule_text": nonet.rule_text,
    "fill": nonet.fill,
    "fill seed": lambda bad: nonet.fill(EMPTY, seed=bad),
    "thin_out": nonet.thin_out,
    "thin_out symmetry": lambda bad: nonet.thin_out(EMPTY, symmetry=bad),
    "thin_out least": lambda bad: nonet.thin_out(EMPTY, least=bad),
    "thin_out keep": lambda bad: nonet.thin_out(EMPTY, keep=[bad]),
    "complete": nonet.complete,
    "change_level": lambda bad: nonet.change_level(bad, "easy"),
    "change_level level": lambda bad: nonet.change_level(EMPTY, bad),
    "change_pattern": nonet.change_pattern,
    "lay_rules wish": lambda bad: nonet.lay_rules(EMPTY, bad),
    "turn": lambda bad: nonet.turn(bad, "rotate90"),
    "turn how": lambda bad: nonet.turn(EMPTY, bad),
    "hint": nonet.hint,
    "hint entries": lambda bad: nonet.hint(EMPTY, entries=[bad] * 16),
    "explain": nonet.explain,
    "reveal cell": lambda bad: nonet.reveal(EMPTY, cell=bad),
    "reveal seed": lambda bad: nonet.reveal(EMPTY, seed=bad),
    "candidates": lambda bad: nonet.candidates(EMPTY, bad),
    "print_pdf": nonet.print_pdf,
    "book_pdf": nonet.book_pdf,
    "course_pdf": nonet.course_pdf,
    "Puzzle layout": lambda bad: nonet.Puzzle(bad, EMPTY),
    "Puzzle givens": lambda bad: nonet.Puzzle(named("4x4"), bad),
    "Puzzle allowed": lambda bad: nonet.Puzzle(named("4x4"), EMPTY, [bad] * 16),
    "Layout size": lambda bad: nonet.Layout(bad, [(0, 0)], []),
    "Layout positions": lambda bad: nonet.Layout(4, bad, []),
    "Layout houses": lambda bad: nonet.Layout(4, [(0, 0)], [bad]),
    "Layout cages": lambda bad: nonet.Layout(4, [(0, 0)], [], [bad]),
    "Recipe board": lambda bad: nonet.Recipe(board=bad),
    "Recipe level": lambda bad: nonet.Recipe(level=bad),
    "Recipe symmetry": lambda bad: nonet.Recipe(symmetry=bad),
    "Recipe givens": lambda bad: nonet.Recipe(givens=bad),
    "Recipe rating": lambda bad: nonet.Recipe(rating=bad),
    "Recipe allows": lambda bad: nonet.Recipe(allows=bad),
    "Recipe pattern": lambda bad: nonet.Recipe(pattern=bad),
}  # fmt: skip


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize(
    "bad", [1 + 2j, [[0] * 9] * 8, {"x": 1}, object()], ids=["n", "l", "d", "o"]
)
def test_a_wrong_type_is_an_error_of_ours(name: str, bad: object) -> None:
    with pytest.raises(nonet.NonetError) as caught:
        CALLS[name](bad)
    assert len(str(caught.value)) < 600


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (lambda: nonet.solve([[0] * 9] * 8), "8 rows with 72 cells do not make a board"),
        (lambda: nonet.solve([0] * 81), "expected a Puzzle, its text or its rows, got [0"),  # type: ignore[list-item]
        (lambda: nonet.rate(7), "expected a Puzzle, its text or its rows, got 7"),  # type: ignore[arg-type]
        (lambda: nonet.count(EMPTY, limit=-1), "limit: expected 1 or more, got -1"),
        (lambda: nonet.solve_many("." * 81), "expected a list of puzzles, got '...."),
        (lambda: nonet.Puzzle("9x9", "." * 81), "expected a Layout, got '9x9'"),  # type: ignore[arg-type]
        (lambda: CLASSIC.with_cages([([0, 1], 3)]), "cage 1: expected a total and its cells"),  # type: ignore[list-item]
    ],
)  # fmt: skip
def test_what_was_expected_is_said(call: Callable[[], object], text: str) -> None:
    with pytest.raises(nonet.NonetError) as caught:
        call()
    assert text in str(caught.value)


def test_a_span_may_be_a_list() -> None:
    assert nonet.Recipe(givens=[24, 27]).givens == (24, 27)  # type: ignore[arg-type]


def test_a_seed_may_be_left_out_and_is_told() -> None:
    card = nonet.generate("board=4x4 givens=6")
    assert card
    assert nonet.generate("board=4x4 givens=6", card.seed) == card
