"""How many givens, and how big cages, make most candidates fit a difficulty: as measured."""

from nonet.core.layout import Layout
from nonet.core.shapes import CLASSIC
from nonet.logic.scale import BEYOND, SCALE
from nonet.make import boards, teaching
from nonet.make.order import Order
from nonet.make.span import Span, span_of
from nonet.make.symmetry import possible_numbers

HARDEST_BY_HIDDEN = 1.5
"""Up to this ER hidden singles are all that there is."""

HARDEST_BY_SINGLES = 2.3
"""Up to this ER singles are enough, and elsewhere they are not."""

HARDEST_EASY = 2.5
"""Up to this ER candidates are made easy by what is given, from the start."""

EASIEST_STUCK = 3.0
"""From this ER on singles and locked candidates are never enough: where they are, there is no need
to rate the candidate."""

HARDEST_WITHOUT_CHAINS = 6.2
"""Up to this ER a few givens more than minimal puzzles have make more of the candidates fit."""

EASY_GIVENS: tuple[tuple[float, Span], ...] = (
    (1.2, (34, 40)), (HARDEST_BY_HIDDEN, (28, 32)), (HARDEST_EASY, (25, 28)),
)  # fmt: skip
BY_HIDDEN_GIVENS = (25, 29)
STUCK_GIVENS = (28, 31)
FEW_GIVENS = (25, 28)
"""Givens on the 9x9 board: up to an ER; for boards where hidden singles are certainly enough, as
more would be too easy; for puzzles that get stuck; and for others without chains."""

FURTHER = 0.0125
"""For every further digit so much greater a share is given: measured up to 25x25."""

EASY_CAGES: tuple[tuple[float, Span], ...] = ((1.2, (1, 2)),)
USUAL_CAGES = (2, 4)
"""Sizes of cages: up to an ER, and else."""


def draw_givens(order: Order) -> int | None:
    """How many givens this candidate has; None for as few as possible."""
    aim = order.recipe.aim
    span = aim.givens if aim else _usual_givens(order)
    if span is None:
        return None
    numbers = possible_numbers(order.layout, order.recipe.symmetry, span)
    return numbers[order.random.below(len(numbers))]


def cage_sizes(order: Order) -> Span:
    """How many cells cages have; smaller ones make easier puzzles."""
    recipe = order.recipe
    if recipe.cages is not None:
        return span_of(recipe.cages)
    if recipe.teaches in teaching.SMALL_CAGES:
        return teaching.SMALL_CAGES[recipe.teaches]
    return next((sizes for most, sizes in EASY_CAGES if order.hardest <= most), USUAL_CAGES)


def must_be_stuck(order: Order) -> bool:
    """Whether the difficulty needs more than singles and locked candidates, and no chains."""
    recipe = order.recipe
    if recipe.minimal:
        return False
    if recipe.needs and not order.is_rated and not recipe.allows:
        return SCALE.get(recipe.needs, BEYOND) >= 10 * EASIEST_STUCK
    return order.easiest >= EASIEST_STUCK and order.hardest <= HARDEST_WITHOUT_CHAINS


def _usual_givens(order: Order) -> Span | None:
    """How many givens suit the difficulty, where the recipe leaves that open."""
    recipe = order.recipe
    if recipe.teaches and order.is_classic and not order.is_symmetrical:
        return teaching.GIVENS.get(recipe.teaches, teaching.USUAL_GIVENS)
    if not order.is_rated or order.is_symmetrical or recipe.minimal or recipe.name.killer:
        return None
    if boards.is_loose(order.layout):
        return None
    if order.hardest <= HARDEST_EASY:
        least, most = _easy_givens(order)
        return _share(order.layout, least), _share(order.layout, most)
    if not order.is_classic or order.hardest > HARDEST_WITHOUT_CHAINS:
        return None
    return STUCK_GIVENS if must_be_stuck(order) else FEW_GIVENS


def _easy_givens(order: Order) -> Span:
    hardest, span = next(entry for entry in EASY_GIVENS if order.hardest <= entry[0])
    is_sure = hardest == HARDEST_BY_HIDDEN and not order.is_classic
    return BY_HIDDEN_GIVENS if is_sure else span


def _share(layout: Layout, givens: int) -> int:
    """As many givens as so many on the 9x9 board, for a puzzle that is about as easy."""
    share = givens / CLASSIC.cell_count + FURTHER * (layout.size - CLASSIC.size)
    return min(round(share * layout.cell_count), layout.cell_count)
