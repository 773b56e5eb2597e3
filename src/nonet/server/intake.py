"""What a request brings along: only text, numbers and nesting that everybody can read again.

JSON can hold halves of characters (lone surrogates), numbers that no other program can represent
and nesting without end. What is accepted here may be stored, so none of it gets in.
"""

import re
from collections.abc import Iterable
from datetime import date
from typing import Annotated, Any

from anyio import CapacityLimiter, to_thread
from fastapi import Request
from pydantic import BeforeValidator, Field, StrictBool
from pydantic_core import PydanticCustomError

from nonet.core.text import check_text
from nonet.errors import NonetError

DEEPEST = 40
"""Objects and lists within each other; rules that stand in others, eight deep, need 35."""

MOST = 2**53 - 1
"""The greatest number that survives JavaScript."""

BRIEF = 20_000
"""Bytes that take a millisecond or two; most requests have fewer."""

_limiter = CapacityLimiter(1)

Whole = Annotated[int, Field(strict=True)]
"""A whole number in JSON: neither true nor "1" is one; 1.0 is, see `check_body`."""

Flag = StrictBool
"""True or false in JSON: neither 0 nor "yes" is."""


def _written_out(day: object) -> object:
    if isinstance(day, str) and not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", day):
        raise PydanticCustomError("date_parsing", "not a day")  # pydantic takes seconds, too
    return day


Day = Annotated[date, BeforeValidator(_written_out)]
"""A day such as 2026-01-31."""


async def check_body(request: Request) -> None:
    """Refuses JSON that could be kept, but not be read again; 1.0 becomes 1, as it is in JSON."""
    if "json" not in request.headers.get("content-type", "") or not (body := await request.body()):
        return
    tree = await request.json()
    if len(body) > BRIEF:  # nobody else is answered meanwhile
        await to_thread.run_sync(check, tree, limiter=_limiter)
    else:
        check(tree)


def check(tree: Any) -> None:
    """Refuses a tree that is too deep, or has a text or a number that cannot be handed on."""
    level = [tree]
    for _ in range(DEEPEST):
        level = [part for one in level for part in _parts(one)]
        if not level:
            return
    raise NonetError("error.nested_request", number=DEEPEST)


def _parts(tree: Any) -> Iterable[Any]:
    """The parts of an object or a list; anything else is checked, and has none."""
    if isinstance(tree, dict):
        for key, part in tree.items():
            check_text(key)
            tree[key] = _plain(part)
        return tree.values()
    if isinstance(tree, list):
        tree[:] = map(_plain, tree)
        return tree
    if isinstance(tree, str):
        check_text(tree)
    elif isinstance(tree, int | float):
        _check_number(tree)
    return ()


def _plain(part: Any) -> Any:
    return int(part) if isinstance(part, float) and part.is_integer() else part


def _check_number(number: float) -> None:
    if not -MOST <= number <= MOST:  # not a number is not in between, either
        raise NonetError("error.number_range", number=_short(number), least=-MOST, most=MOST)


def _short(number: float) -> str:
    text = str(number)
    return text if len(text) <= 30 else f"{text[:20]}..."
