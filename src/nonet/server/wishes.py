"""What is wrong with a request, as one sentence that quotes it and says what would be right."""

from collections.abc import Mapping, Sequence
from typing import Any

from nonet.errors import NonetError

LONGEST = 60
"""So many characters of a wrong value are quoted."""

_RIGHT = {
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "string": "text",
    "list": "a list",
    "tuple": "a list",
    "dict": "an object",
    "model": "an object",
    "date": "a day such as 2026-01-31",
    "uuid": "a UUID",
}
_BOUNDS = {
    "greater_than_equal": "{ge} or more",
    "less_than_equal": "at most {le}",
    "greater_than": "more than {gt}",
    "less_than": "less than {lt}",
    "string_too_long": "at most {max_length} characters",
    "string_too_short": "at least {min_length} characters",
    "too_long": "at most {max_length} items",
    "too_short": "at least {min_length} items",
    "literal_error": "{expected}",
    "enum": "{expected}",
}


def describe(errors: Sequence[Mapping[str, Any]]) -> str:
    """The first of the errors that pydantic found, in our own words."""
    error = errors[0]
    kind, name = error["type"], _name(error["loc"])
    if kind == "missing":
        return f"{name} is missing"
    if kind in ("extra_forbidden", "unexpected_keyword_argument"):
        return f"{name} is not known here"
    if kind == "json_invalid":
        return f"the request is not JSON: {error['ctx']['error'].lower()}"
    context = error.get("ctx", {})
    if isinstance(context.get("error"), NonetError):
        return str(context["error"])
    right = _right(kind, context)
    told = f"right would be {right}" if right else error["msg"].lower()
    return f"{name} is {_quoted(error['input'])}; {told}"


def _right(kind: str, context: Mapping[str, Any]) -> str | None:
    """What would be right; pydantic names its errors after the type: `int_parsing`."""
    if kind in _BOUNDS:
        return _BOUNDS[kind].format_map(context)
    return _RIGHT.get(kind.partition("_")[0])


def _name(place: Sequence[str | int]) -> str:
    """How the request calls the wrong part: `givens`, `puzzle.houses[3].cells`."""
    name = ""
    for part in place[1:]:
        name += f"[{part}]" if isinstance(part, int) else f".{part}"
    return name.removeprefix(".") or "the request"


def _quoted(found: object) -> str:
    text = repr(found)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."
