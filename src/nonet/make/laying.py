"""Rules laid on a solution, and a puzzle of them: givens go, then rules that are not needed."""

from collections.abc import Callable, Collection, Iterator, Sequence
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
from nonet.make import ambiguity, boards, easing
from nonet.make.layers import LAYERS, Layer
from nonet.make.order import Order
from nonet.make.rule_wishes import RuleWish
from nonet.make.site import Path, Site
from nonet.make.span import span_of
from nonet.make.symmetry import orbits_of, possible_numbers
from nonet.rules import kind_named
from nonet.rules.places import before

BARE = 1.6
"""So many times as many rules are laid where hardly any digits are given."""

BARE_BY_LEVEL = 2.5
"""The same where a level is asked for: what it does not need goes again."""

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
    rules = tuple(lay(order, solution))
    board = base.with_rules([*whole, *rules])
    givens = _dig(order, board, solution)
    if givens is None:
        return None
    puzzle = _finished(order, Puzzle(board, givens), set(whole))
    return None if order.control.seconds_left == 0 else puzzle


def _finished(order: Order, puzzle: Puzzle, whole: set[Rule]) -> Puzzle | None:
    """Without needless rules, and easy enough, which may make further rules needless."""
    recipe = order.recipe
    while True:
        if not recipe.needless:
            puzzle = _thinned(order, puzzle, whole)
        if not order.is_rated or recipe.aim is not None:
            return puzzle
        if easing.is_eased(puzzle, order.hardest, order.control):
            return puzzle
        last = _decisive(order, puzzle, whole)
        eased = easing.ease_hard(
            puzzle, order.hardest, recipe.symmetry, order.random, order.control, last
        )
        if eased is None:
            return None
        puzzle = replace(puzzle, givens=eased)


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


def lay(order: Order, solution: Grid) -> Iterator[Rule]:
    """The rules of a recipe on a solution, one after the other, before any is found needless."""
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
    least, most = wish.cells or layer.cells or (1, 1)
    most = most if layer.is_single else min(most, order.layout.size)
    laid: set[Rule] = set()
    rounds = 0
    for found in layer.lay(site, (min(least, most), most)):
        rounds += found is None
        if len(laid) >= wanted or rounds >= ROUNDS or order.control.seconds_left == 0:
            return
        for one in _with_image(site, layer, *found) if found else ():
            if one not in laid:
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
    more = (BARE_BY_LEVEL if order.is_rated else BARE) if is_bare else 1.0
    usual = LAYERS[wish.kind].count * share * more
    return max(1, round(usual / sqrt(max(1, kinds))))


def _with_image(site: Site, layer: Layer, path: Path, rule: Rule) -> Sequence[Rule]:
    """The rule, and the one half a turn away where that is wished for; nothing if it cannot be."""
    if not site.mirrored or layer.is_single:
        return (rule,)
    cells = site.image(path)
    if cells is None or set(cells) == set(path):
        return (rule,) if cells and not layer.is_outside else ()
    if not layer.is_clear(site, cells) or not (layer.is_outside or site.are_apart(path, cells)):
        return ()
    ways = (cells, cells[::-1])[: 1 if layer.is_outside else 2]
    image = next(filter(None, (layer.at(site, way) for way in ways)), None)
    return (rule, image) if image else ()


def occupy(site: Site, rule: Rule, *, is_mark: bool) -> None:
    """Marks of which all are given may stand anywhere; other rules keep out of each other's way."""
    if not list(rule.draw(site.layout)) or is_mark:
        return
    cells, layer = rule.all_cells, LAYERS[rule.kind]
    if layer.is_outside:
        site.outside.add(before(site.layout, cells))
    elif len(cells) != 2 or layer.cells:  # marks on edges leave their cells free
        site.take(cells)


def _dig(order: Order, board: Layout, solution: Grid) -> Grid | None:
    """As few givens as the recipe asks for, or as few as one solution needs."""
    recipe, control = order.recipe, order.control
    least = 0
    if recipe.aim:
        numbers = possible_numbers(order.layout, recipe.symmetry, recipe.aim.givens)
        least = numbers[order.random.below(len(numbers))]
    covered = _covered(board)
    orbits = sorted(
        order.random.shuffled(orbits_of(order.layout, recipe.symmetry)),
        key=covered.isdisjoint,
    )

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


def _covered(board: Layout) -> set[int]:
    """The cells on which something is drawn: they look best without digits."""
    kinds = {rule for rule in board.rules if rule.kind in LAYERS}
    drawn = (one for one in kinds if not LAYERS[one.kind].is_outside and list(one.draw(board)))
    return {cell for rule in drawn for cell in rule.all_cells}


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


def _decisive(order: Order, puzzle: Puzzle, whole: set[Rule]) -> Collection[int]:
    """The cells to give last: they keep the rules needed, or at least look best without digits."""
    if order.recipe.needless:
        return _covered(puzzle.layout)
    solution = engine.solve(puzzle, order.control).solution
    rules = [rule for rule in puzzle.layout.rules if rule not in whole and rule.kind in LAYERS]
    if solution is None:
        return ()
    return ambiguity.find_open(puzzle, rules, solution, order.control)


def _is_easy_enough(order: Order, puzzle: Puzzle) -> bool:
    """Where no given may be added, the level needs further rules."""
    if not order.is_rated or order.recipe.aim is None:
        return True
    return easing.is_eased(puzzle, order.hardest, order.control)


def _thinned(order: Order, puzzle: Puzzle, whole: set[Rule]) -> Puzzle:
    """The puzzle without rules that are not needed, but for the last of each kind."""
    asked = {wish.kind for wish in order.recipe.wishes if wish.count} | {"negative"}
    if order.recipe.all_marks:
        asked |= {wish.kind for wish in order.recipe.wishes if LAYERS[wish.kind].relation}
    for rule in order.random.shuffled(puzzle.layout.rules):
        rules = puzzle.layout.rules
        is_last = sum(one.kind == rule.kind for one in rules) == 1
        if rule.kind in asked or rule in whole or is_last:
            continue
        fewer = puzzle.layout.with_rules([one for one in rules if one != rule])
        without = Puzzle(fewer, puzzle.givens)
        if is_unique_within(without, GUESSES, order.control) and _is_easy_enough(order, without):
            puzzle = without
        if order.control.seconds_left == 0:
            break
    return puzzle
