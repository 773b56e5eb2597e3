"""Random rules of a kind that a solution keeps."""

from collections.abc import Iterator

from nonet.catalogue import Message
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.rule import Rule
from nonet.core.splitmix import SplitMix64
from nonet.core.status import Status
from nonet.engine import Control
from nonet.errors import NonetError
from nonet.make.layers import LAYERS
from nonet.make.laying import ROUNDS, occupy
from nonet.make.rule_wishes import RuleWish
from nonet.make.site import Site
from nonet.studio.change import Change, from_solution
from nonet.studio.filling import random_solution

KINDS = tuple(LAYERS)
"""The kinds of rules that can be laid."""


def lay(puzzle: Puzzle, wish: str, seed: int = 0, control: Control | None = None) -> Change:
    """Rules that fit the only solution, or a random one: a kind, how many, how many cells.

    They keep clear of the rules that are there.

    >>> from nonet.core.shapes import named
    >>> lay(Puzzle(named("4x4"), "1234341221434321"), "thermometer:1:3").rules
    (Thermometer(cells=(9, 13, 12), slow=False),)
    """
    [read] = _read(wish)
    control = control or Control()

    def change(solution: Grid, status: Status) -> Change:
        random = SplitMix64(seed)
        if status is not Status.UNIQUE:
            solution = random_solution(puzzle, solution, random, control)
        rules = tuple(_laid(puzzle, solution, read, random, control))
        no_room = Message("studio.change.no_room", rule=Message(f"rule.{read.kind}"))
        return Change(rules=rules, why=None if rules else no_room)

    return from_solution(puzzle, control, change)


def _read(wish: str) -> tuple[RuleWish, ...]:
    found = RuleWish.read(wish)
    if len(found) > 1:  # a name for several kinds
        raise NonetError("error.rule_not_laid", name=wish.split(":", maxsplit=1)[0], choices=KINDS)
    return found


def _laid(
    puzzle: Puzzle, solution: Grid, wish: RuleWish, random: SplitMix64, control: Control
) -> Iterator[Rule]:
    layer, present = LAYERS[wish.kind], set(puzzle.layout.rules)
    site = Site(puzzle.layout, solution, random)
    for rule in present:
        _keep_clear(site, rule)
    wanted, rounds = _wanted(wish, random), 0
    for found in layer.lay(site, wish.cells or layer.cells or (1, 1)):
        rounds += found is None
        if wanted == 0 or rounds >= ROUNDS or control.seconds_left == 0:
            return
        if found is None or found[1] in present:
            continue
        wanted -= 1
        present.add(found[1])
        _keep_clear(site, found[1])
        yield found[1]


def _keep_clear(site: Site, rule: Rule) -> None:
    """Marks take no room; nor does what a rule of an unusual shape draws."""
    layer = LAYERS.get(rule.kind)
    if layer is not None:
        occupy(site, rule, is_mark=False)
    elif list(rule.draw(site.layout)):
        site.take(rule.all_cells)


def _wanted(wish: RuleWish, random: SplitMix64) -> int:
    if wish.count is None:
        return 1
    least, most = wish.count
    return least + random.below(most - least + 1)
