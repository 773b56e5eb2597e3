"""Layouts check themselves once and say what is wrong."""

import pytest

from nonet.core.layout import Cage, House, Layout, cage_bounds
from nonet.core.shapes import CLASSIC, standard
from nonet.errors import LayoutError

ROW = [(0, 0), (0, 1), (0, 2)]


def test_plain_cells_become_houses_and_cages() -> None:
    layout = Layout(size=3, positions=ROW, houses=[[0, 1, 2]], cages=[(3, [0, 1])])
    assert layout.houses == (House("extra", "house 1", (0, 1, 2)),)
    assert layout.cages == (Cage(3, (0, 1)),)
    assert layout.peers == ((1, 2), (0, 2), (0, 1))


def test_positions_name_the_cells() -> None:
    assert CLASSIC.cell_name(0) == "r1c1"
    assert CLASSIC.cell_name(80) == "r9c9"
    assert CLASSIC.cell_at(4, 3) == 39
    assert CLASSIC.cell_at(9, 0) is None
    assert (CLASSIC.row_count, CLASSIC.column_count) == (9, 9)


def test_each_cell_of_the_ordinary_board_has_twenty_peers() -> None:
    assert {len(peers) for peers in CLASSIC.peers} == {20}


def test_cages_come_and_go_without_touching_the_rest() -> None:
    killer = CLASSIC.with_cages([(10, [0, 1])])
    assert killer != CLASSIC
    assert killer.without_cages == CLASSIC
    assert killer == CLASSIC.with_cages([Cage(10, (0, 1))])
    assert CLASSIC.without_cages is CLASSIC


def test_further_houses_leave_the_rest_as_it_is() -> None:
    plain = standard(4, boxes=False)
    assert plain.with_houses(standard(4).houses[8:]) == standard(4)
    assert plain.with_houses([[0, 5]]).houses[-1].name == "house 9"
    with pytest.raises(LayoutError, match="the cells are 0 to 15"):
        plain.with_houses([[16]])


def test_the_bounds_of_a_cage() -> None:
    assert cage_bounds(0, 9) == (0, 0)
    assert cage_bounds(3, 9) == (6, 24)
    assert cage_bounds(9, 9) == (45, 45)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"size": 0}, "a board has 1 to 25 digits, not 0"),
        ({"size": 26}, "a board has 1 to 25 digits, not 26"),
        ({"size": "9"}, "a board has 1 to 25 digits, not '9'"),
        ({"positions": []}, "1 to 2048 cells, not 0"),
        ({"positions": [(0, 0), (0, 0)]}, r"two cells are at the same position \(0, 0\)"),
        ({"positions": [(0, -1)]}, "a row and a column from 0 on"),
        ({"positions": [(0,)]}, "a row and a column from 0 on"),
        ({"houses": [[]]}, "house 1 has 0 cells; right would be 1 to 3"),
        ({"houses": [[0, 1, 1]]}, "house 1 names a cell twice"),
        ({"houses": [[0, 3]]}, "house 1 names cell 3; the cells are 0 to 2"),
        ({"houses": [[0, "1"]]}, "house 1 names cell '1'"),
        ({"size": 2, "houses": [[0, 1, 2]]}, "house 1 has 3 cells; right would be 1 to 2"),
        (
            {"cages": [(9, [0, 1])]},
            "at r1c1 has the total 9, but 2 different digits up to 3 add up",
        ),
        ({"cages": [("5", [0, 1])]}, "has the total '5'"),
        ({"cages": [(5, [0, 7])]}, "names cell 7"),
    ],
)
def test_impossible_boards_are_refused(change: dict[str, object], message: str) -> None:
    arguments: dict[str, object] = {"size": 3, "positions": ROW, "houses": [[0, 1, 2]], **change}
    with pytest.raises(LayoutError, match=message):
        Layout(**arguments)  # type: ignore[arg-type]  # wrong types are the point here
