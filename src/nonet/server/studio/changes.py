"""What the machine changes for a setter, over HTTP: fill in, thin out, complete, add rules."""

from collections.abc import AsyncIterable, AsyncIterator, Callable
from typing import Annotated

from fastapi import Depends, Request
from fastapi.sse import EventSourceResponse

from nonet import studio
from nonet.core.puzzle import Puzzle
from nonet.core.symbols import write_line
from nonet.engine import Control
from nonet.formats.rule_tree import tree_of_rule
from nonet.server.cards import RatingDocument
from nonet.server.jobs import Job, apart
from nonet.server.languages import Wanted
from nonet.server.routers import api_router
from nonet.server.streams import room_for, stream_events
from nonet.server.studio.documents import (
    Changed,
    ChangeEvent,
    ChangeWish,
    CompleteWish,
    FillWish,
    LayWish,
    LevelWish,
    PatternWish,
    ThinOutWish,
)
from nonet.studio import Change
from nonet.words import Language

router = api_router("/api/studio", 422, 429, 503)


async def _start(
    request: Request, wish: ChangeWish, language: Wanted
) -> AsyncIterator[Job[ChangeEvent]]:
    with room_for(request, apart(_change, wish, language), wish.seconds) as job:
        yield job


def _change(
    wish: ChangeWish, language: Language, control: Control, _: Callable[[ChangeEvent], None]
) -> ChangeEvent:
    return _document_of(_changed(wish.puzzle.sheet().puzzle, wish, control), language)


def _changed(puzzle: Puzzle, wish: ChangeWish, control: Control) -> Change:
    match wish:
        case FillWish():
            return studio.fill(puzzle, wish.seed, control)
        case ThinOutWish():
            return studio.thin_out(puzzle, wish.seed, wish.symmetry, wish.least, wish.keep, control)
        case CompleteWish():
            return studio.complete(puzzle, control)
        case LevelWish():
            return studio.change_level(
                puzzle, wish.level, wish.seed, wish.symmetry, wish.same_pattern, control
            )
        case PatternWish():
            return studio.fill_pattern(puzzle, wish.seed, control)
        case LayWish():
            return studio.lay(puzzle, wish.recipe_text, wish.seed, control)


def _document_of(change: Change, language: Language) -> Changed:
    return Changed(
        givens=None if change.givens is None else write_line(change.givens),
        rules=[tree_of_rule(rule) for rule in change.rules],
        why=None if change.why is None else change.why.text(language),
        rating=RatingDocument.of(change.rating, language) if change.rating else None,
    )


@router.post("/change", response_class=EventSourceResponse)
async def change(
    request: Request, job: Annotated[Job[ChangeEvent], Depends(_start)], language: Wanted
) -> AsyncIterable[ChangeEvent]:
    """Changes a puzzle for its setter: the last event has the new givens, or rules to add."""
    async for event in stream_events(request, job, language):
        yield event
