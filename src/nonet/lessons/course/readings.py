"""The pages of the course that are read: the rules, how to look, where Sudoku comes from."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from nonet.words import Language

READINGS = ("rules", "looking", "stuck", "history", "relatives")
"""Their names, in the order in which they are read: the last ones are for the end of the course."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what is said below it; `picture` names a house of `lessons.rules`, if any."""

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
    return tuple(
        Section(part["title"], " ".join(part["text"].split()), part.get("picture", ""))
        for part in _texts(language)[name]["sections"]
    )


@cache
def _texts(language: Language) -> dict[str, Any]:
    source = resources.files("nonet.lessons.course").joinpath(f"{language}.toml")
    return tomllib.loads(source.read_text("utf-8"))
