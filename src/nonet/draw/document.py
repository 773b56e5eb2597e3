"""A document: scenes as pages, with links, an outline, and what is known about it."""

from dataclasses import dataclass
from typing import Literal

from nonet.draw.scene import Point, Scene

Duplex = Literal["LongEdge", "ShortEdge"]


@dataclass(frozen=True, slots=True)
class Link:
    """A rectangle that leads elsewhere: to an address, or to a page by `#` and its name."""

    corner: Point
    width: float
    height: float
    target: str


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A line of the outline; chapters have the level 0, what is inside them 1."""

    title: str
    level: int = 0


@dataclass(frozen=True, slots=True)
class Page:
    """A page; links find it by its name.

    Where it is to be cut, `trim` is the width of the waste on all sides, in which `bleed` is the
    part that colours run over into.
    """

    scene: Scene
    name: str = ""
    bookmarks: tuple[Bookmark, ...] = ()
    links: tuple[Link, ...] = ()
    trim: float = 0
    bleed: float = 0


@dataclass(frozen=True, slots=True)
class Details:
    """What is known about a document."""

    title: str = "Nonet"
    author: str = ""
    subject: str = ""
    keywords: tuple[str, ...] = ()
    language: str = "en"
    duplex: Duplex | None = None
    """Over which edge a printer turns the paper; None where it may have one side or two."""

    puzzles: str = ""
    """A text that the file carries, so that it can be opened again."""
