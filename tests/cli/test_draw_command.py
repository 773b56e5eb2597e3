"""`nonet draw`."""

import xml.etree.ElementTree as ET
from pathlib import Path

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
