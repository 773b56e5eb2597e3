"""Reads PDF files back with libraries that had no part in writing them."""

import ctypes
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import pypdfium2
from PIL import Image
from pypdf import PageObject, PdfReader
from pypdfium2 import raw

POINT = 72 / 25.4


@dataclass(frozen=True)
class Letter:
    """A letter on a page: where it begins on its base line, in millimetres from the top left."""

    text: str
    x: float
    y: float
    turned: bool


@dataclass(frozen=True)
class Word:
    """A text on a page: where its base line begins, in millimetres from the top left, and how."""

    text: str
    x: float
    y: float
    size: float
    turned: bool


def reader_of(data: bytes) -> PdfReader:
    return PdfReader(BytesIO(data))


def words_of(page: PageObject) -> list[Word]:
    """Every piece of text that the page shows."""
    words: list[Word] = []
    height = float(page.mediabox.height)

    def visit(text: str, around: list[float], matrix: list[float], _: Any, size: float) -> None:
        if text.strip():
            a, d = matrix[0] * around[0], matrix[3] * around[3]
            x = matrix[4] * around[0] + around[4]
            y = matrix[5] * around[3] + around[5]
            size = size * abs(d) / POINT
            words.append(Word(text.strip(), x / POINT, (height - y) / POINT, size, a < 0))

    page.extract_text(visitor_text=visit)
    return words


def fonts_of(reader: PdfReader) -> dict[str, bool]:
    """The fonts of all pages, and whether they are embedded."""
    found = {}
    for page in reader.pages:
        for font in page["/Resources"]["/Font"].values():  # type: ignore[index]
            resolved = font.get_object()
            name = re.sub(r"^/[A-Z]{6}\+", "", str(resolved["/BaseFont"]))
            found[name] = "/FontFile2" in resolved.get("/FontDescriptor", {})
    return found


def letters_of(document: bytes, page: int = 0) -> list[Letter]:
    """Every letter that a page shows, also those in forms."""
    with pypdfium2.PdfDocument(document) as opened:
        shown = opened[page]
        return list(_letters(shown.get_textpage(), shown.get_height()))


def _letters(text: Any, height: float) -> Iterator[Letter]:
    x, y = ctypes.c_double(), ctypes.c_double()
    for at in range(text.count_chars()):
        letter = text.get_text_range(at, 1)
        if letter.strip() and not raw.FPDFText_IsGenerated(text, at):
            raw.FPDFText_GetCharOrigin(text, at, x, y)
            turned = abs(raw.FPDFText_GetCharAngle(text, at) - math.pi) < 1
            yield Letter(letter, x.value / POINT, (height - y.value) / POINT, turned)


def rendered(document: bytes, page: int = 0, dots: float = 254) -> Image.Image:
    """A page as a picture; with 254 dots per inch ten of them are a millimetre."""
    with pypdfium2.PdfDocument(document) as opened:
        image: Image.Image = opened[page].render(scale=dots / 72).to_pil()
        return image
