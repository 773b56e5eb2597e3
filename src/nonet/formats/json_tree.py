"""JSON from strangers: parsed within bounds, taken apart with messages that name the place."""

import json
from typing import Any, NoReturn, TypeVar

from nonet.catalogue import Message
from nonet.errors import FormatError
from nonet.formats.format import shortened

T = TypeVar("T")

_MOST_DIGITS = 18

_WANTED: dict[type, Message] = {
    dict: Message("wanted.object"),
    list: Message("wanted.list"),
    str: Message("wanted.text"),
    int: Message("wanted.number"),
    float: Message("wanted.decimal"),
    bool: Message("wanted.yes_or_no"),
}

_REASONS = {
    "Expecting value": Message("broken.value"),
    "Unterminated string starting at": Message("broken.string"),
    "Expecting ',' delimiter": Message("broken.comma"),
    "Expecting ':' delimiter": Message("broken.colon"),
    "Expecting property name enclosed in double quotes": Message("broken.name"),
    "Extra data": Message("broken.extra"),
}
"""What Python's reader says, as far as people meet it."""


def load(text: str) -> dict[str, Any]:
    """The object that the text is."""
    try:
        tree = json.loads(text, parse_constant=_refuse_constant, parse_int=_read_int)
    except json.JSONDecodeError as error:
        reason = _REASONS.get(error.msg, error.msg.lower())
        raise FormatError("error.broken_json", error.lineno, error.colno, reason=reason) from error
    except RecursionError as error:
        raise FormatError("error.broken_json", reason=Message("broken.depth")) from error
    return take(tree, dict, "JSON")


def take(tree: Any, kind: type[T], where: str) -> T:
    """The value, checked to be of a kind; true is not a number."""
    if not isinstance(tree, kind) or (kind is int and isinstance(tree, bool)):
        wanted = _WANTED[kind]
        if tree is None:
            raise FormatError("error.missing_value", where=where, wanted=wanted)
        got = shortened(json.dumps(tree), 40)
        raise FormatError("error.expected_json", where=where, wanted=wanted, got=got)
    return tree


def take_list(tree: Any, kind: type[T], where: str) -> list[T]:
    """An array, all of a kind; nothing at all is an empty one."""
    items = take(tree if tree is not None else [], list, where)
    return [take(item, kind, f"{where}[{index}]") for index, item in enumerate(items)]


def check_keys(tree: dict[str, Any], known: tuple[str, ...], where: str) -> None:
    """Refuses a key that is not known, by its name."""
    for key in tree:
        if key not in known:
            raise FormatError("error.unknown_key", where=where, choices=known, got=key)


def _read_int(text: str) -> int:
    """A whole number; none has so many digits that a message about it could not be read."""
    if len(text) > _MOST_DIGITS:
        raise FormatError("error.broken_json", reason=Message("broken.number", got=text))
    return int(text)


def _refuse_constant(name: str) -> NoReturn:
    raise FormatError("error.broken_json", reason=Message("broken.constant", name=name))
