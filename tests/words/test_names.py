"""Cells, houses and lists have the names that people use, and no two of a board share one."""

import pytest

from nonet.core.layout import House, Layout
from nonet.core.shapes import CLASSIC, named
from nonet.words import (
    LANGUAGES,
    Language,
    cell_name,
    cell_names,
    choose_language,
    digit_names,
    house_name,
    house_names,
    text,
)

BOARDS = ["4x4", "9x9", "9x9+diagonals", "9x9+windows", "9x9cross", "16x16", "samurai", "sumo"]


@pytest.mark.parametrize(("language", "name"), [("en", "r4c7"), ("de", "z4s7"), ("cs", "ř4s7")])
def test_cells(language: Language, name: str) -> None:
    assert cell_name(language, CLASSIC, 33) == name


@pytest.mark.parametrize(
    ("cells", "names"),
    [
        ([0], "r1c1"),
        ([0, 1], "r1c1 and r1c2"),
        ([0, 1, 2], "r1c123"),
        ([0, 9, 18], "r123c1"),
        ([0, 1, 9, 10], "r12c12"),
        ([0, 1, 2, 80], "r1c123 and r9c9"),
        ([0, 9, 18, 80], "r123c1 and r9c9"),
        ([0, 10, 20], "r1c1, r2c2 and r3c3"),
    ],
)
def test_short_lists_of_cells(cells: list[int], names: str) -> None:
    assert cell_names("en", CLASSIC, cells, short=True) == names


def test_cells_are_spelled_out() -> None:
    assert cell_names("en", CLASSIC, [0, 1, 2]) == "r1c1, r1c2 and r1c3"
    assert cell_names("cs", CLASSIC, [0, 9, 18, 80]) == "ř1s1, ř2s1, ř3s1 a ř9s9"


def test_lists_of_cells_with_or() -> None:
    assert cell_names("en", CLASSIC, [0, 1, 2], "or") == "r1c1, r1c2 or r1c3"
    assert cell_names("cs", CLASSIC, [0, 1], "then") == "ř1s1 → ř1s2"


def test_cells_of_big_boards_are_never_drawn_together() -> None:
    big = named("16x16")
    assert cell_names("en", big, [0, 1, 10]) == "r1c1, r1c2 and r1c11"


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cells_or_houses_share_a_name(language: Language, board: str) -> None:
    layout = named(board)
    cells = {cell_name(language, layout, cell) for cell in range(layout.cell_count)}
    houses = {house_name(language, layout, house) for house in layout.houses}
    assert len(cells) == layout.cell_count
    assert len(houses) == len(layout.houses)


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["row 4", "in row 4", "of row 4"]),
        ("de", ["Zeile 4", "in Zeile 4", "von Zeile 4"]),
        ("cs", ["4. řádek", "ve 4. řádku", "4. řádku"]),
    ],
)
def test_houses_in_all_cases(language: Language, forms: list[str]) -> None:
    assert [house_name(language, CLASSIC, 3, case) for case in ("name", "in", "of")] == forms


def test_several_houses() -> None:
    assert house_names("en", CLASSIC, [1, 4, 7]) == "rows 2, 5 and 8"
    assert house_names("cs", CLASSIC, [1, 4, 7], "in") == "ve 2., 5. a 8. řádku"
    assert house_names("de", CLASSIC, [1, 4, 9], "in") == "in den Zeilen 2 und 5 und in Spalte 1"


def test_cages_are_named_by_cell_and_total() -> None:
    layout = CLASSIC.with_cages([(10, [0, 1])])
    assert house_name("en", layout, 27) == "the cage at r1c1 (total 10)"
    assert house_name("de", layout, layout.cages[0], "in") == "im Käfig bei z1s1 (Summe 10)"


def test_houses_with_other_names_are_counted() -> None:
    houses = [House("extra", "left", (0, 1)), House("extra", "right", (2, 3))]
    layout = Layout(4, [(0, column) for column in range(4)], houses)
    assert [house_name("en", layout, house) for house in houses] == [
        "extra house 1",
        "extra house 2",
    ]


@pytest.mark.parametrize(
    ("number", "place"), [(1, "v 1."), (2, "ve 2."), (3, "ve 3."), (5, "v 5.")]
)
def test_czech_prepositions(number: int, place: str) -> None:
    assert house_name("cs", CLASSIC, number - 1, "in") == f"{place} řádku"


@pytest.mark.parametrize(
    ("language", "nouns"),
    [
        ("cs", ["0 prázdných polí", "1 prázdné pole", "3 prázdná pole", "5 prázdných polí"]),
        ("de", ["0 leere Felder", "1 leeres Feld", "3 leere Felder", "5 leere Felder"]),
        ("en", ["0 empty cells", "1 empty cell", "3 empty cells", "5 empty cells"]),
    ],
)
def test_nouns_follow_the_number(language: Language, nouns: list[str]) -> None:
    assert [text(language, "page.emptyCells", count=count) for count in (0, 1, 3, 5)] == nouns


def test_digits_are_written_with_their_symbols() -> None:
    assert digit_names("de", [1, 10, 16]) == "1, A und G"
    assert digit_names(choose_language("cs"), [7]) == "7"
