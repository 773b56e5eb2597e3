"""The course on paper over HTTP: a lesson as a sheet, chapters or all of it as a book."""

from collections.abc import Callable
from functools import partial
from typing import Annotated

from fastapi import APIRouter, HTTPException, Query, Request, Response

from nonet import api
from nonet.catalogue import Message
from nonet.engine import Control
from nonet.paper import CourseSetup
from nonet.server.problems import Problem
from nonet.server.streams import jobs_of
from nonet.server.work import finish
from nonet.words import Language

DEADLINE = 120.0
"""Seconds that a request may take; the whole course takes ten."""

MOST_NAMES = 40

router = APIRouter(prefix="/api", responses={422: {"model": Problem}, 503: {"model": Problem}})

Name = Annotated[str, Query(max_length=60)]
Names = Annotated[list[Name], Query(max_length=MOST_NAMES)]
Seed = Annotated[int, Query(ge=0, le=2**53 - 1)]
Count = Annotated[int, Query(ge=0, le=20)]
Paper = Annotated[str, Query(max_length=20)]


@router.get(
    "/course.pdf",
    response_class=Response,
    responses={200: {"content": {"application/pdf": {}}}},
)
async def print_course(
    request: Request,
    name: Names = [],  # noqa: B006, as FastAPI wants it
    language: Language = "en",
    seed: Seed = 1,
    count: Count = 6,
    paper: Paper = "A4",
) -> Response:
    """Lessons and chapters by their names, or the whole course, with exercises and solutions."""
    address = str(request.base_url)
    setup = CourseSetup(tuple(name), language, seed, count, paper, address)
    run = partial(jobs_of(request).run_apart, partial(press, setup))
    data = await finish(request, run, DEADLINE, gives_way=False)
    if data is None:
        raise HTTPException(503, Message("error.print_late", seconds=f"{DEADLINE:g}"))
    headers = {"Content-Disposition": f'inline; filename="{_file_name(name)}"'}
    return Response(data, media_type="application/pdf", headers=headers)


def press(setup: CourseSetup, control: Control, _: Callable[[object], None]) -> bytes | None:
    """Makes the document, in whatever process."""
    return api.course_pdf(setup, control=control)


def _file_name(names: list[str]) -> str:
    return f"{'-'.join(names[:3]) or 'course'}.pdf"
