"""Spans of numbers, from the least to the greatest, written as `24-27` or `3.0-4.2`."""

import re
from typing import TypeVar

from nonet.errors import NonetError

Number = TypeVar("Number", int, float)

Span = tuple[int, int]
"""From the least to the greatest, both included."""

_WHOLE = re.compile(r"(\d{1,4})(?:-(\d{1,4}))?")
_TENTHS = re.compile(r"(\d{1,2}(?:\.\d)?)(?:-(\d{1,2}(?:\.\d)?))?")


def read_span(text: str, name: str) -> Span:
    """The span of a text such as `24-27` or `24`.

    >>> read_span("24-27", "givens"), read_span("24", "givens")
    ((24, 27), (24, 24))
    """
    match = _WHOLE.fullmatch(text)
    if not match:
        raise NonetError(f"{name}={text!r} is no number; right would be like {name}=24 or 24-27")
    return int(match[1]), int(match[2] or match[1])


def read_tenths(text: str, name: str) -> tuple[float, float]:
    """The span of a text such as `3.0-4.2`."""
    match = _TENTHS.fullmatch(text)
    if not match:
        raise NonetError(f"{name}={text!r} is no rating; right would be like {name}=3.0-4.2")
    return float(match[1]), float(match[2] or match[1])


def span_of(span: Number | tuple[Number, Number]) -> tuple[Number, Number]:
    """The span itself, or the one of a single number."""
    return span if isinstance(span, tuple) else (span, span)


def write_span(span: tuple[Number, Number]) -> str:
    """The text of a span, a single number where both ends are the same."""
    least, most = span
    return f"{least}" if least == most else f"{least}-{most}"


def checked_span(
    span: Number | tuple[Number, Number], name: str, bounds: tuple[Number, Number]
) -> tuple[Number, Number]:
    """The span, or the one of a single number, if it lies within the bounds."""
    least, most = span_of(span)
    if least > most:
        raise NonetError(
            f"{name} cannot be {write_span((least, most))}; right would be "
            f"{write_span((most, least))}, the smaller number first"
        )
    if not bounds[0] <= least <= most <= bounds[1]:
        raise NonetError(
            f"{name} cannot be {write_span((least, most))}; right would be within "
            f"{bounds[0]}-{bounds[1]}"
        )
    return least, most
