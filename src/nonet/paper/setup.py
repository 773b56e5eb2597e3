"""How puzzles are to be printed: paper, number per page, sizes, solutions."""

import re
from dataclasses import dataclass
from typing import Literal, get_args

from nonet.catalogue import Message
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
        raise NonetError("error.per_page", most=MOST_PER_PAGE, got=setup.per_page)
    _check_length(Message("place.margins"), setup.margin, _MARGINS)
    if setup.cell is not None:
        _check_length(Message("place.cells"), setup.cell, _CELLS)
    if setup.solutions not in SOLUTIONS:
        wanted = Message("wanted.one_of", choices=tuple(SOLUTIONS))
        raise NonetError("error.expected", where="solutions", wanted=wanted, got=setup.solutions)
    if setup.language not in LANGUAGES:
        raise NonetError("error.no_language", name=setup.language, choices=LANGUAGES)
    for text in (setup.title, setup.address):
        if len(text) > LONGEST_TEXT:
            raise NonetError("error.print_long", most=LONGEST_TEXT, got=text)
    check_letters(setup.title)
    check_address(setup.address)
    if min(setup.inside.width, setup.inside.height) < 2 * _MARGINS[0]:
        raise NonetError("error.no_room", margin=f"{setup.margin:g}", paper=setup.paper)


def check_address(address: str) -> None:
    """Refuses what is no address of a page; there may be none."""
    if address and not re.fullmatch(r"https?://[!-~]+", address):
        raise NonetError("error.no_address", got=address)


def check_letters(text: str) -> None:
    """Refuses a text with letters that could not be printed."""
    letter = missing_letter(text)
    if letter is not None:
        raise NonetError("error.print_letter", letter=letter, got=text)


def _check_length(where: Message, length: float, bounds: tuple[float, float]) -> None:
    least, most = bounds
    if not least <= length <= most:
        raise NonetError(
            "error.length", where=where, least=f"{least:g}", most=f"{most:g}", got=f"{length:g}"
        )
