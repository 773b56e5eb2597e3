"""Finding it oneself: what is to be found in a player's own game, and all ways to be right."""

from fastapi import Request
from pydantic import BaseModel

from nonet.engine import Control, solve
from nonet.hints import Hint, Kind
from nonet.lessons.exercise import Exercise
from nonet.lessons.skills import skill_of, skills
from nonet.server.documents import HintDocument, HintWish
from nonet.server.lessons import ExerciseDocument, document_of
from nonet.server.routers import api_router
from nonet.server.work import finish

PATIENCE = 1.0
"""Seconds for all further steps of the technique."""

router = api_router("/api/learn", 413, 422)


class FindDocument(BaseModel):
    """What is to be found, or the hint that comes first: a mistake, wrong notes, nothing."""

    hint: HintDocument | None
    exercise: ExerciseDocument | None


@router.post("/find")
async def find(request: Request, wish: HintWish) -> FindDocument:
    """The easiest technique that is there in a game, as an exercise."""

    def task(control: Control) -> FindDocument:
        hint = wish.find(control)
        made = _as_exercise(hint, control)
        if made is None:
            return FindDocument(hint=HintDocument.of(hint, "everything"), exercise=None)
        return FindDocument(hint=None, exercise=document_of(made, wish.language))

    return await finish(request, task)


def _as_exercise(hint: Hint, control: Control) -> Exercise | None:
    """All steps of what the hint shows, its own first; None where it is about something else."""
    step, position = hint.step, hint.position
    if step is None or hint.kind is not Kind.STEP:
        return None
    name = skill_of(position.layout, step)
    found = skills()[name].steps(position, Control(PATIENCE, control))
    steps = (step, *(one for one in found if one != step))
    solution = solve(position.puzzle, control).solution
    return Exercise(name, 1, 0, position, steps, solution or b"")
