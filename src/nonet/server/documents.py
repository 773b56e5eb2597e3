"""What goes over HTTP: boards, games, steps and hints as typed JSON."""

from dataclasses import dataclass
from operator import attrgetter
from typing import Annotated, Any, Literal

from pydantic import BaseModel, GetCoreSchemaHandler, GetJsonSchemaHandler, WithJsonSchema
from pydantic_core import CoreSchema, core_schema

from nonet import api, draw
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.engine import Control
from nonet.formats import nonet_json
from nonet.formats.document import PuzzleDocument
from nonet.formats.shape import Tree
from nonet.hints import STAGES, Hint, Kind, Stage, overlay
from nonet.lessons.skills import skill_of
from nonet.logic import Role, Step
from nonet.server.contract import ELSEWHERE
from nonet.server.intake import Whole
from nonet.server.routers import Wish
from nonet.words import Language

CELL = 64.0
"""The side of a cell in the pictures of hints."""


SentRule = Annotated[dict[str, Any], WithJsonSchema({ELSEWHERE: "RuleTree"})]
"""A rule as a kind and its parameters, as it stands in the document of a puzzle."""


@dataclass(frozen=True)
class SentPuzzle:
    """A puzzle or half-played game in our own JSON, whose shape is right; see `formats.document`.

    What it says is checked when its sheet is read, which may take long.
    """

    document: PuzzleDocument

    @classmethod
    def of(cls, puzzle: Puzzle, **info: str) -> "SentPuzzle":
        """The document of a puzzle; `info` tells what it was made from."""
        return cls(nonet_json.document_of(puzzle.with_info(**info)))

    def sheet(self) -> Sheet:
        """The game."""
        return nonet_json.sheet_of_document(self.document)

    @classmethod
    def __get_pydantic_core_schema__(cls, _: Any, __: GetCoreSchemaHandler) -> CoreSchema:
        """No model of it: the shape that it has is declared once, and checked by our own reader."""
        write = core_schema.plain_serializer_function_ser_schema(attrgetter("document"))
        return core_schema.no_info_plain_validator_function(_received, serialization=write)

    @classmethod
    def __get_pydantic_json_schema__(cls, _: CoreSchema, __: GetJsonSchemaHandler) -> Tree:
        return {ELSEWHERE: PuzzleDocument.__name__}


def _received(tree: object) -> SentPuzzle:
    if isinstance(tree, SentPuzzle):
        return tree
    return SentPuzzle(nonet_json.checked(tree))


class CandidateDocument(BaseModel):
    """A digit in a cell."""

    cell: int
    digit: int


class MarkDocument(BaseModel):
    """Cells and digits that play a part in a step."""

    role: Role
    cells: list[int]
    digits: list[int]
    house: int | None


class NodeDocument(BaseModel):
    """A digit in one cell, or in one of several."""

    digit: int
    cells: list[int]


class LinkDocument(BaseModel):
    """Strong: one of the two is true. Weak: one of the two is false."""

    start: NodeDocument
    end: NodeDocument
    strong: bool


class StepDocument(BaseModel):
    """One step of a technique."""

    technique: str
    placements: list[CandidateDocument]
    eliminations: list[CandidateDocument]
    marks: list[MarkDocument]
    links: list[LinkDocument]

    @classmethod
    def of(cls, step: Step) -> "StepDocument":
        """The document of a step."""
        return cls.model_validate(step, from_attributes=True)


class PictureDocument(BaseModel):
    """What a hint adds to the board, as parts of an SVG: below the digits, and above.

    Cells are 64 units wide, the board begins at 0, and inks are variables such as `--ink-strong`.
    The entries of the cells in `without` are not shown.
    """

    under: str
    over: str
    without: list[int]

    @classmethod
    def of(cls, hint: Hint, stage: Stage) -> "PictureDocument":
        """The picture of a hint at a stage."""
        drawn, without = overlay(hint, stage, CELL)
        under, over = (draw.svg.write_part(items, draw.VARIABLES) for items in drawn)
        return cls(under=under, over=over, without=list(without))


class HintDocument(BaseModel):
    """A hint up to a stage: what comes later is left out.

    `area` are the cells to look at, `pictures` the drawings of the stages. `title` is the name of
    the technique, `lesson` what it is called at `/learn/`. `result`, what to do in signs, `cells`,
    `digit`, `step` and `candidates`, one mask of digits per cell, come with the last stage.
    """

    kind: Kind
    solutions: Literal["none", "unique", "multiple", "stopped"]
    remark: str | None
    where: str
    area: list[int]
    pictures: dict[Stage, PictureDocument]
    technique: str | None = None
    everything: str | None = None
    title: str | None = None
    lesson: str | None = None
    result: str | None = None
    cells: list[int] = []
    digit: int = 0
    step: StepDocument | None = None
    candidates: list[int] = []

    @classmethod
    def of(cls, hint: Hint, stage: Stage) -> "HintDocument":
        """The document of a hint."""
        document = cls(
            kind=hint.kind,
            solutions=hint.status.value,
            remark=hint.remark,
            where=hint.where,
            area=list(hint.area),
            pictures={each: PictureDocument.of(hint, each) for each in _up_to(stage)},
        )
        if stage != "where":
            document.technique, document.title = hint.technique, hint.title
            if hint.step:
                document.lesson = skill_of(hint.position.layout, hint.step)
        if stage == "everything":
            document.everything, document.result = hint.everything, hint.result
            document.cells = list(hint.cells)
            document.digit = hint.digit
            if hint.step and hint.kind is Kind.STEP:
                document.step = StepDocument.of(hint.step)
            document.candidates = list(hint.position.candidates)
        return document


def _up_to(stage: Stage) -> tuple[Stage, ...]:
    return STAGES[: STAGES.index(stage) + 1]


class HintWish(Wish):
    """Which hint is wanted: for which game, in which language, up to which stage.

    `near` is the cell of the player's last move. `short_cells` draws the names of several cells
    together: r4c789.
    """

    game: SentPuzzle
    near: Whole | None = None
    language: Language = "en"
    stage: Stage = "everything"
    short_cells: bool = False

    def find(self, control: Control) -> Hint:
        """The hint."""
        return api.hint(
            self.game.sheet(),
            near=self.near,
            language=self.language,
            short_cells=self.short_cells,
            control=control,
        )
