"""The pages whose looks were approved. Run it to approve them anew; look at them before you do."""

from collections.abc import Callable
from functools import cache
from io import BytesIO
from pathlib import Path

from PIL import Image
from puzzles_to_print import cards, pieces

import nonet
from nonet.draw import png
from nonet.paper import Setup

FOLDER = Path(__file__).parent / "data"
DOTS = 45

BOOK = """
title = "Sudoku am Kamin"
subtitle = "Rätsel für lange Abende"
author = "Verlag Nonet"
language = "de"
seed = 7
bleed = 3
address = "https://play.example.org/"
[[chapters]]
count = 4
level = "easy"
per_page = 2
lessons = ["hidden_single", "w_wing"]
"""


@cache
def _sheet() -> bytes:
    setup = Setup(per_page=6, solutions="end", form=True, title="Sunday")
    return nonet.print_pdf(pieces()[:6], setup) or b""


@cache
def _under() -> bytes:
    setup = Setup(per_page=2, solutions="under", colour=True, landscape=True, language="cs")
    return nonet.print_pdf([cards()["x"], cards()["windoku"]], setup) or b""


@cache
def _book() -> bytes:
    return nonet.book_pdf(BOOK) or b""


PAGES: dict[str, tuple[Callable[[], bytes], int]] = {
    "sheet": (_sheet, 0),
    "solutions": (_sheet, 1),
    "under": (_under, 0),
    "title": (_book, 0),
    "contents": (_book, 2),
    "rules": (_book, 4),
    "lesson": (_book, 8),
    "puzzles": (_book, 9),
}
"""The document and the number of each page, counted from 0."""


def picture(name: str) -> Image.Image:
    """A page as it looks now."""
    document, page = PAGES[name]
    data = png.render(document(), page, DOTS)
    return Image.open(BytesIO(data)).convert("L")


if __name__ == "__main__":
    for each in PAGES:
        picture(each).quantize(16).save(FOLDER / f"{each}.png", optimize=True)
