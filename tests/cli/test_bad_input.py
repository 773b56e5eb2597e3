"""Bad input gets one sentence that names the place and what would be right, and exit code 2."""

import errno
import io
import json
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from shell import EASY, SOLVED, Outcome, nonet, start

from nonet.cli.main import run


def said(outcome: Outcome) -> str:
    """The one sentence on standard error."""
    assert outcome.code == 2
    assert outcome.err.startswith("nonet: ")
    assert outcome.err.count("\n") == 1
    assert "Traceback" not in outcome.err
    return outcome.err


@pytest.mark.parametrize("command", ["solve", "count", "check", "convert --to grid"])
def test_a_line_of_80_characters(command: str) -> None:
    sentence = said(nonet(*command.split(), EASY[:80]))
    assert "80 cells" in sentence
    assert "expected a number like 81 for 9x9" in sentence


def test_the_place_in_a_long_file(tmp_path: Path) -> None:
    path = tmp_path / "many.txt"
    path.write_text(f"{EASY}\n" * 9000 + f"{EASY[:80]}\n" + f"{EASY}\n" * 9)
    outcome = nonet("solve", str(path))
    assert "many.txt: line 9001: 80 cells" in said(outcome)
    assert set(outcome.lines) == {SOLVED}
    assert len(outcome.lines) > 5000


def test_a_letter_where_a_digit_must_be() -> None:
    sentence = said(nonet("solve", stdin=f"{EASY}\n{EASY[:40]}k{EASY[41:]}\n"))
    assert "standard input: line 2, column 41: 'k'" in sentence
    assert "expected 1 to 9" in sentence


def test_a_letter_with_a_named_board() -> None:
    sentence = said(nonet("solve", "--board", "9x9+diagonals", stdin="." * 80 + "k"))
    assert "line 1" in sentence
    assert "'k'" in sentence


def test_too_few_cells_for_a_named_board() -> None:
    assert "369 cells, got 81" in said(nonet("solve", "--board", "samurai", EASY))


@pytest.mark.parametrize(
    ("piece", "told", "wanted"),
    [
        ("nonsense ", "line 1: the line has more than 200000 characters", "one puzzle per line"),
        ("what is this?\n", "the text has 4000", "a collection has one puzzle per line"),
    ],
)
def test_a_10_mb_file(tmp_path: Path, piece: str, told: str, wanted: str) -> None:
    path = tmp_path / "big.txt"
    path.write_text(piece * (10 * 2**20 // len(piece)))
    sentence = said(nonet("solve", str(path)))
    assert f"big.txt: {told}" in sentence
    assert wanted in sentence


def test_a_binary_file(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.zip"
    path.write_bytes(b"PK\x03\x04" + bytes(range(256)))
    sentence = said(nonet("solve", str(path)))
    assert "puzzles.zip: this is not text" in sentence
    assert "UTF-8" in sentence


def test_binary_standard_input() -> None:
    assert "standard input: this is not text" in said(nonet("count", stdin=os.urandom(4096)))


def test_a_region_of_the_wrong_size() -> None:
    regions = "1" * 10 + "2" * 8 + "".join(str(n) * 9 for n in range(3, 10))
    sentence = said(nonet("solve", "--from", "jigsaw", stdin=f"{'.' * 81}\n{regions}\n"))
    assert "10 cells, expected 9" in sentence


def test_a_cage_whose_total_is_impossible(tmp_path: Path) -> None:
    path = tmp_path / "killer.json"
    cages = [{"total": 18, "cells": [0, 1]}]
    puzzle = {"format": "nonet", "version": 1, "board": "9x9", "cages": cages, "givens": "." * 81}
    path.write_text(json.dumps(puzzle))
    sentence = said(nonet("solve", str(path)))
    assert "18" in sentence
    assert "3 to 17" in sentence


@pytest.mark.parametrize("option", ["--from", "--to"])
def test_an_unknown_format(option: str) -> None:
    sentence = said(nonet("solve", option, "rune", EASY))
    assert "'rune'" in sentence
    assert "sdk" in sentence


def test_an_unknown_board() -> None:
    sentence = said(nonet("solve", "--board", "moon", EASY))
    assert "unknown board 'moon'" in sentence
    assert "samurai" in sentence


def test_a_missing_file() -> None:
    assert "missing.sdk: no such file" in said(nonet("solve", "missing.sdk"))
    assert "no/such/thing: no such file" in said(nonet("solve", "no/such/thing"))


def test_a_folder(tmp_path: Path) -> None:
    assert f"{tmp_path}: is a directory" in said(nonet("solve", str(tmp_path)))


def test_empty_input(tmp_path: Path) -> None:
    assert "the text is empty" in said(nonet("solve", ""))
    assert "standard input: there is nothing to read" in said(nonet("solve", stdin=""))
    path = tmp_path / "empty.txt"
    path.write_text("\n \n")
    assert "empty.txt: there is nothing to read" in said(nonet("solve", str(path)))


def test_output_that_cannot_be_written(tmp_path: Path) -> None:
    missing = tmp_path / "none" / "out.txt"
    assert f"{missing}: cannot be written" in said(nonet("solve", EASY, "-o", str(missing)))
    assert "is a directory" in said(nonet("solve", EASY, "-o", str(tmp_path)))


def test_bad_input_leaves_no_output_file(tmp_path: Path) -> None:
    out = tmp_path / "out.txt"
    said(nonet("solve", EASY, EASY[:80], "-o", str(out)))
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_vanishes_before_its_turn(tmp_path: Path) -> None:
    pipe, path = tmp_path / "first.txt", tmp_path / "second.txt"
    os.mkfifo(pipe)
    path.write_text(EASY)
    with start("solve", str(pipe), str(path)) as process:
        with pipe.open("w") as feed:
            path.unlink()
            feed.write(f"{EASY}\n")
        out, err = process.communicate(timeout=60)
    assert process.returncode == 2
    assert out.decode() == f"{SOLVED}\n"
    assert err.decode() == f"nonet: {path}: no such file or directory\n"


class Vanishing(io.BytesIO):
    """A file on a disk that is gone after the first block."""

    def read1(self, size: int | None = -1) -> bytes:
        if self.tell():
            raise OSError(errno.ESTALE, os.strerror(errno.ESTALE))
        return super().read1(size)


def test_a_file_that_vanishes_while_being_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "remote.txt"
    path.write_text(EASY)
    monkeypatch.setattr(Path, "open", lambda *_: Vanishing(f"{EASY}\n".encode()))
    outcome = nonet("solve", str(path))
    assert f"{path}: {os.strerror(errno.ESTALE).lower()}" in said(outcome)
    assert outcome.lines == [SOLVED]


@pytest.mark.parametrize(
    "args", [["--limit", "0"], ["--deadline", "-1"], ["--deadline", "soon"], ["--deadline", "nan"]]
)
def test_options_out_of_range(args: list[str]) -> None:
    outcome = nonet("count", *args, EASY)
    assert outcome.code == 2
    assert f"Invalid value for '{args[0]}'" in outcome.err


def test_debugging_shows_the_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NONET_DEBUG", "1")
    with pytest.raises(ValueError, match="80 cells"):
        run(["solve", EASY[:80]])


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/urandom"])
@pytest.mark.parametrize(
    "command", ["solve", "hint", "draw", "book -o a.pdf", "verify", "generate --pattern", "rate"]
)
def test_a_device_is_refused_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, device: str
) -> None:
    monkeypatch.chdir(tmp_path)
    if not Path(device).exists():
        pytest.skip("this system has no such device")
    assert said(nonet(*command.split(), device))


def test_a_pipe_is_read_as_a_file_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.txt"
    os.mkfifo(pipe)
    with ThreadPoolExecutor(1) as writer:
        writer.submit(pipe.write_text, f"{EASY}\n")
        assert nonet("solve", str(pipe)).lines == [SOLVED]
        writer.submit(pipe.write_text, 'title = "Sudoku"\n')
        outcome = nonet("book", str(pipe), "-o", str(tmp_path / "a.pdf"))
        assert "the book has no chapters" in said(outcome)
