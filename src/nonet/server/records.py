"""What a player has reached, and how fast, over HTTP."""

from collections.abc import Iterable
from datetime import date
from typing import Annotated, Literal

from fastapi import Query
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from nonet.errors import NonetError
from nonet.make.series import CHALLENGES
from nonet.server.app_database import AppDatabase, now
from nonet.server.intake import Day
from nonet.server.routers import Wish, api_router
from nonet.server.saves import Number
from nonet.store.goals import Goal, add_goals, find_begun, find_goals
from nonet.store.statistics import find_records, find_streaks, find_wins, streaks_of

MINUTE = 60_000
MOST_MINUTES = 16 * 60
"""No clock on earth is further from UTC."""

MOST_GOALS = 10_000

router = api_router("/api", 422, 503)


class GoalDocument(BaseModel):
    """A challenge (its number is its name) or the puzzle of a day that was won; milliseconds."""

    model_config = ConfigDict(from_attributes=True, extra="forbid")

    kind: Literal["challenge", "daily"]
    name: str = Field(pattern=r"^[0-9-]{1,10}$")
    best: Number
    reached: Number

    def goal(self) -> Goal:
        """The same for the store."""
        return Goal(self.kind, self.name, self.best, self.reached)


class StreaksDocument(BaseModel):
    """Days in a row: up to now, and the most ever."""

    model_config = ConfigDict(from_attributes=True)

    current: int
    longest: int


class GoalsDocument(BaseModel):
    """What was reached, and the goals of running games, such as `challenge:12`.

    `unreadable` are results that are kept, but are of no goal that is known.
    """

    goals: list[GoalDocument]
    unreadable: list[str]
    begun: list[str]
    daily: StreaksDocument


class GoalsWish(Wish):
    """Goals that were reached elsewhere."""

    goals: list[GoalDocument] = Field(max_length=MOST_GOALS)


class RecordDocument(BaseModel):
    """The games on a board at a level: how many, the times in milliseconds, the highest score.

    What is only known of wins is null where there is none.
    """

    model_config = ConfigDict(from_attributes=True)

    board: str
    level: str | None
    played: int
    won: int
    best: int | None
    mean: float | None
    highest: int | None


class WinDocument(BaseModel):
    """A game that was won, and when."""

    model_config = ConfigDict(from_attributes=True)

    ended: int
    time: int
    score: int
    board: str
    level: str | None


class StatisticsDocument(BaseModel):
    """All records, the latest wins (the last one first), and days with a win in a row."""

    records: list[RecordDocument]
    wins: list[WinDocument]
    streaks: StreaksDocument


Today = Annotated[Day, Query(description="The day where the player is.")]


@router.get("/goals")
def list_goals(database: AppDatabase, today: Today) -> GoalsDocument:
    """The challenges and puzzles of a day that were won."""
    with database.reading() as session:
        goals, begun = find_goals(session), find_begun(session)
    readable, unreadable = _sorted(goals)
    days = (_day(goal.name) for goal in readable if goal.kind == "daily")
    streaks = streaks_of([day for day in days if day], today.toordinal())
    return GoalsDocument(
        goals=readable,
        unreadable=unreadable,
        begun=begun,
        daily=StreaksDocument.model_validate(streaks),
    )


@router.post("/goals", status_code=204)
def take_over_goals(database: AppDatabase, wish: GoalsWish) -> None:
    """Adds what was reached elsewhere; the better result counts."""
    for goal in wish.goals:
        if not (_day(goal.name) if goal.kind == "daily" else _number(goal.name)):
            raise NonetError("error.no_games_of_goal", name=goal.name, kind=goal.kind)
    with database.writing() as session:
        add_goals(session, [goal.goal() for goal in wish.goals])


@router.get("/statistics")
def show_statistics(
    database: AppDatabase,
    offset: Annotated[
        int, Query(ge=-MOST_MINUTES, le=MOST_MINUTES, description="Minutes east of UTC.")
    ] = 0,
) -> StatisticsDocument:
    """How many games were played and won, how fast, and on how many days in a row."""
    with database.reading() as session:
        streaks = find_streaks(session, now(), offset * MINUTE)
        return StatisticsDocument(
            records=[RecordDocument.model_validate(it) for it in find_records(session)],
            wins=[WinDocument.model_validate(win) for win in find_wins(session)],
            streaks=StreaksDocument.model_validate(streaks),
        )


def _sorted(goals: Iterable[Goal]) -> tuple[list[GoalDocument], list[str]]:
    """Goals that can be read, and the others as text."""
    readable, unreadable = [], []
    for goal in goals:
        try:
            readable.append(GoalDocument.model_validate(goal))
        except ValidationError:
            unreadable.append(f"{goal.kind}:{goal.name} {goal.best} {goal.reached}")
    return readable, unreadable


def _day(name: str) -> int | None:
    try:
        return date.fromisoformat(name).toordinal()
    except ValueError:
        return None


def _number(name: str) -> int:
    """The number of a challenge; 0 if it is none."""
    number = int(name) if name.isdecimal() else 0
    return number if number <= CHALLENGES else 0
