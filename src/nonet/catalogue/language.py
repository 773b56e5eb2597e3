"""The languages that Nonet speaks, and which of them somebody wants."""

from typing import Literal, get_args

Language = Literal["cs", "de", "en"]

LANGUAGES: tuple[Language, ...] = get_args(Language)


def choose_language(wish: str | None) -> Language:
    """The language of a wish as systems and browsers write it, English where we do not speak it.

    >>> choose_language("de_AT.UTF-8"), choose_language("cs-CZ"), choose_language("fr")
    ('de', 'cs', 'en')
    """
    name = (wish or "").lower().replace("-", "_").split(".")[0].split("_")[0]
    return next((language for language in LANGUAGES if language == name), "en")
