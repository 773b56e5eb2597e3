"""Primitives as one list of numbers, which the core reads in a moment (`native/rules/read.h`)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import get_args

from nonet.core.primitives import Automaton, OneOf, Primitive

_NUMBERS = {type_: number for number, type_ in enumerate(get_args(Primitive))}
"""Kinds are known to the core by their places in the union."""

_COUNTED = {"cells", "digits"}
"""Lists that come after their lengths; those of others follow from what is known already."""


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
        number = _NUMBERS[type(primitive)]
        match primitive:
            case Automaton(cells):
                self._add(number, (len(cells), *cells, self._machine(primitive)))
            case OneOf(branches):
                self._add(number, (len(branches),))
                for branch in branches:
                    self.write_all(branch)
            case _:
                self._add(number, _plain_numbers(primitive))

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


def _plain_numbers(primitive: Primitive) -> Iterator[int]:
    """The fields of a primitive, one after the other."""
    for name in type(primitive).__match_args__:
        field = getattr(primitive, name)
        if isinstance(field, int):
            yield field
            continue
        if name in _COUNTED:
            yield len(field)
        yield from field
