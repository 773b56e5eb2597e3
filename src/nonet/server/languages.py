"""Which language a request wants to be answered in."""

from typing import Annotated

from fastapi import Depends, Request
from starlette.datastructures import Headers

from nonet.words import LANGUAGES, Language


def language_of(headers: Headers) -> Language:
    """The language that the browser likes best of those that we speak, English if it is none.

    >>> language_of(Headers({"Accept-Language": "fr, en;q=0.3, cs-CZ;q=0.8"}))
    'cs'
    """
    wishes = (_read_wish(wish) for wish in headers.get("accept-language", "").split(","))
    liked = {name: liking for name, liking in sorted(wishes, key=lambda wish: wish[1]) if liking}
    return max(LANGUAGES, key=lambda language: (liked.get(language, 0.0), language == "en"))


def _read_wish(wish: str) -> tuple[str, float]:
    name, _, quality = wish.strip().partition(";q=")
    try:
        liking = float(quality or 1)
    except ValueError:
        liking = 0.0
    return name.strip().lower().partition("-")[0], liking


def _wanted(request: Request) -> Language:
    return language_of(request.headers)


Wanted = Annotated[Language, Depends(_wanted)]
"""The language of a request, for a function that answers it."""
