"""What each kind of rule means, written out naively, and how to make random rules of it.

Nothing here knows primitives, tables or automata. A meaning takes a rule, the layout with all its
rules, and a full grid. Each module has definitions by the name of the kind.
"""

from importlib import import_module
from pkgutil import iter_modules

from definitions.definition import Definition

_MODULES = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]

DEFINITIONS: dict[str, Definition] = {
    name: definition
    for module in _MODULES
    for name, definition in getattr(module, "DEFINITIONS", {}).items()
}
