"""Writes scenes as PDF: shapes and text that can be selected, the same bytes every time.

ReportLab makes the file, its fonts and its outline; what is on the pages is written here, in the
operators of PDF, which is several times as quick as one call for each digit.
"""

from collections.abc import Iterable
from functools import cache
from io import BytesIO

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfdoc import (
    PDFArray,
    PDFDictionary,
    PDFName,
    PDFStream,
    PDFString,
    PDFZCompress,
)
from reportlab.pdfgen.canvas import Canvas

from nonet.draw import type as fonts
from nonet.draw.document import Details, Link, Page
from nonet.draw.palette import PRINT, Palette
from nonet.draw.pdf_operators import Ink, Operators
from nonet.draw.scene import Group, Item, Scene

POINT = 72 / 25.4
"""Points of a millimetre."""

_REACH = 10_000  # no board is bigger than that, in millimetres


def write(scene: Scene, palette: Palette = PRINT) -> bytes:
    """The scene as a PDF file of one page."""
    details = Details(title=scene.title, puzzles=scene.puzzles)
    return write_pages([Page(scene)], details, palette)


def write_pages(pages: Iterable[Page], details: Details, palette: Palette = PRINT) -> bytes:
    """The pages as a PDF file; they are taken one by one, so that the caller can stop between."""
    buffer = BytesIO()
    canvas = _canvas(buffer, details)
    writer = _Writer(canvas, palette)
    for page in pages:
        writer.add(page)
    if details.puzzles:
        _attach(canvas, details.puzzles)
    canvas.save()
    return buffer.getvalue()


def _canvas(buffer: BytesIO, details: Details) -> Canvas:
    canvas = Canvas(
        buffer,
        pageCompression=1,
        invariant=1,  # no time of day and no random numbers in the file
        initialFontName=_first_font(),
        lang=details.language,
    )
    _describe(canvas, details)
    return canvas


@cache
def _first_font() -> str:
    """The font that a canvas starts with: the usual one is not embedded, so printers refuse it."""
    font = fonts.load("regular")
    pdfmetrics.registerFont(font)
    return str(font.fontName)


def _describe(canvas: Canvas, details: Details) -> None:
    canvas.setTitle(details.title)
    canvas.setAuthor(details.author)
    canvas.setSubject(details.subject)
    canvas.setKeywords(", ".join(details.keywords))
    canvas.setCreator("Nonet")
    if details.duplex:
        canvas.setViewerPreference("Duplex", f"DuplexFlip{details.duplex}")


def _attach(canvas: Canvas, puzzles: str) -> None:
    """Adds the puzzles as an attached file, which readers of PDF can also save."""
    document = canvas._doc
    kind = PDFDictionary({"Type": PDFName("EmbeddedFile")})
    stream = PDFStream(kind, puzzles.encode(), [PDFZCompress])
    name = PDFString("puzzles.jsonl")
    file = PDFDictionary(
        {
            "Type": PDFName("Filespec"),
            "F": name,
            "UF": name,
            "EF": PDFDictionary({"F": document.Reference(stream)}),
        }
    )
    names = PDFDictionary({"Names": PDFArray([name, file])})
    document.Catalog.Names = PDFDictionary({"EmbeddedFiles": names})


class _Writer:
    """Puts page after page onto a canvas; what pages share is stored as a form of the file."""

    def __init__(self, canvas: Canvas, palette: Palette) -> None:
        self.canvas = canvas
        self.palette = palette
        self.ink = Ink(canvas)
        # the groups are kept, so that no other one can get the identity of one that was dropped
        self.forms: dict[int, tuple[str, Group]] = {}
        self.bookmarks = 0

    def add(self, page: Page) -> None:
        scene, canvas = page.scene, self.canvas
        canvas.setPageSize((scene.width * POINT, scene.height * POINT))
        canvas.addLiteral(f"q {POINT:.6f} 0 0 {-POINT:.6f} 0 {scene.height * POINT:.4f} cm")
        self._write(scene.items)
        canvas.addLiteral("Q")
        self._mark(page)
        for link in page.links:
            self._link(link, scene.height)
        if page.trim:
            canvas.setTrimBox(_box(page, page.trim))
            canvas.setBleedBox(_box(page, page.trim - page.bleed))
        canvas.showPage()

    def _write(self, items: Iterable[Item]) -> None:
        Operators(self.canvas, self.palette, self.ink, self._stamp).write(items)

    def _stamp(self, group: Group) -> None:
        """Shows the form that holds a shared group, and makes it first if there is none."""
        if id(group) not in self.forms:
            name = f"shared{len(self.forms) + 1}"
            self.forms[id(group)] = name, group
            self.canvas.beginForm(name, -_REACH, -_REACH, _REACH, _REACH)
            self._write(group.items)
            self.canvas.endForm()
        self.canvas.doForm(self.forms[id(group)][0])

    def _mark(self, page: Page) -> None:
        if page.name:
            self.canvas.bookmarkPage(page.name)
        for bookmark in page.bookmarks:
            self.bookmarks += 1
            key = f"bookmark{self.bookmarks}"
            self.canvas.bookmarkPage(key)
            self.canvas.addOutlineEntry(bookmark.title, key, bookmark.level, closed=True)
            self.canvas.showOutline()

    def _link(self, link: Link, height: float) -> None:
        left, top = link.corner
        box = (left, height - top - link.height, left + link.width, height - top)
        rect = tuple(side * POINT for side in box)
        if link.target.startswith("#"):
            self.canvas.linkRect("", link.target[1:], rect, Border="[0 0 0]")
        else:
            self.canvas.linkURL(link.target, rect, Border="[0 0 0]")


def _box(page: Page, inset: float) -> tuple[float, float, float, float]:
    scene = page.scene
    sides = (inset, inset, scene.width - inset, scene.height - inset)
    left, bottom, right, top = (side * POINT for side in sides)
    return left, bottom, right, top
