"""Bad input: one sentence each that names the place and what would be right."""

import json
import time

import golden
import pytest

from nonet import formats
from nonet.core.sheet import Sheet
from nonet.errors import FormatError, NonetError

LINE = golden.LINE
ROWS = [LINE[at : at + 9] for at in range(0, 81, 9)]
EMPTY_GRID: list[list[dict[str, int]]] = [[{} for _ in range(9)] for _ in range(9)]


def nonet_json(**parts: object) -> str:
    return json.dumps({"format": "nonet", "version": 1, "board": "9x9", "givens": LINE} | parts)


def f_puzzle(**parts: object) -> str:
    return json.dumps({"size": 9, "grid": EMPTY_GRID} | parts)


BAD = {
    "80 characters": (
        LINE[:80],
        "line 1: 80 cells do not make a board",
        "expected a number like 81 for 9x9",
    ),
    "82 characters": (
        LINE + "5",
        "line 1: 82 cells do not make a board",
        "expected a number like 81 for 9x9",
    ),
    "letter in a line": (
        LINE[:10] + "Q" + LINE[11:],
        "line 1, column 11: 'Q' is not a symbol on 9x9 boards",
        "expected 1 to 9, or . for an empty cell",
    ),
    "letter in a row": (
        "\n".join([*ROWS[:8], "52a...7.6"]),
        "line 9, column 3: 'a' is not a symbol on 9x9 boards",
        "expected 1 to 9, or . for an empty cell",
    ),
    "short row": (
        "\n".join([*ROWS[:8], "52....7."]),
        "line 9: the row '52....7.' has 8 cells",
        "expected 9",
    ),
    "long row": (
        "\n".join([ROWS[0] + "1", *ROWS[1:]]),
        "line 1: the row '.8...3.4.1' has 10 cells",
        "expected 9",
    ),
    "strange character": (
        LINE[:5] + "€" + LINE[6:],
        "line 1, column 6: '€' is not a symbol",
        "expected 1-9, letters on bigger boards, or .",
    ),
    "letters on 4x4": ("abcd\n" * 4, "column 1: 'a'", "4x4"),
    "empty": ("", "the text is empty", "expected a puzzle"),
    "white space": (" \n\t\n", "the text is empty", "expected a puzzle"),
    "only a comment": (
        "# nothing",
        "there is no puzzle in the text",
        "expected something like 81 characters",
    ),
    "second line of many": (f"{LINE}\n{LINE[:80]}", "line 2: 80 cells", "81"),
    "region of the wrong size": (
        golden.JIGSAW + golden.REGIONS.replace("A", "B", 1),
        "line 1: region 'B' has 10 cells",
        "expected 9",
    ),
    "region in f-puzzles": (
        f_puzzle(
            grid=[
                [{"region": 0}, *EMPTY_GRID[0][1:]],
                *EMPTY_GRID[1:8],
                [*EMPTY_GRID[0][:8], {"region": 0}],
            ]
        ),
        "region 0 has 10 cells",
        "expected 9",
    ),
    "region in .sud": (
        "\n".join([*ROWS, "[sud] 1", "[type] jigsaw", "[regions]", golden.REGIONS[:80] + "A"]),
        "region 'A' has 10 cells",
        "expected 9",
    ),
    "impossible total": (
        nonet_json(cages=[{"total": 18, "cells": [0, 1]}]),
        "the cage at r1c1 has the total 18, but 2 different digits",
        "the cage at r1c1 has the total 18, but 2",
    ),
    "impossible total in f-puzzles": (
        f_puzzle(killercage=[{"cells": ["R1C1", "R1C2"], "value": "2"}]),
        "the cage at r1c1 has the total 2, but 2 different digits",
        "the cage at r1c1 has the total 2, but 2",
    ),
    "impossible total in PS": (
        "3x3::k:" + "512:512:" + "".join(f"{n}:" for n in range(79)),
        "line 1: the cage at r1c1 has the total 2, but 2 different",
        "the cage at r1c1 has the total 2, but 2",
    ),
    "impossible total in .sud": (
        "\n".join([*ROWS, "[sud] 1", "[cages]", "99 r1c1 r1c2"]),
        "the cage at r1c1 has the total 99, but 2 different digits",
        "the cage at r1c1 has the total 99, but 2",
    ),
    "unknown rule": (
        f_puzzle(rankings=[{"lines": []}]),
        "'rankings' is not supported",
        "odd",
    ),
    "rule without its line": (
        f_puzzle(thermometer=[{"cells": ["R1C1", "R1C2"]}]),
        "thermometer",
        "it has no line",
    ),
    "rule we cannot enforce": (f_puzzle(moebius=True), "'moebius'", "supported are"),
    "broken JSON": ('{"format": "nonet", "version": 1,', "line 1, column", "broken JSON"),
    "deep JSON": ('{"format": "nonet", "x": ' + "[" * 100_000, "broken JSON", ""),
    "huge number": (nonet_json().replace("1", "9" * 5000, 1), "broken JSON", ""),
    "other version": (
        nonet_json(version=2),
        "expected version 1, got 2",
        "expected version 1, got 2",
    ),
    "unknown key": (
        nonet_json(colour="red"),
        "JSON: unknown key 'colour'",
        "expected format, version, board, layout,",
    ),
    "cell off the board": (nonet_json(cages=[{"total": 9, "cells": [81, 1]}]), "81", "0 to 80"),
    "unknown board": (
        nonet_json(board="7x7+wings"),
        "unknown rule '+wings' in '7x7+wings'",
        "expected +diagonals, +windows, -rows,",
    ),
    "broken XML": ("<opensudoku>\n<game data=", "line 2, column 1: broken XML", ""),
    "entity": ('<!DOCTYPE a [<!ENTITY b "c">]><opensudoku/>', "the entity 'b'", "without entities"),
    "short data": (
        '<opensudoku>\n<game data="123"/></opensudoku>',
        "line 2:",
        "expected 81 cells, got 3",
    ),
    "3D board": (
        '<ksudoku><game><puzzle><graph type="roxdoku" order="9"/></puzzle></game></ksudoku>',
        "line 1:",
        "expected a board of the type sudoku or",
    ),
    "truncated link": (
        (golden.FOLDER / "fpuzzles-link.killer.txt").read_text()[:200],
        "line 1: ",
        "cut off",
    ),
    "truncated SudokuPad": (
        (golden.FOLDER / "sudokupad.killer.txt").read_text()[:200],
        "line 1: ",
        "cut off",
    ),
    "short link": (
        "https://sudokupad.app/abc123",
        "line 1: 'https://sudokupad.app/abc123' does not contain its",
        "expected a link with scl and the packed",
    ),
    "truncated S9B": ("S9B010203", "line 1:", "expected 162 characters, two for each cell,"),
    "truncated Solo": ("3x3:a5b3", "line 1: givens:", "expected 81 cells, got 5"),
    "Solo without regions": ("9j:" + "zzzc", "line 1: the description has 1 part", "expected 2"),
    "other .sud": (
        "\n".join([*ROWS, "[sud] 2"]),
        "line 10:",
        "expected version 1, got '2'",
    ),
    "unknown section": (
        "\n".join([*ROWS, "[sud] 1", "[colour]"]),
        "line 11: unknown section [colour]",
        "expected sud, type, size, rules, regions,",
    ),
    "section twice": (
        "\n".join([*ROWS, "[sud] 1", "[info]", "[info]"]),
        "line 12: the section [info] appears twice",
        "the section [info] appears twice",
    ),
    "contradiction": (
        "\n".join([*ROWS, "[sud] 1", "[givens]", "1" + ROWS[0][1:], *ROWS[1:]]),
        "line 11: r1c1 is given as 1",
        "the same in both",
    ),
    "no such rule": (
        "\n".join([*ROWS, "[sud] 1", "[rules] knights"]),
        "'knights'",
        "rows, columns",
    ),
    "repeated candidate": (
        "12 1\n" * 7 + "122 1",
        "line 8, column 1:",
        "expected different digits, got '122'",
    ),
    "bad remark in .sdk": ("[Puzzle]\n" + "\n".join(ROWS) + "\n[Colours]", "line 11: ", "[State]"),
    "bad record in .ss": (
        (golden.FOLDER / "ss.narrowed.ss").read_text() + "I99\n",
        "line 22:",
        "expected a record like I405 (cell 40 holds",
    ),
    "row of many in a table": (f"puzzle,solution\n{LINE},\n{LINE[:80]},", "line 3: 80 cells", "81"),
    "samurai that disagrees": (
        "\n".join(["1" * 81, "." * 81, "2" * 81, "." * 81, "." * 81]),
        "line 3",
        "",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_says_where_and_what_would_be_right(name: str) -> None:
    text, place, right = BAD[name]
    format_ = "samurai" if name.startswith("samurai") else None
    with pytest.raises(FormatError) as caught:
        list(formats.read_many(text, format_) if "many" in name else [formats.read(text, format_)])
    message = str(caught.value)
    assert place in message
    assert right in message
    assert "\n" not in message
    assert len(message) < 600


def test_two_equal_givens_are_data() -> None:
    assert formats.read("55" + LINE[2:]).givens[:2] == b"\5\5"


def test_unknown_format() -> None:
    with pytest.raises(FormatError, match="unknown format 'doku'; expected json, "):
        formats.read(LINE, "doku")


def test_format_that_cannot_be_written() -> None:
    with pytest.raises(FormatError, match="'sdx' can only be read"):
        formats.write(formats.read(LINE), "sdx")


@pytest.mark.parametrize(
    "data", [bytes(range(256)), b"PK\3\4" + bytes(99), LINE.encode("utf-16-le")]
)
def test_binary_file(data: bytes) -> None:
    with pytest.raises(FormatError, match=r"this is not text .* expected a text file"):
        formats.read(data)


def test_big_file_with_one_puzzle_is_refused_at_once() -> None:
    start = time.process_time()
    for text in ("1" * 10_000_000, "<opensudoku>" + " " * 10_000_000, b"{" * 50_000_000):
        with pytest.raises(FormatError, match=r"has \d+ characters, expected at most"):
            formats.read(text)
    assert time.process_time() - start < 5


@pytest.mark.parametrize(
    ("format_", "sheet", "what"),
    [
        ("line", "killer", "cages"),
        ("line", "entered", "entries"),
        ("grid", "noted", "notes"),
        ("sdm", "diagonals", "diagonals"),
        ("grid", "narrowed", "entries"),
        ("hodoku", "sixteen", "16x16 boards"),
        ("killer", "classic", "givens"),
        ("jigsaw", "samurai", "this board shape"),
        ("solo", "cross", "this board shape"),
        ("fpuzzles", "samurai", "this board shape"),
        ("bank", "jigsaw", "jigsaw regions"),
    ],
)
def test_writers_refuse_by_name(format_: str, sheet: str, what: str) -> None:
    with pytest.raises(FormatError, match=f"the format '{format_}' cannot hold {what}"):
        formats.write(golden.SHEETS[sheet], format_)


@pytest.mark.parametrize("format_", formats.names(writable=True))
def test_a_sheet_that_no_player_wrote_is_not_written(format_: str) -> None:
    puzzle = formats.read(LINE)
    for sheet in (
        Sheet(puzzle, b"\1" * 81),
        Sheet(puzzle, b"\1"),
        Sheet(puzzle, b"", (1 << 9,) * 81),
    ):
        with pytest.raises(
            NonetError, match=r"is given as 8|the board has 81 cells|expected a mask"
        ):
            formats.write(sheet, format_)
