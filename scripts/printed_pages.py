"""Draws the pictures in docs/printing.md anew: `make drawings`."""

from io import BytesIO
from pathlib import Path

import pypdfium2
from PIL import Image

import nonet
from nonet.cli.book import EXAMPLE
from nonet.draw import png
from nonet.paper import Setup

FOLDER = Path(__file__).parents[1] / "docs" / "images"
_BOARDS = (
    "board=4x4", "level=hard", "board=x level=easy", "board=windoku level=easy",
    "board=jigsaw level=easy", "board=killer level=medium", "board=9x9cross", "board=9x9rect",
    "board=16x16 level=easy", "board=samurai level=easy",
)  # fmt: skip


def main() -> None:
    """Makes some sheets and a book, and puts pages of them side by side."""
    cards = [card for recipe in _BOARDS if (card := nonet.generate(recipe, 5))]
    boards = nonet.print_pdf(cards, Setup(solutions="end"))
    under = nonet.print_pdf(cards[1:5], Setup(per_page=4, solutions="under", form=True))
    way = nonet.print_pdf(cards[1:2], Setup(solutions="way"))
    _save("print-boards", (boards, 0), (boards, 3), (boards, 4))
    _save("print-solutions", (under, 0), (boards, 4), (way, 1))
    book = nonet.book_pdf(EXAMPLE.replace('address = ""', 'address = "https://example.org/"'))
    _save("print-book", (book, 0), (book, 2), (book, 4), (book, 8), (book, 9))


def _save(name: str, *pages: tuple[bytes | None, int]) -> None:
    pictures = [_picture(document or b"", page) for document, page in pages]
    gap = 10
    width = sum(picture.width + gap for picture in pictures) + gap
    height = max(picture.height for picture in pictures) + 2 * gap
    sheet = Image.new("L", (width, height), 190)
    left = gap
    for picture in pictures:
        sheet.paste(picture, (left, gap))
        left += picture.width + gap
    sheet.quantize(16).save(FOLDER / f"{name}.png", optimize=True)


def _picture(document: bytes, page: int) -> Image.Image:
    """A page, all of them of the same height."""
    with pypdfium2.PdfDocument(document) as opened:
        height = opened[page].get_height() / 72
    data = png.render(document, page, 620 / height)
    return Image.open(BytesIO(data)).convert("L")


if __name__ == "__main__":
    main()
