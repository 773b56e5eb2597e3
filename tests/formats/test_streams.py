"""Collections of any length: line by line, with little memory, and quick."""

import io
import time
import tracemalloc
from collections.abc import Iterator
from itertools import islice

import golden
import pytest

from nonet import formats
from nonet.core.sheet import Sheet
from nonet.errors import FormatError
from nonet.formats.encoding import MAX_LINE

STREAMED = ["line", "sdm", "csv", "hodoku", "bank", "solo", "sudokuwiki", "json"]


def lines_without_end(taken: list[int]) -> Iterator[str]:
    while True:
        taken[0] += 1
        yield golden.LINE + "\n"


def test_takes_no_more_lines_than_it_must() -> None:
    taken = [0]
    sheets = list(islice(formats.read_many(lines_without_end(taken)), 1000))
    assert len(sheets) == 1000
    assert taken[0] <= 1001


def test_a_long_collection_needs_little_memory() -> None:
    lines = (golden.LINE + "\n" for _ in range(100_000))
    tracemalloc.start()
    count = sum(1 for _ in formats.read_many(lines))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert count == 100_000
    assert most < 1_000_000


def test_ten_megabytes_of_lines_are_fine() -> None:
    data = (golden.LINE + "\n").encode() * 125_000
    sheets = formats.read_many(formats.decode_lines(io.BytesIO(data)))
    assert sum(1 for _ in sheets) == 125_000


def test_a_clean_line_is_read_in_microseconds() -> None:
    best = 1.0
    for _ in range(5):
        start = time.process_time()
        for _ in range(10_000):
            formats.read(golden.LINE)
        best = min(best, (time.process_time() - start) / 10_000)
    assert best < 20e-6  # about 2 on a quiet machine


@pytest.mark.parametrize("name", STREAMED)
def test_what_is_written_one_after_the_other_is_read_back(name: str) -> None:
    sheets = [golden.SHEETS["classic"], golden.SHEETS["solved"], golden.SHEETS["classic"]]
    text = "".join(formats.write_many(sheets, name))
    assert list(formats.read_many(text.splitlines(keepends=True), name)) == sheets
    assert list(formats.read_many(text)) == sheets


def test_errors_know_their_line() -> None:
    lines = [golden.LINE, "# a comment", "", golden.LINE, golden.LINE[:70] + "?" * 11]
    sheets = formats.read_many(lines)
    assert len(list(islice(sheets, 2))) == 2
    with pytest.raises(FormatError, match=r"^line 5, column 71: '\?'"):
        next(sheets)


def test_lines_are_bounded() -> None:
    stream = io.BytesIO(b"1" * (MAX_LINE + 10))
    with pytest.raises(FormatError, match="line 1: the line has more than"):
        list(formats.decode_lines(stream))


def test_a_binary_stream_is_refused() -> None:
    stream = io.BytesIO((golden.LINE + "\n").encode() * 3 + b"\xff\xfe\x00")
    with pytest.raises(FormatError, match="this is not text"):
        list(formats.decode_lines(stream))


def test_many_puzzles_do_not_go_into_one_grid() -> None:
    sheet = Sheet(formats.read(golden.LINE))
    with pytest.raises(FormatError, match="'grid' holds one puzzle; formats for many are "):
        list(formats.write_many([sheet, sheet], "grid"))


def test_a_collection_of_opensudoku_has_many_games() -> None:
    game = f'<game data="{golden.LINE.replace(".", "0")}"/>'
    text = f'<opensudoku version="2"><folder name="a">{game}{game}</folder>{game}</opensudoku>'
    assert [sheet.puzzle.info.get("collection") for sheet in formats.read_many(text)] == [
        None, "a", "a",
    ]  # fmt: skip
