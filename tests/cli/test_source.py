"""What is read, and in which portions."""

import itertools
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from nonet.cli import source
from nonet.cli.source import Source, is_path
from nonet.core.sheet import Sheet

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


@pytest.mark.parametrize(
    "argument",
    [EASY, EASY.replace(".", "x"), "." * 80 + "x", "1..............x", "." * 143 + "B", "." * 2000,
     "3x3:_5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9", "1...\n..2.\n.3..\n...4",
     "https://example.org/?load=abc"],
)  # fmt: skip
def test_a_puzzle_is_no_path(argument: str) -> None:
    assert not is_path(argument)


@pytest.mark.parametrize("argument", ["puzzle.sdk", "a b.txt", "folder/name", "."])
def test_a_path_is_one_even_if_nothing_is_there(argument: str) -> None:
    assert is_path(argument)


def test_plain_lines_are_passed_on_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.txt"
    path.write_text(f"{EASY}\r\n\n{EASY}\n")
    assert list(Source([str(path)]).items()) == [EASY, EASY]


def test_big_files_come_in_portions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "BLOCK", 1000)
    path = tmp_path / "puzzles.txt"
    path.write_text(f"{EASY}\n" * 100 + "# a remark\n" + f"{EASY}\n" * 100)
    reading = Source([str(path)])
    batches = list(reading.batches())
    assert sum(map(len, batches)) == 200
    assert max(map(len, batches)) <= 13
    assert reading.position == reading.total == path.stat().st_size


def test_batches_follow_the_pace_of_their_work(monkeypatch: pytest.MonkeyPatch) -> None:
    clock: Iterator[float] = itertools.count(0, 1.0)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    monkeypatch.setattr("nonet.cli.source.time", SimpleNamespace(monotonic=lambda: next(clock)))
    puzzles = "\n".join(["." * 16] * 9)
    slow = list(Source([puzzles], format="sdm").batches())
    assert [len(batch) for batch in slow] == [1, 2, 2, 2, 2]  # one for each core, after the first
    monkeypatch.setattr("nonet.cli.source.time", SimpleNamespace(monotonic=lambda: 0.0))
    quick = list(Source([puzzles], format="sdm").batches())
    assert [len(batch) for batch in quick] == [1, 2, 4, 2]


def test_other_boards_come_as_sheets() -> None:
    (item,) = Source(["." * 45], board="9x9cross").items()
    assert isinstance(item, Sheet)
    assert item.puzzle.layout.cell_count == 45
