"""Long work over HTTP, as a stream of server-sent events."""

from collections.abc import AsyncIterable, AsyncIterator
from contextlib import AbstractContextManager
from typing import Annotated
from uuid import UUID

from anyio import BrokenResourceError, to_thread
from fastapi import Depends, Request
from fastapi.sse import EventSourceResponse
from pydantic import Field
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Receive, Scope, Send

from nonet.errors import NonetError
from nonet.server import stock
from nonet.server.app_database import AppDatabase
from nonet.server.events import Event, Failed, Made, Progress, Started
from nonet.server.jobs import AnyWork, E, Job, Jobs, Work
from nonet.server.languages import Wanted
from nonet.server.problems import Problem
from nonet.server.routers import api_router
from nonet.server.tasks import (
    CountWish,
    GenerateWish,
    MakingWish,
    PrintJobWish,
    RateWish,
    ReviewWish,
    TraceWish,
)
from nonet.server.work import client_of
from nonet.words import Language

router = api_router("/api/jobs", 422, 429, 503)

Wish = Annotated[
    GenerateWish | CountWish | RateWish | TraceWish | MakingWish | PrintJobWish | ReviewWish,
    Field(discriminator="job"),
]


class Departures:
    """Lets clients leave in the middle of a stream, which is no error of anybody."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request, to the end or until nobody listens."""
        try:
            await self._app(scope, receive, send)
        except* (ClientDisconnect, BrokenResourceError):
            pass


def jobs_of(request: Request) -> Jobs:
    """The jobs of the application."""
    jobs: Jobs = request.app.state.jobs
    return jobs


def room_for(request: Request, work: AnyWork[E], seconds: float) -> AbstractContextManager[Job[E]]:
    """A job that has its place among those that run, until it has ended."""
    return jobs_of(request).room_for(work, seconds, client_of(request))


async def _start(
    request: Request, wish: Wish, database: AppDatabase, language: Wanted
) -> AsyncIterator[Job[Event]]:
    work = await to_thread.run_sync(_work_of, wish, database, language)
    with room_for(request, work, wish.seconds) as job:
        yield job


def _work_of(wish: Wish, database: AppDatabase, language: Language) -> Work:
    """What is to be done; big boards take a while to read. What is in stock needs no making."""
    work = wish.work(language)
    card = stock.take(database, wish.recipe, language) if isinstance(wish, GenerateWish) else None
    return work if card is None else lambda _control, _report: Made(card=card)


@router.post("", response_class=EventSourceResponse)
async def run(
    request: Request, job: Annotated[Job[Event], Depends(_start)], language: Wanted
) -> AsyncIterable[Event]:
    """Starts a job and streams its events until it ends or the client goes away."""
    async for event in stream_events(request, job, language):
        yield event


async def stream_events(
    request: Request, job: Job[E], language: Language
) -> AsyncIterator[E | Started | Progress | Failed]:
    """The events of a job up to its end, which is `failed` if its input turns out to be wrong."""
    try:
        async for event in job.events(jobs_of(request).limiter):
            yield event
    except NonetError as error:
        detail = error.text(language)
        yield Failed(problem=Problem(title="Unprocessable Entity", status=422, detail=detail))


@router.delete("/{job}", status_code=204)
async def cancel(request: Request, job: UUID) -> None:
    """Cancels a job: it ends with what it has. One that has ended already is none the worse."""
    jobs_of(request).cancel(job)
