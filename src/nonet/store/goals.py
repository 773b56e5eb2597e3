"""Goals: challenges and puzzles of a day, reached by winning the game of one."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session

from nonet.store.readable import is_sound
from nonet.store.tables import GameRow, GoalRow, named

KINDS = ("challenge", "daily")
"""What a puzzle's `info` may name as the goal that it belongs to."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal that was reached: when first, and in how many milliseconds at best."""

    kind: str
    name: str
    best: int
    reached: int


def goal_of(info: Mapping[str, object]) -> str | None:
    """The goal that a puzzle belongs to, by what is known about the puzzle.

    >>> goal_of({"board": "9x9", "challenge": "12"})
    'challenge:12'
    """
    names = ((kind, info.get(kind)) for kind in KINDS)
    return next((named(f"{kind}:{name}") for kind, name in names if name), None)


def find_begun(session: Session) -> list[str]:
    """The goals of games that are running."""
    is_running = (GameRow.goal.is_not(None), ~GameRow.won, GameRow.moves > 0, GameRow.empty > 0)
    query = select(GameRow.goal).where(*is_running)
    return [goal for goal in session.scalars(query.distinct().order_by(GameRow.goal)) if goal]


def find_goals(session: Session) -> list[Goal]:
    """All goals that were reached, in the order in which they were."""
    rows = session.scalars(select(GoalRow).order_by(GoalRow.reached, GoalRow.kind, GoalRow.name))
    return [Goal(row.kind, row.name, row.best, row.reached) for row in rows]


def add_goals(session: Session, goals: Iterable[Goal]) -> None:
    """Adds goals that were reached elsewhere: the earlier time and the better result count."""
    for goal in goals:
        row = session.get(GoalRow, (goal.kind, goal.name), with_for_update=True)
        if row is None:
            row = GoalRow(kind=goal.kind, name=goal.name)
            session.add(row)
        known = row.best is not None and is_sound(row)
        row.best = min(row.best, goal.best) if known else goal.best
        row.reached = min(row.reached, goal.reached) if known else goal.reached


def reach_goal(session: Session, game: GameRow) -> None:
    """Notes the goal that a game has reached, if it is won."""
    if game.ended is None or game.goal is None:
        return
    kind, _, name = game.goal.partition(":")
    add_goals(session, [Goal(kind, name, game.time, game.ended)])
