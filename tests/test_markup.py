"""Names and titles are text wherever they are shown: markup in them stays what it looks like."""

import io
import json
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest
from pypdf import PdfReader

import nonet
from nonet import draw
from nonet.core.shapes import named
from nonet.paper import Setup

MARKUP = "</title><script>alert('x')</script>&amp;\"<b>"
PUZZLE = "..3..4...1....2."


def test_titles_are_text_in_svg() -> None:
    scene = replace(draw.board(nonet.read(PUZZLE)), title=MARKUP, description=MARKUP)
    tree = ET.fromstring(draw.svg.write(scene))
    assert tree.findtext("{*}title") == tree.findtext("{*}desc") == MARKUP
    assert not {"script", "b"} & {element.tag.rpartition("}")[2] for element in tree.iter()}


def test_titles_are_text_in_pdf() -> None:
    document = nonet.print_pdf([PUZZLE], Setup(title=MARKUP))
    assert document
    reader = PdfReader(io.BytesIO(document))
    assert reader.metadata
    assert reader.metadata.title == MARKUP
    assert "<script>" in reader.pages[0].extract_text()


def test_words_of_books_are_text() -> None:
    words = dict.fromkeys(("title", "subtitle", "author"), MARKUP)
    head = "\n".join(f"{name} = {json.dumps(text)}" for name, text in words.items())
    chapter = f'[[chapters]]\nboard = "4x4"\ncount = 1\ntitle = {json.dumps(MARKUP)}'
    document = nonet.book_pdf(f"{head}\n{chapter}\ntext = {json.dumps(MARKUP)}")
    assert document
    reader = PdfReader(io.BytesIO(document))
    assert reader.metadata
    assert reader.metadata.title == reader.metadata.author == reader.metadata.subject == MARKUP
    assert MARKUP in [part.title for part in reader.outline if not isinstance(part, list)]
    assert sum(page.extract_text().count("<script>") for page in reader.pages) >= len(words) + 2


@pytest.mark.parametrize("format", ["json", "sud", "sdk", "fpuzzles", "opensudoku", "sudokupad"])
def test_titles_come_back_as_they_were(format: str) -> None:
    puzzle = nonet.Puzzle(named("9x9"), {0: 5}, info={"title": MARKUP})
    try:
        text = nonet.write(puzzle, format)
    except nonet.FormatError:
        pytest.skip("a format that has no titles")
    assert nonet.read(text).info.get("title", MARKUP) == MARKUP
