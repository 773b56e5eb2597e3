"""Long work that the page can ask for: generate, count, rate, watch the search."""

import time
from collections.abc import Callable
from itertools import islice
from typing import Literal

from pydantic import BaseModel, Field

from nonet import api
from nonet.core.puzzle import Puzzle
from nonet.engine import Act, Control
from nonet.make import Progress as Search
from nonet.make import Recipe
from nonet.server.cards import CardDocument, RatingDocument
from nonet.server.documents import GameDocument, PuzzleDocument
from nonet.server.events import Attempt, Counted, Event, Made, Rated, Searched, Traced
from nonet.server.jobs import TICK, Work
from nonet.server.recipes import RecipeWish
from nonet.words import Language

MOST_SECONDS = 600.0
MOST_EVENTS = 100_000
"""Nobody watches a search for longer."""

PORTION = 500
"""So many events of a search are sent at once."""

_LETTERS = {Act.GUESS: "g", Act.PLACE: "p", Act.REMOVE: "r", Act.DEAD_END: "d", Act.SOLUTION: "s"}

Report = Callable[[Event], None]


class JobWish(BaseModel):
    """Seconds that a job may take."""

    seconds: float = Field(60.0, gt=0, le=MOST_SECONDS)


class GenerateWish(JobWish):
    """A puzzle that may take long to find."""

    job: Literal["generate"]
    recipe: RecipeWish

    def work(self, language: Language) -> Work:
        """What is to be done; the recipe is checked here."""
        recipe, seed = self.recipe.recipe(), self.recipe.chosen_seed()
        return lambda control, report: _generate(recipe, seed, language, control, report)


class CountWish(JobWish):
    """All solutions of a puzzle, however many."""

    job: Literal["count"]
    game: GameDocument

    def work(self, _: Language) -> Work:
        """What is to be done."""
        puzzle = self.game.sheet().puzzle
        return lambda control, _: _count(puzzle, control)


class RateWish(JobWish):
    """The rating of a puzzle, however hard."""

    job: Literal["rate"]
    game: GameDocument

    def work(self, language: Language) -> Work:
        """What is to be done."""
        puzzle = self.game.sheet().puzzle
        return lambda control, _: _rate(puzzle, language, control)


class TraceWish(JobWish):
    """The search for all solutions of a puzzle, event by event, up to `limit` of them."""

    job: Literal["trace"]
    game: GameDocument
    limit: int = Field(MOST_EVENTS, ge=1, le=MOST_EVENTS)

    def work(self, _: Language) -> Work:
        """What is to be done."""
        puzzle, limit = self.game.sheet().puzzle, self.limit
        return lambda control, report: _trace(puzzle, limit, control, report)


def _generate(
    recipe: Recipe, seed: int, language: Language, control: Control, report: Report
) -> Event:
    card = api.generate(recipe, seed, watch=_Watch(report), control=control)
    return Made(card=CardDocument.of(card, language) if card else None)


class _Watch:
    """Reports how generating goes, not more often than somebody could see."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._next = 0.0
        self._shown: Puzzle | None = None

    def __call__(self, search: Search) -> None:
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + TICK
        is_new = search.nearest is not None and search.nearest is not self._shown
        nearest = PuzzleDocument.of(search.nearest) if search.nearest and is_new else None
        self._shown = search.nearest
        self._report(Attempt(tried=search.tried, faults=search.faults, nearest=nearest))


def _count(puzzle: Puzzle, control: Control) -> Event:
    found = api.count(puzzle, control=control)
    return Counted(solutions=int(found), stopped=found.stopped)


def _rate(puzzle: Puzzle, language: Language, control: Control) -> Event:
    rating = api.rate(puzzle, control=control)
    return Rated(status=rating.status.value, rating=RatingDocument.of(rating, language))


def _trace(puzzle: Puzzle, limit: int, control: Control, report: Report) -> Event:
    events = islice(api.trace(puzzle, control=control), limit)
    seen = 0
    while portion := list(islice(events, PORTION)):
        seen += len(portion)
        report(
            Traced(
                acts="".join(_LETTERS[event.act] for event in portion),
                cells=[event.cell for event in portion],
                digits=[event.digit for event in portion],
            )
        )
    return Searched(whole=seen < limit and control.seconds_left > 0)
