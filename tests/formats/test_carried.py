"""What Nonet draws and prints carries its puzzles and is opened again; all else is refused."""

import time
import zlib
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

import golden
import pictures
import pytest
from PIL import Image
from pypdf import PdfReader, PdfWriter

from nonet import Status, book_pdf, draw, formats, print_pdf, solve
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.draw import Scene, pdf, png
from nonet.errors import FormatError
from nonet.formats import nonet_json
from nonet.formats.pictures import carried
from nonet.paper import Setup, Solutions

KINDS: dict[str, Callable[[Scene], bytes]] = {
    "svg": lambda scene: draw.svg.write(scene).encode(),
    "png": lambda scene: png.write(scene, dots=20),
    "pdf": pdf.write,
}
JSON = nonet_json.write(golden.SHEETS["marked"]).encode()
OTHERS = ["classic", "narrowed", "samurai", "sixteen"]


def drawn(kind: str, sheet: Sheet, *, carrying: bool = True) -> bytes:
    scene = draw.board(sheet)
    puzzles = carried.write([sheet]) if carrying else ""
    return KINDS[kind](replace(scene, puzzles=puzzles))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["played", "marked", "killer", "jigsaw", "cross"])
def test_a_picture_is_opened_as_the_sheet_that_it_shows(kind: str, name: str) -> None:
    data = drawn(kind, golden.SHEETS[name])
    assert formats.read_sheet(data) == golden.SHEETS[name]
    assert formats.sniff(formats.decode(data)) is formats.find(kind)


@pytest.mark.parametrize("kind", KINDS)
def test_title_author_and_rule_text_come_along_but_nothing_that_cannot_be_seen(kind: str) -> None:
    told = {"title": "Ťuk & <tuk>", "author": 'Ann "A" Bell', "rules": "Eins\nzwei"}
    puzzle = Puzzle(golden.SHEETS["classic"].puzzle.layout, golden.LINE)
    hidden = {"solution": golden.SOLUTION, "moves": "r1c1=6", "time": "12"}
    data = drawn(kind, Sheet(replace(puzzle, info=told | hidden)))
    assert dict(formats.read(data).info) == told
    assert golden.SOLUTION not in formats.decode(data)


@pytest.mark.parametrize("solutions", ["none", "end"])
def test_a_printed_sheet_carries_all_its_puzzles_in_order(solutions: Solutions) -> None:
    sheets = [golden.SHEETS[name] for name in OTHERS]
    data = print_pdf(sheets, Setup(per_page=2, solutions=solutions))
    assert data
    found = list(formats.read_many(data))
    assert [Sheet(one.puzzle) for one in found] == [Sheet(one.puzzle) for one in sheets]
    assert not any(any(one.entries) for one in found[:1])


@pytest.mark.parametrize("entries", [True, False])
def test_what_a_player_has_written_comes_along_where_it_is_printed(entries: bool) -> None:
    sheet = golden.SHEETS["played"]
    data = print_pdf([sheet], Setup(entries=entries))
    assert data
    assert formats.read_sheet(data) == (sheet if entries else Sheet(sheet.puzzle))


def test_a_book_carries_all_its_puzzles() -> None:
    book = (
        """title = "Tiny"\n[[chapters]]\nboard = "4x4"\ncount = 3\n[[chapters]]\nboard = "6x6"\n"""
    )
    data = book_pdf(book + "count = 2\n")
    assert data
    found = [one.puzzle for one in formats.read_many(data)]
    assert [puzzle.layout.size for puzzle in found] == [4, 4, 4, 6, 6]
    assert all(solve(puzzle).status is Status.UNIQUE for puzzle in found)


def test_a_document_that_another_program_has_saved_anew_is_read() -> None:
    writer = PdfWriter(clone_from=PdfReader(BytesIO(drawn("pdf", golden.SHEETS["marked"]))))
    again = BytesIO()
    writer.write(again)
    assert formats.read_sheet(again.getvalue()) == golden.SHEETS["marked"]


def test_other_readers_of_pdf_find_the_attached_file() -> None:
    reader = PdfReader(BytesIO(drawn("pdf", golden.SHEETS["marked"])))
    [attached] = reader.attachments["puzzles.jsonl"]
    assert formats.read_sheet(attached) == golden.SHEETS["marked"]


@pytest.mark.parametrize("wrap", [pictures.png, pictures.packed_png, pictures.pdf, pictures.svg])
def test_a_file_that_carries_only_the_puzzle_is_read(wrap: "pictures.Wrap") -> None:
    assert formats.read_sheet(wrap(JSON)) == golden.SHEETS["marked"]


def test_a_picture_that_was_saved_anew_has_lost_its_puzzle() -> None:
    image = Image.open(BytesIO(drawn("png", golden.SHEETS["classic"])))
    for kind in ("PNG", "JPEG", "GIF", "WebP"):
        again = BytesIO()
        image.convert("RGB").save(again, kind)
        told = f"no puzzle in this {kind} file; expected a PNG, SVG or PDF that Nonet has saved"
        with pytest.raises(FormatError, match=told):
            formats.read_sheet(again.getvalue(), name="photo.png")


@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_without_a_puzzle_is_refused_in_every_language(kind: str) -> None:
    data = drawn(kind, golden.SHEETS["classic"], carrying=False)
    with pytest.raises(FormatError, match=f"no puzzle in this {kind.upper()} file") as refused:
        formats.read_sheet(data)
    assert "není hlavolam" in refused.value.text("cs")
    assert "kein Rätsel" in refused.value.text("de")


def test_a_damaged_puzzle_is_called_damaged() -> None:
    whole = pictures.png(JSON)
    at = whole.index(b"givens")
    cut = zlib.compress(JSON)[:-20]
    for data in (
        whole[:at] + b"G" + whole[at + 1 :],
        whole[:at],
        pictures.png_of(cut),
        pictures.png_of(b"nothing"),
        pictures.pdf_of(cut),
        pictures.pdf(JSON[:70] + b"\xff"),
    ):
        with pytest.raises(FormatError, match="damaged; expected the file as Nonet has saved it"):
            formats.read_sheet(data)


def test_text_that_only_calls_itself_a_picture_is_refused() -> None:
    for kind in KINDS:
        with pytest.raises(FormatError, match="no puzzle in this"):
            formats.read_sheet(golden.LINE, kind)


@pytest.mark.alone
def test_bombs_are_refused_at_once() -> None:
    head = JSON[:80]
    packer = zlib.compressobj(9)
    bomb = b"".join(packer.compress(head + b"1" * (1 << 20)) for _ in range(200)) + packer.flush()
    empty = [
        b"%PDF-1.4" + b"/EmbeddedFile stream\n" * 50_000,
        b"<svg>" + b"<metadata " * 50_000,
        b"<svg>" + b"<metadata>" * 50_000,
        pictures.MAGIC + b"\0\0\0\0iTXt\0\0\0\0" * 50_000,
        pictures.MAGIC + b"\xff\xff\xff\xffiTXtNonet",
    ]
    start = time.process_time()
    for data in (pictures.png_of(bomb), pictures.pdf_of(bomb)):
        with pytest.raises(FormatError, match="damaged"):
            formats.read_sheet(data)
    for data in empty:
        with pytest.raises(FormatError, match="no puzzle in this"):
            formats.read_sheet(data)
    assert time.process_time() - start < 2
