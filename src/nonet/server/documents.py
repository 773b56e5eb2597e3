"""What goes over HTTP: boards, games, steps and hints as typed JSON."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from nonet import draw
from nonet.core.layout import MAX_CELLS, HouseKind, Layout, Position
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.formats import read_sheet
from nonet.formats.nonet_json import write_masks
from nonet.hints import STAGES, Hint, Kind, Stage, overlay
from nonet.logic import Role, Step
from nonet.words import Language

_LONGEST = 2 * MAX_CELLS

CELL = 64.0
"""The side of a cell in the pictures of hints."""


class HouseDocument(BaseModel):
    """Cells whose digits are all different."""

    kind: HouseKind
    name: str = Field(max_length=100)
    cells: list[int]


class CageDocument(BaseModel):
    """Cells whose digits are all different and add up to a total."""

    total: int
    cells: list[int]


class LayoutDocument(BaseModel):
    """A board."""

    size: int
    positions: list[Position]
    houses: list[HouseDocument]
    cages: list[CageDocument] = []

    @classmethod
    def of(cls, layout: Layout) -> "LayoutDocument":
        """The document of a layout."""
        return cls.model_validate(layout, from_attributes=True)


class PuzzleDocument(BaseModel):
    """A puzzle in our own JSON format; `info` tells what it was made from."""

    format: Literal["nonet"] = "nonet"
    version: Literal[1] = 1
    layout: LayoutDocument
    givens: str
    allowed: dict[str, str] = {}
    info: dict[str, str]

    @classmethod
    def of(cls, puzzle: Puzzle, **info: str) -> "PuzzleDocument":
        """The document of a puzzle."""
        return cls(
            layout=LayoutDocument.of(puzzle.layout),
            givens=str(puzzle),
            allowed=write_masks(puzzle.allowed, (1 << puzzle.layout.size) - 1),
            info={**puzzle.info, **info},
        )


class GameDocument(BaseModel):
    """A half-played game in our own JSON format: a board by name or written out in full.

    `notes` and `allowed` are digits by the number of their cell.
    """

    model_config = ConfigDict(extra="forbid")

    format: Literal["nonet"] = "nonet"
    version: Literal[1] = 1
    board: str | None = Field(None, max_length=60)
    layout: LayoutDocument | None = None
    cages: list[CageDocument] | None = None
    givens: str = Field(max_length=_LONGEST)
    allowed: dict[str, str] = {}
    entries: str = Field("", max_length=_LONGEST)
    notes: dict[str, str] = {}
    info: dict[str, str] = {}

    def sheet(self) -> Sheet:
        """The game; the reader of our format checks it."""
        return read_sheet(self.model_dump_json(exclude_none=True), "json")


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
    the technique. `result`, what to do in signs, `cells`, `digit`, `step` and `candidates`, one
    mask of digits per cell, come with the last stage.
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


class HintWish(BaseModel):
    """Which hint is wanted: for which game, in which language, up to which stage."""

    game: GameDocument
    language: Language = "en"
    stage: Stage = "everything"
