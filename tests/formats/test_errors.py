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
    "80 characters": (LINE[:80], "line 1: 80 cells do not make a board; right would be", "81"),
    "82 characters": (LINE + "5", "line 1: 82 cells", "81 cells for 9x9"),
    "letter in a line": (
        LINE[:10] + "Q" + LINE[11:],
        "line 1, column 11: 'Q'",
        "right would be 1-9",
    ),
    "letter in a row": ("\n".join([*ROWS[:8], "52a...7.6"]), "line 9, column 3: 'a'", "1-9"),
    "short row": ("\n".join([*ROWS[:8], "52....7."]), "line 9: '52....7.' has 8", "be 9"),
    "long row": (
        "\n".join([ROWS[0] + "1", *ROWS[1:]]),
        "line 1: ",
        "has 10 cells; right would be 9",
    ),
    "strange character": (LINE[:5] + "€" + LINE[6:], "line 1, column 6: '€'", "right would be 1-9"),
    "letters on 4x4": ("abcd\n" * 4, "column 1: 'a'", "4x4"),
    "empty": ("", "the text is empty", "right would be"),
    "white space": (" \n\t\n", "the text is empty", "right would be"),
    "only a comment": ("# nothing", "there is no puzzle", "right would be"),
    "second line of many": (f"{LINE}\n{LINE[:80]}", "line 2: 80 cells", "81"),
    "region of the wrong size": (
        golden.JIGSAW + golden.REGIONS.replace("A", "B", 1),
        "the region 'B' has 10",
        "be 9",
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
        "be 9",
    ),
    "region in .sud": (
        "\n".join([*ROWS, "[sud] 1", "[type] jigsaw", "[regions]", golden.REGIONS[:80] + "A"]),
        "region",
        "has 10 cells; right would be 9",
    ),
    "impossible total": (
        nonet_json(cages=[{"total": 18, "cells": [0, 1]}]),
        "r1c1 has the total 18",
        "3-17",
    ),
    "impossible total in f-puzzles": (
        f_puzzle(killercage=[{"cells": ["R1C1", "R1C2"], "value": "2"}]),
        "total 2",
        "3-17",
    ),
    "impossible total in PS": (
        "3x3::k:" + "512:512:" + "".join(f"{n}:" for n in range(79)),
        "line 1: ",
        "3-17",
    ),
    "impossible total in .sud": (
        "\n".join([*ROWS, "[sud] 1", "[cages]", "99 r1c1 r1c2"]),
        "total 99",
        "3-17",
    ),
    "unknown rule": (
        f_puzzle(thermometer=[{"lines": []}]),
        "'thermometer' is not supported",
        "odd",
    ),
    "rule we cannot enforce": (f_puzzle(nonconsecutive=True), "'nonconsecutive'", "supported are"),
    "broken JSON": ('{"format": "nonet", "version": 1,', "line 1, column", "broken JSON"),
    "deep JSON": ('{"format": "nonet", "x": ' + "[" * 100_000, "broken JSON", ""),
    "huge number": (nonet_json().replace("1", "9" * 5000, 1), "broken JSON", ""),
    "other version": (nonet_json(version=2), "the version is 2", "right would be 1"),
    "unknown key": (nonet_json(colour="red"), "'colour', which is not known", "right would be"),
    "cell off the board": (nonet_json(cages=[{"total": 9, "cells": [81, 1]}]), "81", "0 to 80"),
    "unknown board": (nonet_json(board="7x7+wings"), "7x7+wings", "right would be"),
    "broken XML": ("<opensudoku>\n<game data=", "line 2, column 1: broken XML", ""),
    "entity": ('<!DOCTYPE a [<!ENTITY b "c">]><opensudoku/>', "the entity 'b'", "without entities"),
    "short data": ('<opensudoku>\n<game data="123"/></opensudoku>', "line 2: data has 3", "be 81"),
    "3D board": (
        '<ksudoku><game><puzzle><graph type="roxdoku" order="9"/></puzzle></game></ksudoku>',
        "'roxdoku' are not supported",
        "right would be",
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
    "short link": ("https://sudokupad.app/abc123", "does not carry its puzzle", "right would be"),
    "truncated S9B": ("S9B010203", "line 1: 6 characters", "right would be 162"),
    "truncated Solo": ("3x3:a5b3", "line 1: the givens fill 5 cells", "right would be 81"),
    "Solo without regions": ("9j:" + "zzzc", "line 1: the description has 1 parts", "be 2"),
    "other .sud": (
        "\n".join([*ROWS, "[sud] 2"]),
        "line 10: this is version '2'",
        "right would be 1",
    ),
    "unknown section": ("\n".join([*ROWS, "[sud] 1", "[colour]"]), "line 11: [colour]", "right"),
    "section twice": ("\n".join([*ROWS, "[sud] 1", "[info]", "[info]"]), "line 12: [info]", "once"),
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
    "repeated candidate": ("12 1\n" * 7 + "122 1", "line 8, column 1: '122'", "right would be"),
    "bad remark in .sdk": ("[Puzzle]\n" + "\n".join(ROWS) + "\n[Colours]", "line 11: ", "[State]"),
    "bad record in .ss": (
        (golden.FOLDER / "ss.narrowed.ss").read_text() + "I99\n",
        "line 22: 'I99'",
        "like I405",
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
    with pytest.raises(FormatError, match="there is no format 'doku'; right would be json, "):
        formats.read(LINE, "doku")


def test_format_that_cannot_be_written() -> None:
    with pytest.raises(FormatError, match="'sdx' can only be read"):
        formats.write(formats.read(LINE), "sdx")


@pytest.mark.parametrize(
    "data", [bytes(range(256)), b"\x89PNG\r\n\x1a\n" + bytes(99), LINE.encode("utf-16-le")]
)
def test_binary_file(data: bytes) -> None:
    with pytest.raises(FormatError, match=r"this is not text .* right would be a text file"):
        formats.read(data)


def test_big_file_with_one_puzzle_is_refused_at_once() -> None:
    start = time.process_time()
    for text in ("1" * 10_000_000, "<opensudoku>" + " " * 10_000_000, b"{" * 50_000_000):
        with pytest.raises(FormatError, match=r"has \d+ characters; one puzzle has"):
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
        ("hodoku", "sixteen", "a 16x16 board"),
        ("killer", "classic", "givens"),
        ("jigsaw", "samurai", "this shape of board"),
        ("solo", "cross", "this shape of board"),
        ("fpuzzles", "samurai", "this shape of board"),
        ("bank", "jigsaw", "regions"),
    ],
)
def test_writers_refuse_by_name(format_: str, sheet: str, what: str) -> None:
    with pytest.raises(FormatError, match=f"the format '{format_}' cannot express {what}"):
        formats.write(golden.SHEETS[sheet], format_)


@pytest.mark.parametrize("format_", formats.names(writable=True))
def test_a_sheet_that_no_player_wrote_is_not_written(format_: str) -> None:
    puzzle = formats.read(LINE)
    for sheet in (
        Sheet(puzzle, b"\1" * 81),
        Sheet(puzzle, b"\1"),
        Sheet(puzzle, b"", (1 << 9,) * 81),
    ):
        with pytest.raises(NonetError, match=r"is given as 8|the board has 81 cells|has no digits"):
            formats.write(sheet, format_)
