"""Rules that a SudokuPad link only draws."""

import json
from typing import Any

import pytest

from nonet import formats, rules
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC, named
from nonet.core.sheet import Sheet
from nonet.errors import FormatError
from nonet.formats.links.lz_link import pack
from nonet.formats.sudokupad import sudokupad, sudokupad_write
from nonet.rules import all_kinds, kind_named
from nonet.rules.kind import Kind

SOLUTION = "1234341221434321"
DOT = {"center": [0.5, 1], "rounded": True, "backgroundColor": "#FFFFFF"}
BULB = {"center": [0.5, 0.5], "rounded": True}
THERMOMETER = {"wayPoints": [[0.5, 2.5], [0.5, 0.5]]}


def link(text: str, packed: str = "", **parts: Any) -> str:
    cells: list[list[dict[str, Any]]] = [[{} for _ in range(4)] for _ in range(4)]
    tree = {"cells": cells, "metadata": {"rules": text, "solution": SOLUTION}, **parts}
    return "https://sudokupad.app/scl" + pack(packed or json.dumps(tree))


def read(text: str, **parts: Any) -> Puzzle:
    return formats.read(link(text, **parts))


def test_thermometer_starts_at_its_bulb() -> None:
    puzzle = read("Thermometers rise.", lines=[THERMOMETER], underlays=[BULB])
    assert puzzle.layout.rules == (rules.Thermometer((0, 1, 2)),)
    assert puzzle.info["inferred"] == "1 thermometer"
    assert "ignored" not in puzzle.info


def test_dots_and_letters_on_edges() -> None:
    black = DOT | {"center": [1, 1.5], "backgroundColor": "#000"}
    letter = {"center": [0.5, 2], "text": "V"}
    text = "White dots: consecutive. A black dot: ratio 1:2. V: the sum is five."
    puzzle = read(text, overlays=[DOT, black, letter])
    pairs = {rule.kind: rule for rule in puzzle.layout.rules}
    assert pairs["difference"] == rules.Difference((0, 1))
    assert pairs["ratio"] == rules.Ratio((1, 5))
    assert pairs["pair_sum"] == rules.PairSum((1, 2), 5)


@pytest.mark.parametrize(
    "text", ["", "Normal rules.", "Renban lines and palindromes.", "Arrow, renban."]
)
def test_line_that_the_text_does_not_settle_is_told(text: str) -> None:
    puzzle = read(text, lines=[{"wayPoints": [[0.5, 0.5], [0.5, 2.5]]}])
    assert not puzzle.layout.rules
    assert puzzle.info["ignored"] == "lines"


def test_rule_that_breaks_the_solution_is_told() -> None:
    puzzle = read("Palindrome lines.", lines=[{"wayPoints": [[0.5, 0.5], [0.5, 2.5]]}])
    assert not puzzle.layout.rules
    assert puzzle.info["ignored"] == "lines"


def test_shorthand_has_lines() -> None:
    text = "{ce:[[,,,],[,,,],[,,,],[,,,]],l:[{wp:[[0.5,0.5],[.5,2.5]]}],ca:[{v:'rules: Renban'}]}"
    puzzle = formats.read(link("", packed=text))
    assert puzzle.layout.rules == (rules.Renban((0, 1, 2)),)


@pytest.mark.parametrize("point", [[0.5], "r1c1", [0.5, None], [99.5, 0.5], [0.5, 1e300], [0, 0]])
def test_points_that_are_none_are_told(point: Any) -> None:
    puzzle = read("Renban.", lines=[{"wayPoints": [[0.5, 0.5], point]}])
    assert puzzle.info["ignored"] == "lines"


def test_missing_marks_that_mean_something_are_told() -> None:
    puzzle = read("White dots are consecutive; all dots are given.", overlays=[DOT])
    assert puzzle.info["ignored"] == "marks that are missing"


def test_many_drawings_end_in_time_and_are_told() -> None:
    puzzle = read("Renban.", lines=[{"wayPoints": [[0.5, 0.5], [0.5, 1.5]]}] * 5000)
    assert puzzle.info["ignored"] == "lines"


def test_bulb_without_the_word_is_told() -> None:
    puzzle = read("Normal rules.", lines=[THERMOMETER], underlays=[BULB], overlays=["?"])
    assert not puzzle.layout.rules
    assert puzzle.info["ignored"] == "lines, bulbs, overlays"


def circle(row: float, column: float, **more: Any) -> dict[str, Any]:
    shape = {"center": [row, column], "rounded": True, "width": 0.8, "height": 0.8}
    return shape | {"borderColor": "#CFCFCF"} | more


def line(colour: str, *points: list[float]) -> dict[str, Any]:
    return {"wayPoints": list(points), "color": colour}


@pytest.mark.parametrize(
    ("text", "colour", "expected"),
    [
        ("Dutch whispers differ by 4.", "#FFA500", rules.Whisper((0, 1, 2), 4)),
        ("German whisper lines.", "#67F067", rules.Whisper((0, 1, 2), 5)),
        ("On whispers neighbours differ by at least three.", "#0f0", rules.Whisper((0, 1, 2), 3)),
        ("Purple lines: renbans. Grey lines: palindromes.", "#F067F0", rules.Renban((0, 1, 2))),
        ("Renban lines and palindromes.", "#B2B2B2", rules.Palindrome((0, 1, 2))),
        ("Blue lines: region sum lines.", "#34BBE6", rules.RegionSum((0, 1, 2))),
        ("Yellow nabner lines", "#FFDD00", rules.Nabner((0, 1, 2))),
        ("Zipper lines are lavender", "#CC99FF", rules.Zipper((0, 1, 2))),
        ("Modular lines (teal)", "#00B8B0", rules.Modular((0, 1, 2))),
        ("Entropic lines; arrows", "#FFCCAA", rules.Entropic((0, 1, 2))),
        ("Ten lines", "#B2B2B2", rules.TenLine((0, 1, 2))),
    ],
)
def test_colours_and_words_tell_lines_apart(text: str, colour: str, expected: Any) -> None:
    found = read_nine(text, lines=[line(colour, [0.5, 0.5], [0.5, 2.5])])
    assert found.layout.rules == (expected,)


def read_nine(text: str, **parts: Any) -> Puzzle:
    cells: list[list[dict[str, Any]]] = [[{} for _ in range(9)] for _ in range(9)]
    boxes = [
        [[row + at // 3, column + at % 3] for at in range(9)]
        for row in (0, 3, 6)
        for column in (0, 3, 6)
    ]
    tree = {"cells": cells, "regions": boxes, "metadata": {"rules": text}, **parts}
    return formats.read("https://sudokupad.app/scl" + pack(json.dumps(tree)))


def test_arrows_start_at_circles_and_pills() -> None:
    single = {"wayPoints": [[0.5, 0.7], [0.5, 2.4]], "color": "#000"}
    double = {"wayPoints": [[4.5, 5.9], [6.5, 7.5]], "color": "#000"}
    shapes = [circle(0.5, 0.5), circle(4.5, 5, width=1.8)]
    puzzle = read_nine("Arrows add up to the circle.", arrows=[single, double], underlays=shapes)
    assert puzzle.layout.rules == (
        rules.Arrow((0,), (1, 2)),
        rules.Arrow((40, 41), (51, 61)),
    )  # fmt: skip
    assert "ignored" not in puzzle.info


def test_little_killers_have_their_number_at_the_tail() -> None:
    arrow = {"wayPoints": [[-0.3, 6.7], [-0.05, 6.95]]}
    clue = {"center": [-0.5, 6.5], "text": "11"}
    puzzle = read_nine("Little killer sums.", arrows=[arrow], overlays=[clue])
    assert puzzle.layout.rules == (rules.LittleKiller((7, 17), 11),)
    assert "ignored" not in puzzle.info


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Sandwich sums", rules.Sandwich),
        ("x-sums", rules.XSum),
        ("Skyscrapers", rules.Skyscraper),
        ("Numbered rooms", rules.NumberedRoom),
    ],
)
def test_clues_beside_the_board(text: str, kind: Any) -> None:
    puzzle = read_nine(text, overlays=[{"center": [9.5, 0.5], "text": "5"}])
    assert puzzle.layout.rules == (kind(tuple(range(72, -1, -9)), 5),)


def test_shapes_in_cells_on_corners_and_signs() -> None:
    shapes = [
        circle(8.5, 8.5, backgroundColor="#CFCFCF"),
        {"center": [7.5, 8.5], "backgroundColor": "#CFCFCF", "width": 0.8, "height": 0.8},
        circle(1, 1, text="1 2"),
        {"center": [4.5, 5], "text": ">"},
    ]
    text = "Grey circles are odd, squares even. Digits in a circle surround it. Signs: less than."
    puzzle = read_nine(text, overlays=shapes)
    assert puzzle.layout.rules == (
        rules.Odd(80), rules.Even(71), rules.Quadruple((0, 1, 9, 10), (1, 2)),
        rules.Inequality(40, 41),
    )  # fmt: skip


def test_rules_that_only_the_text_has() -> None:
    puzzle = read_nine("Anti-knight. Anti-king. Both diagonals hold each digit once.")
    assert puzzle.layout.rules == (rules.AntiKnight(), rules.AntiKing())
    assert {house.kind for house in puzzle.layout.houses} == {"row", "column", "box", "diagonal"}


def test_line_from_corner_to_corner_is_the_diagonal() -> None:
    text = "The marked diagonal has no repeats."
    puzzle = read_nine(text, lines=[line("#34BBE6", [0, 0], [9, 9])])
    assert [house.name for house in puzzle.layout.houses][-1] == "falling diagonal"
    assert "ignored" not in puzzle.info


def test_diagonals_that_break_the_solution_are_none() -> None:
    puzzle = read("Both diagonals hold each digit once.")
    assert "diagonal" not in {house.kind for house in puzzle.layout.houses}
    assert puzzle.info["ignored"] == "diagonals in the text"


def test_rule_that_is_named_in_vain_is_told() -> None:
    assert read_nine("German whispers.").info["ignored"] == "whisper in the text"


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.name)
def test_every_kind_is_written_and_read_back(kind: Kind) -> None:
    puzzle = Puzzle(CLASSIC.with_rules([kind.example]), {40: 5}, info={"title": "One", "time": "3"})
    assert formats.read(formats.write(puzzle, "sudokupad")) == puzzle


DRAWN_KINDS = [
    "anti_king", "anti_knight", "anti_taxicab", "arrow", "between", "cage", "difference",
    "double_arrow", "entropic", "even", "inequality", "little_killer", "lockout", "modular",
    "nabner", "non_consecutive", "numbered_room", "odd", "pair_sum", "palindrome", "quadruple",
    "ratio", "region_sum", "renban", "sandwich", "skyscraper", "ten_line", "thermometer", "total",
    "whisper", "x_sum", "zipper",
]  # fmt: skip


@pytest.mark.parametrize("name", DRAWN_KINDS)
def test_drawings_and_words_alone_say_the_rule(name: str) -> None:
    rule = kind_named(name).example
    tree = sudokupad_write.tree_of(Sheet(Puzzle(CLASSIC.with_rules([rule]), bytes(81))))
    del tree[sudokupad_write.OWN]
    back = sudokupad.read_tree(tree).puzzle
    assert back.layout == CLASSIC.with_rules([rule])
    assert "ignored" not in back.info


def test_link_tells_title_rules_and_solution() -> None:
    layout = CLASSIC.with_rules([rules.Thermometer((0, 1, 2))])
    grid = "123456789456789123789123456214365897365897214897214365531642978642978531978531642"
    puzzle = Puzzle(layout, [*map(int, grid[:-2]), 0, 0], info={"title": "T", "author": "A"})
    metadata = sudokupad_write.tree_of(Sheet(puzzle))["metadata"]
    assert (metadata["title"], metadata["author"]) == ("T", "A")
    assert metadata["solution"] == grid
    assert metadata["rules"].splitlines() == [
        "Fill in the digits from 1 to 9 so that none of them repeats in a row, a column or a box.",
        "thermometer: Digits rise from the bulb to the end.",
    ]


def test_boards_with_holes_are_refused() -> None:
    with pytest.raises(FormatError, match="cannot hold this board shape"):
        formats.write(Puzzle(named("samurai"), bytes(369)), "sudokupad")


def test_sentence_that_nothing_is_known_of_is_told() -> None:
    found = read("Normal sudoku rules apply. Every snail eats its neighbour twice.")
    assert found.info["ignored"] == "'every snail eats its neighbour twice'"


@pytest.mark.parametrize("value", ["=", "1213", "odd", "99"])
def test_cage_that_is_none_is_told(value: str) -> None:
    found = read("", cages=[{"cells": [[0, 0], [0, 1]], "value": value}])
    assert not found.layout.rules
    assert "cage" in found.info["ignored"]


def test_cage_whose_digits_may_repeat_is_a_total() -> None:
    found = read("", cages=[{"cells": [[0, 0], [0, 1]], "value": "3", "unique": False}])
    assert found.layout.rules == (rules.Total((0, 1), 3),)
