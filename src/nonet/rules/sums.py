"""Sums with signs, and sets of cells that have the same sum."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise

from nonet.core.primitives import Primitive, Sum

FEW = 6
"""Up to so many sets are compared each with each, which says more than one after the other."""


def signed_sum(terms: Iterable[tuple[int, int]], total: int = 0) -> Sum:
    """The sum of cells with coefficients; a cell may come several times."""
    weights: dict[int, int] = {}
    for cell, weight in terms:
        weights[cell] = weights.get(cell, 0) + weight
    kept = {cell: weight for cell, weight in weights.items() if weight}
    return Sum(tuple(kept), tuple(kept.values()), total, total)


def equal_sums(sets: Sequence[tuple[int, ...]]) -> Iterator[Primitive]:
    """Each two sets of cells have the same sum."""
    for first, second in combinations(sets, 2) if len(sets) <= FEW else pairwise(sets):
        if sorted(first) != sorted(second):
            yield signed_sum([*((cell, 1) for cell in first), *((cell, -1) for cell in second)])
