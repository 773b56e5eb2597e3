"""How much work the rules of one board may make, so that no puzzle holds up whoever reads it.

The largest boards make some thousand steps for a rule, and a pattern with brackets some ten
thousand. Whoever needs millions has written a rule that costs more than anything it could be for.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from nonet.errors import LayoutError

MOST_STEPS = 8_000_000
"""Of one board: some seconds."""

PRIMITIVE = 8
"""Steps that a primitive counts for, as it stays in memory; anti-taxicab on 25x25 has 165,100."""

_left: ContextVar[list[int] | None] = ContextVar("left", default=None)


@contextmanager
def limited_effort() -> Iterator[None]:
    """Within this block so many steps can be made, and no more; a block within it shares them."""
    if _left.get() is not None:
        yield
        return
    token = _left.set([MOST_STEPS])
    try:
        yield
    finally:
        _left.reset(token)


def spend(steps: int) -> None:
    """Takes note of work; refuses to go on where it has become too much."""
    left = _left.get()
    if left is not None:
        left[0] -= steps
        if left[0] < 0:
            raise LayoutError("rule.fault.too_much")
