"""The last few things that were made, in memory, by what was asked for."""

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """Holds so many things; whatever was not looked at for longest makes room for new ones."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._things: OrderedDict[str, T] = OrderedDict()
        self._lock = Lock()

    def find(self, name: str) -> T | None:
        """What is kept under a name."""
        with self._lock:
            if name in self._things:
                self._things.move_to_end(name)
            return self._things.get(name)

    def keep(self, name: str, thing: T) -> None:
        """Keeps a thing for a while."""
        with self._lock:
            self._things[name] = thing
            while len(self._things) > self._places:
                self._things.popitem(last=False)
