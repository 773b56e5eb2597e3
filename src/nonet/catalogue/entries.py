"""The catalogues: every text of a language by its key, read from gettext's `.po` files.

They are read as they are, without a compiled form beside them: that takes some milliseconds, once
for each language that is asked for, and there is nothing to build or to forget.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal

from nonet.catalogue import czech
from nonet.catalogue.language import Language

Forms = str | tuple[str, ...]
"""A text, or its forms for different numbers."""

Word = Literal["and", "or", "then"]
"""What stands before the last item of a list; `then` is an arrow between all of them."""

_FIELD = re.compile(r'(msgid|msgid_plural|msgstr(?:\[\d\])?) (".*")')
_ESCAPED = re.compile(r"\\(.)")


def text(language: Language, key: str, /, **values: Any) -> str:
    """The text of a key with its values filled in; `count` decides which form of it is right.

    >>> text("en", "list.and", rest="1, 2", last="3")
    '1, 2 and 3'
    """
    message = catalogue_of(language)[key]
    if not isinstance(message, str):
        message = message[form_of(language, values["count"])]
    filled = message.format_map(values)
    return czech.with_vowels(filled) if language == "cs" else filled


def joined(language: Language, items: Iterable[str], word: Word = "and") -> str:
    """A list as people write it.

    >>> joined("de", ["1", "2", "3"], "or")
    '1, 2 oder 3'
    """
    *rest, last = items
    if not rest:
        return last
    if word == "then":
        return " → ".join([*rest, last])
    return text(language, f"list.{word}", rest=", ".join(rest), last=last)


def form_of(language: Language, count: int) -> int:
    """Which form of a text goes with a number."""
    return czech.form_of(count) if language == "cs" else int(count != 1)


@cache
def catalogue_of(language: Language) -> dict[str, Forms]:
    """All texts of a language."""
    # importlib.resources would take longer to import than the catalogue takes to read
    source = Path(__file__).parents[1] / "words" / f"{language}.po"
    return dict(read_catalogue(source.read_text(encoding="utf-8")))


def read_catalogue(source: str) -> Iterator[tuple[str, Forms]]:
    """The entries of a `.po` file, without its header."""
    for block in re.split(r"\n{2,}", source.strip()):
        fields = _read_fields(block)
        key = fields.pop("msgid", "")
        if key:
            fields.pop("msgid_plural", None)
            forms = tuple(fields.values())
            yield key, forms[0] if "msgstr" in fields else forms


def _read_fields(block: str) -> dict[str, str]:
    """The fields of an entry; what runs over several lines is put together."""
    fields: dict[str, str] = {}
    name = ""
    for line in block.splitlines():
        if match := _FIELD.fullmatch(line):
            name = match[1]
            fields[name] = _unquoted(match[2])
        elif line.startswith('"'):
            fields[name] += _unquoted(line)
    return fields


def _unquoted(field: str) -> str:
    return _ESCAPED.sub(lambda match: "\n" if match[1] == "n" else match[1], field[1:-1])
