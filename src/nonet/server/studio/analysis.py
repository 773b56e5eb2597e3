"""Live answers over HTTP, as a stream: what there is to say about a puzzle as it is drawn."""

from collections.abc import AsyncIterable, AsyncIterator, Callable
from typing import Annotated

from fastapi import Depends, Request
from fastapi.sse import EventSourceResponse

from nonet import studio
from nonet.engine import Control
from nonet.server.jobs import Job, apart
from nonet.server.languages import Wanted
from nonet.server.routers import api_router
from nonet.server.streams import room_for, stream_events
from nonet.server.studio.documents import AnalysisEvent, AnalysisWish, FinishedEvent
from nonet.server.studio.finding_events import EventWriter, faults_of
from nonet.server.studio.reading import read
from nonet.words import Language

router = api_router("/api/studio", 422, 429, 503)

Report = Callable[[AnalysisEvent], None]


async def _start(
    request: Request, wish: AnalysisWish, language: Wanted
) -> AsyncIterator[Job[AnalysisEvent]]:
    with room_for(request, apart(_analyse, wish, language), wish.seconds) as job:
        yield job


def _analyse(
    wish: AnalysisWish, language: Language, control: Control, report: Report
) -> AnalysisEvent:
    parts = studio.PARTS if wish.parts is None else wish.parts
    reading = read(wish.puzzle.document)
    partial: dict[type, bool] = {}  # of what is reported twice, the last counts
    report(faults_of(reading, language))
    if reading.puzzle is not None:
        writer = EventWriter(reading.puzzle, reading.rules, language)
        for finding in studio.findings(reading.puzzle, control, parts):
            report(writer.event_of(finding))
            partial[type(finding)] = studio.is_partial(finding)
    stopped = any(partial.values()) or control.seconds_left == 0
    return FinishedEvent(stopped=stopped)


@router.post("/analysis", response_class=EventSourceResponse)
async def analyse(
    request: Request, job: Annotated[Job[AnalysisEvent], Depends(_start)], language: Wanted
) -> AsyncIterable[AnalysisEvent]:
    """Analyses a puzzle, the cheapest findings first, until the client closes the stream."""
    async for event in stream_events(request, job, language):
        yield event
