"""Primitives are values that check themselves and know what they mean."""

from collections.abc import Callable
from itertools import product

import pytest

from nonet.core.primitives import (
    Allowed,
    AtLeast,
    Automaton,
    Consecutive,
    Counted,
    Different,
    OneOf,
    Primitive,
    Relation,
    Sum,
    check_fit,
)
from nonet.errors import LayoutError

EVEN_NUMBER_OF_ONES = Automaton((0, 1, 2), 0, frozenset({0}), ((1, 0, 0), (0, 1, 1)))
MEANINGS: list[tuple[Primitive, Callable[[int, int, int], bool]]] = [
    (Allowed(1, 0b101), lambda a, b, c: b in (1, 3)),
    (Different((0, 2)), lambda a, b, c: a != c),
    (Sum((0, 1, 2), (1, 1, -1), 0, 1), lambda a, b, c: 0 <= a + b - c <= 1),
    (Relation(0, 2, (0b110, 0b100, 0)), lambda a, b, c: a < c),
    (EVEN_NUMBER_OF_ONES, lambda a, b, c: (a, b, c).count(1) % 2 == 0),
    (AtLeast((0, 1, 2), (2, 2)), lambda a, b, c: (a, b, c).count(2) >= 2),
    (Counted((0, 1, 2)), lambda a, b, c: sorted((a, b, c)) in ([1, 2, 2], [3, 3, 3])),
    (Consecutive((0, 1)), lambda a, b, c: abs(a - b) == 1),
    (
        OneOf(((Allowed(0, 1),), (Allowed(1, 1), Allowed(2, 1)))),
        lambda a, b, c: a == 1 or b == c == 1,
    ),
]


@pytest.mark.parametrize(("primitive", "meaning"), MEANINGS)
def test_a_primitive_holds_where_its_meaning_does(
    primitive: Primitive, meaning: Callable[[int, int, int], bool]
) -> None:
    check_fit(primitive, cell_count=3, size=3)
    for grid in product((1, 2, 3), repeat=3):
        assert primitive.holds(grid) == meaning(*grid), grid


@pytest.mark.parametrize("primitive", [primitive for primitive, _ in MEANINGS])
def test_primitives_are_values(primitive: Primitive) -> None:
    assert eval(repr(primitive)) == primitive
    assert len({primitive, eval(repr(primitive))}) == 1


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Different((0, 0)), "Different: expected no cell twice"),
        (lambda: Different(()), "Different: expected a tuple of cells"),
        (lambda: Sum((0, 1), (1,), 3, 3), "Sum: expected one coefficient for each cell"),
        (lambda: Sum((0,), (1,), 4, 3), "Sum: expected least is at most most"),
        (lambda: Automaton((0,), 0, frozenset({2}), ((0, 0),)), "accepting states"),
        (lambda: Automaton((0,), 0, frozenset(), ((0, 7),)), "moves lead to states"),
        (lambda: AtLeast((0,), (1, 2)), "as many digits as cells"),
        (lambda: check_fit(Different((0, 9)), 9, 3), "the cells are 0 to 8"),
        (lambda: check_fit(Allowed(0, 8), 9, 3), "digits are 1 to 3"),
        (lambda: check_fit(Relation(0, 1, (1, 1)), 9, 3), "a table of 3 masks"),
        (lambda: check_fit(OneOf(((AtLeast((0,), (4,)),),)), 9, 3), "digits are 1 to 3"),
    ],
)
def test_a_primitive_that_cannot_be_is_refused(make: Callable[[], object], message: str) -> None:
    with pytest.raises(LayoutError, match=message):
        make()
