"""The sizes of paper that have a name."""

from dataclasses import dataclass
from types import MappingProxyType

from nonet.draw.document import Duplex
from nonet.errors import NonetError


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper: its width and height in millimetres."""

    name: str
    width: float
    height: float

    @property
    def turned(self) -> "Paper":
        """The same paper, the other way up."""
        return Paper(self.name, self.height, self.width)

    @property
    def turning(self) -> Duplex:
        """Over which edge to turn it like the page of a book, so that the back is upright."""
        return "ShortEdge" if self.width > self.height else "LongEdge"


PAPERS = MappingProxyType(
    {
        paper.name.lower(): paper
        for paper in (
            Paper("A5", 148, 210),
            Paper("A4", 210, 297),
            Paper("Letter", 215.9, 279.4),
            Paper("A3", 297, 420),
        )
    }
)
"""By their names in small letters, the smallest first."""


def paper_named(name: str) -> Paper:
    """The paper of a name, upright: A3, A4, A5 or Letter; or one such as 170x240 millimetres.

    >>> paper_named("a5")
    Paper(name='A5', width=148, height=210)
    >>> paper_named("170x240").width
    170.0
    """
    if name.lower() in PAPERS:
        return PAPERS[name.lower()]
    width, _, height = name.partition("x")
    if _is_side(width) and _is_side(height):
        return Paper(name, float(width), float(height))
    known = tuple(paper.name for paper in PAPERS.values())
    raise NonetError("error.no_paper", name=name, choices=known, least=_LEAST, most=_MOST)


_LEAST, _MOST = 60, 2000


def _is_side(text: str) -> bool:
    digits = text.replace(".", "", 1)
    return digits.isascii() and digits.isdigit() and _LEAST <= float(text) <= _MOST
