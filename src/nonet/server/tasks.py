"""Long work that the page can ask for: generate, count, rate, print, watch."""

import time
from collections.abc import Callable, Iterable
from functools import partial
from itertools import islice
from typing import Literal, Protocol

from pydantic import Field

from nonet import api
from nonet.api.saving import game_of
from nonet.core.puzzle import Puzzle
from nonet.engine import Act, Control
from nonet.make import Card, Recipe
from nonet.make import Progress as Search
from nonet.make.making import Deed
from nonet.server.cards import CardDocument, RatingDocument
from nonet.server.documents import SentPuzzle
from nonet.server.events import (
    Attempt,
    Counted,
    Event,
    Laid,
    Made,
    Printed,
    Printing,
    Rated,
    Reviewed,
    Reviewing,
    Searched,
    Traced,
)
from nonet.server.intake import Whole
from nonet.server.jobs import TICK, Apart, Work, apart, as_written
from nonet.server.printing import Plates, PrintWish, keep, known_for, press
from nonet.server.recipes import RecipeWish
from nonet.server.reviews import ReviewDocument
from nonet.server.routers import Wish
from nonet.server.saves import SaveDocument
from nonet.words import Language

MOST_SECONDS = 600.0
MOST_EVENTS = 100_000
"""Nobody watches a search for longer."""

PORTION = 500
"""So many events of a search are sent at once."""

PACE = 0.02
"""Seconds between two portions; the page, at its fastest, shows a fifth as many."""

_LETTERS = {Act.GUESS: "g", Act.PLACE: "p", Act.REMOVE: "r", Act.DEAD_END: "d", Act.SOLUTION: "s"}
_DEEDS = {
    Deed.START: "n",
    Deed.FILL: "f",
    Deed.EMPTY: "e",
    Deed.KEEP: "k",
    Deed.REFUSE: "x",
    Deed.ACCEPT: "a",
}

Report = Callable[[Event], None]


class JobWish(Wish):
    """Seconds that a job may take."""

    seconds: float = Field(60.0, strict=True, gt=0, le=MOST_SECONDS)


class GenerateWish(JobWish):
    """A puzzle that may take long to find."""

    job: Literal["generate"]
    recipe: RecipeWish

    def work(self, language: Language) -> Work:
        """What is to be done; the recipe is checked here."""
        recipe, seed = self.recipe.recipe(), self.recipe.chosen_seed()
        return apart(_generate, recipe, seed, language)


class CountWish(JobWish):
    """All solutions of a puzzle, however many."""

    job: Literal["count"]
    game: SentPuzzle

    def work(self, _: Language) -> Work:
        """What is to be done."""
        puzzle = self.game.sheet().puzzle
        return apart(_count, puzzle)


class RateWish(JobWish):
    """The rating of a puzzle, however hard."""

    job: Literal["rate"]
    game: SentPuzzle

    def work(self, language: Language) -> Work:
        """What is to be done."""
        puzzle = self.game.sheet().puzzle
        return apart(_rate, puzzle, language)


class WatchWish(JobWish):
    """Work that is told event by event, up to `limit` of them."""

    limit: Whole = Field(MOST_EVENTS, ge=1, le=MOST_EVENTS)


class TraceWish(WatchWish):
    """The search for all solutions of a puzzle, event by event, up to `limit` of them."""

    job: Literal["trace"]
    game: SentPuzzle

    def work(self, _: Language) -> Work:
        """What is to be done."""
        puzzle, limit = self.game.sheet().puzzle, self.limit
        return apart(_trace, puzzle, limit)


class MakingWish(WatchWish):
    """The making of a puzzle, event by event, up to `limit` of them."""

    job: Literal["making"]
    recipe: RecipeWish

    def work(self, language: Language) -> Work:
        """What is to be done; the recipe is checked here."""
        recipe, seed, limit = self.recipe.recipe(), self.recipe.chosen_seed(), self.limit
        return apart(_make, recipe, seed, limit, language)


class PrintJobWish(JobWish):
    """A document to print, whose puzzles may take long to make."""

    job: Literal["print"]
    wish: PrintWish

    def work(self, _: Language) -> Work:
        """What is to be done."""
        wish = self.wish
        return Apart(partial(_print, wish, known_for(wish)), partial(_printed, wish))


class ReviewWish(JobWish):
    """The review of a game, turn by turn."""

    job: Literal["review"]
    save: SaveDocument

    def work(self, language: Language) -> Work:
        """What is to be done; the game is read here to refuse it, and travels as text."""
        game_of(self.save.as_sent())
        return Apart(
            partial(_review, self.save.model_dump_json(exclude_unset=True), language), as_written
        )


def _generate(
    recipe: Recipe, seed: int, language: Language, control: Control, report: Report
) -> Event:
    card = api.generate(recipe, seed, watch=_Watch(report), control=control)
    return Made(card=CardDocument.of(card, language) if card else None)


class _Tick:
    """Says whether it is time for a report: not more often than somebody could see."""

    def __init__(self) -> None:
        self._next = 0.0

    def __call__(self) -> bool:
        now = time.monotonic()
        if now < self._next:
            return False
        self._next = now + TICK
        return True


class _Watch:
    """Reports how generating goes."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._tick = _Tick()
        self._shown: Puzzle | None = None

    def __call__(self, search: Search) -> None:
        if not self._tick():
            return
        is_new = search.nearest is not None and search.nearest is not self._shown
        nearest = SentPuzzle.of(search.nearest) if search.nearest and is_new else None
        self._shown = search.nearest
        self._report(Attempt(tried=search.tried, faults=search.faults, nearest=nearest))


def _count(puzzle: Puzzle, control: Control, _: Report) -> Event:
    found = api.count(puzzle, control=control)
    return Counted(solutions=int(found), stopped=found.stopped)


def _rate(puzzle: Puzzle, language: Language, control: Control, _: Report) -> Event:
    rating = api.rate(puzzle, control=control)
    return Rated(status=rating.status.value, rating=RatingDocument.of(rating, language))


def _trace(puzzle: Puzzle, limit: int, control: Control, report: Report) -> Event:
    events = islice(api.trace(puzzle, control=control), limit)
    seen = _report_in_portions(((_LETTERS[event.act], event) for event in events), report)
    return Searched(whole=seen < limit and control.seconds_left > 0)


def _make(
    recipe: Recipe, seed: int, limit: int, language: Language, control: Control, report: Report
) -> Event:
    report(Laid(puzzle=SentPuzzle.of(Puzzle(recipe.layout, {}))))
    card: Card | None = None

    def events() -> Iterable[tuple[str, Traceable]]:
        nonlocal card
        for event in islice(api.trace_making(recipe, seed, control=control), limit):
            card = event.card
            yield _DEEDS[event.deed], event

    _report_in_portions(events(), report)
    return Made(card=CardDocument.of(card, language) if card else None)


class Traceable(Protocol):
    """Something that happens in a cell."""

    @property
    def cell(self) -> int:
        """Where."""

    @property
    def digit(self) -> int:
        """To which digit."""


def _report_in_portions(events: Iterable[tuple[str, Traceable]], report: Report) -> int:
    """Reports events, each with its letter, in portions; returns how many there were.

    Not more often than the page can show them: else whoever saves a move would have to wait.
    """
    rest = iter(events)
    seen, due = 0, 0.0
    while portion := list(islice(rest, PORTION)):
        seen += len(portion)
        time.sleep(max(0.0, due - time.monotonic()))
        due = time.monotonic() + PACE
        report(
            Traced(
                acts="".join(letter for letter, _ in portion),
                cells=[event.cell for _, event in portion],
                digits=[event.digit for _, event in portion],
            )
        )
    return seen


def _print(wish: PrintWish, known: Plates, control: Control, report: Report) -> Plates:
    tick = _Tick()

    def watch(puzzles: int, pages: int) -> None:
        if tick():
            report(Printing(puzzles=puzzles, pages=pages))

    return press(wish, known, control, watch)


def _printed(wish: PrintWish, made: Plates) -> Event:
    document = keep(wish, made)
    return Printed(name=wish.name if document else None, pages=document.pages if document else 0)


def _review(save: str, language: Language, control: Control, report: Report) -> str:
    game = game_of(SaveDocument.model_validate_json(save).as_sent())
    tick = _Tick()

    def watch(done: int, number: int) -> None:
        if tick():
            report(Reviewing(done=done, all=number))

    found = api.review(game, watch=watch, control=control)
    return Reviewed(review=ReviewDocument.of(found, language)).model_dump_json()
