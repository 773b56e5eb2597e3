"""Scenes as PDF, read back by another library: every text at its place, nothing left to chance."""

from io import BytesIO

import pytest
from boards_to_draw import SHEETS, flat
from pdf_reading import fonts_of, letters_of, reader_of, rendered, words_of
from PIL import Image

from nonet import draw
from nonet.draw import pdf, png
from nonet.draw.document import Bookmark, Details, Link, Page
from nonet.draw.scene import Circle, Group, Outline, Point, Rectangle, Scene, Stroke, Text
from nonet.draw.type import SCALE, missing_letter, width_of
from nonet.lessons import examples

LETTERS = "Příliš žluťoučký kůň úpěl ďábelské ódy; Zwölf Boxkämpfer jagen Größe → ≠ „“"


@pytest.mark.parametrize("name", SHEETS)
def test_every_text_is_at_its_place(name: str) -> None:
    scene = draw.board(SHEETS[name], labels=True)
    texts = [item for item in flat(scene.items) if isinstance(item, Text)]
    letters = letters_of(pdf.write(scene))
    found = {(letter.text, round(letter.x), round(letter.y)) for letter in letters}
    for text in texts:
        part = {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor]
        left = text.place.x - part * width_of(text.text, text.size, bold=text.bold)
        assert any(
            (text.text[0], round(left + across), round(text.place.y + down)) in found
            for across in (-0.02, 0.02)
            for down in (-0.02, 0.02)
        ), text
    assert len(letters) == sum(len(text.text) for text in texts)


def test_the_same_bytes_every_time() -> None:
    scene = draw.board(SHEETS["classic"])
    assert pdf.write(scene) == pdf.write(scene)


def test_what_boards_share_is_stored_once() -> None:
    scene = draw.board(SHEETS["samurai"])
    one = len(pdf.write(scene))
    many = len(pdf.write_pages([Page(scene)] * 20, Details()))
    assert many < one * 5


def test_all_letters_are_embedded_and_can_be_read() -> None:
    faces = [(False, False), (True, False), (False, True), (True, True)]
    items = [
        Text(Point(5, 10 * n + 10), LETTERS, 3, "given", bold, "start", italic)
        for n, (bold, italic) in enumerate(faces)
    ]
    reader = reader_of(pdf.write(Scene(200, 60, tuple(items))))
    assert [word.text for word in words_of(reader.pages[0])] == [LETTERS] * 4
    assert len(fonts_of(reader)) == 4
    assert all(fonts_of(reader).values())
    assert missing_letter(LETTERS) is None
    assert missing_letter("Su数独") == "数"


def test_a_group_upside_down() -> None:
    text = Text(Point(10, 5), "abc", 4, "given", anchor="start")
    scene = Scene(100, 80, (Group((text,), Point(60, 50), turned=True),))
    (word,) = words_of(reader_of(pdf.write(scene)).pages[0])
    assert word.turned
    assert [word.x, word.y] == pytest.approx([50, 45], abs=0.01)
    assert 'transform="translate(60 50) rotate(180)"' in draw.svg.write(scene)


def test_capitals_are_as_high_as_the_scene_says() -> None:
    scene = Scene(100, 80, (Text(Point(50, 40), "E", 50, "given"),))
    image = rendered(pdf.write(scene))
    box = image.convert("L").point(lambda shade: 255 * (shade < 128)).getbbox()
    assert box
    assert (box[3] - box[1]) / 10 == pytest.approx(50 * 0.72, abs=0.3)
    assert SCALE > 1


def test_shapes_are_filled_where_they_should_be() -> None:
    ring = ((10, 10), (40, 10), (40, 40), (10, 40)), ((20, 20), (30, 20), (30, 30), (20, 30))
    polygons = tuple(tuple(Point(*corner) for corner in loop) for loop in ring)
    scene = Scene(
        100,
        50,
        (
            Outline(polygons, "thick"),
            Circle(Point(60, 25), 10, "thick"),
            Rectangle(Point(75, 10), 20, 20, "thick", Stroke("thick", 1), radius=4),
            Outline((polygons[0],), stroke=Stroke("thick", 1, (2, 1)), radius=3),
        ),
    )
    image = rendered(pdf.write(scene)).convert("L")
    dark = {"ring": (15, 15), "circle": (60, 33), "box": (85, 20)}
    light = {"hole": (25, 25), "beside": (60, 38), "corner": (75.2, 10.2), "outside": (5, 5)}
    for name, (x, y) in dark.items():
        assert image.getpixel((x * 10, y * 10)) == 0, name
    for name, place in light.items():
        assert image.getpixel((int(place[0] * 10), int(place[1] * 10))) == 255, name


def test_pages_with_links_outline_and_boxes() -> None:
    scene = Scene(100, 80, ())
    there = Link(Point(10, 20), 30, 5, "#two")
    away = Link(Point(10, 40), 30, 5, "https://example.org/#puzzle=1")
    pages = [
        Page(scene, "one", (Bookmark("First"),), (there, away), trim=10, bleed=3),
        Page(scene, "two", (Bookmark("Second"), Bookmark("Inside", 1))),
    ]
    details = Details("Title", "Author", "Subject", ("sudoku", "book"), "cs")
    reader = reader_of(pdf.write_pages(pages, details))
    first = reader.pages[0]
    assert [float(side) for side in first.trimbox] == pytest.approx(
        [side * pdf.POINT for side in (10, 10, 90, 70)], abs=0.01
    )
    assert float(first.bleedbox.left) == pytest.approx(7 * pdf.POINT, abs=0.01)
    assert [entry.title for entry in reader.outline[:2]] == ["First", "Second"]  # type: ignore[union-attr]
    links = [link.get_object() for link in first["/Annots"]]  # type: ignore[attr-defined]
    assert links[0]["/Dest"][0].get_object() == reader.pages[1]
    assert links[1]["/A"]["/URI"] == "https://example.org/#puzzle=1"
    assert float(links[0]["/Rect"][3]) == pytest.approx(60 * pdf.POINT, abs=0.01)
    assert reader.metadata
    assert (reader.metadata.title, reader.metadata.author) == ("Title", "Author")
    assert reader.trailer["/Root"]["/Lang"] == "cs"  # type: ignore[index]


def test_a_png_shows_a_step_in_colours() -> None:
    example = examples()["x_wing"]
    data = png.write(draw.step(example.position, example.step), dots=60)
    image = Image.open(BytesIO(data)).convert("RGB")
    colours = image.getcolors(1 << 20) or []
    assert any(red > blue + 60 for _, (red, _, blue) in colours)  # type: ignore[misc]
