"""The events of long work, as typed JSON; `event` is the kind."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from nonet.server.cards import CardDocument, RatingDocument
from nonet.server.documents import SentPuzzle
from nonet.server.problems import Problem
from nonet.server.reviews import ReviewDocument


class JobEvent(BaseModel):
    """Something that happened in long work."""

    # whoever reads an event can rely on its name
    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class Started(JobEvent):
    """The first event: the name of the job, by which it can be cancelled."""

    event: Literal["started"] = "started"
    job: UUID


class Progress(JobEvent):
    """How far a search has come: guesses tried, solutions found."""

    event: Literal["progress"] = "progress"
    nodes: int
    solutions: int


class Attempt(JobEvent):
    """How far generating has come: candidates tried, and the nearest so far if it is a new one."""

    event: Literal["attempt"] = "attempt"
    tried: int
    faults: float
    nearest: SentPuzzle | None


class Laid(JobEvent):
    """The first that is told of the making of a puzzle: its board, without regions and cages."""

    event: Literal["laid"] = "laid"
    puzzle: SentPuzzle


class Traced(JobEvent):
    """A part of what is watched, in order, as three lists of the same length.

    `acts` has a letter for each. Of a search: g guess, p place, r remove, d dead end, s solution.
    Of the making of a puzzle: n new attempt, f fill, e empty, k keep, x refuse, a accept. Where
    there is no cell and no digit, they are 0.
    """

    event: Literal["traced"] = "traced"
    acts: str
    cells: list[int]
    digits: list[int]


class Made(JobEvent):
    """The end of generating; null where nothing was found in time."""

    event: Literal["made"] = "made"
    card: CardDocument | None


class Counted(JobEvent):
    """The end of counting; `stopped` where there may be more."""

    event: Literal["counted"] = "counted"
    solutions: int
    stopped: bool


class Rated(JobEvent):
    """The end of rating; null where the puzzle has none, or the time was too short."""

    event: Literal["rated"] = "rated"
    status: Literal["none", "unique", "multiple", "stopped"]
    rating: RatingDocument | None


class Searched(JobEvent):
    """The end of a search that was watched; `whole` unless it was stopped."""

    event: Literal["searched"] = "searched"
    whole: bool


class Printing(JobEvent):
    """How far printing has come: new puzzles made, and pages laid out."""

    event: Literal["printing"] = "printing"
    puzzles: int
    pages: int


class Printed(JobEvent):
    """The end of printing: what the document is called; null where it was stopped."""

    event: Literal["printed"] = "printed"
    name: str | None
    pages: int


class Reviewing(JobEvent):
    """How far the review of a game has come: so many turns of so many."""

    event: Literal["reviewing"] = "reviewing"
    done: int
    all: int


class Reviewed(JobEvent):
    """The end of a review."""

    event: Literal["reviewed"] = "reviewed"
    review: ReviewDocument


class Failed(JobEvent):
    """The end of work that went wrong."""

    event: Literal["failed"] = "failed"
    problem: Problem


Event = Annotated[
    Started
    | Progress
    | Attempt
    | Laid
    | Traced
    | Made
    | Counted
    | Rated
    | Searched
    | Printing
    | Printed
    | Reviewing
    | Reviewed
    | Failed,
    Field(discriminator="event"),
]
