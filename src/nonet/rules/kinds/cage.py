"""Cages, as killers have them. The rule itself is `nonet.core.cage.Cage`."""

from nonet.core.cage import Cage
from nonet.core.layout import Layout
from nonet.core.rule import Rule
from nonet.rules.fpuzzles import Entry, Form, number
from nonet.rules.iss import Argument, Sign, split
from nonet.rules.kind import Kind


def _read(entry: Entry, _board: Layout) -> list[Rule]:
    return [Cage(number(entry.value), entry.cells)]


def _read_sign(arguments: list[Argument], _board: Layout) -> list[Rule]:
    texts, cells = split(arguments)
    return [Cage(number(texts[0] if texts else ""), cells)]


KIND = Kind(
    rule=Cage,
    example=Cage(total=15, cells=(0, 1, 9)),
    fpuzzles=(
        Form(
            "killercage",
            _read,
            lambda cage, _board: Entry(cells=cage.cells, value=str(cage.total)),
        ),
    ),
    iss=(Sign("Cage", _read_sign, lambda cage, _board: (str(cage.total), *cage.cells)),),
)
