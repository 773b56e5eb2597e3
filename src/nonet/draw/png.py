"""Writes scenes as PNG: the PDF, rendered by PDFium, so that both look the same."""

from dataclasses import replace
from io import BytesIO
from threading import Lock

import pypdfium2
from PIL.PngImagePlugin import PngInfo

from nonet.draw import pdf
from nonet.draw.palette import LIGHT, Palette
from nonet.draw.scene import Scene

DOTS = 150
"""Dots per inch, if nothing else is asked for."""

_rendering = Lock()
"""PDFium works for one thread at a time."""


def write(scene: Scene, palette: Palette = LIGHT, dots: float = DOTS) -> bytes:
    """The scene as a PNG file."""
    drawn = pdf.write(replace(scene, puzzles=""), palette)
    return render(drawn, 0, dots, scene.puzzles)


def render(document: bytes, page: int, dots: float = DOTS, puzzles: str = "") -> bytes:
    """A page of a PDF file, counted from 0, as a PNG file that carries the puzzles."""
    with _rendering, pypdfium2.PdfDocument(document) as opened:
        image = opened[page].render(scale=dots / 72).to_pil()
    carried = PngInfo()
    if puzzles:
        carried.add_itxt("Nonet", puzzles)
    buffer = BytesIO()
    image.save(buffer, "PNG", optimize=True, pnginfo=carried)
    return buffer.getvalue()
