"""Errors in the player's language.

Errors are raised with an English sentence. The catalogues hold each sentence under a key that
begins with `error.`, with its quoted parts in braces; a sentence is recognised by the English one,
and its parts are put into that of the other language. So nobody who raises an error has to know of
languages.
"""

import re
from functools import cache

from nonet.errors import FormatError
from nonet.words.catalogue import catalogue_of, text
from nonet.words.language import Language

_PREFIX = "error."
_PART = re.compile(r"\{(\w+)\}")


def translate_error(language: Language, error: Exception | str) -> str:
    """The sentence of an error; what is in no catalogue stays English, with a word that it is so.

    >>> translate_error("de", "there is no game 7")
    'das Spiel 7 gibt es nicht'
    """
    if language == "en":
        return str(error)
    if isinstance(error, FormatError):
        return _placed(language, error)
    sentence = str(error)
    found = _translated(language, sentence)
    return text(language, "errors.untranslated", sentence=sentence) if found is None else found


def _placed(language: Language, error: FormatError) -> str:
    sentence = translate_error(language, error.reason)
    for name in ("column", "line"):
        number = getattr(error, name)
        if number is not None:
            sentence = text(language, f"errors.in_{name}", number=number, sentence=sentence)
    return sentence


def _translated(language: Language, sentence: str) -> str | None:
    for key, pattern in _patterns():
        if match := pattern.fullmatch(sentence):
            parts = {
                name: _translated(language, part) or part
                for name, part in match.groupdict().items()
            }
            return text(language, key, **parts)
    return None


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """The English sentences as patterns, the most particular first."""
    sentences = {
        key: message
        for key, message in catalogue_of("en").items()
        if key.startswith(_PREFIX) and isinstance(message, str)
    }
    ordered = sorted(sentences.items(), key=lambda item: -len(_PART.sub("", item[1])))
    return [(key, _pattern_of(message)) for key, message in ordered]


def _pattern_of(sentence: str) -> re.Pattern[str]:
    pieces = _PART.split(sentence)
    for place, piece in enumerate(pieces):
        pieces[place] = f"(?P<{piece}>.+)" if place % 2 else re.escape(piece)
    return re.compile("".join(pieces), re.DOTALL)
