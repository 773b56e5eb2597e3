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
    with pytest.raises(LayoutError, match="house 9 has cell 16, expected 0 to 15"):
        plain.with_houses([[16]])


def test_the_bounds_of_a_cage() -> None:
    assert cage_bounds(0, 9) == (0, 0)
    assert cage_bounds(3, 9) == (6, 24)
    assert cage_bounds(9, 9) == (45, 45)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"size": 0}, "a board has 1 to 25 digits, got 0"),
        ({"size": 26}, "a board has 1 to 25 digits, got 26"),
        ({"size": "9"}, "a board has 1 to 25 digits, got '9'"),
        ({"positions": []}, "a board has 1 to 2048 cells, got 0"),
        ({"positions": [(0, 0), (0, 0)]}, r"two cells are at row 0, column 0 \(counted from 0\)"),
        (
            {"positions": [(0, -1)]},
            r"a position is a row and a column, counted from 0",
        ),
        ({"positions": [(0,)]}, r"a position is a row and a column, counted from 0"),
        ({"houses": [[]]}, "house 1 has 0 cells, expected 1 to 3"),
        ({"houses": [[0, 1, 1]]}, "house 1 has r1c2 twice"),
        ({"houses": [[0, 3]]}, "house 1 has cell 3, expected 0 to 2"),
        ({"houses": [[0, "1"]]}, "house 1 has cell '1', expected 0 to 2"),
        ({"size": 2, "houses": [[0, 1, 2]]}, "house 1 has 3 cells, expected 1 to 2"),
        (
            {"cages": [(9, [0, 1])]},
            "the cage at r1c1 has the total 9, but 2 different digits from 1",
        ),
        ({"cages": [("5", [0, 1])]}, "has the total '5'"),
        (
            {"cages": [([0, 1], 3)]},
            r"cage 1: .* its cells, like \(3, \[0, 1\]\), got \(\[0, 1\], 3\)",
        ),
        ({"cages": [7]}, "cage 1: expected a total and its cells"),
        ({"cages": [Cage(3, 7)]}, "cage 1: expected a total and its cells"),  # type: ignore[arg-type]
        ({"houses": [7]}, "house 1: expected cell numbers, like .*, got 7"),
        ({"positions": [7]}, "a position is a row and a column"),
        ({"cages": [(5, [0, 7])]}, "cage 1 has cell 7, expected 0 to 2"),
    ],
)
def test_impossible_boards_are_refused(change: dict[str, object], message: str) -> None:
    arguments: dict[str, object] = {"size": 3, "positions": ROW, "houses": [[0, 1, 2]], **change}
    with pytest.raises(LayoutError, match=message):
        Layout(**arguments)  # type: ignore[arg-type]  # wrong types are the point here
