"""Pictures and PDF files that Nonet has made are input like any other."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from shell import EASY, nonet


@pytest.mark.parametrize("kind", ["svg", "png", "pdf"])
def test_a_picture_is_converted_and_solved(kind: str, tmp_path: Path) -> None:
    path = tmp_path / f"picture.{kind}"
    assert nonet("draw", EASY, "-o", str(path)).code == 0
    assert nonet("convert", "--to", "line", str(path)).out == f"{EASY}\n"
    assert nonet("convert", "--from", kind, "--to", "line", str(path)).out == f"{EASY}\n"
    assert nonet("solve", str(path)).out == nonet("solve", EASY).out


def test_a_sheet_is_solved_puzzle_by_puzzle(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    wish = ["--count", "3", "--board", "6x6", "--seed", "1"]
    assert nonet("print", *wish, "--solutions", "end", "-o", str(path)).code == 0
    made = nonet("generate", *wish).out
    assert nonet("convert", "--to", "line", str(path)).out == made
    assert nonet("solve", stdin=path.read_bytes()).out == nonet("solve", stdin=made).out


def test_the_picture_of_a_hint_is_the_position_it_is_about(tmp_path: Path) -> None:
    path = tmp_path / "hint.svg"
    assert nonet("hint", "--svg", str(path), EASY).code == 0
    assert nonet("convert", "--to", "line", str(path)).out == f"{EASY}\n"


def test_a_picture_that_was_saved_anew_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    assert nonet("draw", EASY, "-o", str(path)).code == 0
    again = BytesIO()
    Image.open(path).save(again, "PNG")
    path.write_bytes(again.getvalue())
    outcome = nonet("solve", str(path))
    assert outcome.code == 2
    assert outcome.err.startswith(f"nonet: {path}: there is no puzzle in this PNG file; expected")
    assert len(outcome.err.splitlines()) == 1


def test_a_picture_that_is_too_long_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(17 << 20))
    outcome = nonet("solve", str(path))
    assert outcome.code == 2
    assert "the file is too long; expected at most 16777216 bytes" in outcome.err
