"""JSON from strangers: parsed within bounds, taken apart with messages that name the place."""

import json
from typing import Any, NoReturn, TypeVar

from nonet.errors import FormatError
from nonet.formats.format import quoted

T = TypeVar("T")

_NAMES = {dict: "an object", list: "an array", str: "a string", int: "a whole number"}
_NAMES |= {float: "a number", bool: "true or false"}


def load(text: str) -> dict[str, Any]:
    """The object that the text is."""
    try:
        tree = json.loads(text, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise FormatError(f"broken JSON: {error.msg.lower()}", error.lineno, error.colno) from error
    except (ValueError, RecursionError) as error:
        raise FormatError(f"broken JSON: {error}") from error
    return take(tree, dict, "the text")


def take(tree: Any, kind: type[T], where: str) -> T:
    """The value, checked to be of a kind; true is not a number."""
    if not isinstance(tree, kind) or (kind is int and isinstance(tree, bool)):
        shown = quoted(json.dumps(tree)) if tree is not None else "missing"
        raise FormatError(f"{where} is {shown}; right would be {_NAMES[kind]}")
    return tree


def take_list(tree: Any, kind: type[T], where: str) -> list[T]:
    """An array, all of a kind; nothing at all is an empty one."""
    items = take(tree if tree is not None else [], list, where)
    return [take(item, kind, f"{where}[{index}]") for index, item in enumerate(items)]


def check_keys(tree: dict[str, Any], known: tuple[str, ...], where: str) -> None:
    """Refuses a key that is not known, by its name."""
    for key in tree:
        if key not in known:
            raise FormatError(
                f"{where} has {quoted(key)}, which is not known; right would be {', '.join(known)}"
            )


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number of JSON")
