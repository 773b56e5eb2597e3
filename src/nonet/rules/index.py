"""What indexed cells say: the digit of a cell is the place where its own place stands."""

from collections.abc import Iterator, Sequence

from nonet.core.primitives import Allowed, Primitive, Relation


def index_along(
    size: int, cell: int, place: int, line: Sequence[int | None]
) -> Iterator[Primitive]:
    """A cell at a place (from 0) that says where on the line the digit of that place stands."""
    full = (1 << size) - 1
    own = 1 << place
    mask = full
    for digit, other in enumerate(line, 1):
        if other is None:
            mask &= ~(1 << (digit - 1))
        elif other != cell:
            table = tuple(own if first == digit else full for first in range(1, size + 1))
            yield Relation(cell, other, table)
    if mask != full:
        yield Allowed(cell, mask)
