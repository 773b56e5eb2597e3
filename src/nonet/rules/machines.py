"""Automata for rules along lines: built from a step function or a set of states, then minimised."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Any

from nonet.core.effort import spend
from nonet.core.primitives import DEAD, MAX_STATES, Automaton

MINIMISED = 2048
"""Automata with more states stay as they are: they are as good, and minimising them takes long."""


MAX_STEPS = 1_500_000
"""States that are reached, again and again, while sets of states are followed: about a second."""


class TooManyStatesError(Exception):
    """An automaton that would be too big to be of use."""


@dataclass(frozen=True)
class Machine:
    """An automaton without its cells; deterministic."""

    start: int
    accepting: frozenset[int]
    moves: tuple[tuple[int, ...], ...]

    def along(self, cells: tuple[int, ...]) -> Automaton:
        """The primitive on some cells."""
        return Automaton(cells, self.start, self.accepting, self.moves)

    def accepts_some(self, length: int) -> bool:
        """Whether a word of some length is accepted."""
        states = {self.start}
        for _ in range(length):
            states = {to for state in states for to in self.moves[state]} - {DEAD}
        return bool(states & self.accepting)


def built(
    size: int,
    start: Hashable,
    step: Callable[[Any, int], Hashable | None],
    accepts: Callable[[Any], bool],
) -> Machine:
    """The automaton of a step function over digits; None is where a word is lost."""
    numbers: dict[Hashable, int] = {start: 0}
    order: list[Hashable] = [start]
    moves: list[tuple[int, ...]] = []
    for state in order:
        row = []
        spend(size)
        for digit in range(1, size + 1):
            target = step(state, digit)
            if target is not None and target not in numbers:
                numbers[target] = len(order)
                order.append(target)
            row.append(DEAD if target is None else numbers[target])
        moves.append(tuple(row))
        if len(order) > MAX_STATES:
            raise TooManyStatesError
    accepting = frozenset(number for state, number in numbers.items() if accepts(state))
    return minimised(Machine(0, accepting, tuple(moves)))


def determinised(
    size: int,
    starts: Iterable[Hashable],
    step: Callable[[Any, int], Iterable[Hashable]],
    accepts: Callable[[Any], bool],
    closure: Callable[[frozenset[Any]], frozenset[Any]] = frozenset,
) -> Machine:
    """The same for a step function that leads to several states at a time.

    `closure` adds the states that follow without a digit, to all that one digit leads to at once:
    added state by state, they would be followed many times.
    """

    steps = 0

    def step_all(states: frozenset[Any], digit: int) -> frozenset[Any] | None:
        nonlocal steps
        targets = [to for state in states for to in step(state, digit)]
        reached = closure(frozenset(targets))
        effort = len(targets) + len(reached)
        steps += effort
        spend(effort)
        if steps > MAX_STEPS:
            raise TooManyStatesError
        return reached or None

    return built(size, frozenset(starts), step_all, lambda states: any(map(accepts, states)))


def minimised(machine: Machine) -> Machine:
    """The smallest automaton that accepts the same words."""
    machine = _without_dead_ends(machine)
    if len(machine.moves) > MINIMISED:
        return machine
    classes = [int(state in machine.accepting) for state in range(len(machine.moves))]
    count = len(set(classes))
    while True:
        keys = [
            (classes[state], *(to if to == DEAD else classes[to] for to in row))
            for state, row in enumerate(machine.moves)
        ]
        numbers = {key: number for number, key in enumerate(dict.fromkeys(keys))}
        classes = [numbers[key] for key in keys]
        if len(numbers) == count:
            return _merged(machine, classes, count)
        count = len(numbers)


def _merged(machine: Machine, classes: list[int], count: int) -> Machine:
    moves: list[tuple[int, ...]] = [()] * count
    for state, row in enumerate(machine.moves):
        moves[classes[state]] = tuple(to if to == DEAD else classes[to] for to in row)
    accepting = frozenset(classes[state] for state in machine.accepting)
    return Machine(classes[machine.start], accepting, tuple(moves))


def _without_dead_ends(machine: Machine) -> Machine:
    """Without the states from which nothing is accepted; the start stays in any case."""
    sources: dict[int, set[int]] = {}
    for state, row in enumerate(machine.moves):
        for to in row:
            sources.setdefault(to, set()).add(state)
    alive, waiting = set(machine.accepting), list(machine.accepting)
    while waiting:
        for state in sources.get(waiting.pop(), set()) - alive:
            alive.add(state)
            waiting.append(state)
    kept = sorted(alive | {machine.start})
    numbers = {state: number for number, state in enumerate(kept)}
    moves = tuple(
        tuple(numbers[to] if to in alive else DEAD for to in machine.moves[state]) for state in kept
    )
    return Machine(
        numbers[machine.start], frozenset(numbers[state] for state in machine.accepting), moves
    )
