"""Whole chapters over HTTP, for pages that go on without the server: lessons and some exercises."""

import zlib
from collections.abc import Callable
from functools import partial
from typing import Annotated

from fastapi import APIRouter, HTTPException, Path, Request, Response
from pydantic import BaseModel

from nonet.catalogue import Message
from nonet.engine import Control
from nonet.lessons.course import CHAPTERS, course
from nonet.lessons.exercise import LEVELS, exercise
from nonet.server.lessons import (
    ExerciseDocument,
    LessonDocument,
    Seed,
    ask_again,
    document_of,
    lesson_of,
)
from nonet.server.problems import Problem
from nonet.server.recent import Recent
from nonet.server.streams import jobs_of
from nonet.server.work import BUSY, finish
from nonet.words import Language

DEADLINE = 60.0
"""Seconds that a request may take; a chapter takes two at most."""

router = APIRouter(
    prefix="/api/learn/packs",
    responses={404: {"model": Problem}, 422: {"model": Problem}, 503: {"model": Problem}},
)

_made = Recent[bytes](3 * len(CHAPTERS))
"""What was sent last, compressed: many pages ask for the same."""


class PackDocument(BaseModel):
    """All lessons of a chapter, and for each of them an exercise of every level."""

    lessons: list[LessonDocument]
    exercises: list[ExerciseDocument]


@router.get("/{chapter}", response_model=PackDocument)
async def show_pack(
    request: Request,
    chapter: Annotated[str, Path(max_length=60)],
    language: Language = "en",
    seed: Seed = 1,
) -> Response:
    """A chapter to take along; another seed gives other exercises."""
    if chapter not in CHAPTERS:
        raise HTTPException(404, Message("error.no_course_part", got=chapter))
    name = f"{chapter} {language} {seed}"
    packed = _made.find(name)
    if packed is None:
        run = partial(jobs_of(request).run_apart, partial(pack, chapter, language, seed))
        packed = await finish(request, run, DEADLINE, gives_way=False)
        if packed is None:
            raise HTTPException(503, BUSY)
        _made.keep(name, packed)
    response = Response(zlib.decompress(packed), media_type="application/json")
    ask_again(response)
    return response


def pack(
    chapter: str, language: Language, seed: int, control: Control, _: Callable[[object], None]
) -> bytes | None:
    """The compressed document, made in whatever process; None where nobody waits any more."""
    [wanted] = [one for one in course() if one.name == chapter]
    exercises: list[ExerciseDocument] = []
    for name in wanted.skills:
        for level in range(1, LEVELS + 1):
            if control.seconds_left == 0:
                return None
            exercises.append(document_of(exercise(name, seed + level, level), language))
    lessons = [lesson_of(name, language) for name in (*wanted.readings, *wanted.skills)]
    document = PackDocument(lessons=lessons, exercises=exercises)
    return zlib.compress(document.model_dump_json().encode())
