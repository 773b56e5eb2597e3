"""Tables for relations of two cells, made once for each relation and number of digits."""

from collections.abc import Callable, Hashable
from functools import lru_cache

from nonet.core.masks import mask_of

Table = tuple[int, ...]


def table_of(size: int, holds: Callable[[int, int], bool]) -> Table:
    """For each digit of the first cell the digits that the second may have."""
    digits = range(1, size + 1)
    return tuple(mask_of(b for b in digits if holds(a, b)) for a in digits)


def remembered(
    holds: Callable[..., bool],
) -> Callable[..., Table]:
    """A function of size and numbers that makes the table of `holds(a, b, *numbers)`, once each."""

    @lru_cache(maxsize=256)
    def table(size: int, *numbers: Hashable) -> Table:
        return table_of(size, lambda a, b: holds(a, b, *numbers))

    return table


equal = remembered(lambda a, b: a == b)
less = remembered(lambda a, b: a < b)
at_most = remembered(lambda a, b: a <= b)
apart = remembered(lambda a, b, value: abs(a - b) >= value)
differs_by = remembered(lambda a, b, value: abs(a - b) == value)
is_times = remembered(lambda a, b, value: value * a == b or value * b == a)
adds_up = remembered(lambda a, b, total: a + b == total)
not_consecutive = remembered(lambda a, b: abs(a - b) != 1)
not_both = remembered(lambda a, b, digit: not a == b == digit)
