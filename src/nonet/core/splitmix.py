"""Random numbers that are the same for the same seed on every machine: SplitMix64."""

from collections.abc import Iterable
from typing import TypeVar

_MASK = 2**64 - 1
_STEP = 0x9E3779B97F4A7C15
_Item = TypeVar("_Item")


class SplitMix64:
    """A stream of random numbers; seeds that differ by one give unrelated streams.

    >>> SplitMix64(1234567).next()
    6457827717110365317
    """

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def next(self) -> int:
        """The next number, 0 to 2**64 - 1."""
        self._state = (self._state + _STEP) & _MASK
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
        return mixed ^ mixed >> 31

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, all equally likely."""
        # numbers from the incomplete last round would favour the small results
        whole = 2**64 - 2**64 % bound
        while (number := self.next()) >= whole:
            pass
        return number % bound

    def shuffled(self, items: Iterable[_Item]) -> list[_Item]:
        """The items in a random order, all orders equally likely."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
