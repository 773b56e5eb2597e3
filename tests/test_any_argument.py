"""Every public function and every kind of rule, given anything: only errors of ours come out."""

import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from itertools import islice
from typing import Any

import pytest

import nonet
from nonet.api.saving import read_game
from nonet.catalogue import Language
from nonet.core.shapes import named
from nonet.paper import CourseSetup
from nonet.rules import all_kinds

TEXT = "..3..4...1....2."
PUZZLE = nonet.read(TEXT)
CARD = nonet.generate("board=4x4 givens=6", 1)

BOOK = 'title = "Four"\n[[chapters]]\nboard = "4x4"\ncount = 1\n'

CALLS: Mapping[str, Mapping[str, Any]] = {
    "Cage": {"total": 3, "cells": (0, 1)},
    "Control": {"seconds": 0.05, "parent": None},
    "Layout": {"size": 2, "positions": [(0, 0), (0, 1)], "houses": [[0, 1]], "rules": (),
               "cages": [(3, [0, 1])]},
    "Puzzle": {"layout": named("4x4"), "givens": TEXT, "allowed": (), "info": {}},
    "Sheet": {"puzzle": PUZZLE, "entries": b"", "notes": ()},
    "additions": {"puzzle": "1...34......4...", "most": 2},
    "analyse": {"puzzle": TEXT, "parts": None},
    "book_pdf": {"recipe": BOOK, "watch": None},
    "course_pdf": {"setup": CourseSetup(("full_house",), count=0), "watch": None},
    "candidates": {"game": TEXT, "cell": 0, "entries": b""},
    "canonical": {"puzzle": "7" + "." * 80},
    "challenge": {"number": 40, "player": 1, "workers": 1, "watch": None},
    "change_level": {"puzzle": TEXT, "level": "beginner", "seed": 0, "symmetry": "none",
                     "same_pattern": False},
    "change_pattern": {"puzzle": TEXT, "seed": 0},
    "check_list": {"puzzle": TEXT, "rule_text": None},
    "clash": {"puzzle": TEXT},
    "complete": {"puzzle": TEXT},
    "conflicts": {"puzzle": TEXT, "language": "en"},
    "count": {"puzzle": TEXT, "limit": 2},
    "count_many": {"puzzles": [TEXT], "limit": 2, "workers": 1},
    "daily": {"day": "2026-11-16", "level": "beginner", "board": "4x4", "workers": 1,
              "watch": None},
    "exercise": {"technique": "x_wing", "seed": 1, "level": 1},
    "explain": {"game": TEXT, "entries": b"", "notes": (), "language": "en", "short_cells": False},
    "fill": {"puzzle": TEXT, "seed": 0},
    "generate": {"recipe": "board=4x4", "seed": 1, "workers": 1, "watch": None},
    "generate_many": {"recipe": "board=4x4", "seed": 1, "count": 1, "workers": 1},
    "has_solution_without": {"puzzle": TEXT, "cell": 2, "digit": 3},
    "hint": {
        "game": TEXT,
        "entries": b"",
        "notes": (),
        "near": 0,
        "language": "en",
        "short_cells": False,
    },
    "hodoku_score": {"puzzle": TEXT},
    "is_solution": {"puzzle": TEXT, "grid": "1234341221434321"},
    "is_unique": {"puzzle": TEXT},
    "lay_rules": {"puzzle": TEXT, "wish": "even", "seed": 0},
    "needless": {"puzzle": TEXT},
    "print_pdf": {"puzzles": [TEXT], "setup": None, "watch": None},
    "rate": {"puzzle": TEXT},
    "rate_many": {"puzzles": [TEXT], "workers": 1},
    "read": {"text": TEXT, "format": "line"},
    "review": {"game": read_game(TEXT), "watch": None},
    "reveal": {"game": TEXT, "cell": 0, "entries": b"", "seed": 1},
    "rule_text": {"puzzle": TEXT, "language": "en"},
    "solutions": {"puzzle": TEXT},
    "solve": {"puzzle": TEXT},
    "solve_many": {"puzzles": [TEXT], "workers": 1},
    "survey": {"puzzle": TEXT, "limit": 5},
    "teach": {"technique": "naked_single", "seed": 1, "board": "9x9", "workers": 1, "watch": None},
    "thin_out": {"puzzle": TEXT, "seed": 0, "symmetry": "none", "least": 0, "keep": ()},
    "trace": {"puzzle": TEXT},
    "trace_making": {"recipe": "board=4x4", "seed": 1},
    "true_candidates": {"puzzle": TEXT},
    "turn": {"puzzle": TEXT, "how": "rotate90"},
    "verify": {"card": CARD},
    "write": {"puzzle": TEXT, "format": "line"},
}  # fmt: skip
"""What each is called with when nothing is wrong."""

STOPPING = {"deadline": 0.5, "control": None}

ANSWERS = {
    "Act", "Additions", "Candidate", "Card", "Count", "Event", "Exercise", "Hint", "House",
    "Lesson", "Level", "MakingEvent", "Minutes", "Position", "Progress", "Rating", "Recipe",
    "Result", "Results", "Rule", "Status", "Step", "Survey", "Way",
}  # fmt: skip
"""Types of what is answered, which nobody makes; a recipe has a test of its own, field by field."""


class Anything:
    """A type that can be called with anything."""

    def __init__(self, *_: object) -> None: ...


BAD: Mapping[str, Any] = {
    "None": None, "True": True, "-1": -1, "0": 0, "huge": 10**40, "half": 0.5, "nan": float("nan"),
    "inf": float("inf"), "complex": 1j, "empty": "", "word": "x", "umlaut": "ř\U0001f600",
    "surrogate": "\ud800", "nul": "\0", "lines": "\n\n", "digits": "9" * 5000, "bytes": b"",
    "no text": b"\xff\xfe", "bytearray": bytearray(3), "list": [], "of None": [None],
    "nested": [[]], "grid": [[0] * 9] * 9, "ragged": [[0] * 9] * 8, "big grid": [[10] * 9] * 9,
    "pair": (1, 2), "texts": ["x", "y"], "of mixed": [1, "a", None], "dict": {}, "of cells": {1: 2},
    "of letters": {"a": "b"}, "set": {1}, "range": range(3), "object": object(), "type": Anything,
    "function": lambda *_: 1 / 0, "module": inspect, "error": ValueError("x"),
    "iterator": iter([1]), "view": memoryview(b"ab"), "puzzle": PUZZLE, "card": CARD,
}  # fmt: skip


def consumed(answer: object) -> None:
    """What is worked out only when it is asked for, too."""
    if isinstance(answer, Iterator):
        list(islice(answer, 3))


def is_told(call: Callable[[], object]) -> None:
    """Fails on any error that is none of ours; every error must have a text in three languages."""
    error = None
    try:
        consumed(call())
    except nonet.NonetError as ours:
        error = ours
    except ZeroDivisionError:
        pass  # a function of the caller's own, which may raise what it likes
    languages: tuple[Language, ...] = ("cs", "de", "en")
    assert error is None or all(len(error.text(language)) < 1200 for language in languages)


def test_nothing_public_is_left_out() -> None:
    callables = {name for name in nonet.__all__ if callable(getattr(nonet, name))}
    errors = {name for name in callables if name.endswith("Error")}
    assert callables - errors - {"Level"} == {*CALLS, *ANSWERS} - {"Level"}


@pytest.mark.parametrize("name", CALLS)
def test_every_parameter_is_tried(name: str) -> None:
    signature = inspect.signature(getattr(nonet, name))
    named_ones = {p.name for p in signature.parameters.values() if p.kind is not p.VAR_KEYWORD}
    assert named_ones - set(STOPPING) == set(CALLS[name])


@pytest.mark.parametrize("name", CALLS)
def test_whatever_an_argument_is(name: str) -> None:
    function = getattr(nonet, name)
    stopping = [key for key in STOPPING if key in inspect.signature(function).parameters]
    usual = dict(CALLS[name]) | ({"deadline": 0.5} if stopping else {})
    consumed(function(**usual))
    for key in [*CALLS[name], *stopping]:
        for bad in BAD.values():
            is_told(lambda: function(**usual | {key: bad}))  # noqa: B023


@pytest.mark.parametrize("field", [field.name for field in fields(nonet.Recipe)])
def test_whatever_a_wish_is(field: str) -> None:
    for bad in BAD.values():
        is_told(lambda: nonet.Recipe(**{field: bad}))  # noqa: B023
        is_told(lambda: nonet.Recipe.read(f"{field}={bad}"))  # noqa: B023


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.rule.kind)
def test_whatever_a_rule_is_made_of(kind: Any) -> None:
    rule = kind.rule
    usual = {field.name: getattr(kind.example, field.name) for field in fields(rule)}
    for key in usual:
        for bad in (*BAD.values(), (0, 10**40), ((0, "x"),), ("r1c1",)):
            is_told(lambda: named("9x9").with_rules([rule(**usual | {key: bad})]))  # noqa: B023
