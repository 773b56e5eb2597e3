"""Makes the puzzles of a shard of seeds, with everything that is known about them."""

from functools import lru_cache

from nonet import make
from nonet.batch.rating import figures
from nonet.batch.rows import Rows, text_of
from nonet.batch.shard import Shard
from nonet.batch.table import Columns
from nonet.batch.task import Task
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.symbols import write_line
from nonet.engine import Control
from nonet.engine.many import is_on_classic
from nonet.errors import PuzzleError
from nonet.make import Card, Progress, Recipe
from nonet.make.symmetry import SYMMETRIES, orbits_of

NOT_FOUND = "nothing fits"

_FULLEST_FIRST = (
    "full", "rotate90", "mirrors", "diagonals",
    "rotate180", "left_right", "top_bottom", "falling", "rising",
)  # fmt: skip
assert {*_FULLEST_FIRST, "none"} == set(SYMMETRIES)


def generate(shard: Shard, task: Task, rows: Rows) -> Columns:
    """The columns of `generate`; a seed that gives nothing is rejected."""
    recipe = Recipe.read(task.recipe)
    cards = []
    for seed in range(shard.first, shard.first + shard.count):
        card = _card(recipe, seed, task.tries)
        if card:
            cards.append(card)
        else:
            reason = f"{NOT_FOUND}: none of the first {task.tries:,} candidates"
            rows.reject(seed, NOT_FOUND, reason, f"seed {seed}")
    return _columns(cards)


def _card(recipe: Recipe, seed: int, tries: int) -> Card | None:
    """The puzzle of a seed, if it is among so many candidates: that depends on no clock."""
    control = Control()

    def watch(progress: Progress) -> None:
        if progress.tried >= tries:
            control.cancel()

    card = make.generate(recipe, seed, control, watch=watch)
    return card if card and card.fits else None


def _columns(cards: list[Card]) -> Columns:
    return {
        "puzzle": [text_of(card.puzzle) for card in cards],
        "solution": [write_line(card.solution) for card in cards],
        "solutions": [card.solutions for card in cards],
        "givens": [card.givens for card in cards],
        **figures([card.rating for card in cards]),
        "minimal": [card.minimal for card in cards],
        "symmetry": [symmetry_of(card.puzzle) for card in cards],
        "canonical": [_canonical(card.puzzle) for card in cards],
        "seed": [card.seed for card in cards],
        "candidate": [card.candidate for card in cards],
        "recipe": [str(card.recipe) for card in cards],
    }


def symmetry_of(puzzle: Puzzle) -> str:
    """The fullest symmetry of the cells that are given.

    >>> from nonet.core.shapes import named
    >>> symmetry_of(Puzzle(named("4x4"), {0: 1, 15: 2})), symmetry_of(Puzzle(named("4x4"), {1: 1}))
    ('diagonals', 'none')
    """
    given = bytes(map(bool, puzzle.givens))
    for name, image in _images(puzzle.layout):
        if bytes(map(given.__getitem__, image)) == given:
            return name
    return "none"


@lru_cache(maxsize=64)
def _images(layout: Layout) -> list[tuple[str, list[int]]]:
    """By symmetry, the next cell of each in its orbit: where all are alike, the orbits are."""
    images = []
    for name in _FULLEST_FIRST:
        try:
            orbits = orbits_of(layout, name)
        except PuzzleError:  # a board that is no square
            continue
        following = {cell: orbit[place - 1] for orbit in orbits for place, cell in enumerate(orbit)}
        images.append((name, [following[cell] for cell in range(layout.cell_count)]))
    return images


def _canonical(puzzle: Puzzle) -> str | None:
    if puzzle.allowed or not is_on_classic(puzzle):
        return None
    return str(make.canonical(puzzle))
