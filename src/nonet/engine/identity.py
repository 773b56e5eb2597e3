"""What is known about layouts, by identity: to compare two big ones takes longer than to solve."""

import weakref
from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from nonet.core.layout import Layout

Fact = TypeVar("Fact")


def by_identity(find: Callable[[Layout], Fact]) -> Callable[[Layout], Fact]:
    """The same function, which works once for each layout and remembers as long as that lives."""
    known: dict[int, tuple[Fact, weakref.ref[Layout]]] = {}

    @wraps(find)
    def remembered(layout: Layout) -> Fact:
        key = id(layout)
        kept = known.get(key)
        if kept is None:
            # Forgotten in the moment that the layout goes, before another can get its number.
            forget = weakref.ref(layout, lambda _: known.pop(key, None))
            kept = known[key] = find(layout), forget
        return kept[0]

    return remembered
