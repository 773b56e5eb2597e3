"""A text that has not been told yet: its key and its values, in whatever language is asked for."""

from collections.abc import Mapping
from copy import copy
from reprlib import Repr
from typing import cast

from nonet.catalogue.entries import Word, catalogue_of, joined, text
from nonet.catalogue.language import Language

_LONGEST = 40  # characters of what somebody wrote, where a text quotes it
_MOST_QUOTED = 80  # characters of anything else that is quoted
_MOST_TEXT = 200  # characters of other texts in a text

_MOST = 1 << 64  # beyond it even writing a number down may fail


class Message:
    """The key of a text and the values that belong in it.

    A value may be a message itself. A tuple is a list of names.

    >>> Message("wanted.one_of", choices=("rows", "columns", "boxes")).text("de")
    'rows, columns oder boxes'
    """

    def __init__(self, key: str, /, **values: object) -> None:
        self.key = key
        self.values: Mapping[str, object] = values

    def with_values(self, **values: object) -> "Message":
        """The same text with some other values."""
        other = copy(self)
        other.values = {**self.values, **values}
        return other

    def text(self, language: Language = "en") -> str:
        """The text in a language."""
        if self.key not in catalogue_of(language):
            return self.key
        return text(
            language,
            self.key,
            **{name: _tellable(language, value) for name, value in self.values.items()},
        )

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {dict(self.values)!r})"


def _text_of(language: Language, value: object) -> str:
    return value.text(language) if isinstance(value, Message) else str(value)


def _tellable(language: Language, value: object) -> object:
    """What the catalogue can put into a text; numbers stay numbers, so that they can be counted."""
    if isinstance(value, Message):
        return value.text(language)
    return value if isinstance(value, int) and abs(value) < _MOST else _Value(language, value)


def _shortened(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 3] + "..."


class _Quotes(Repr):
    """Quotes what somebody wrote, but not all of it when it is long."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel, self.maxother = 2, _LONGEST

    def repr_str(self, text: str, _level: int) -> str:
        return repr(_shortened(text, _LONGEST))


_QUOTES = _Quotes()


class _Value:
    """A value as a text shows it: `{x}` as it is, `{x!r}` quoted, `{x:or}` as a list."""

    def __init__(self, language: Language, value: object) -> None:
        self.language = language
        self.value = value

    def __repr__(self) -> str:
        try:
            return _shortened(_QUOTES.repr(self.value), _MOST_QUOTED)
        except Exception:  # a number of thousands of digits, or something that cannot be shown
            return f"<{type(self.value).__name__}>"

    def __format__(self, form: str) -> str:
        if isinstance(self.value, str):
            return _shortened(self.value, _MOST_TEXT)
        if not isinstance(self.value, tuple):
            return format(self.value, form)
        names = [_text_of(self.language, name) for name in self.value]
        return joined(self.language, names, cast("Word", form)) if form else ", ".join(names)
