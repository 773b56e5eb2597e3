"""`nonet convert`, and the lists of formats and boards."""

from pathlib import Path

from shell import EASY, nonet

from nonet import formats
from nonet.core import shapes


def test_a_grid() -> None:
    outcome = nonet("convert", "--to", "grid", EASY)
    assert outcome.code == 0
    assert outcome.lines[0] == "5 3 . | . 7 . | . . ."


def test_there_and_back(tmp_path: Path) -> None:
    path = tmp_path / "puzzle.json"
    assert nonet("convert", "--to", "json", EASY, "-o", str(path)).code == 0
    assert nonet("convert", "--to", "line", str(path)).lines == [EASY]


def test_many() -> None:
    assert nonet("convert", "--to", "sdm", stdin=f"{EASY}\n" * 300).lines == [EASY] * 300


def test_a_rule_is_never_dropped_in_silence() -> None:
    outcome = nonet("convert", "--to", "line", "--board", "9x9+diagonals", "." * 81)
    assert outcome.code == 2
    assert "diagonals" in outcome.err


def test_the_list_of_formats_is_complete() -> None:
    listed = [line.split()[0] for line in nonet("formats").lines]
    assert listed == sorted(formats.names())


def test_the_listed_boards_exist() -> None:
    for line in nonet("boards").lines:
        name, cells = line.split()[:2]
        assert shapes.named(name).cell_count == int(cells)
