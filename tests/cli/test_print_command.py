"""`nonet print`."""

import signal
from pathlib import Path

import pytest
from pdf_reading import reader_of, words_of
from shell import EASY, LOOSE, nonet, start


def words(path: Path) -> list[str]:
    return [word.text for page in reader_of(path.read_bytes()).pages for word in words_of(page)]


def test_new_puzzles_from_a_seed(tmp_path: Path) -> None:
    path, again = tmp_path / "one.pdf", tmp_path / "two.pdf"
    options = ["--count", "6", "--per-page", "4", "--level", "easy", "--seed", "1"]
    for name in (path, again):
        assert nonet("print", *options, "--solutions", "end", "-o", str(name)).code == 0
    assert len(reader_of(path.read_bytes()).pages) == 3
    assert path.read_bytes() == again.read_bytes()
    assert "rating 1.5 · seed 6" in words(path)


def test_mixed_boards_and_levels(tmp_path: Path) -> None:
    path = tmp_path / "mixed.pdf"
    mixes = ["--mix", "2 level=easy", "--mix", "1 board=6x6", "--mix", "1 board=jigsaw level=easy"]
    assert nonet("print", *mixes, "--seed", "3", "-o", str(path)).code == 0
    captions = [word for word in words(path) if word.startswith("·")]
    assert captions[0] == captions[1] == "· easy"
    assert captions[2].startswith("· 6×6")
    assert captions[3] == "· Jigsaw · easy"


def test_puzzles_from_a_file_and_from_standard_input(tmp_path: Path) -> None:
    source, path = tmp_path / "puzzles.sdm", tmp_path / "sheet.pdf"
    source.write_text(f"{EASY}\n{EASY}\n")
    assert nonet("print", str(source), "--rate", "-o", str(path)).code == 0
    assert [word for word in words(path) if word.startswith("·")] == ["· beginner"] * 2
    assert nonet("print", "-", "-o", str(path), stdin=f"{EASY}\n").code == 0
    assert len([word for word in words(path) if len(word) == 1]) >= 30


def test_the_pdf_on_standard_output() -> None:
    with start("print", EASY) as process:
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, b"")
    assert len(reader_of(out).pages) == 1


def test_a_puzzle_without_a_solution_is_named(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    outcome = nonet("print", "--solutions", "end", "55" + EASY[2:], LOOSE, "-o", str(path))
    assert outcome.code == 0
    assert outcome.err == "nonet: puzzle 1 has no solution; it is printed without\n"


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--per-page", "0"], "puzzles per page, got 0"),
        (["--per-page", "17"], "puzzles per page, got 17"),
        (["--board", "25x25", "--givens", "370", "--per-page", "16"], "at most 2 per page on A4"),
        (["--mix", "level=easy"], "expected a number and a recipe"),
        (["--mix", "2 level=easy", "--count", "3"], "use it alone"),
        (["--level", "easy", EASY], "cannot be combined with options for new ones"),
        (["missing.sdm"], "missing.sdm: no such file or directory"),
    ],
)
def test_bad_input_leaves_no_file(args: list[str], sentence: str, tmp_path: Path) -> None:
    outcome = nonet("print", *args, "-o", str(tmp_path / "sheet.pdf"))
    assert outcome.code == 2
    assert sentence in outcome.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/nowhere/sheet.pdf", "no such file or directory"),
        ("/dev/full", "no space left on device"),
        ("/", "is a directory, not a file to write to"),
    ],
)
def test_where_nothing_can_be_written(path: str, reason: str) -> None:
    outcome = nonet("print", EASY, "-o", path)
    assert outcome.code == 2
    assert reason in outcome.err
    assert outcome.err.count("\n") == 1


def test_ctrl_c_leaves_no_file(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    options = ["--count", "100000", "--level", "hard", "--seed", "1"]
    with start("print", *options, "-o", str(path)) as process:
        process.wait_for_work()
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    assert process.returncode == 130
    assert list(tmp_path.iterdir()) == []
