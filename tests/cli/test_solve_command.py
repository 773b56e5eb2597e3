"""`nonet solve`."""

import json
from pathlib import Path

import pytest
from shell import CLASH, EASY, LOOSE, SOLVED, nonet


def test_a_puzzle_as_argument() -> None:
    outcome = nonet("solve", EASY)
    assert (outcome.code, outcome.out, outcome.err) == (0, f"{SOLVED}\n", "")


def test_a_puzzle_on_standard_input() -> None:
    assert nonet("solve", "-", stdin=EASY).lines == [SOLVED]
    assert nonet("solve", stdin=EASY).lines == [SOLVED]


def test_files_and_arguments_in_their_order(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.txt"
    path.write_text(f"{EASY}\n{CLASH}\n")
    outcome = nonet("solve", str(path), LOOSE, "-", stdin=EASY)
    assert outcome.lines[0] == outcome.lines[3] == SOLVED
    assert outcome.lines[1].startswith("# no solution")
    assert outcome.lines[2].endswith(" # more than one solution")
    assert outcome.code == 1


def test_blanks_and_line_ends_of_all_kinds() -> None:
    text = f"{EASY.replace('.', '0')}\r\n\r\n{EASY.replace('.', '*')}\r\n{EASY}"
    assert nonet("solve", stdin=text).lines == [SOLVED] * 3


def test_comments_between_plain_lines() -> None:
    assert nonet("solve", stdin=f"# easy\n{EASY}\n{EASY} # again\n\n").lines == [SOLVED] * 2


def test_several_solutions_fail_only_where_one_is_asked_for() -> None:
    assert nonet("solve", LOOSE).code == 0
    assert nonet("solve", "--unique", LOOSE).code == 1


def test_a_conflict_is_named() -> None:
    outcome = nonet("solve", CLASH)
    assert outcome.code == 1
    assert outcome.lines == ["# no solution. In row 1, 5 stands more than once: in r1c1 and r1c2."]


def test_json_has_the_whole_board() -> None:
    thermometer = {"kind": "thermometer", "cells": [0, 1, 2]}
    tree = {"format": "nonet", "version": 1, "board": "4x4", "rules": [thermometer]}
    text = json.dumps(tree | {"givens": "." * 16})
    for command in ("solve", "rate"):
        [line] = nonet(command, "--json", text).lines
        tree = json.loads(line)["puzzle"]
        assert (tree["board"], tree["rules"]) == ("4x4", [thermometer])


def test_json() -> None:
    outcome = nonet("solve", "--json", EASY, CLASH, LOOSE)
    answers = [json.loads(line) for line in outcome.lines]
    assert [answer["status"] for answer in answers] == ["unique", "none", "multiple"]
    assert answers[0] == {"number": 1, "puzzle": EASY, "status": "unique", "solution": SOLVED}
    assert answers[1]["solution"] is None
    assert "In row 1, 5 stands" in answers[1]["conflicts"][0]


def test_pretty() -> None:
    lines = nonet("solve", "--pretty", EASY).lines
    assert lines[0] == "┌───────┬───────┬───────┐"
    assert lines[1] == "│ 5 3 4 │ 6 7 8 │ 9 1 2 │"
    assert len(lines) == 13


def test_a_named_board() -> None:
    outcome = nonet("solve", "--board", "9x9cross", "." * 45)
    assert outcome.code == 0
    assert outcome.lines[0].endswith("# more than one solution")
    assert nonet("solve", "--board", "9x9+diagonals", EASY).code == 1


def test_another_format() -> None:
    assert nonet("solve", "--to", "grid", EASY).lines[0] == "5 3 4 | 6 7 8 | 9 1 2"


def test_an_output_file(tmp_path: Path) -> None:
    path = tmp_path / "solved.txt"
    outcome = nonet("solve", EASY, "-o", str(path))
    assert (outcome.code, outcome.out) == (0, "")
    assert path.read_text() == f"{SOLVED}\n"


def test_many_plain_lines_keep_their_order() -> None:
    digits = "123456789"
    turns = [str.maketrans(digits, digits[n:] + digits[:n]) for n in range(9)]
    shifted = [EASY.translate(turn) for turn in turns]
    solved = [SOLVED.translate(turn) for turn in turns]
    outcome = nonet("solve", "--workers", "2", stdin="\n".join(shifted * 500))
    assert outcome.lines == solved * 500


@pytest.mark.parametrize("text", ["1...\n..3.\n.4..\n...2\n", "1.....3..4.....2"])
def test_a_small_board(text: str) -> None:
    outcome = nonet("solve", stdin=text)
    assert outcome.code in (0, 1)
    assert len(outcome.lines) == 1


def test_a_deadline_ends_with_its_own_code() -> None:
    hopeless = "." * 625
    outcome = nonet("solve", "--deadline", "0.000001", hopeless)
    assert (outcome.code, outcome.lines) == (3, ["# stopped"])


def test_several_solutions_on_request() -> None:
    lines = nonet("solve", "--limit", "5", LOOSE).lines
    assert len(lines) == len(set(lines)) == 2
    assert nonet("solve", "--limit", "1", LOOSE).lines == lines[:1]
    assert nonet("solve", "--limit", "9", CLASH).code == 1


def test_several_solutions_as_json() -> None:
    answers = [json.loads(line) for line in nonet("solve", "--limit", "5", "--json", LOOSE).lines]
    assert [answer["number"] for answer in answers] == [1, 1]
    assert all(len(answer["solution"]) == 81 for answer in answers)


def test_a_trace_tells_the_search() -> None:
    outcome = nonet("solve", "--trace", "..3..4...1....2.")
    assert outcome.code == 0
    assert len([line for line in outcome.lines if line.startswith("place r")]) == 12
    assert outcome.lines[-1] == "solution"


def test_a_trace_indents_what_stands_on_a_guess() -> None:
    lines = nonet("solve", "--trace", LOOSE).lines
    depth = 0
    for line in lines:
        indent = (len(line) - len(line.lstrip())) // 2
        assert indent <= depth + 1
        depth = indent
    assert any(line.strip().startswith("try r") for line in lines)
    assert len([line for line in lines if line.strip() == "solution"]) == 2


def test_a_trace_is_text_only() -> None:
    assert nonet("solve", "--trace", "--json", EASY).code == 2


def test_utf_16_with_a_mark(tmp_path: Path) -> None:
    path = tmp_path / "windows.txt"
    path.write_text(f"{EASY}\r\n{EASY}\r\n", encoding="utf-16")
    assert nonet("solve", str(path)).lines == [SOLVED] * 2
