"""Names and titles are text wherever they are shown: markup in them stays what it looks like."""

import io
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


@pytest.mark.parametrize("format", ["json", "sud", "sdk", "fpuzzles", "opensudoku"])
def test_titles_come_back_as_they_were(format: str) -> None:
    puzzle = nonet.Puzzle(named("9x9"), {0: 5}, info={"title": MARKUP})
    try:
        text = nonet.write(puzzle, format)
    except nonet.FormatError:
        pytest.skip("a format that has no titles")
    assert nonet.read(text).info.get("title", MARKUP) == MARKUP
