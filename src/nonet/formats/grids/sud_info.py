"""The [info] section of .sud files, and the sections of a saved game: text by name."""

import json
import re
from collections.abc import Mapping

from nonet.errors import FormatError
from nonet.formats import game_info

_PLAIN = re.compile(r"[a-z][a-z0-9_-]*")
_LINE = re.compile(r'([a-z][a-z0-9_-]*|"(?:[^"\\]|\\.)*")[ \t]*:[ \t]*(.*)')
_ESCAPED = re.compile(r"\\(.)")


def read(lines: list[str], number: int) -> dict[str, str]:
    """Key and text of each line; `number` is the line before the first."""
    info = {}
    for at, line in enumerate(lines, number + 1):
        match = _LINE.fullmatch(line)
        if not match:
            raise FormatError("error.info_line", at, got=line)
        info[_key(match[1], at)] = _ESCAPED.sub(_unescape, match[2])
    return info


def write(info: Mapping[str, str]) -> list[str]:
    """The sections of everything in `info`."""
    lines = [
        f"{key if _PLAIN.fullmatch(key) else json.dumps(key)}: {_escape(text)}"
        for key, text in info.items()
        if key not in game_info.KEYS
    ]
    parts = ["[info]", *lines] if lines else []
    parts += [f"[{key}] {info[key]}" for key in ("time", "locks") if key in info]
    if "moves" in info:
        parts += ["[moves]", *info["moves"].splitlines()]
    return parts


def _key(key: str, number: int) -> str:
    if not key.startswith('"'):
        return key
    try:
        return str(json.loads(key))
    except ValueError as error:
        raise FormatError("error.quoted_name", number, got=key) from error


def _escape(text: str) -> str:
    return "".join("\\n" if char in _BREAKS else "\\\\" if char == "\\" else char for char in text)


def _unescape(match: re.Match[str]) -> str:
    return "\n" if match[1] == "n" else match[1]


_BREAKS = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"
"""Everything that `str.splitlines` takes for the end of a line."""
