"""Rules laid on a solution, and a puzzle of them: givens go, then rules that are not needed."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import sqrt

from nonet import engine
from nonet.core.layout import Layout
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.rule import Rule
from nonet.core.splitmix import SplitMix64
from nonet.core.spoken import is_spoken
from nonet.engine import Control
from nonet.engine.general import is_unique_within
from nonet.make import boards, easing
from nonet.make.layers import LAYERS
from nonet.make.order import Order
from nonet.make.rule_wishes import RuleWish
from nonet.make.site import Site
from nonet.make.span import span_of
from nonet.make.symmetry import orbits_of, possible_numbers
from nonet.rules import kind_named
from nonet.rules.places import before

BARE = 1.6
"""So many times as many rules are laid where hardly any digits are given."""

FEW_GIVENS = 12
"""Up to so many on 81 cells are hardly any."""

ROUNDS = 3
"""How often the whole board is looked over for one more rule of a kind."""

GUESSES = 200
"""What takes more to prove is left out: no person would find it, and the search would take long."""

STARTS = 20
"""So many boards with two random digits are tried where a rule rules out most grids."""


Orbit = tuple[int, ...]
Without = Callable[[Sequence[Orbit]], Puzzle]
"""The puzzle without the givens of some orbits."""


def make(order: Order) -> Puzzle | None:
    """One candidate of a recipe with rules; None when stopped, or where the rules have no grid."""
    wishes = order.recipe.wishes
    whole = [kind_named(wish.kind).rule() for wish in wishes if LAYERS[wish.kind].is_whole]
    base = order.layout.with_rules(whole) if whole else order.layout
    solution = _fill(base, order.random, order.control)
    if solution is None:
        return None
    rules = tuple(_laid(order, solution))
    board = base.with_rules([*whole, *rules])
    givens = _dig(order, board, solution)
    if not order.recipe.needless:
        board = _thinned(order, board, givens, set(whole))
    if order.is_rated and givens is not None:
        puzzle = Puzzle(board, givens)
        eased = easing.ease(
            puzzle, order.hardest, order.recipe.symmetry, order.random, order.control
        )
        givens = eased if order.recipe.aim is None else givens
    return None if givens is None or order.control.seconds_left == 0 else Puzzle(board, givens)


def _fill(base: Layout, random: SplitMix64, control: Control) -> Grid | None:
    if is_spoken(base):
        return boards.random_grid(base, random.next(), control=control)
    for _ in range(STARTS):
        givens = bytearray(base.cell_count)
        for cell in random.shuffled(range(base.cell_count))[:2]:
            givens[cell] = 1 + random.below(base.size)
        if found := engine.solve(Puzzle(base, bytes(givens)), control).solution:
            return found
    return engine.solve(Puzzle(base, bytes(base.cell_count)), control).solution


def _laid(order: Order, solution: Grid) -> Iterator[Rule]:
    recipe = order.recipe
    site = Site(order.layout, solution, order.random, recipe.mirrored)
    site.sums = None if recipe.sums is None else span_of(recipe.sums)
    # lines want more room than marks
    wishes = sorted(recipe.wishes, key=lambda wish: LAYERS[wish.kind].cells is None)
    for wish in wishes:
        if not LAYERS[wish.kind].is_whole:
            yield from _laid_of(order, site, wish)
    if recipe.all_marks:
        relations = (LAYERS[wish.kind].relation for wish in wishes)
        for relation in filter(None, relations):
            yield kind_named("negative").rule(relation=relation)  # type: ignore[call-arg]


def _laid_of(order: Order, site: Site, wish: RuleWish) -> Iterator[Rule]:
    layer, wanted = LAYERS[wish.kind], _wanted(order, wish)
    if order.recipe.all_marks and layer.relation:
        wanted = order.layout.cell_count * 2  # every one that there is
    sizes = wish.cells or layer.cells or (1, 1)
    laid: set[Rule] = set()
    rounds = 0
    for rule in layer.lay(site, sizes):
        rounds += rule is None
        if len(laid) >= wanted or rounds >= ROUNDS or order.control.seconds_left == 0:
            return
        for one in _with_image(site, rule) if rule and rule not in laid else ():
            laid.add(one)
            occupy(site, one, is_mark=bool(layer.relation) and order.recipe.all_marks)
            yield one


def _wanted(order: Order, wish: RuleWish) -> int:
    """How many rules of the kind are laid; several kinds share the board."""
    if wish.count:
        least, most = wish.count
        return least + order.random.below(most - least + 1)
    share = order.layout.cell_count / 81
    kinds = sum(not LAYERS[one.kind].is_whole for one in order.recipe.wishes)
    aim = order.recipe.aim
    is_bare = aim is not None and aim.givens[1] <= FEW_GIVENS * share
    usual = LAYERS[wish.kind].count * share * (BARE if is_bare else 1.0)
    return max(1, round(usual / sqrt(max(1, kinds))))


def _with_image(site: Site, rule: Rule) -> Sequence[Rule]:
    """The rule, and the one half a turn away where that is wished for; nothing if it cannot be."""
    if not _is_wished(site, rule):
        return ()
    if not site.mirrored:
        return (rule,)
    image = _image(site, rule)
    return (rule, image) if image and image != rule and _is_wished(site, image) else ()


def _image(site: Site, rule: Rule) -> Rule | None:
    """The same kind of rule on the mirrored cells, if the solution keeps it one way round."""
    if not hasattr(rule, "cells"):
        return None
    cells = site.image(rule.cells)
    if cells is None or not site.is_free(cells) or set(cells) & set(rule.cells):
        return None
    ways = (cells, cells[::-1])
    images = [replace(rule, cells=way) for way in ways]  # type: ignore[call-arg]
    return next((one for one in images if site.holds(one)), None)


def _is_wished(site: Site, rule: Rule) -> bool:
    """Whether the sum that it shows is one of those asked for."""
    shown: int | None = getattr(rule, "total", getattr(rule, "value", None))
    if site.sums is None or shown is None or rule.kind in ("difference", "ratio", "whisper"):
        return True
    return site.sums[0] <= shown <= site.sums[1]


def occupy(site: Site, rule: Rule, *, is_mark: bool) -> None:
    """Marks of which all are given may stand anywhere; other rules keep out of each other's way."""
    if not list(rule.draw(site.layout)) or is_mark:
        return
    cells = rule.all_cells
    if type(rule) in _OUTSIDE:
        site.outside.add(before(site.layout, cells))
    elif len(cells) == 2 and LAYERS[rule.kind].cells is None:
        return
    else:
        site.take(cells)


_OUTSIDE = tuple(
    kind_named(name).rule
    for name in ("sandwich", "x_sum", "skyscraper", "numbered_room", "little_killer")
)


def _dig(order: Order, board: Layout, solution: Grid) -> Grid | None:
    """As few givens as the recipe asks for, or as few as one solution needs."""
    recipe, control = order.recipe, order.control
    least = 0
    if recipe.aim:
        numbers = possible_numbers(order.layout, recipe.symmetry, recipe.aim.givens)
        least = numbers[order.random.below(len(numbers))]
    orbits = order.random.shuffled(orbits_of(order.layout, recipe.symmetry))

    def without(gone: Sequence[Orbit]) -> Puzzle:
        givens = bytearray(solution)
        for cell in (cell for orbit in gone for cell in orbit):
            givens[cell] = 0
        return Puzzle(board, bytes(givens))

    gone = list(orbits[: _first_run(orbits, without, least, control)])
    for orbit in orbits[len(gone) :]:
        puzzle = without([*gone, orbit])
        if puzzle.given_count >= least and is_unique_within(puzzle, GUESSES, control):
            gone.append(orbit)
        if control.seconds_left == 0:
            return None
    return without(gone).givens


def _first_run(orbits: Sequence[Orbit], without: Without, least: int, control: Control) -> int:
    """How many can go at once: found by halving, as more givens never mean more solutions."""
    low, high = 0, len(orbits)
    while low < high:
        middle = (low + high + 1) // 2
        puzzle = without(orbits[:middle])
        if puzzle.given_count >= least and is_unique_within(puzzle, GUESSES, control):
            low = middle
        else:
            high = middle - 1
    return low


def _thinned(order: Order, board: Layout, givens: Grid | None, whole: set[Rule]) -> Layout:
    """The board without rules that are not needed, but for the last of each kind."""
    if givens is None:
        return board
    asked = {wish.kind for wish in order.recipe.wishes if wish.count} | {"negative"}
    if order.recipe.all_marks:
        asked |= {wish.kind for wish in order.recipe.wishes if LAYERS[wish.kind].relation}
    for rule in order.random.shuffled(board.rules):
        is_last = sum(one.kind == rule.kind for one in board.rules) == 1
        if rule.kind in asked or rule in whole or is_last:
            continue
        fewer = board.with_rules([one for one in board.rules if one != rule])
        if is_unique_within(Puzzle(fewer, givens), GUESSES, order.control):
            board = fewer
        if order.control.seconds_left == 0:
            break
    return board
