"""Text and pictures in columns: what is flexible gives way, nothing leaves its column."""

from hypothesis import given
from hypothesis import strategies as st

from nonet.draw.scene import Group, Item, Point
from nonet.paper.area import Area
from nonet.paper.flow import Part, columns_of

COLUMN = Area(10, 20, 50, 100)


def picture(height: float, least: float) -> Part:
    """A part whose only item lies at its bottom."""
    return Part(lambda scale: (Group((), Point(0, height * scale)),), height, 4, least=least)


def bottoms(page: tuple[Item, ...]) -> list[float]:
    """Where the parts of a page end."""
    found = []
    for placed in page:
        assert isinstance(placed, Group)
        (item,) = placed.items
        assert isinstance(item, Group)
        found.append(placed.place.y + item.place.y)
    return found


def test_pictures_get_smaller_for_one_more() -> None:
    (page,) = columns_of([picture(40, 0.7)] * 3, [COLUMN])
    assert bottoms(page)[-1] == COLUMN.bottom
    assert len(list(columns_of([picture(40, 0.8)] * 3, [COLUMN]))) == 2


def test_they_stay_as_they_are_where_there_is_room() -> None:
    (page,) = columns_of([picture(40, 0.5)] * 2, [COLUMN])
    assert bottoms(page) == [COLUMN.top + 40, COLUMN.top + 84]


@given(st.lists(st.tuples(st.floats(1, 100), st.floats(0.5, 1)), min_size=1, max_size=20))
def test_nothing_leaves_its_column(sizes: list[tuple[float, float]]) -> None:
    pages = list(columns_of([picture(*size) for size in sizes], [COLUMN]))
    assert sum(map(len, pages)) == len(sizes)
    assert all(bottom < COLUMN.bottom + 1e-6 for page in pages for bottom in bottoms(page))
