"""What goes between the studio and the page, as typed JSON; `event` is the kind.

Cells are counted as everywhere. Rules are counted as they were sent: all of `cages` (or
`layout.cages`) first, then all of `rules` (or `layout.rules`), from 0 on.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from nonet.core.turning import Turn
from nonet.logic.levels import Level
from nonet.server.cards import RatingDocument
from nonet.server.documents import CandidateDocument, SentPuzzle, SentRule
from nonet.server.events import Failed, JobEvent, Progress, Started
from nonet.server.intake import Flag, Whole
from nonet.server.routers import Wish
from nonet.studio.checklist import CheckName
from nonet.words import Language

PartName = Literal[
    "solutions", "candidates", "clash", "rating", "way", "idle_rules", "needless", "suggestions"
]
"""What can be asked for."""

PartKind = Literal["given", "allowed", "rule", "house"]
Method = Literal["counted", "probed"]

MOST_SECONDS = 60.0


class _Wish(Wish):
    puzzle: SentPuzzle


class AnalysisWish(_Wish):
    """A puzzle to look over, for so many seconds; all parts, or only some of them."""

    seconds: float = Field(10.0, strict=True, gt=0, le=MOST_SECONDS)
    parts: list[PartName] | None = None


class PuzzleFault(BaseModel):
    """What cannot be: the number of the rule, or null; the cells to look at; a sentence."""

    rule: int | None
    cells: list[int]
    text: str


class PartDocument(BaseModel):
    """What a puzzle is made of and could do without, with its cells and in words.

    A given or the digits that a cell allows, by its cell; a rule or a house, by its `number`.
    """

    kind: PartKind
    number: int
    cells: list[int]
    text: str


class FaultsEvent(JobEvent):
    """The first that is told: what cannot be. The rest is about the puzzle without these rules.

    Where the board or its givens cannot be read, nothing else follows.
    """

    event: Literal["faults"] = "faults"
    faults: list[PuzzleFault]


class SolutionsEvent(JobEvent):
    """How many solutions there are; told again when more is known, until it is `final`.

    `solutions` is exact, or null. `least` were found. `estimate` with `low` and `high`, between
    which the number lies nineteen times out of twenty, are there where they were `probed`.
    """

    event: Literal["solutions"] = "solutions"
    status: Literal["none", "unique", "multiple", "stopped"]
    solutions: int | None
    least: int
    estimate: float | None
    low: float | None
    high: float | None
    method: Method
    final: bool


class CandidatesEvent(JobEvent):
    """The true candidates, a mask of digits for each cell; told again until it is `final`.

    Of those in `undecided` it was not found out in time. `counts` has for each cell how many of the
    `of` solutions have the digit 1 there, 2, and so on, or is null: `counted` over all solutions,
    or shares that were `probed`. `solution` is the only one.
    """

    event: Literal["candidates"] = "candidates"
    candidates: list[int]
    undecided: list[int]
    counts: list[list[float]] | None
    of: float | None
    method: Method | None
    solution: str | None
    final: bool


class ClashEvent(JobEvent):
    """Rules and givens that contradict each other. `minimal`: without any of them they would not.

    Null where it was not found out in time.
    """

    event: Literal["clash"] = "clash"
    parts: list[PartDocument] | None
    cells: list[int]
    minimal: bool
    text: str


class RatingEvent(JobEvent):
    """How hard the puzzle is; null where there was no time to find out."""

    event: Literal["rating"] = "rating"
    rating: RatingDocument | None
    score: int | None


class WayStep(BaseModel):
    """One step of the way, how hard it is (as in `er`), and which rules it looks at."""

    technique: str
    name: str
    difficulty: float
    text: str
    cells: list[int]
    placements: list[CandidateDocument]
    eliminations: list[CandidateDocument]
    rules: list[int]


class WayEvent(JobEvent):
    """The way to the solution, as far as techniques lead.

    `hardest` is the number of the hardest step, `steepest` that of the step that is the hardest
    compared with the one before it. `digits` and `candidates` are the board at the end: where
    solving gets stuck unless it is `solved`.
    """

    event: Literal["way"] = "way"
    solved: bool
    stopped: bool
    steps: list[WayStep]
    hardest: int | None
    steepest: int | None
    digits: str
    candidates: list[int]


class IdleRulesEvent(JobEvent):
    """Rules that the way never uses: without them it would be the same; null: no time for it."""

    event: Literal["idle_rules"] = "idle_rules"
    rules: list[int] | None


class NeedlessEvent(JobEvent):
    """Givens, rules and cells with allowed digits that could be left out, each for itself.

    `whole` unless there was no time to look at all of them.
    """

    event: Literal["needless"] = "needless"
    givens: list[int]
    rules: list[int]
    allowed: list[int]
    whole: bool


class SuggestionDocument(BaseModel):
    """Givens and rules to add, so that one solution is left."""

    givens: list[CandidateDocument]
    rules: list[SentRule]


class SuggestionsEvent(JobEvent):
    """What to add, fewest first. `proven`: fewer givens would not do."""

    event: Literal["suggestions"] = "suggestions"
    suggestions: list[SuggestionDocument]
    proven: bool


class FinishedEvent(JobEvent):
    """The last that is told; `stopped` where something is missing for lack of time."""

    event: Literal["finished"] = "finished"
    stopped: bool


AnalysisEvent = Annotated[
    Started
    | Progress
    | FaultsEvent
    | SolutionsEvent
    | CandidatesEvent
    | ClashEvent
    | RatingEvent
    | WayEvent
    | IdleRulesEvent
    | NeedlessEvent
    | SuggestionsEvent
    | FinishedEvent
    | Failed,
    Field(discriminator="event"),
]


class _ChangeWish(_Wish):
    seed: Whole = Field(0, ge=0, le=2**53 - 1)
    seconds: float = Field(20.0, strict=True, gt=0, le=MOST_SECONDS)


class FillWish(_ChangeWish):
    """All cells filled in with a random solution."""

    change: Literal["fill"]


class ThinOutWish(_ChangeWish):
    """As few givens as one solution needs, or `least`; those in `keep` stay."""

    change: Literal["thin_out"]
    symmetry: str = Field("none", max_length=20)
    least: Whole = Field(0, ge=0, le=2048)
    keep: list[Whole] = Field([], max_length=2048)


class CompleteWish(_ChangeWish):
    """One solution, with the fewest further givens."""

    change: Literal["complete"]


class LevelWish(_ChangeWish):
    """Another level, by other givens: with `same_pattern` the same cells are given."""

    change: Literal["level"]
    level: Level
    same_pattern: Flag = False
    symmetry: str = Field("none", max_length=20)


class PatternWish(_ChangeWish):
    """Other digits in the cells that are given, so that there is one solution."""

    change: Literal["pattern"]


class LayWish(_ChangeWish):
    """Rules of a kind that fit the solution, or a random one; `count` and `size` as 4 or 4-6."""

    change: Literal["lay"]
    kind: str = Field(max_length=40, pattern="^[a-z_]+$")
    count: str = Field("", max_length=9, pattern="^[0-9-]*$")
    size: str = Field("", max_length=9, pattern="^[0-9-]*$")

    @property
    def recipe_text(self) -> str:
        """The wish as a recipe has it: thermometer:4-6:3."""
        return f"{self.kind}:{self.count}:{self.size}".rstrip(":")


ChangeWish = Annotated[
    FillWish | ThinOutWish | CompleteWish | LevelWish | PatternWish | LayWish,
    Field(discriminator="change"),
]


class Changed(JobEvent):
    """The end of a change: the new givens, null where nothing was found, and rules to add.

    `why` says in words what is in the way, or that the time was too short.
    """

    event: Literal["changed"] = "changed"
    givens: str | None
    rules: list[SentRule]
    why: str | None
    rating: RatingDocument | None


ChangeEvent = Annotated[Started | Progress | Changed | Failed, Field(discriminator="event")]


class RuleTextWish(_Wish):
    """A puzzle, whose rules are asked for in words."""


class RuleTextDocument(BaseModel):
    """The rules of a puzzle in words, in each language."""

    texts: dict[Language, str]


class TurnWish(_Wish):
    """How a puzzle is turned (clockwise) or mirrored (on a diagonal: falling, rising)."""

    turn: Turn


class TurnedDocument(BaseModel):
    """A puzzle that was turned or mirrored."""

    puzzle: SentPuzzle


class CheckListWish(_Wish):
    """A puzzle, and the text that tells its rules; null: the one that is written for it."""

    rule_text: str | None = Field(None, max_length=20_000)


class PointDocument(BaseModel):
    """A point of the check list in words; `passed` is null where it was not found out in time.

    `cells` and `rules` are those at fault.
    """

    name: CheckName
    passed: bool | None
    text: str
    cells: list[int]
    rules: list[int]


class CheckListDocument(BaseModel):
    """The check list before publishing; `ready` if every point passed."""

    ready: bool
    points: list[PointDocument]
