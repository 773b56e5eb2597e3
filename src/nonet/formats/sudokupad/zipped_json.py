"""SudokuPad's shorthand for JSON: names without quotes, t and f, nothing for an empty object.

{ce:[[,{v:5}],[{v:3},]],re:[[[0,0],[0,1]]],ca:[{v:10,ce:[[0,0]]}]}
"""

import re
from typing import Any

from nonet.catalogue import Message
from nonet.errors import FormatError

NAMES = {
    "ca": "cages", "ce": "cells", "re": "regions", "v": "value", "t": "title", "l": "lines",
    "o": "overlays", "u": "underlays", "a": "arrows", "wp": "wayPoints", "ct": "center",
    "r": "rounded", "te": "text", "c2": "backgroundColor",
}  # fmt: skip
"""The short names that matter to a puzzle or to its drawings."""

MAX_DEPTH = 30

_WORD = re.compile(r"[^\s,:{}\[\]'\"]+")
_STRING = re.compile(r"'((?:[^'\\]|\\.)*)'|\"((?:[^\"\\]|\\.)*)\"")
_WORDS: dict[str, Any] = {"t": True, "f": False, "true": True, "false": False, "null": None}


def load(text: str) -> Any:
    """The tree of a text."""
    reader = _Reader(text)
    tree = reader.read(0)
    if reader.at != len(text.rstrip()):
        raise reader.error(Message("broken.end_expected"))
    return tree


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def read(self, depth: int) -> Any:
        """The value at the present place; an empty object where there is none."""
        if depth > MAX_DEPTH:
            raise FormatError("error.broken_json", reason=Message("broken.depth"))
        char = self.text[self.at : self.at + 1]
        if char == "{":
            return self.read_object(depth)
        if char == "[":
            return self.read_array(depth)
        if char in "'\"" and char:
            return self.read_string()
        word = _WORD.match(self.text, self.at)
        if not word:
            return {}
        self.at = word.end()
        return _word(word[0])

    def read_array(self, depth: int) -> list[Any]:
        items: list[Any] = []
        self.at += 1
        if self.take("]"):
            return items
        while True:
            items.append(self.read(depth + 1))
            if self.take("]"):
                return items
            if not self.take(","):
                raise self.error(", or ]")

    def read_object(self, depth: int) -> dict[str, Any]:
        tree: dict[str, Any] = {}
        self.at += 1
        while not self.take("}"):
            name = self.read_name()
            tree[NAMES.get(name, name)] = self.read(depth + 1)
            if not self.take(",") and self.text[self.at : self.at + 1] != "}":
                raise self.error(", or }")
        return tree

    def read_name(self) -> str:
        if self.text[self.at : self.at + 1] in ("'", '"'):
            name = self.read_string()
        else:
            word = _WORD.match(self.text, self.at)
            name = word[0] if word else ""
            self.at += len(name)
        if not name or not self.take(":"):
            raise self.error(Message("broken.name_and_colon"))
        return name

    def read_string(self) -> str:
        match = _STRING.match(self.text, self.at)
        if not match:
            raise self.error(Message("broken.quote_expected"))
        self.at = match.end()
        return re.sub(r"\\(.)", _unescape, match[1] if match[1] is not None else match[2])

    def take(self, char: str) -> bool:
        if self.text[self.at : self.at + 1] != char:
            return False
        self.at += 1
        return True

    def error(self, wanted: Message | str) -> FormatError:
        got = self.text[self.at : self.at + 20]
        return FormatError("error.packed", wanted=wanted, got=got)


def _word(word: str) -> Any:
    if re.fullmatch(r"-?[0-9]{1,9}", word):
        return int(word)
    if re.fullmatch(r"-?[0-9]{0,9}\.[0-9]{1,9}", word):
        return float(word)
    return _WORDS.get(word, word)


def _unescape(match: re.Match[str]) -> str:
    return {"n": "\n", "t": "\t"}.get(match[1], match[1])
