"""The type of printed pictures: Source Sans Pro, with Czech and German letters, and its widths.

The font lies in `fonts` beside this file, under the SIL Open Font License 1.1.
"""

from functools import cache
from pathlib import Path
from typing import Literal

from reportlab.pdfbase.ttfonts import TTFont

from nonet.draw.scene import CAPITAL

Face = Literal["regular", "bold", "italic", "bold italic"]

_FOLDER = Path(__file__).parent / "fonts"
_STYLES: dict[Face, str] = {
    "regular": "Regular",
    "bold": "Bold",
    "italic": "It",
    "bold italic": "BoldIt",
}
_CAPITAL = 0.66  # the height of its capitals

SCALE = CAPITAL / _CAPITAL
"""Makes the capitals as high as those of a scene: its type is a little bigger than others."""


def face_of(*, bold: bool, italic: bool) -> Face:
    """The face of a text."""
    if italic:
        return "bold italic" if bold else "italic"
    return "bold" if bold else "regular"


def load(face: Face) -> TTFont:
    """A font for one document; it will hold the letters that are used there."""
    style = _STYLES[face]
    name = "SourceSansPro" + style.removeprefix("Regular")
    return TTFont(name, _FOLDER / f"SourceSansPro-{style}.ttf")


def width_of(text: str, size: float, *, bold: bool = False, italic: bool = False) -> float:
    """How wide a line of text is, in millimetres if that is what the size is in."""
    widths, missing = _widths(face_of(bold=bold, italic=italic))
    return size * SCALE / 1000 * sum(widths.get(ord(letter), missing) for letter in text)


def fitting_size(text: str, size: float, width: float, *, bold: bool = False) -> float:
    """The size of the type, or a smaller one with which the text is not wider than that."""
    needed = width_of(text, size, bold=bold)
    return size if needed <= width else size * max(width, 0) / needed


def missing_letter(text: str) -> str | None:
    """The first letter of a text that the font does not have; None if it has all."""
    widths, _ = _widths("regular")
    return next((letter for letter in text if ord(letter) not in widths), None)


@cache
def _widths(face: Face) -> tuple[dict[int, float], float]:
    """The widths of all letters, and that of the sign for a missing one, per 1000 of the size."""
    outlines = load(face).face
    return dict(outlines.charWidths), outlines.defaultWidth
