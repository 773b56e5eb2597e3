"""Digits in classes: low, middle and high ones, or those with the same remainder."""

from collections.abc import Iterator
from functools import lru_cache

from nonet.core.primitives import Primitive, Relation
from nonet.rules.machines import Machine, built
from nonet.rules.tables import table_of

Classes = tuple[int, ...]
"""The class of each digit, from digit 1 on."""

_LONGEST = 5
"""Automata remember this many classes at most; more would make them big."""


def thirds(size: int) -> Classes:
    """Low, middle and high digits."""
    return tuple(digit * 3 // size for digit in range(size))


def remainders(size: int, value: int) -> Classes:
    """Digits by what is left when they are divided by a value."""
    return tuple(digit % value for digit in range(1, size + 1))


def each_class_in_turn(cells: tuple[int, ...], classes: Classes) -> Iterator[Primitive]:
    """As many cells in a row as there are classes have one digit of each."""
    count = max(classes) + 1
    if len(set(cells)) == len(cells) and count <= _LONGEST:
        yield _in_turn(classes).along(cells)
        return
    size = len(classes)
    unlike = table_of(size, lambda a, b: classes[a - 1] != classes[b - 1])
    for at, first in enumerate(cells):
        for second in cells[at + 1 : at + count]:
            if first != second:
                yield Relation(first, second, unlike)


@lru_cache
def _in_turn(classes: Classes) -> Machine:
    last = max(classes)

    def step(state: Classes, digit: int) -> Classes | None:
        found = classes[digit - 1]
        return None if found in state else (*state, found)[-last:] if last else state

    return built(len(classes), (), step, lambda _state: True)


@lru_cache
def every_class(classes: Classes) -> Machine:
    """Accepts words in which each class occurs."""
    whole = frozenset(classes)

    def step(state: frozenset[int], digit: int) -> frozenset[int]:
        return state | {classes[digit - 1]}

    return built(len(classes), frozenset[int](), step, lambda state: state == whole)
