"""What is wrong with a request, as one sentence that says what was expected."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

from nonet.catalogue import Message
from nonet.errors import NonetError
from nonet.formats.shape import ROOT

_RIGHT = {
    "int": "number",
    "float": "decimal",
    "finite": "decimal",
    "bool": "bool",
    "string": "text",
    "list": "list",
    "tuple": "list",
    "dict": "object",
    "model": "object",
    "union_tag_not_found": "object",
    "date": "day",
    "uuid": "uuid",
}
"""What pydantic expected, by the beginning of its error (`int_parsing`): `error.right_number`."""

_BOUNDS = {
    "greater_than_equal": ("least", "ge"),
    "less_than_equal": ("most", "le"),
    "greater_than": ("more", "gt"),
    "less_than": ("less", "lt"),
    "string_too_long": ("most_characters", "max_length"),
    "string_too_short": ("least_characters", "min_length"),
    "too_long": ("most_items", "max_length"),
    "too_short": ("least_items", "min_length"),
}
_CHOICE = re.compile(r"'[^']*'|\b\d+\b")
"""One of the choices in `1`, `'a' or 'b'`, or `'a', 'b' or 'c'`, as pydantic has them."""
_CHOICES = {"literal_error": "expected", "enum": "expected", "union_tag_invalid": "expected_tags"}


def describe(errors: Sequence[Mapping[str, Any]], body: object = None) -> Message:
    """The first of the errors that pydantic found in a request, in our own words."""
    error = errors[0]
    kind, context, got = error["type"], error.get("ctx", {}), error["input"]
    place = _without_tags(error["loc"], body)
    if kind.startswith("union_tag") and isinstance(got, dict):
        tag = context["discriminator"].strip("'")
        place, got = (*place, tag), got.get(tag)
    name = _name(place)
    if kind == "missing" or (kind == "union_tag_not_found" and isinstance(error["input"], dict)):
        return Message("error.part_missing", name=name)
    if kind in ("extra_forbidden", "unexpected_keyword_argument"):
        return Message("error.not_known", name=name)
    if kind == "json_invalid":
        return Message("error.not_json", reason=context["error"].lower())
    if isinstance(context.get("error"), NonetError):
        return _placed(cast("NonetError", context["error"]).message, name)
    right = _right(kind, context) or Message("error.foreign", text=error["msg"].lower())
    return Message("error.wrong", name=name, right=right, got=got)


def _without_tags(place: Sequence[str | int], body: object) -> tuple[str | int, ...]:
    """The place without the names of choices that pydantic tells, too: `count` in `count.game`."""
    inner, kept = body, [*place[:1]]
    for part in place[1:]:
        is_tag = isinstance(inner, dict) and part not in inner and part != place[-1]
        if not is_tag:
            kept.append(part)
            inner = _part_of(inner, part)
    return tuple(kept)


def _part_of(tree: object, name: str | int) -> object:
    if isinstance(tree, dict):
        return tree.get(name)
    is_item = isinstance(tree, list) and isinstance(name, int) and name < len(tree)
    return cast("list[object]", tree)[cast("int", name)] if is_item else None


def _placed(message: Message, name: str | Message) -> Message:
    """What our own reader says of a part of the request, with the place of that part."""
    where = message.values.get("where")
    if not isinstance(where, str):
        return message
    if where == ROOT:
        return message.with_values(where=name)
    return message.with_values(where=f"{name}.{where}") if isinstance(name, str) else message


def _right(kind: str, context: Mapping[str, Any]) -> Message | None:
    """What would be right."""
    if kind in _BOUNDS:
        name, key = _BOUNDS[kind]
        return Message(f"error.right_{name}", number=_plain(context[key]))
    if kind in _CHOICES:
        return Message("wanted.one_of", choices=tuple(_CHOICE.findall(context[_CHOICES[kind]])))
    if kind == "string_pattern_mismatch":
        return Message("error.right_pattern", pattern=context["pattern"])
    name = _RIGHT.get(kind) or _RIGHT.get(kind.partition("_")[0], "")
    return Message(f"error.right_{name}") if name else None


def _plain(number: float) -> str:
    return f"{number:g}" if isinstance(number, float) else str(number)


def _name(place: Sequence[str | int]) -> str | Message:
    """How the request calls the wrong part: `givens`, `puzzle.houses[3].cells`."""
    name = ""
    for part in place[1:]:
        name += f"[{part}]" if isinstance(part, int) else f".{part}"
    return name.removeprefix(".") or Message("error.the_request")
