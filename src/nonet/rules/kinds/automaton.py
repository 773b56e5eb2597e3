"""Automata: the digits along a line are a word that a person's automaton accepts."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.core.primitives import DEAD, MAX_STATES, Primitive
from nonet.core.rule import Rule
from nonet.rules.checks import check_length, check_number
from nonet.rules.iss import Argument, Arguments, Sign
from nonet.rules.iss_codes import automaton_of_code, code_of_automaton, named, named_groups
from nonet.rules.kind import Kind
from nonet.rules.machines import Machine, minimised
from nonet.rules.of_cells import Line


@dataclass(frozen=True)
class StateMachine(Line, kind="automaton"):
    """The digits lead from state 0 to an accepting one.

    `moves[state][d - 1]` is the next state, -1 where there is none. `name` is what people call it.
    """

    moves: tuple[tuple[int, ...], ...]
    accepting: tuple[int, ...]
    name: str = ""

    def check(self, board: Layout) -> None:
        super().check(board)
        count = len(self.moves)
        check_length(self, board, self.moves, 1, MAX_STATES, "moves")
        for row in self.moves:
            check_length(self, board, row, board.size, board.size, "moves")
        for state in (*self.accepting, *(to for row in self.moves for to in row if to != DEAD)):
            check_number(self, board, state, 0, count - 1, "state")
        if not self._machine().accepts_some(len(self.cells)):
            raise self.fault(board, "nothing", pattern=self.name, found=len(self.cells))

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield self._machine().along(self.cells)

    def _machine(self) -> Machine:
        return minimised(Machine(0, frozenset(self.accepting), self.moves))


def _read(arguments: list[Argument], board: Layout) -> Iterable[Rule]:
    machine = automaton_of_code(str(arguments[0]) if arguments else "", board.size)
    accepting = tuple(sorted(machine.accepting))
    for name, cells in named_groups(arguments[1:]):
        yield StateMachine(cells, machine.moves, accepting, name)


def _write(rule: StateMachine, _board: Layout) -> Arguments:
    code = code_of_automaton(rule.moves, rule.accepting)
    return [code, named(rule.name), *rule.cells]


KIND = Kind(
    rule=StateMachine,
    example=StateMachine(
        cells=(0, 1, 2),
        moves=((1, 0, 0, 0, 0, 0, 0, 0, 0), (0, 1, 1, 1, 1, 1, 1, 1, 1)),
        accepting=(0,),
        name="an even number of ones",
    ),
    iss=(Sign("NFA", _read, _write),),
)
