"""The rulebook of a puzzle over HTTP: how its rules look, what they compile into, and their words.

The page draws, checks and tells any kind of rule by it. It is made from the puzzle, and never kept
on the server: the page keeps it beside the game, for when the server is gone.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Literal

from fastapi import Request
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from nonet import draw
from nonet.catalogue import LANGUAGES
from nonet.core.figures import Outline, OutsideText
from nonet.core.layout import Layout
from nonet.core.primitives import Automaton, OneOf, Primitive, Relation
from nonet.core.rule import Rule
from nonet.draw.plan import figures_of, has_marks
from nonet.server.documents import CELL, SentPuzzle
from nonet.server.routers import Wish, api_router
from nonet.server.work import answer
from nonet.words import Language, rule_meaning, rule_name

router = api_router("/api", 422, 503)


class RulesWish(Wish):
    """A puzzle, whose rules are asked about."""

    game: SentPuzzle


class PlainPart(BaseModel):
    """A primitive as it is: it shares nothing with others."""

    model_config = ConfigDict(from_attributes=True)


class MaskPart(PlainPart):
    """A cell takes only the digits of a mask."""

    kind: Literal["allowed"]
    cells: list[int]
    mask: int


class CellsPart(PlainPart):
    """No digit twice; or each digit as often as it says; or digits without a gap."""

    kind: Literal["different", "counted", "consecutive"]
    cells: list[int]


class SumPart(PlainPart):
    """A weighted sum lies between two bounds."""

    kind: Literal["sum"]
    cells: list[int]
    coefficients: list[int]
    least: int
    most: int


class RelationPart(BaseModel):
    """Which digits of one cell go with which of another: the number of a table."""

    kind: Literal["relation"]
    cells: list[int]
    table: int


class AutomatonPart(BaseModel):
    """The digits along the cells are a word of a machine, which is told by its number."""

    kind: Literal["automaton"]
    cells: list[int]
    machine: int


class AtLeastPart(PlainPart):
    """Each digit stands there at least as often as it is listed."""

    kind: Literal["at_least"]
    cells: list[int]
    digits: list[int]


class OneOfPart(BaseModel):
    """All parts of one of the branches hold."""

    kind: Literal["one_of"]
    cells: list[int]
    branches: list[list["Part"]]


Part = MaskPart | CellsPart | SumPart | RelationPart | AutomatonPart | AtLeastPart | OneOfPart

_PLAIN = TypeAdapter[MaskPart | CellsPart | SumPart | AtLeastPart](
    Annotated[MaskPart | CellsPart | SumPart | AtLeastPart, Field(discriminator="kind")]
)


class MachineDocument(BaseModel):
    """An automaton: `moves[state][digit - 1]` is the next state, -1 where the word is lost."""

    start: int
    accepting: list[int]
    moves: list[list[int]]


class RuleWords(BaseModel):
    """What a rule is called, and what it says."""

    name: str
    meaning: str


class RuleDocument(BaseModel):
    """One rule: the cells that it names, and its primitives."""

    cells: list[int]
    parts: list[Part]


class RuleChapter(BaseModel):
    """Rules with the same words."""

    words: dict[Language, RuleWords]
    rules: list[RuleDocument]


class RulebookDocument(BaseModel):
    """The rules of a board other than its houses and cages.

    `under` and `over` are parts of an SVG, below and above the digits, as in the pictures of hints;
    `outside` are the positions of the clues beside the board; with `totals` texts stand in corners
    of cells, below which notes begin; with `marks` something stands where cells meet.
    """

    under: str
    over: str
    outside: list[tuple[int, int]]
    totals: bool
    marks: bool
    tables: list[list[int]]
    machines: list[MachineDocument]
    chapters: list[RuleChapter]


@router.post("/rules")
async def describe_rules(request: Request, wish: RulesWish) -> RulebookDocument:
    """How the rules of a puzzle look, what they compile into, and what they say."""
    return await answer(request, lambda: rulebook_of(wish.game.sheet().puzzle.layout))


@lru_cache(maxsize=16)
def rulebook_of(layout: Layout) -> RulebookDocument:
    """The rulebook of a board."""
    writer = _Writer()
    layout = layout.without_cages  # the page knows these without a rulebook
    figures = figures_of(layout)
    drawn = draw.rules_overlay(layout, cell=CELL)
    under, over = (draw.svg.write_part(items, draw.VARIABLES) for items in drawn)
    chapters = [
        RuleChapter(words=_words(rules[0][0]), rules=[writer.rule(*rule) for rule in rules])
        for rules in _alike(layout.compiled)
    ]
    return RulebookDocument(
        under=under,
        over=over,
        outside=sorted({f.position for f in figures if isinstance(f, OutsideText)}),
        totals=any(isinstance(figure, Outline) and figure.text for figure in figures),
        marks=has_marks(figures),
        tables=writer.tables,
        machines=writer.machines,
        chapters=chapters,
    )


Compiled = tuple[Rule, tuple[Primitive, ...]]


def _alike(rules: Iterable[Compiled]) -> Iterable[list[Compiled]]:
    """Rules with the same words, in the order in which the first of them come."""
    found: dict[tuple[str, str], list[Compiled]] = {}
    for rule, primitives in rules:
        key = rule_name("en", rule), rule_meaning("en", rule)
        found.setdefault(key, []).append((rule, primitives))
    return found.values()


def _words(rule: Rule) -> dict[Language, RuleWords]:
    return {
        language: RuleWords(name=rule_name(language, rule), meaning=rule_meaning(language, rule))
        for language in LANGUAGES
    }


class _Writer:
    """Writes primitives; tables and machines, which many of them share, only once."""

    def __init__(self) -> None:
        self.tables: list[list[int]] = []
        self.machines: list[MachineDocument] = []
        self._known: dict[object, int] = {}

    def rule(self, rule: Rule, primitives: Iterable[Primitive]) -> RuleDocument:
        cells = sorted(rule.all_cells)
        return RuleDocument(cells=cells, parts=[self._part(part) for part in primitives])

    def _part(self, part: Primitive) -> Part:
        cells = list(part.cells)
        match part:
            case Relation():
                return RelationPart(kind="relation", cells=cells, table=self._table(part.table))
            case Automaton():
                return AutomatonPart(kind="automaton", cells=cells, machine=self._machine(part))
            case OneOf():
                branches = [[self._part(one) for one in branch] for branch in part.branches]
                return OneOfPart(kind="one_of", cells=cells, branches=branches)
            case _:
                return _PLAIN.validate_python(part)

    def _table(self, table: tuple[int, ...]) -> int:
        if table not in self._known:
            self._known[table] = len(self.tables)
            self.tables.append(list(table))
        return self._known[table]

    def _machine(self, part: Automaton) -> int:
        key = part.start, part.accepting, part.moves
        if key not in self._known:
            self._known[key] = len(self.machines)
            accepting = sorted(part.accepting)
            moves = [list(row) for row in part.moves]
            machine = MachineDocument(start=part.start, accepting=accepting, moves=moves)
            self.machines.append(machine)
        return self._known[key]
