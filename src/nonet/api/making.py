"""New puzzles: by recipe and seed, one or many; their cards as text, and whether a card is true."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Unpack

from nonet import engine, make
from nonet.api.arguments import (
    PuzzleLike,
    as_control,
    as_number,
    as_puzzle,
    as_seed,
    as_watch,
    as_workers,
)
from nonet.api.wishes import RecipeLike, Wishes, as_recipe
from nonet.catalogue import Message
from nonet.core.puzzle import Puzzle
from nonet.core.verify import is_solution
from nonet.engine import Control
from nonet.errors import NonetError
from nonet.make import Card, Watch
from nonet.make.candidate import make_candidate
from nonet.make.judgement import MOST_SOLUTIONS, is_minimal, judge, rate
from nonet.make.making import Event
from nonet.make.recipe import GENERATOR


def generate(
    recipe: RecipeLike = "",
    seed: int | None = None,
    *,
    workers: int | None = 1,
    watch: Watch | None = None,
    deadline: float | None = None,
    control: Control | None = None,
    **wishes: Unpack[Wishes],
) -> Card | None:
    """A puzzle by recipe and seed: the same everywhere, whatever the number of workers.

    The recipe is a `Recipe`, its text, or its wishes by name. Without a seed it is one by chance;
    `card.seed` tells which. At the deadline it is the nearest that was found (`fits` is false),
    None if there is none yet.

    >>> card = generate("level=easy symmetry=rotate180", seed=7)
    >>> card.level, card.fits
    ('easy', True)
    >>> generate(level="easy", symmetry="rotate180", seed=7) == card
    True
    """
    control, workers = as_control(deadline, control), as_workers(workers)
    chosen, watch = as_recipe(recipe, wishes), as_watch(watch)
    return make.generate(chosen, as_seed(seed), control, workers=workers, watch=watch)


def generate_many(
    recipe: RecipeLike = "",
    seed: int | None = None,
    count: int = 1,
    workers: int | None = None,
    *,
    deadline: float | None = None,
    control: Control | None = None,
    **wishes: Unpack[Wishes],
) -> Iterator[Card | None]:
    """The puzzles of `seed`, `seed` + 1 and so on, in order, made on all cores.

    >>> [card.givens for card in generate_many("board=4x4 givens=5", seed=1, count=3)]
    [5, 5, 5]
    """
    seed, count = as_seed(seed), as_number(count, "count", 0)
    chosen, control = as_recipe(recipe, wishes), as_control(deadline, control)
    return make.generate_many(chosen, seed, count, control, workers=as_workers(workers))


def trace_making(
    recipe: RecipeLike = "",
    seed: int | None = None,
    *,
    deadline: float | None = None,
    control: Control | None = None,
    **wishes: Unpack[Wishes],
) -> Iterator[Event]:
    """The making of a puzzle, event by event: digits that are filled in, taken away and kept.

    It ends with the puzzle that `generate` gives for the same recipe and seed, as the card of the
    last event.

    >>> events = list(trace_making("board=4x4 givens=6", seed=1))
    >>> [event.deed.value for event in (events[0], events[1], events[-1])]
    ['start', 'fill', 'accept']
    >>> events[-1].card == generate("board=4x4 givens=6", seed=1)
    True
    """
    chosen, control = as_recipe(recipe, wishes), as_control(deadline, control)
    return make.trace_making(chosen, as_seed(seed), control)


def canonical(puzzle: PuzzleLike) -> Puzzle:
    """The least form of a classic puzzle; two are essentially the same if theirs are equal.

    >>> canonical("7" + "." * 80) == canonical("." * 80 + "3")
    True
    """
    return make.canonical(as_puzzle(puzzle))


def verify(
    card: Card, *, deadline: float | None = None, control: Control | None = None
) -> list[str]:
    """What is wrong with a card, one sentence each: everything that it says is found out anew.

    >>> verify(generate("level=medium", seed=1))
    []
    """
    if not isinstance(card, Card):
        raise NonetError("error.expected", where="card", wanted=Message("wanted.card"), got=card)
    check = _Check(card, as_control(deadline, control) or Control())
    return [sentence for sentence in check.sentences() if sentence]


@dataclass(frozen=True)
class _Check:
    card: Card
    control: Control

    def sentences(self) -> Iterator[str | None]:
        yield self._of_solution()
        yield self._of_number()
        if self.card.level:
            yield self._of_rating()
        yield self._of_minimal()
        yield self._of_seed()
        yield self._of_fit()
        if self.control.seconds_left == 0:
            raise NonetError("error.card_late")

    def _of_solution(self) -> str | None:
        if is_solution(self.card.puzzle, self.card.solution):
            return None
        return "the solution is none of this puzzle"

    def _of_number(self) -> str | None:
        found = engine.count(self.card.puzzle, MOST_SOLUTIONS + 1, self.control)
        told = [
            f"at least {number}" if number > MOST_SOLUTIONS else f"{number}"
            for number in (self.card.solutions, found)
        ]
        return _differs("number of solutions", *told)

    def _of_rating(self) -> str | None:
        found = rate(self.card.puzzle, self.control)
        if found.techniques != self.card.rating.techniques:
            return "the techniques are others than the card says"
        return _differs("rating", str(self.card.rating), str(found))

    def _of_minimal(self) -> str | None:
        if self.card.minimal is None:
            return None
        found = is_minimal(self.card.puzzle, self.control)
        return _differs("answer to whether it is minimal", self.card.minimal, found)

    def _of_seed(self) -> str | None:
        card = self.card
        if card.recipe.generator != GENERATOR:
            return str(NonetError("error.generator", asked=card.recipe.generator, here=GENERATOR))
        found = make_candidate(card.recipe, card.seed, card.candidate, self.control)
        return None if found == card.puzzle else "recipe and seed give another puzzle"

    def _of_fit(self) -> str | None:
        found = judge(self.card.recipe, self.card.puzzle, self.control)
        is_wrong = found and found.faults and self.card.fits
        return "the puzzle is not what the recipe asks for" if is_wrong else None


def _differs(name: str, told: object, found: object) -> str | None:
    return None if told == found else f"the {name} is {found}, not {told} as the card says"
