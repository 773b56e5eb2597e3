"""Shapes of JSON documents, declared as types: checked with our own errors, told as JSON schema.

A shape is a `TypedDict`, a list, a tuple, a dict, a `Literal` or a plain type. `Annotated` adds
keywords of JSON schema. Those say more than `check` does: what a number or a text may be is checked
once, by whoever takes it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from inspect import getdoc
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from nonet.catalogue import Message
from nonet.errors import FormatError
from nonet.formats.json_tree import check_keys, take

Tree = dict[str, Any]
ROOT = "JSON"
"""The place of a whole document."""

Check = Callable[[Any, str], None]


@dataclass(frozen=True)
class Defined:
    """An annotation: the schema of a type under a name, others that it needs, and its check."""

    name: str
    schemas: dict[str, Tree]
    check: "Check"


def check(tree: Any, form: Any, where: str = "") -> None:
    """Refuses what does not have the shape, by its place."""
    _checker(form)(tree, where)


LIMITS = (
    "minimum", "maximum", "minItems", "maxItems", "uniqueItems", "pattern", "minLength",
    "maxLength", "propertyNames",
)  # fmt: skip
"""Keywords for what `check` leaves to whoever takes the parts."""


def without_limits(schema: Any) -> Any:
    """The schema of what `check` lets through."""
    if isinstance(schema, dict):
        kept = {key: part for key, part in schema.items() if key not in LIMITS}
        return {key: without_limits(part) for key, part in kept.items()}
    return list(map(without_limits, schema)) if isinstance(schema, list) else schema


def definitions(form: Any, prefix: str = "#/$defs/") -> dict[str, Tree]:
    """The JSON schemas of a named shape and of all those that it needs, by their names."""
    found: dict[str, Tree] = {}
    _schema(form, found, prefix)
    return found


def _checker(form: Any) -> Check:
    if is_typeddict(form):
        return _object_checker(form)
    origin, parts = get_origin(form), get_args(form)
    if origin in (NotRequired, Annotated):
        defined = (note.check for note in parts[1:] if isinstance(note, Defined))
        return next(defined, None) or _checker(parts[0])
    if origin in (list, tuple):
        return partial(_check_list, _checker(parts[0]))
    if origin is dict:
        return partial(_check_map, _checker(parts[1]))
    return partial(_check_choice, parts) if origin is Literal else partial(_check_plain, form)


@cache
def _object_checker(form: Any) -> Check:
    hints = get_type_hints(form, include_extras=True)
    checks = [(name, _checker(part)) for name, part in hints.items()]
    return partial(_check_object, checks, form.__required_keys__)


def _check_object(
    checks: list[tuple[str, Check]], required: frozenset[str], tree: Any, where: str
) -> None:
    take(tree, dict, where or ROOT)
    check_keys(tree, tuple(name for name, _ in checks), where or ROOT)
    for name, check_part in checks:
        if name in required or name in tree:
            check_part(tree.get(name), f"{where}.{name}" if where else name)


def _check_list(check_item: Check, tree: Any, where: str) -> None:
    items = take(tree, list, where)
    if set(map(type, items)) != {_type_of(check_item)}:  # much quicker than one by one
        for index, item in enumerate(items):
            check_item(item, f"{where}[{index}]")


def _type_of(check_item: Check) -> Any:
    """The plain type that is checked, if it is one."""
    if isinstance(check_item, partial) and check_item.func is _check_plain:
        return check_item.args[0]
    return None


def _check_map(check_item: Check, tree: Any, where: str) -> None:
    for key, item in take(tree, dict, where).items():
        check_item(item, f"{where}.{key[:20]}")


def _check_choice(choices: tuple[Any, ...], tree: Any, where: str) -> None:
    if tree not in choices or isinstance(tree, bool):
        wanted = Message("wanted.one_of", choices=choices)
        raise FormatError("error.expected", where=where, wanted=wanted, got=tree)


def _check_plain(form: Any, tree: Any, where: str) -> None:
    if form is float and isinstance(tree, int):
        form = int
    take(tree, form, where)


_CONTAINERS = {list: ("array", "items"), dict: ("object", "additionalProperties")}
_PLAIN = {str: "string", int: "integer", float: "number", bool: "boolean"}


def _schema(form: Any, found: dict[str, Tree], prefix: str) -> Tree:
    if is_typeddict(form):
        return _object_schema(form, found, prefix)
    origin, parts = get_origin(form), get_args(form)
    if origin is Annotated:
        return _annotated_schema(parts[0], parts[1:], found, prefix)
    if origin is Literal:
        return {"const": parts[0]} if len(parts) == 1 else {"enum": list(parts)}
    inner = [_schema(part, found, prefix) for part in parts]
    if origin is tuple:
        length = len(inner)
        return {"type": "array", "prefixItems": inner, "minItems": length, "maxItems": length}
    if origin in _CONTAINERS:
        kind, key = _CONTAINERS[origin]
        return {"type": kind, key: inner[-1]}
    return inner[0] if origin is NotRequired else {"type": _PLAIN[form]}


def _object_schema(form: Any, found: dict[str, Tree], prefix: str) -> Tree:
    name = form.__name__
    if name not in found:
        hints = get_type_hints(form, include_extras=True)
        found[name] = {"description": getdoc(form), "type": "object"}
        found[name]["required"] = [key for key in hints if key in form.__required_keys__]
        found[name]["additionalProperties"] = False
        found[name]["properties"] = {
            key: _schema(part, found, prefix) for key, part in hints.items()
        }
    return {"$ref": f"{prefix}{name}"}


def _annotated_schema(
    form: Any, notes: tuple[Any, ...], found: dict[str, Tree], prefix: str
) -> Tree:
    schema: Tree = {}
    for note in notes:
        if isinstance(note, Defined):
            found.update(_prefixed(note.schemas, prefix))
            return {"$ref": f"{prefix}{note.name}"}
        schema |= note
    return {**schema, **_schema(form, found, prefix)}


def _prefixed(schema: Any, prefix: str) -> Any:
    """The schema with its references, which are bare names, in the place of the others."""
    if isinstance(schema, dict):
        return {
            key: f"{prefix}{part}" if key == "$ref" else _prefixed(part, prefix)
            for key, part in schema.items()
        }
    return [_prefixed(part, prefix) for part in schema] if isinstance(schema, list) else schema
