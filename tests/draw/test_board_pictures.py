"""Pictures of boards: everything is there, at its place, and drawn the same way every time."""

import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest
from boards import puzzles
from boards_to_draw import SHEETS, flat
from hypothesis import given

from nonet import draw
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import named
from nonet.core.sheet import Sheet
from nonet.core.symbols import symbol_of
from nonet.draw.plan import Plan
from nonet.draw.scene import Circle, Line, Outline, Point, Rectangle, Scene, Text
from nonet.draw.walls import outline, tints_of_boxes
from nonet.logic import Position

DATA = Path(__file__).parent / "data"
GOLDEN = ["mini", "classic", "jigsaw", "killer", "windows", "diagonals", "cross", "parity"]


def texts(scene: Scene, *inks: str) -> list[Text]:
    return [item for item in flat(scene.items) if isinstance(item, Text) and item.ink in inks]


def middle(text: Text) -> Point:
    return text.place.moved(0, -text.size * 0.36)


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("look", draw.PALETTES)
def test_every_board_is_well_formed_in_every_look(name: str, look: str) -> None:
    text = draw.svg.write(draw.board(SHEETS[name]), draw.palette_named(look))
    root = ET.fromstring(text)
    assert root.get("role") == "img"
    assert root.findtext("{*}title")
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= {
        "svg", "title", "desc", "g", "rect", "path", "circle", "text",
    }  # fmt: skip


@pytest.mark.parametrize("name", SHEETS)
def test_every_digit_stands_in_its_cell(name: str) -> None:
    sheet = SHEETS[name]
    plan = Plan(sheet.puzzle.layout, 12.0)
    found = {}
    for text in texts(draw.board(sheet, cell=12.0), "given", "entry"):
        column, row = (int((part - plan.margin) // 12) for part in middle(text))
        found[sheet.puzzle.layout.cell_at(row, column), text.ink] = text.text
    entries = sheet.entries or bytes(len(sheet.puzzle.givens))
    wanted = {(cell, "given"): symbol_of(d) for cell, d in enumerate(sheet.puzzle.givens) if d}
    wanted |= {(cell, "entry"): symbol_of(digit) for cell, digit in enumerate(entries) if digit}
    assert found == wanted


@pytest.mark.parametrize("name", SHEETS)
def test_everything_is_inside_the_picture(name: str) -> None:
    scene = draw.board(SHEETS[name], labels=True)
    for item in flat(scene.items):
        for place in places(item):
            assert 0 <= place.x <= scene.width, item
            assert 0 <= place.y <= scene.height, item


def places(item: object) -> list[Point]:
    match item:
        case Text(place, size=size):
            return [place, place.moved(0, -size * 0.72)]
        case Line(start, end):
            return [start, end]
        case Rectangle(corner, width, height):
            return [corner, corner.moved(width, height)]
        case Circle(centre, radius):
            return [centre.moved(-radius, -radius), centre.moved(radius, radius)]
        case Outline(polygons):
            return [point for polygon in polygons for point in polygon]
    raise TypeError(item)


def test_candidates_stand_apart_and_inside_their_cells() -> None:
    for name in ("mini", "six", "classic", "sixteen", "big", "killer"):
        plan = Plan(SHEETS[name].puzzle.layout, 10.0)
        spots = [plan.spot(0, digit) for digit in range(1, plan.layout.size + 1)]
        reach = plan.note_size / 2
        corner = plan.corner(0)
        assert len(set(spots)) == plan.layout.size
        assert all(corner.x < spot.x - reach < spot.x + reach < corner.x + 10 for spot in spots)
        assert all(corner.y < spot.y - reach < spot.y + reach < corner.y + 10.5 for spot in spots)


def test_notes_and_candidates_can_be_left_out() -> None:
    sheet = SHEETS["classic"]
    assert [text.text for text in texts(draw.board(sheet), "note")] == ["1", "3", "7", "1", "2"]
    assert not texts(draw.board(sheet, candidates=False), "note")
    position = Position.of(SHEETS["mini"].puzzle)
    drawn = Counter(text.text for text in texts(draw.board(position), "note"))
    assert drawn == Counter(
        symbol_of(digit)
        for cell, mask in enumerate(position.candidates)
        if not position.digits[cell]
        for digit in range(1, 5)
        if mask >> (digit - 1) & 1
    )


def test_cages_are_dashed_and_have_their_totals() -> None:
    scene = draw.board(SHEETS["killer"])
    dashed = [item for item in flat(scene.items) if isinstance(item, Outline)]
    cages = SHEETS["killer"].puzzle.layout.cages
    assert len(dashed) == len(cages)
    assert all(item.stroke and item.stroke.dash for item in dashed)
    assert [text.text for text in texts(scene, "total")] == [str(cage.total) for cage in cages]


def test_even_and_odd_cells_differ_in_shape() -> None:
    scene = draw.board(SHEETS["parity"])
    shapes = Counter(
        type(item)
        for item in flat(scene.items)
        if isinstance(item, Circle | Rectangle) and item.fill == "parity"
    )
    assert shapes == {Circle: 27, Rectangle: 27}


def test_a_border_goes_around_holes_and_corners() -> None:
    plan = Plan(named("4x4"), 10.0)
    ring = outline(plan, [0, 1, 2, 4, 6, 8, 9, 10], 1)
    assert sorted(len(polygon) for polygon in ring.polygons) == [4, 4]
    touching = outline(plan, [0, 5], 1)
    assert sorted(len(polygon) for polygon in touching.polygons) == [4, 4]
    square = outline(plan, [5], 1).polygons[0]
    assert set(square) == {
        plan.at(1.1, 1.1),
        plan.at(1.1, 1.9),
        plan.at(1.9, 1.9),
        plan.at(1.9, 1.1),
    }


@pytest.mark.parametrize("name", SHEETS)
def test_boxes_side_by_side_have_different_tints(name: str) -> None:
    layout = SHEETS[name].puzzle.layout
    tints = tints_of_boxes(layout)
    boxes = [house.cells for house in layout.houses if house.kind in ("box", "region")]
    for box in boxes:
        assert len({tints[cell] for cell in box}) == 1
    assert max(tints) < 5


def test_thick_lines_are_where_boxes_end() -> None:
    scene = draw.board(named("4x4"))
    lines = [item for item in flat(scene.items) if isinstance(item, Line)]
    assert Counter(line.stroke.ink for line in lines) == {"thick": 6, "thin": 4}


def test_text_of_the_user_is_escaped_and_cleaned() -> None:
    text = draw.svg.write(draw.board(named("4x4"), title="a<b>&\x00\ud800c", description="</svg>"))
    root = ET.fromstring(text)
    assert root.findtext("{*}title") == "a<b>&c"
    assert root.findtext("{*}desc") == "</svg>"


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_pictures(name: str) -> None:
    """If a change of the look is wanted, `python tests/draw/golden_pictures.py` draws them anew."""
    assert draw.svg.write(draw.board(SHEETS[name])) == (DATA / f"{name}.svg").read_text("utf-8")


@given(puzzles())
def test_boards_of_any_shape_can_be_drawn(puzzle: Puzzle) -> None:
    scene = draw.board(Position.of(puzzle), labels=True)
    assert ET.fromstring(draw.svg.write(scene)).findtext("{*}desc") == str(puzzle)
    assert all(0 <= place.x <= scene.width for item in flat(scene.items) for place in places(item))


def test_an_empty_sheet_is_a_board() -> None:
    puzzle = SHEETS["mini"].puzzle
    assert draw.board(puzzle) == draw.board(Sheet(puzzle))


def test_the_more_solutions_have_a_candidate_the_bigger_its_disc() -> None:
    puzzle = Puzzle(named("4x4"), "1...34......4...")
    counts = [(6, 0, 0, 0)] * 15 + [(0, 1, 0, 5)]
    scene = draw.heat(puzzle, counts)
    small, big = [item for item in scene.items if isinstance(item, Circle)]
    assert small.radius < big.radius
    assert (small.fill, big.fill) == ("heat_0", "heat_4")
    assert [text.text for text in texts(scene, "marked")] == ["2", "4"]
    assert [text.text for text in texts(scene, "entry")] == ["1"] * 11


@pytest.mark.parametrize(
    ("name", "look"),
    [*((name, "light") for name in SHEETS), *(("classic", look) for look in draw.PALETTES)],
)
def test_heat_maps_are_well_formed_on_every_board_and_in_every_look(name: str, look: str) -> None:
    puzzle = SHEETS[name].puzzle
    counts = [range(puzzle.layout.size)] * puzzle.layout.cell_count
    text = draw.svg.write(draw.heat(puzzle, counts, labels=True), draw.palette_named(look))
    assert ET.fromstring(text).findtext("{*}title") == "What the solutions have"
