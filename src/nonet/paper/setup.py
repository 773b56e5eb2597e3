"""How puzzles are to be printed: paper, number per page, sizes, solutions."""

import re
from dataclasses import dataclass
from typing import Literal, get_args

from nonet.draw.type import missing_letter
from nonet.errors import NonetError
from nonet.paper.area import Area
from nonet.paper.sizes import Paper, paper_named
from nonet.words import LANGUAGES, Language

Solutions = Literal["none", "end", "back", "under", "way"]
"""Where solutions go: nowhere, to the end, onto the back of each page, upside down under each
puzzle, or to the end with the whole way explained."""

SOLUTIONS: tuple[Solutions, ...] = get_args(Solutions)

MOST_PER_PAGE = 16
LONGEST_TEXT = 200
_MARGINS = (3.0, 60.0)
_CELLS = (2.0, 60.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """Everything that can be chosen about printing; lengths are in millimetres.

    Without `per_page` as many puzzles go onto a page as can be written in with ease. Without `cell`
    the boards fill their places, up to a comfortable size, or all of it in `large` print.
    """

    paper: str = "A4"
    landscape: bool = False
    margin: float = 12.0
    per_page: int | None = None
    cell: float | None = None
    large: bool = False
    solutions: Solutions = "none"
    candidates: bool = False
    """Whether to print what is still possible in empty cells."""
    entries: bool = True
    """Whether to print what a player has written: entries and notes."""
    captions: bool = True
    """Whether to print number, level, rating and seed under each puzzle."""
    form: bool = False
    """Whether to leave room for name, date and time."""
    colour: bool = False
    title: str = ""
    language: Language = "en"
    address: str = ""
    """Of a page to play on; each puzzle gets a QR code that opens it there."""

    def __post_init__(self) -> None:
        _check(self)

    @property
    def sheet(self) -> Paper:
        """The paper, the right way up."""
        paper = paper_named(self.paper)
        return paper.turned if self.landscape else paper

    @property
    def look(self) -> str:
        """The name of the palette."""
        return "light" if self.colour else "print"

    @property
    def inside(self) -> Area:
        """The page within its margins."""
        paper, margin = self.sheet, self.margin
        return Area(margin, margin, paper.width - 2 * margin, paper.height - 2 * margin)


def _check(setup: Setup) -> None:
    if setup.per_page is not None and not 1 <= setup.per_page <= MOST_PER_PAGE:
        raise NonetError(
            f"{setup.per_page} puzzles per page cannot be; right would be 1 to {MOST_PER_PAGE}"
        )
    _check_length("margins", setup.margin, _MARGINS)
    if setup.cell is not None:
        _check_length("cells", setup.cell, _CELLS)
    if setup.solutions not in SOLUTIONS:
        known = ", ".join(SOLUTIONS)
        raise NonetError(f"solutions cannot be {setup.solutions!r}; right would be {known}")
    if setup.language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise NonetError(f"there is no language {setup.language!r}; right would be {known}")
    for text in (setup.title, setup.address):
        if len(text) > LONGEST_TEXT:
            raise NonetError(f"{text[:20]!r}... is too long; right would be {LONGEST_TEXT} letters")
    check_letters(setup.title)
    if setup.address and not re.fullmatch(r"https?://[!-~]+", setup.address):
        raise NonetError(
            f"{setup.address!r} is no address of a page; right would be, for example, "
            "https://play.example.org/"
        )
    if min(setup.inside.width, setup.inside.height) < 2 * _MARGINS[0]:
        raise NonetError(f"margins of {setup.margin:g} mm leave no room on {setup.paper}")


def check_letters(text: str) -> None:
    """Refuses a text with letters that could not be printed."""
    letter = missing_letter(text)
    if letter is not None:
        raise NonetError(
            f"{text!r} has {letter!r}, which the font does not have; right would be Latin letters"
        )


def _check_length(what: str, length: float, bounds: tuple[float, float]) -> None:
    least, most = bounds
    if not least <= length <= most:
        raise NonetError(
            f"{what} of {length:g} mm cannot be; right would be {least:g} to {most:g} mm"
        )
