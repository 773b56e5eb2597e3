"""`nonet generate`, `nonet verify` and `nonet canonical`."""

import json
import signal
from pathlib import Path

import pytest
from shell import EASY, nonet, start

from nonet import api
from nonet.api import cards

NEVER = ("--board", "6x6", "--givens", "34", "--level", "expert")
"""No puzzle fits: two empty cells are never so hard."""

PATTERN = (("XX.X.X.XX" + ".X.XXX.X.") * 4 + "X..XXX..X").replace("X", "x")


def test_a_line_by_default() -> None:
    outcome = nonet("generate", "--givens", "30", "--seed", "1", "--workers", "1")
    assert outcome.code == 0
    [line] = outcome.lines
    assert len(line.replace(".", "")) == 30
    assert api.is_unique(line)
    assert nonet("generate", "--givens", "30", "--seed", "1", "--workers", "2") == outcome


def test_without_a_seed_every_puzzle_is_new() -> None:
    assert nonet("generate").out != nonet("generate").out


def test_many_are_those_of_the_following_seeds() -> None:
    many = nonet("generate", "--level", "easy", "--count", "5", "--seed", "10").lines
    assert len(many) == 5
    assert nonet("generate", "--level", "easy", "--seed", "12").lines == [many[2]]


def test_everything_at_once() -> None:
    outcome = nonet("generate", "--json", "--seed", "3", "--rating", "1.5-2.5", "--givens",
                    "26-30", "--symmetry", "rotate180")  # fmt: skip
    tree = json.loads(outcome.out)
    assert tree["recipe"] == "board=9x9 rating=1.5-2.5 givens=26-30 symmetry=rotate180"
    assert 1.5 <= tree["er"] <= 2.5
    assert 26 <= tree["givens"] <= 30
    assert nonet("generate", "--recipe", tree["recipe"], "--seed", "3").lines == [tree["puzzle"]]


def test_boards_that_no_line_can_hold_are_json() -> None:
    outcome = nonet("generate", "--board", "6x6+killer", "--cages", "2-3", "--seed", "1")
    assert api.is_unique(outcome.out)
    assert api.read(outcome.out).layout.cages


def test_a_format_and_an_output_file(tmp_path: Path) -> None:
    file = tmp_path / "puzzle.sdk"
    outcome = nonet("generate", "--format", "sdk", "--seed", "1", "-o", str(file))
    assert (outcome.code, outcome.out) == (0, "")
    assert str(api.read(file.read_text())) == nonet("generate", "--seed", "1").lines[0]


def test_a_picture() -> None:
    lines = nonet("generate", "--pretty", "--level", "medium", "--seed", "1").lines
    assert lines[0].startswith("┌")
    assert lines[-1].startswith("medium (")


def test_a_pattern_as_text_and_as_a_file(tmp_path: Path) -> None:
    file = tmp_path / "pattern.txt"
    file.write_text("\n".join(PATTERN[n : n + 9] for n in range(0, 81, 9)))
    one = nonet("generate", "--pattern", PATTERN, "--seed", "1")
    assert one == nonet("generate", "--pattern", str(file), "--seed", "1")
    assert one.code == 0
    assert len(one.lines[0].replace(".", "")) == PATTERN.count("x")


@pytest.mark.alone
def test_the_nearest_at_the_deadline() -> None:
    outcome = nonet("generate", *NEVER, "--deadline", "0.3")
    assert outcome.code == 3
    assert len(outcome.lines) == 1
    assert "the time was up; this is the nearest that was found" in outcome.err


@pytest.mark.alone
def test_fewer_than_asked_for_at_the_deadline() -> None:
    outcome = nonet("generate", "--board", "25x25", "--givens", "150", "--count", "2",
                    "--deadline", "0.2")  # fmt: skip
    assert outcome.code == 3
    assert "the time was up after 0 of 2 puzzles" in outcome.err


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["--givens", "16"], "no 9x9 puzzle with 16 givens has one solution; expected 17 to 81"),
        (["--level", "cruel"], "unknown level 'cruel'"),
        (["--needs", "luck"], "unknown technique 'luck'"),
        (["--json", "--card"], "exclude each other"),
        (["--recipe", "level=easy", "--givens", "30"], "--recipe and --givens exclude each other"),
        (["--recipe", "easy"], "'easy' is not part of a recipe"),
        (["--format", "nonsense"], "unknown format"),
        (["--count", "0"], "--count"),
        (["--pattern", "missing.txt"], "no such file"),
    ],
)
def test_bad_wishes(args: list[str], complaint: str) -> None:
    outcome = nonet("generate", *args)
    assert outcome.code == 2
    assert complaint in outcome.err
    assert outcome.out == ""


def test_several_solutions_are_said() -> None:
    assert "more than one solution" in nonet("generate", "--scale", "p0-medium").err
    assert nonet("generate", "--scale", "p0-easy").err == ""


@pytest.mark.parametrize(
    "wishes",
    [["--level", "hard"], ["--board", "6x6+killer"], ["--scale", "p0-medium"], ["--removed", "75"]],
)
def test_cards_and_their_json_are_true(wishes: list[str], tmp_path: Path) -> None:
    for form in ("--card", "--json"):
        file = tmp_path / "cards"
        assert nonet("generate", *wishes, form, "--count", "2", "-o", str(file)).code == 0
        outcome = nonet("verify", str(file))
        assert outcome.lines == ["card 1: everything is true", "card 2: everything is true"]
        assert outcome.code == 0


@pytest.mark.parametrize(
    ("name", "lie", "complaint"),
    [
        ("seed", 6, "recipe and seed give another puzzle"),
        ("solutions", 2, "the number of solutions is 1, not 2 as the card says"),
        ("ed", 9.9, "the rating is"),
        ("techniques", {"x_wing": 1}, "the techniques are others"),
        ("recipe", "board=9x9 level=extreme", "the puzzle is not what the recipe asks for"),
    ],
)
def test_lies_are_found_out(name: str, lie: object, complaint: str) -> None:
    tree = json.loads(nonet("generate", "--level", "easy", "--seed", "5", "--json").out)
    outcome = nonet("verify", "-", stdin=json.dumps(tree | {name: lie}))
    assert outcome.code == 1
    assert complaint in outcome.out


def test_a_wrong_solution_and_a_wrong_answer_are_found_out() -> None:
    tree = json.loads(nonet("generate", "--level", "easy", "--seed", "5", "--json").out)
    lies = tree | {"solution": tree["solution"][::-1], "minimal": not tree["minimal"]}
    out = nonet("verify", "-", stdin=json.dumps(lies)).out
    assert "the solution is none of this puzzle" in out
    assert "whether it is minimal" in out


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "broken JSON"),
        ("{}", "the card is incomplete"),
        ("puzzle   " + EASY, "the card is incomplete"),
        ("puzzle   " + EASY + "\nseed   many", "expected a number on the card, got 'many'"),
    ],
)
def test_what_is_no_card(text: str, complaint: str) -> None:
    outcome = nonet("verify", "-", stdin=text)
    assert outcome.code == 2
    assert complaint in outcome.err


@pytest.mark.parametrize(
    ("name", "nonsense"),
    [("seed", "x"), ("techniques", 3), ("er", "high"), ("puzzle", None), ("solutions", [])],
)
def test_nonsense_on_a_card(name: str, nonsense: object) -> None:
    tree = json.loads(nonet("generate", "--level", "easy", "--seed", "5", "--json").out)
    outcome = nonet("verify", "-", stdin=json.dumps(tree | {name: nonsense}))
    assert outcome.code in (1, 2)
    assert "bug in Nonet" not in outcome.err


def test_a_deadline_ends_the_checking() -> None:
    card = nonet("generate", "--seed", "5", "--json").out
    assert nonet("verify", "--deadline", "0.000001", "-", stdin=card).code == 3


def test_ctrl_c_writes_the_nearest() -> None:
    process = start("generate", *NEVER, "--seed", "1")
    process.wait_for_work(0.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert len(out.decode().strip()) == 36
    assert b"this is the nearest that was found" in err


def test_a_level_or_givens_that_contradict_the_card() -> None:
    tree = json.loads(nonet("generate", "--level", "easy", "--seed", "5", "--json").out)
    assert nonet("verify", "-", stdin=json.dumps(tree | {"level": "hard"})).code == 2
    assert nonet("verify", "-", stdin=json.dumps(tree | {"givens": 17})).code == 2


def test_a_card_is_read_as_it_was_written() -> None:
    card = api.generate("level=tricky", 1)
    assert card is not None
    again = cards.read(cards.describe(card))
    assert (again.puzzle, again.recipe, again.seed) == (card.puzzle, card.recipe, card.seed)
    assert again.rating.techniques == card.techniques


def test_canonical_forms() -> None:
    turned = EASY[::-1]
    one, other = nonet("canonical", EASY, turned).lines
    assert one == other == str(api.canonical(EASY))
    assert nonet("canonical", "1...............").code == 2


def test_the_making_can_be_watched() -> None:
    args = ["generate", "--board", "4x4", "--givens", "6", "--seed", "1"]
    outcome = nonet(*args, "--watch")
    assert outcome.lines == nonet(*args).lines
    told = outcome.err.splitlines()
    assert (told[0], told[-1]) == ("start", "accept")
    assert told[1].startswith("fill r1c1=")
    assert "excludes --count" in nonet("generate", "--watch", "--count", "2").err


def test_ctrl_c_keeps_what_was_found_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.txt"
    with start("generate", "--level", "hard", "--count", "1000000", "-o", str(file)) as process:
        process.wait_for_work(1)
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    found = file.read_text().splitlines()
    assert found
    assert f"after {len(found)} of 1000000 puzzles" in told.decode()
    assert all(len(line) == 81 for line in found)


def test_fresh_is_for_17_givens() -> None:
    outcome = nonet("generate", "--givens", "20", "--fresh")
    assert outcome.code == 2
    assert "only 9x9 puzzles with 17 givens can be fresh or stored" in outcome.err
