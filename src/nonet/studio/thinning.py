"""Fewer givens with the same only solution."""

from collections.abc import Collection, Iterator, Sequence

from nonet import engine
from nonet.catalogue import Message
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.splitmix import SplitMix64
from nonet.core.status import Status
from nonet.engine import Control
from nonet.make.symmetry import orbits_of
from nonet.studio.change import Change
from nonet.studio.filling import with_givens

PATIENCE = 1.0
"""Seconds that the proof may take that there is still one solution; else the given stays."""

Orbit = tuple[int, ...]


def thin_out(
    puzzle: Puzzle,
    seed: int = 0,
    symmetry: str = "none",
    least: int = 0,
    keep: Collection[int] = (),
    control: Control | None = None,
) -> Change:
    """The puzzle without givens that it does not need, down to `least`; cells of `keep` stay.

    With a symmetry, givens go together with their images; those whose images are not given stay as
    they are.

    >>> from nonet.core.shapes import named
    >>> full = Puzzle(named("4x4"), "1234341221434321")
    >>> thinned = thin_out(full, seed=3).givens
    >>> thinned.count(0) >= 10
    True
    """
    control = control or Control()
    status = engine.solve(puzzle, control).status
    if status is Status.STOPPED:
        return Change(why=Message("studio.change.late"))
    if status is not Status.UNIQUE:
        return Change(why=Message("studio.change.not_unique"))
    orbits = SplitMix64(seed).shuffled(_free_orbits(puzzle, symmetry, frozenset(keep)))
    return Change(thinned(puzzle, orbits, least, control))


def thinned(puzzle: Puzzle, orbits: Sequence[Orbit], least: int, control: Control) -> Grid:
    """The givens that are left when as many orbits as can be went, in their order."""
    givens = puzzle.givens
    for orbit in orbits:
        fewer = _without(givens, orbit)
        if len(fewer) - fewer.count(0) < least or control.seconds_left == 0:
            continue
        found = engine.solve(with_givens(puzzle, fewer), Control(PATIENCE, control))
        if found.status is Status.UNIQUE:
            givens = fewer
    return givens


def _free_orbits(puzzle: Puzzle, symmetry: str, keep: frozenset[int]) -> Iterator[Orbit]:
    for orbit in orbits_of(puzzle.layout, symmetry):
        if all(puzzle.givens[cell] for cell in orbit) and keep.isdisjoint(orbit):
            yield orbit


def _without(givens: Grid, cells: Collection[int]) -> Grid:
    return bytes(0 if cell in cells else digit for cell, digit in enumerate(givens))
