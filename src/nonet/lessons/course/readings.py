"""The pages of the course that are read: the rules, how to look, where Sudoku comes from."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from nonet.rules import kind_named
from nonet.words import Language, rule_meaning, rule_name

SIGNS = (
    "cage", "arrow", "difference", "ratio", "thermometer", "little_killer", "even", "odd",
    "whisper", "anti_knight", "pair_sum", "palindrome", "between", "renban", "sandwich", "x_sum",
    "quadruple", "region_sum",
)  # fmt: skip
"""The kinds of rules that are met most; a page shows what each looks like and says."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what is said below it; `picture` names one of `lessons.boards`, if any."""

    title: str
    text: str
    picture: str = ""


def chapter_title(language: Language, name: str) -> str:
    """What a chapter is called."""
    title: str = _texts(language)["chapters"][name]
    return title


def reading_title(language: Language, name: str) -> str:
    """What a page is called."""
    title: str = _texts(language)[name]["title"]
    return title


def reading(language: Language, name: str) -> tuple[Section, ...]:
    """The sections of a page."""
    if name == "rule_signs":
        return tuple(_sign(language, kind) for kind in SIGNS)
    return tuple(
        Section(part["title"], " ".join(part["text"].split()), part.get("picture", ""))
        for part in _texts(language)[name]["sections"]
    )


def _sign(language: Language, kind: str) -> Section:
    example = kind_named(kind).example
    title = rule_name(language, example)
    return Section(title[:1].upper() + title[1:], rule_meaning(language, example), kind)


@cache
def _texts(language: Language) -> dict[str, Any]:
    source = resources.files("nonet.lessons.course").joinpath(f"{language}.toml")
    return tomllib.loads(source.read_text("utf-8"))
