"""The candidates of a recipe and a seed: numbered puzzles; the first that fits is taken."""

from functools import partial
from math import inf

from nonet import engine
from nonet._native import Singles
from nonet.core.layout import Layout
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.shapes import CLASSIC
from nonet.core.splitmix import SplitMix64
from nonet.engine import Control
from nonet.logic.scale import BEYOND, SCALE
from nonet.make import (
    boards,
    classic,
    demand,
    easing,
    loose,
    pattern,
    rarities,
    recutting,
    seventeen,
    teaching,
)
from nonet.make.recipe import Recipe
from nonet.make.span import Span, span_of
from nonet.make.symmetry import possible_numbers

EASY_GIVENS: tuple[tuple[float, Span], ...] = ((1.2, (34, 40)), (1.5, (28, 32)), (2.5, (25, 28)))
"""Up to which ER to ask for how many givens on the 9x9 board, for most candidates to fit."""

BY_HIDDEN_GIVENS = (25, 29)
"""The same for boards where hidden singles are certainly enough: more would be too easy."""

EASY_CAGES: tuple[tuple[float, Span], ...] = ((1.2, (1, 2)),)
USUAL_CAGES = (2, 4)
"""The same for the sizes of cages."""

FURTHER = 0.0125
"""For every further digit so much greater a share is given: measured up to 25x25."""

FEW_GIVENS = (25, 28)
HARDEST_WITHOUT_CHAINS = 6.2
"""Up to here a few givens more than minimal puzzles have make more of the candidates fit."""

STUCK_GIVENS = (28, 31)
EASIEST_STUCK = 3.0
"""From here on singles and locked candidates are never enough: where they are, there is no need to
rate the candidate."""

HARDEST_BY_HIDDEN = 1.5
"""Up to here hidden singles are all that there is."""

RECUT_STARTS = 5
"""So many cuts of the board into cages are tried for one that can be made easy enough."""

HARDEST_BY_SINGLES = 2.3
"""Up to here singles are enough, and elsewhere they are not."""

HARDEST_EASED = 7.2
"""Up to here other boards are made easier until they fit; to rate harder ones would take long."""


def make_candidate(recipe: Recipe, seed: int, number: int, control: Control) -> Puzzle | None:
    """Candidate number so and so; None when stopped."""
    # numbers count on from a random one, so that neighbouring seeds have no candidates in common
    random = SplitMix64(SplitMix64(seed).next() + number)
    layout = recipe.name.random(random.next(), recipe.wildness, control)
    if layout is None:
        return None
    if recipe.name.killer:
        return _make_killer(recipe, layout, random, control)
    if not recipe.has_one_solution:
        return loose.make(recipe, layout, random, control)
    grid = _make_grid(recipe, layout, random, control)
    return Puzzle(layout, grid) if grid else None


def _make_killer(
    recipe: Recipe, layout: Layout, random: SplitMix64, control: Control
) -> Puzzle | None:
    if _is_recut(recipe, layout) and (eased := _recut(recipe, layout, random, control)):
        return eased
    puzzle = boards.random_killer(layout, random.next(), _cages(recipe), control)
    if puzzle and recipe.pattern:
        return _revealed(puzzle, recipe, control)
    givens = _draw(recipe, layout, random)
    if puzzle is None or not givens:
        return puzzle
    wish = boards.Wish(givens, recipe.symmetry)
    grid = boards.make(puzzle.layout, random.next(), wish, control)
    return Puzzle(puzzle.layout, grid) if grid else None


def _is_recut(recipe: Recipe, layout: Layout) -> bool:
    is_easy = recipe.ratings is not None and recipe.ratings[1] <= recutting.HARDEST_RECUT
    return is_easy and recipe.aim is None and not boards.is_big(layout)


def _recut(recipe: Recipe, layout: Layout, random: SplitMix64, control: Control) -> Puzzle | None:
    """A killer that is easy enough; None if none was found in some starts, or when stopped."""
    assert recipe.ratings is not None
    sizes = _cages(recipe)
    for _ in range(RECUT_STARTS):
        start = boards.solved_killer(layout, random.next(), sizes, control)
        eased = start and recutting.ease(*start, recipe.ratings[1], sizes, random, control)
        if eased or control.seconds_left == 0:
            return eased
    return None


def _revealed(killer: Puzzle, recipe: Recipe, control: Control) -> Puzzle | None:
    """The killer with the cells of the pattern given: the cages alone leave one solution."""
    solution = engine.solve(killer, control).solution
    if solution is None:
        return None
    return Puzzle(killer.layout, pattern.masked(solution, recipe.pattern_cells))


def _cages(recipe: Recipe) -> Span:
    """How many cells cages have; smaller ones make easier puzzles."""
    if recipe.cages is not None:
        return span_of(recipe.cages)
    if recipe.teaches in teaching.SMALL_CAGES:
        return teaching.SMALL_CAGES[recipe.teaches]
    hardest = recipe.ratings[1] if recipe.ratings else inf
    return next((sizes for most, sizes in EASY_CAGES if hardest <= most), USUAL_CAGES)


def _make_grid(recipe: Recipe, layout: Layout, random: SplitMix64, control: Control) -> Grid | None:
    givens, seed = _draw(recipe, layout, random), random.next()
    if _takes_rarity(recipe):
        return _rarity(recipe, random, control)
    if recipe.pattern:
        fill = classic.make_pattern if recipe.name.is_classic else partial(pattern.fill, layout)
        return fill(recipe.pattern_cells, seed, control)
    if not recipe.name.is_classic:
        grid = boards.make(layout, seed, _board_wish(recipe, givens), control)
        return _eased(recipe, Puzzle(layout, grid), random, control) if grid else None
    if givens == classic.FEWEST and recipe.symmetry == "none" and not recipe.fresh:
        return seventeen.choose(seed)
    if _must_be_stuck(recipe):
        return classic.make_stuck(seed, givens, recipe.symmetry, control)
    return classic.make(
        seed, givens, minimal=recipe.minimal, symmetry=recipe.symmetry, control=control
    )


def _board_wish(recipe: Recipe, givens: int | None) -> boards.Wish:
    is_stuck = recipe.ratings is not None and recipe.ratings[0] > HARDEST_BY_SINGLES
    return boards.Wish(givens, recipe.symmetry, _guesses(recipe), _singles(recipe), is_stuck)


def _eased(recipe: Recipe, puzzle: Puzzle, random: SplitMix64, control: Control) -> Grid | None:
    ratings = recipe.ratings
    if ratings is None or recipe.aim or recipe.minimal or not _starts_hard(puzzle.layout, ratings):
        return puzzle.givens
    return easing.ease(puzzle, ratings[1], recipe.symmetry, random, control)


def _starts_hard(layout: Layout, ratings: tuple[float, float]) -> bool:
    """Whether candidates are made with few givens, and then easier until they fit.

    Other boards with nine digits and more are too hard for most levels else, however often one
    tries; and how many givens a loose board needs, nobody knows before.
    """
    hardest = ratings[1]
    if hardest > HARDEST_EASED:
        return False
    is_easy = hardest <= EASY_GIVENS[-1][0]
    return boards.is_loose(layout) or (layout.size >= CLASSIC.size and not is_easy)


def _takes_rarity(recipe: Recipe) -> bool:
    """Whether a relative of a puzzle that comes with Nonet will do."""
    is_open = recipe.name.is_classic and recipe.symmetry == "none" and recipe.aim is None
    is_plain = not (recipe.minimal or recipe.ratings or recipe.allows)
    return is_open and is_plain and _wish(recipe) in rarities.stored()


def _wish(recipe: Recipe) -> tuple[str, str]:
    if recipe.teaches:
        return "teaches", recipe.teaches
    return "needs", recipe.needs or ""


def _rarity(recipe: Recipe, random: SplitMix64, control: Control) -> Grid:
    wish, technique = _wish(recipe)

    def is_right(puzzle: Puzzle) -> bool:
        if wish == "teaches":
            return teaching.is_taught(puzzle, technique, control)
        return demand.is_needed(puzzle, technique, (), control)

    start = rarities.choose(wish, technique, random)
    return rarities.relative(start, is_right, random, control).givens


def _must_be_stuck(recipe: Recipe) -> bool:
    if recipe.minimal:
        return False
    if recipe.needs and not recipe.ratings and not recipe.allows:
        return SCALE.get(recipe.needs, BEYOND) >= 10 * EASIEST_STUCK
    least, most = recipe.ratings or (0.0, inf)
    return least >= EASIEST_STUCK and most <= HARDEST_WITHOUT_CHAINS


def _draw(recipe: Recipe, layout: Layout, random: SplitMix64) -> int | None:
    """How many givens this candidate has; None for as few as possible."""
    aim = recipe.aim
    span = aim.givens if aim else _usual_givens(recipe, layout)
    if span is None:
        return None
    numbers = possible_numbers(layout, recipe.symmetry, span)
    return numbers[random.below(len(numbers))]


def _usual_givens(recipe: Recipe, layout: Layout) -> Span | None:
    """How many givens suit the difficulty, where the recipe leaves that open."""
    if recipe.teaches and recipe.name.is_classic and recipe.symmetry == "none":
        return teaching.GIVENS.get(recipe.teaches, teaching.USUAL_GIVENS)
    ratings = recipe.ratings
    if ratings is None or recipe.symmetry != "none" or recipe.minimal or recipe.name.killer:
        return None
    if boards.is_loose(layout):
        return None
    for hardest, span in EASY_GIVENS:
        if ratings[1] <= hardest:
            is_sure = hardest == HARDEST_BY_HIDDEN and not recipe.name.is_classic
            least, most = BY_HIDDEN_GIVENS if is_sure else span
            return _share(layout, least), _share(layout, most)
    if not recipe.name.is_classic or ratings[1] > HARDEST_WITHOUT_CHAINS:
        return None
    return STUCK_GIVENS if _must_be_stuck(recipe) else FEW_GIVENS


def _share(layout: Layout, givens: int) -> int:
    """As many givens as so many on the 9x9 board, for a puzzle that is about as easy."""
    share = givens / CLASSIC.cell_count + FURTHER * (layout.size - CLASSIC.size)
    return min(round(share * layout.cell_count), layout.cell_count)


def _guesses(recipe: Recipe) -> int | None:
    """Puzzles that take no guess are easier, and quicker to make."""
    ratings = recipe.ratings
    return boards.EASY if ratings is not None and ratings[1] <= EASY_GIVENS[-1][0] else None


def _singles(recipe: Recipe) -> Singles | None:
    """Which singles must be enough, where that makes sure that the candidate is easy enough."""
    if recipe.aim and recipe.aim.by_singles:
        return Singles.ALL
    ratings = recipe.ratings
    return Singles.HIDDEN if ratings is not None and ratings[1] <= HARDEST_BY_HIDDEN else None
