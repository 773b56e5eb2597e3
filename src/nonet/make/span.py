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
        raise NonetError("error.no_number", name=name, got=text)
    return int(match[1]), int(match[2] or match[1])


def read_tenths(text: str, name: str) -> tuple[float, float]:
    """The span of a text such as `3.0-4.2`."""
    match = _TENTHS.fullmatch(text)
    if not match:
        raise NonetError("error.no_rating_span", name=name, got=text)
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
    least, most = _numbers(span, name, type(bounds[0]))
    if least > most:
        raise NonetError("error.span_order", name=name, least=most, most=least)
    if not bounds[0] <= least <= most <= bounds[1]:
        got = write_span((least, most))
        raise NonetError("error.out_of_span", name=name, least=bounds[0], most=bounds[1], got=got)
    return least, most


def _numbers(
    span: Number | tuple[Number, Number], name: str, kind: type[Number]
) -> tuple[Number, Number]:
    """The two numbers of a span; a list of two does as well."""
    pair = tuple(span) if isinstance(span, list) else span_of(span)
    if len(pair) != 2 or not all(isinstance(number, (int, kind)) for number in pair):
        raise NonetError("error.no_span", name=name, got=span)
    return pair
