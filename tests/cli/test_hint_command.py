"""`nonet hint` and `nonet explain`: words, JSON, pictures, exit codes, bad input."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from shell import CLASH, EASY, LOOSE, SOLVED, nonet, start
from test_entry_point import on_terminal

from nonet import Sheet, read, write

TINY = "..3..4...1....2."
GAME = write(Sheet(read(EASY), bytes([0, 0, 5] + [0] * 78)), "json")
"""A half-played game with a mistake: a second 5 in the first row."""
NOTED = write(Sheet(read(EASY), b"", (0, 0, 3, *[0] * 78)), "json")
"""A half-played game whose notes in r1c3 leave out the 4."""


class TestHint:
    def test_one_line_for_each_puzzle(self) -> None:
        outcome = nonet("hint", TINY, EASY)
        assert outcome.code == 0
        assert [line.partition(":")[0] for line in outcome.lines] == ["Hidden Single in a Box"] * 2

    def test_entries_and_notes_come_with_the_game(self) -> None:
        assert "5 in r1c3 cannot be right" in nonet("hint", stdin=GAME).out
        assert "4 is missing from the notes in r1c3" in nonet("hint", stdin=NOTED).out
        assert "Hidden Single" in nonet("hint", "--no-notes", stdin=NOTED).out

    @pytest.mark.parametrize("name", ["sud", "json", "fpuzzles"])
    def test_formats_of_half_played_games(self, name: str, tmp_path: Path) -> None:
        path = tmp_path / "game"
        path.write_text(write(Sheet(read(EASY), bytes([0, 0, 5] + [0] * 78)), name))
        assert "5 in r1c3 cannot be right" in nonet("hint", str(path)).out

    @pytest.mark.parametrize(
        ("language", "text"), [("cs", "do ř1s6"), ("de", "in z1s6"), ("en", "so r1c6")]
    )
    def test_languages(self, language: str, text: str) -> None:
        assert text in nonet("hint", "--language", language, EASY).out.lower()

    def test_the_language_of_the_system(self) -> None:
        assert "do ř1s6" in on_terminal("hint", EASY, LC_ALL="cs_CZ.UTF-8").lower()
        assert "So r1c6" in on_terminal("hint", EASY, LC_ALL="fr_FR.UTF-8")

    def test_stages_give_away_more_and_more(self) -> None:
        where, technique, everything = (
            json.loads(nonet("hint", "--json", "--stage", stage, EASY).out)
            for stage in ("where", "technique", "everything")
        )
        assert "box 2" in where["where"]
        assert "technique" not in where
        assert "step" not in where
        assert technique["step"] == {"technique": "hidden_single_in_box"}
        assert "r1c6" not in json.dumps(technique)
        assert everything["step"]["placements"] == ["r1c6=8"]

    def test_several_solutions_are_told(self) -> None:
        outcome = nonet("hint", LOOSE)
        assert outcome.code == 0
        assert outcome.out.startswith("This puzzle has more than one solution")

    def test_no_solution_fails(self) -> None:
        outcome = nonet("hint", CLASH)
        assert outcome.code == 1
        assert "r1c1 and r1c2" in outcome.out

    def test_a_board_on_a_terminal(self) -> None:
        written = on_terminal("hint", EASY, LC_ALL="C.UTF-8")
        assert "\x1b[32m8\x1b[0m" in written
        assert "┌───────┬" in written

    def test_the_time_is_up(self) -> None:
        outcome = nonet("hint", "--deadline", "0.3", "." * 625)
        assert outcome.code == 3
        assert "Time ran out" in outcome.out

    def test_ctrl_c_is_heard(self) -> None:
        with start("hint", "--deadline", "60", "." * 625) as process:
            process.wait_for_work()
            process.send_signal(2)
            assert process.wait(60) == 130

    def test_letters_that_the_terminal_does_not_know(self) -> None:
        written = on_terminal("hint", "--language", "cs", EASY, PYTHONIOENCODING="ascii")
        assert "?1s6" in written


class TestSimpleHelp:
    def test_the_right_digit(self) -> None:
        assert nonet("hint", "--reveal", "r1c3", EASY).out == "r1c3=4\n"
        answer = json.loads(nonet("hint", "--json", "--reveal", "R1C3", EASY).out)
        assert answer == {"number": 1, "cell": "r1c3", "digit": "4"}

    def test_a_random_cell(self) -> None:
        cells = {
            nonet("hint", "--reveal", "any", "--seed", str(seed), EASY).out for seed in range(9)
        }
        assert len(cells) > 3

    @pytest.mark.parametrize("name", ["r1c3", "R1C3", "ř1s3", "z1s3"])
    def test_cells_have_the_names_that_hints_use(self, name: str) -> None:
        assert nonet("hint", "--reveal", name, EASY).out == "r1c3=4\n"
        assert nonet("hint", "--candidates", name, EASY).out == "r1c3: 1 2 4\n"

    def test_what_fits(self) -> None:
        assert nonet("hint", "--candidates", "r1c3", EASY).out == "r1c3: 1 2 4\n"

    def test_nothing_to_tell(self) -> None:
        outcome = nonet("hint", "--reveal", "any", SOLVED)
        assert (outcome.code, outcome.out) == (1, "# nothing to tell\n")


class TestExplain:
    def test_every_step_and_the_end(self) -> None:
        outcome = nonet("explain", EASY)
        assert outcome.code == 0
        assert [line.partition(".")[0] for line in outcome.lines[:-1]] == list(
            map(str, range(1, 52))
        )
        assert outcome.lines[-1] == "The puzzle is solved."

    def test_json(self) -> None:
        way = json.loads(nonet("explain", "--json", GAME).out)
        assert way["solved"]
        assert way["digits"] == SOLVED
        assert [step["kind"] for step in way["steps"]][:2] == ["mistake", "step"]
        assert way["end"]["kind"] == "solved"

    @pytest.mark.parametrize("puzzle", [CLASH, LOOSE])
    def test_a_way_that_leads_nowhere_fails(self, puzzle: str) -> None:
        assert nonet("explain", puzzle).code == 1

    def test_the_time_is_up(self) -> None:
        assert nonet("explain", "--deadline", "0.3", "." * 625).code == 3

    def test_pictures_of_all_steps(self, tmp_path: Path) -> None:
        folder = tmp_path / "new" / "steps"
        assert nonet("explain", "--svg", str(folder), TINY).code == 0
        names = sorted(path.name for path in folder.iterdir())
        assert names == [f"{number:03}.svg" for number in range(1, 13)]
        for path in folder.iterdir():
            assert ElementTree.parse(path).getroot().tag.endswith("svg")


@pytest.mark.parametrize("stage", ["where", "technique", "everything"])
@pytest.mark.parametrize("game", [EASY, GAME, NOTED, CLASH, LOOSE, "." * 81, SOLVED])
def test_every_hint_has_a_picture(game: str, stage: str, tmp_path: Path) -> None:
    path = tmp_path / "hint.svg"
    nonet("hint", "--svg", str(path), "--stage", stage, stdin=game)
    picture = ElementTree.parse(path).getroot()
    described = picture.find("{http://www.w3.org/2000/svg}desc")
    assert described is not None
    assert described.text


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["hint", "hello"], "nonet: "),
        (["hint", "--stage", "all", EASY], "'all'"),
        (["hint", "--language", "fr", EASY], "'fr'"),
        (["hint", "--deadline", "0", EASY], "--deadline"),
        (["hint", "--reveal", "r1c1", EASY], "r1c1 is already filled"),
        (["hint", "--reveal", "x", EASY], "'x' is not a cell of this board"),
        (["hint", "--candidates", "r10c1", EASY], "expected r1c1 to r9c9"),
        (["hint", "--candidates", "r1c1", "--reveal", "r1c1", EASY], "exclude each other"),
        (["hint", "--svg", "x.svg", "--reveal", "r1c1", EASY], "--svg draws hints"),
        (["hint", "--svg", "x.svg", EASY, EASY], "expected exactly one puzzle"),
        (["hint", "--svg", "no/such/folder/x.svg", EASY], "no/such/folder/x.svg"),
        (["explain", "--svg", "steps", EASY, EASY], "expected exactly one puzzle"),
        (["explain", ""], "nonet: "),
    ],
)
def test_bad_input(args: list[str], message: str) -> None:
    outcome = nonet(*args)
    assert outcome.code == 2
    assert message in outcome.err
    assert "Traceback" not in outcome.err
