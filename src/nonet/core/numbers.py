"""Primitives as one list of numbers, which the core reads in a moment (`native/rules/read.h`)."""

from collections.abc import Iterable, Sequence

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
)


def as_numbers(primitives: Sequence[Primitive]) -> list[int]:
    """All of them, after the machines of their automata, each of which is there once."""
    writer = _Writer()
    writer.write_all(primitives)
    return [len(writer.machines), *writer.machine_numbers, *writer.numbers]


class _Writer:
    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.machines: dict[tuple[object, ...], int] = {}
        self.machine_numbers: list[int] = []

    def write_all(self, primitives: Sequence[Primitive]) -> None:
        self.numbers.append(len(primitives))
        for primitive in primitives:
            self._write(primitive)

    def _write(self, primitive: Primitive) -> None:
        match primitive:
            case Automaton(cells):
                self._add(4, (*_counted(cells), self._machine(primitive)))
            case OneOf(branches):
                self._add(8, (len(branches),))
                for branch in branches:
                    self.write_all(branch)
            case AtLeast() | Counted() | Consecutive():
                self._add(*_count_numbers(primitive))
            case _:
                self._add(*_plain_numbers(primitive))

    def _add(self, kind: int, numbers: Iterable[int]) -> None:
        self.numbers.append(kind)
        self.numbers.extend(numbers)

    def _machine(self, automaton: Automaton) -> int:
        key = automaton.start, automaton.accepting, automaton.moves
        number = self.machines.get(key)
        if number is None:
            number = self.machines[key] = len(self.machines)
            states = range(len(automaton.moves))
            self.machine_numbers += (automaton.start, len(states))
            self.machine_numbers += (int(state in automaton.accepting) for state in states)
            self.machine_numbers += (target for row in automaton.moves for target in row)
        return number


def _counted(numbers: Sequence[int]) -> tuple[int, ...]:
    return (len(numbers), *numbers)


def _plain_numbers(primitive: Allowed | Different | Sum | Relation) -> tuple[int, tuple[int, ...]]:
    match primitive:
        case Allowed(cell, mask):
            return 0, (cell, mask)
        case Different(cells):
            return 1, _counted(cells)
        case Sum(cells, coefficients, least, most):
            return 2, (*_counted(cells), *coefficients, least, most)
        case Relation(first, second, table):
            return 3, (first, second, *table)


def _count_numbers(primitive: AtLeast | Counted | Consecutive) -> tuple[int, tuple[int, ...]]:
    match primitive:
        case AtLeast(cells, digits):
            return 5, (*_counted(cells), *_counted(digits))
        case Counted(cells):
            return 6, _counted(cells)
        case Consecutive(cells):
            return 7, _counted(cells)
