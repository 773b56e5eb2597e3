"""`nonet draw`."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from pdf_reading import reader_of, words_of
from shell import EASY, nonet


def test_a_picture_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "puzzle.svg"
    assert nonet("draw", EASY, "-o", str(path)).code == 0
    digits = [element.text or "" for element in ET.parse(path).iterfind(".//{*}text")]
    assert "".join(digits) == EASY.replace(".", "")


def test_candidates_labels_and_look() -> None:
    outcome = nonet("draw", "--candidates", "--labels", "--look", "dark", "--cell", "20", EASY)
    assert outcome.code == 0
    for part in ('class="note"', 'class="label"', "#16181d", 'width="191.2mm"'):
        assert part in outcome.out


def test_one_puzzle_only() -> None:
    outcome = nonet("draw", stdin=f"{EASY}\n{EASY}\n")
    assert outcome.code == 2
    assert "one puzzle" in outcome.err


def test_a_wrong_look() -> None:
    assert nonet("draw", "--look", "neon", EASY).code == 2


def test_a_pdf_by_the_ending_of_its_name(tmp_path: Path) -> None:
    path = tmp_path / "puzzle.pdf"
    assert nonet("draw", EASY, "--look", "print", "-o", str(path)).code == 0
    (page,) = reader_of(path.read_bytes()).pages
    assert "".join(word.text for word in words_of(page)) == EASY.replace(".", "")


def test_a_png_of_so_many_dots(tmp_path: Path) -> None:
    path = tmp_path / "puzzle.bin"
    assert nonet("draw", "--png", "--dots", "100", EASY, "-o", str(path)).code == 0
    header = path.read_bytes()[:24]
    assert header.startswith(b"\x89PNG")
    assert int.from_bytes(header[16:20], "big") == pytest.approx(91.2 / 25.4 * 100, abs=1)


def test_the_next_step() -> None:
    outcome = nonet("draw", "--step", EASY)
    assert outcome.code == 0
    assert 'class="placed"' in outcome.out


def test_no_step_to_draw() -> None:
    outcome = nonet("draw", "--step", "." * 81)
    assert outcome.code == 2
    assert "no step to draw" in outcome.err


def test_a_full_disk_leaves_nothing_behind() -> None:
    outcome = nonet("draw", "--pdf", EASY, "-o", "/dev/full")
    assert (outcome.code, outcome.err) == (
        2,
        "nonet: /dev/full: cannot be written: no space left on device\n",
    )
