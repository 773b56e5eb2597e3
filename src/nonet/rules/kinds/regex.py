"""Regular expressions: the digits along a line match a pattern that a person wrote."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from nonet.core.layout import Layout
from nonet.core.primitives import Primitive
from nonet.core.rule import Rule
from nonet.rules.iss import Argument, Arguments, Sign
from nonet.rules.iss_codes import code_of_text, text_of_code
from nonet.rules.kind import Kind
from nonet.rules.machines import Machine, TooManyStatesError
from nonet.rules.of_cells import Line
from nonet.rules.patterns import PatternError, machine_of_pattern


@dataclass(frozen=True)
class Regex(Line, kind="regex"):
    """The digits, read along the line as symbols, match the whole pattern."""

    pattern: str

    def check(self, board: Layout) -> None:
        super().check(board)
        try:
            machine = _machine(self.pattern, board.size)
        except PatternError as error:
            raise self.fault(board, "pattern", pattern=self.pattern, place=error.place) from error
        except TooManyStatesError as error:
            raise self.fault(board, "too_big", pattern=self.pattern) from error
        if not machine.accepts_some(len(self.cells)):
            raise self.fault(board, "nothing", pattern=self.pattern, found=len(self.cells))

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield _machine(self.pattern, board.size).along(self.cells)


@lru_cache(maxsize=256)
def _machine(pattern: str, size: int) -> Machine:
    return machine_of_pattern(pattern, size)


def _read(arguments: list[Argument], _board: Layout) -> Iterable[Rule]:
    pattern = "".join(text_of_code(str(arguments[0])).split()) if arguments else ""
    lines: list[list[int]] = [[]]
    for argument in arguments[1:]:
        if isinstance(argument, int):
            lines[-1].append(argument)
        else:
            lines.append([])
    return [Regex(tuple(line), pattern) for line in lines]


def _write(rule: Regex, _board: Layout) -> Arguments:
    return [code_of_text(rule.pattern), *rule.cells]


KIND = Kind(
    rule=Regex,
    example=Regex(cells=(0, 1, 2, 3), pattern="[123]*[789]+"),
    iss=(Sign("Regex", _read, _write),),
)
