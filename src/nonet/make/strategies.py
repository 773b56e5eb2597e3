"""The ways to make a candidate: a table of strategies, of which the first that applies is taken."""

from collections.abc import Callable
from dataclasses import dataclass

from nonet import engine
from nonet._native import Singles
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.shapes import CLASSIC
from nonet.make import (
    boards,
    classic,
    demand,
    easing,
    laying,
    loose,
    pattern,
    rarities,
    recutting,
    seventeen,
    teaching,
)
from nonet.make.amounts import (
    HARDEST_BY_HIDDEN,
    HARDEST_BY_SINGLES,
    HARDEST_EASY,
    cage_sizes,
    draw_givens,
    must_be_stuck,
)
from nonet.make.order import Order

RECUT_STARTS = 5
"""So many cuts of the board into cages are tried for one that can be made easy enough."""

HARDEST_EASED = 7.2
"""Up to this ER other boards are made easier until they fit; to rate harder ones takes long."""


@dataclass(frozen=True, slots=True)
class Strategy:
    """One way to make a candidate, and when it is the right one."""

    name: str
    applies: Callable[[Order], bool]
    make: Callable[[Order], Puzzle | None]
    """Returns None when stopped."""


def strategy_for(order: Order) -> Strategy:
    """The first strategy that applies."""
    return next(strategy for strategy in STRATEGIES if strategy.applies(order))


# Killers: the cages alone leave one solution.


def _is_easy_killer(order: Order) -> bool:
    is_easy = order.hardest <= recutting.HARDEST_RECUT
    is_open = order.recipe.aim is None and not boards.is_big(order.layout)
    return order.recipe.name.killer and is_easy and is_open


def _make_easy_killer(order: Order) -> Puzzle | None:
    """Cuts the cages anew where steps are too hard; some cuts lead nowhere."""
    sizes = cage_sizes(order)
    for _ in range(RECUT_STARTS):
        start = boards.solved_killer(order.layout, order.random.next(), sizes, order.control)
        eased = start and recutting.ease(*start, order.hardest, sizes, order.random, order.control)
        if eased or order.control.seconds_left == 0:
            return eased
    return _make_killer(order)


def _make_killer_with_pattern(order: Order) -> Puzzle | None:
    killer = _random_killer(order)
    solution = engine.solve(killer, order.control).solution if killer else None
    if killer is None or solution is None:
        return None
    return Puzzle(killer.layout, pattern.masked(solution, order.recipe.pattern_cells))


def _make_killer(order: Order) -> Puzzle | None:
    killer = _random_killer(order)
    givens = draw_givens(order)
    if killer is None or not givens:
        return killer
    wish = boards.Wish(givens, order.recipe.symmetry)
    grid = boards.make(killer.layout, order.random.next(), wish, order.control)
    return Puzzle(killer.layout, grid) if grid else None


def _random_killer(order: Order) -> Puzzle | None:
    sizes = cage_sizes(order)
    return boards.random_killer(order.layout, order.random.next(), sizes, order.control)


# Relatives of puzzles that come with Nonet.


def _takes_rarity(order: Order) -> bool:
    recipe = order.recipe
    is_open = order.is_classic and not order.is_symmetrical and recipe.aim is None
    is_plain = not (recipe.minimal or order.is_rated or recipe.allows)
    return is_open and is_plain and _technique_wish(order) in rarities.stored()


def _technique_wish(order: Order) -> tuple[str, str]:
    if order.recipe.teaches:
        return "teaches", order.recipe.teaches
    return "needs", order.recipe.needs or ""


def _make_rarity(order: Order) -> Grid | None:
    _draw(order)
    wish, technique = _technique_wish(order)

    def is_right(puzzle: Puzzle) -> bool:
        if wish == "teaches":
            return teaching.is_taught(puzzle, technique, order.control)
        return demand.is_needed(puzzle, technique, (), order.control)

    start = rarities.choose(wish, technique, order.random)
    return rarities.relative(start, is_right, order.random, order.control).givens


# Everything else: givens are taken from a full grid while one solution is left.


def _draw(order: Order) -> tuple[int | None, int]:
    """The number of givens and a seed: all strategies below draw the same, whether used or not."""
    return draw_givens(order), order.random.next()


def _make_pattern(order: Order) -> Grid | None:
    _, seed = _draw(order)
    cells = order.recipe.pattern_cells
    if order.is_classic:
        return classic.make_pattern(cells, seed, order.control)
    return pattern.fill(order.layout, cells, seed, order.control)


def _make_stuck(order: Order) -> Grid | None:
    givens, seed = _draw(order)
    return _stored(order, givens, seed) or classic.make_stuck(
        seed, givens, order.recipe.symmetry, order.control
    )


def _make_classic(order: Order) -> Grid | None:
    givens, seed = _draw(order)
    recipe = order.recipe
    return _stored(order, givens, seed) or classic.make(
        seed, givens, minimal=recipe.minimal, symmetry=recipe.symmetry, control=order.control
    )


def _stored(order: Order, givens: int | None, seed: int) -> Grid | None:
    """Puzzles with 17 givens are taken from those that were found before."""
    is_taken = givens == classic.FEWEST and not order.is_symmetrical and not order.recipe.fresh
    return seventeen.choose(seed) if is_taken else None


def _is_eased(order: Order) -> bool:
    """Whether candidates are made with few givens, and then easier until they fit.

    Other boards with nine digits and more are too hard for most levels else, however often one
    tries; and how many givens a loose board needs, nobody knows before.
    """
    recipe, layout = order.recipe, order.layout
    if not order.is_rated or recipe.aim or recipe.minimal or order.hardest > HARDEST_EASED:
        return False
    return boards.is_loose(layout) or (layout.size >= CLASSIC.size and order.hardest > HARDEST_EASY)


def _make_eased(order: Order) -> Grid | None:
    grid = _make_board(order)
    if grid is None:
        return None
    puzzle = Puzzle(order.layout, grid)
    return easing.ease(puzzle, order.hardest, order.recipe.symmetry, order.random, order.control)


def _make_board(order: Order) -> Grid | None:
    givens, seed = _draw(order)
    wish = boards.Wish(
        givens,
        order.recipe.symmetry,
        boards.EASY if order.hardest <= HARDEST_EASY else None,
        _singles(order),
        order.easiest > HARDEST_BY_SINGLES,
    )
    return boards.make(order.layout, seed, wish, order.control)


def _singles(order: Order) -> Singles | None:
    """Which singles must be enough, where that makes sure that the candidate is easy enough."""
    if order.recipe.aim and order.recipe.aim.by_singles:
        return Singles.ALL
    return Singles.HIDDEN if order.hardest <= HARDEST_BY_HIDDEN else None


def _grid_strategy(
    name: str, applies: Callable[[Order], bool], make: Callable[[Order], Grid | None]
) -> Strategy:
    """A strategy that fills the board of its order."""

    def make_puzzle(order: Order) -> Puzzle | None:
        grid = make(order)
        return Puzzle(order.layout, grid) if grid else None

    return Strategy(name, applies, make_puzzle)


def _make_loose(order: Order) -> Puzzle | None:
    return loose.make(order.recipe, order.layout, order.random, order.control)


STRATEGIES = (
    Strategy("rules", lambda order: bool(order.recipe.rules), laying.make),
    Strategy("easy killer", _is_easy_killer, _make_easy_killer),
    Strategy(
        "killer with a pattern",
        lambda order: order.recipe.name.killer and bool(order.recipe.pattern),
        _make_killer_with_pattern,
    ),
    Strategy("killer", lambda order: order.recipe.name.killer, _make_killer),
    Strategy("several solutions", lambda order: not order.recipe.has_one_solution, _make_loose),
    _grid_strategy("relative of a rarity", _takes_rarity, _make_rarity),
    _grid_strategy("pattern", lambda order: bool(order.recipe.pattern), _make_pattern),
    _grid_strategy(
        "stuck 9x9", lambda order: order.is_classic and must_be_stuck(order), _make_stuck
    ),
    _grid_strategy("9x9", lambda order: order.is_classic, _make_classic),
    _grid_strategy("eased board", _is_eased, _make_eased),
    _grid_strategy("any board", lambda _: True, _make_board),
)
"""From the most particular to the one that is always possible."""
