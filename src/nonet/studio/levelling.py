"""Another level by other givens: easier with more of them, harder with fewer or others."""

from collections.abc import Iterator, Sequence

from nonet.catalogue import Message
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.splitmix import SplitMix64
from nonet.core.status import Status
from nonet.engine import Control
from nonet.logic.levels import LEVELS, Level
from nonet.logic.rating import Rating
from nonet.make.symmetry import orbits_of
from nonet.studio.analysis import rate
from nonet.studio.change import Change, from_solution
from nonet.studio.filling import with_givens
from nonet.studio.patterns import patterns
from nonet.studio.thinning import thinned


def change_level(
    puzzle: Puzzle,
    level: Level,
    seed: int = 0,
    symmetry: str = "none",
    same_pattern: bool = False,
    control: Control | None = None,
) -> Change:
    """The puzzle at another level: the same board, rules and (unless the pattern stays) solution.

    Where no such givens are found, the nearest that were found, and what they lack.
    """
    control = control or Control()

    def change(solution: Grid, status: Status) -> Change:
        if status is Status.MULTIPLE and not same_pattern:
            return Change(why=Message("studio.change.not_unique"))
        return _nearest(puzzle, solution, level, seed, symmetry, same_pattern, control)

    return from_solution(puzzle, control, change)


def _nearest(
    puzzle: Puzzle,
    solution: Grid,
    level: Level,
    seed: int,
    symmetry: str,
    same_pattern: bool,
    control: Control,
) -> Change:
    random = SplitMix64(seed)
    tries = (
        patterns(puzzle, random, control)
        if same_pattern
        else _tries(puzzle, solution, level, symmetry, random, control)
    )
    best: tuple[int, Grid, Rating] | None = None
    for givens in tries:
        rating = rate(with_givens(puzzle, givens), control)
        if rating.level is None:
            break
        gap = abs(LEVELS.index(rating.level) - LEVELS.index(level))
        if best is None or gap < best[0]:
            best = gap, givens, rating
        if gap == 0:
            return Change(givens, rating=rating)
    if best is None:
        return Change(why=Message("studio.change.late"))
    told = Message("studio.change.other_level", level=Message(f"level.{best[2].level}"))
    return Change(best[1], why=told, rating=best[2])


def _tries(
    puzzle: Puzzle,
    solution: Grid,
    level: Level,
    symmetry: str,
    random: SplitMix64,
    control: Control,
) -> Iterator[Grid]:
    """Givens of the same solution: the own ones thinned out, then others, eased where too hard."""
    orbits = orbits_of(puzzle.layout, symmetry)
    own, others = _parted(puzzle, orbits)
    first = True
    while control.seconds_left:
        # the own givens are the last to go, so that the puzzle stays as much as it was
        order = random.shuffled(orbits) if not first else [*others, *random.shuffled(own)]
        start = puzzle.givens if first else solution
        first = False
        bare = thinned(with_givens(puzzle, start), order, 0, control)
        if control.seconds_left:
            yield from _eased(puzzle, solution, bare, level, random.shuffled(orbits), control)


def _parted(
    puzzle: Puzzle, orbits: Sequence[tuple[int, ...]]
) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
    own = [orbit for orbit in orbits if any(puzzle.givens[cell] for cell in orbit)]
    return own, [orbit for orbit in orbits if orbit not in own]


def _eased(
    puzzle: Puzzle,
    solution: Grid,
    givens: Grid,
    level: Level,
    orbits: Sequence[tuple[int, ...]],
    control: Control,
) -> Iterator[Grid]:
    """The givens with as few more as make them no harder than the level."""
    wanted = LEVELS.index(level)

    def with_more(count: int) -> Grid:
        more = {cell for orbit in orbits[:count] for cell in orbit}
        return bytes(solution[cell] if cell in more else digit for cell, digit in enumerate(givens))

    low, high = 0, len(orbits)
    while low < high and control.seconds_left:
        middle = (low + high) // 2
        found = rate(with_givens(puzzle, with_more(middle)), control).level
        if found is not None and LEVELS.index(found) <= wanted:
            high = middle
        else:
            low = middle + 1
    if control.seconds_left:
        yield with_more(low)
