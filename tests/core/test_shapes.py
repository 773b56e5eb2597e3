"""The named boards have the cells and houses that they should."""

import pytest

from nonet.core import shapes
from nonet.core.layout import Layout
from nonet.errors import LayoutError


def complete_houses(layout: Layout) -> int:
    return sum(map(layout.is_complete, layout.houses))


@pytest.mark.parametrize(
    ("name", "cells", "houses", "complete"),
    [
        ("4x4", 16, 12, 12),
        ("6x6", 36, 18, 18),
        ("6x6:3x2", 36, 18, 18),
        ("9x9", 81, 27, 27),
        ("9x9+diagonals", 81, 29, 29),
        ("9x9+windows", 81, 31, 31),
        ("9x9-boxes-rows", 81, 9, 9),
        ("7x7-boxes", 49, 14, 14),
        ("9x9cross", 45, 23, 11),
        ("9x9rect", 72, 26, 20),
        ("9x9cross-rows", 45, 14, 8),
        ("9x9rect-boxes+diagonals", 72, 20, 12),
        ("25x25", 625, 75, 75),
        ("twodoku", 153, 53, 53),
        ("butterfly", 144, 64, 64),
        ("sohei", 288, 104, 104),
        ("samurai", 369, 131, 131),
        ("windmill", 333, 127, 127),
        ("gattai8", 576, 208, 208),
        ("shogun", 783, 285, 285),
        ("sumo", 909, 335, 335),
    ],
)
def test_named_boards(name: str, cells: int, houses: int, complete: int) -> None:
    layout = shapes.named(name)
    assert (layout.cell_count, len(layout.houses)) == (cells, houses)
    assert complete_houses(layout) == complete


@pytest.mark.parametrize("size", sorted(shapes.BOX_OF_SIZE))
def test_boxes_tile_every_size(size: int) -> None:
    layout = shapes.standard(size)
    boxes = [house for house in layout.houses if house.kind == "box"]
    assert len(boxes) == size
    assert sorted(cell for box in boxes for cell in box.cells) == list(range(size * size))


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("9x8", "unknown board '9x8'; expected a name like 9x9, 6x6:3x2"),
        ("", "unknown board ''; expected a name like 9x9, 6x6:3x2"),
        ("11x11", "11x11 boards have no boxes"),
        ("26x26", "1 to 25 digits"),
        ("9x9:2x4", "boxes of 2x4 do not fill a 9x9 board"),
        ("9x9+knights", "+knights'; expected +diagonals, +windows, -rows, -columns or"),
        ("samurai+diagonals", "takes no further rules"),
        ("9x9cross:3x3", "takes no further rules"),
        ("9x9rect+knights", "+knights'; expected +diagonals, +windows, -rows, -columns or"),
    ],
)
def test_wrong_names_say_what_would_be_right(name: str, message: str) -> None:
    with pytest.raises(LayoutError) as error:
        shapes.named(name)
    assert message in str(error.value)


def test_layouts_are_values() -> None:
    assert shapes.standard(9) == shapes.CLASSIC
    assert hash(shapes.standard(9)) == hash(shapes.CLASSIC)
    assert shapes.standard(9, diagonals=True) != shapes.CLASSIC
    with pytest.raises(AttributeError, match="cannot be changed"):
        shapes.CLASSIC.size = 4


def test_jigsaw_regions_need_the_right_size() -> None:
    with pytest.raises(LayoutError, match="region 0 has 5 cells, expected 4"):
        shapes.jigsaw([0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
