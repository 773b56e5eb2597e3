"""Finds the kinds of rules: each module under `nonet.rules.kinds` declares one as `KIND`."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import nonet.rules.kinds as rooms
from nonet.errors import LayoutError
from nonet.rules.kind import Kind


@cache
def all_kinds() -> tuple[Kind, ...]:
    """All kinds, by name."""
    names = (f"{rooms.__name__}.{room.name}" for room in iter_modules(rooms.__path__))
    found: list[Kind] = [import_module(name).KIND for name in names]
    return tuple(sorted(found, key=lambda kind: kind.name))


@cache
def _by_name() -> dict[str, Kind]:
    return {kind.name: kind for kind in all_kinds()}


def kind_named(name: str) -> Kind:
    """The kind of a name."""
    if name not in _by_name():
        raise LayoutError("rule.fault.unknown", kind=name, choices=tuple(_by_name()))
    return _by_name()[name]
