"""Sets of digits as bit masks: bit 0 stands for digit 1."""

from collections.abc import Iterable


def digits_in(mask: int) -> list[int]:
    """The digits of a mask, in rising order.

    >>> digits_in(0b1011)
    [1, 2, 4]
    """
    return [bit + 1 for bit in range(mask.bit_length()) if mask >> bit & 1]


def mask_of(digits: Iterable[int]) -> int:
    """The mask of some digits.

    >>> mask_of([1, 2, 4])
    11
    """
    mask = 0
    for digit in digits:
        mask |= 1 << (digit - 1)
    return mask
