"""Every kind of rule, each declared in a room of its own under `nonet.rules.kinds`.

A room says what the parameters are, what they compile into, what is drawn, and how the formats call
it; its words are in the catalogues. Nothing else knows kinds: add a module, and it is there.

>>> import nonet.rules
>>> nonet.rules.Thermometer(cells=(0, 1, 2))
Thermometer(cells=(0, 1, 2), slow=False)
"""

from typing import Any

from nonet.rules.registry import all_kinds, kind_named

__all__ = ["all_kinds", "kind_named"]


def __getattr__(name: str) -> Any:
    for kind in all_kinds():
        if kind.rule.__name__ == name:
            return kind.rule
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, *(kind.rule.__name__ for kind in all_kinds())])
