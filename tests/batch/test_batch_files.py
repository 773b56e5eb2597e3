"""Every kind of file in, every kind out, and what happens to rows that are no puzzles."""

import json
from pathlib import Path

import pytest
from batch_jobs import generate, puzzles, read_rows, rejected, run, unpacked, write_rows
from shell import CLASH, EASY, LOOSE, SOLVED, nonet

from nonet import api
from nonet.core.symbols import write_line
from nonet.errors import NonetError

LINES = puzzles(40)
NAMES = ["a.txt", "a.sdm.gz", "a.csv", "a.csv.zst", "a.jsonl", "a.jsonl.gz", "a.parquet"]


def solved(lines: list[str]) -> list[str]:
    return [str(result) for result in api.solve_many(lines)]


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_is_read(tmp_path: Path, name: str) -> None:
    file = write_rows(tmp_path / name, LINES)
    report = run("solve", file, tmp_path / "out.txt")
    assert (tmp_path / "out.txt").read_text().splitlines() == solved(LINES)
    assert (report.tally.rows, report.tally.rejected_count) == (40, 0)


@pytest.mark.parametrize("name", NAMES[2:])
def test_every_kind_is_written(tmp_path: Path, name: str) -> None:
    file = write_rows(tmp_path / "in.txt", LINES)
    run("solve", file, tmp_path / name)
    rows = read_rows(tmp_path / name)
    assert [row["puzzle"] for row in rows] == LINES
    assert [row["solution"] for row in rows] == solved(LINES)
    assert [int(row["line"]) for row in rows] == list(range(1, 41))


def test_compressed_text_is_text_in_the_end(tmp_path: Path) -> None:
    file = write_rows(tmp_path / "in.txt", LINES)
    for name in ("out.txt", "out.txt.gz", "out.txt.zst"):
        run("solve", file, tmp_path / name)
    texts = {unpacked(tmp_path / name) for name in ("out.txt", "out.txt.gz", "out.txt.zst")}
    assert len(texts) == 1


def test_ratings_are_those_of_the_library(tmp_path: Path) -> None:
    file = write_rows(tmp_path / "in.csv", LINES)
    report = run("rate", file, tmp_path / "out.jsonl")
    rows = read_rows(tmp_path / "out.jsonl")
    expected = api.rate_many(LINES)
    assert [(row["er"], row["ep"], row["ed"]) for row in rows] == [
        (one.er, one.ep, one.ed) for one in expected
    ]
    assert [row["techniques"] for row in rows] == [dict(one.techniques) for one in expected]
    assert {row["givens"] for row in rows} == {30}
    assert report.tally.levels.total() == 40
    assert set(report.tally.levels) == {one.level for one in expected}


def test_ratings_as_text_can_be_read_again(tmp_path: Path) -> None:
    file = write_rows(tmp_path / "in.txt", LINES)
    run("rate", file, tmp_path / "rated.txt")
    first = (tmp_path / "rated.txt").read_text().splitlines()[0]
    rating = api.rate(LINES[0])
    assert first == f"{LINES[0]} # {rating} {rating.level}"
    run("solve", tmp_path / "rated.txt", tmp_path / "solved.txt")
    assert (tmp_path / "solved.txt").read_text().splitlines() == solved(LINES)


def test_explanations_lead_to_the_solution(tmp_path: Path) -> None:
    file = write_rows(tmp_path / "in.txt", [EASY, LINES[0]])
    run("explain", file, tmp_path / "out.jsonl", language="de")
    [row, _] = read_rows(tmp_path / "out.jsonl")
    way = api.explain(EASY, language="de")
    assert row["solution"] == SOLVED
    assert row["steps"] == [hint.everything for hint in way]
    assert sum(row["techniques"].values()) == len(way)


def test_bad_rows_go_aside_and_the_run_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "in.txt"
    lines = [EASY, "hello", "", CLASH, "# a comment", LOOSE, EASY.replace(".", "0")]
    file.write_bytes("\n".join(lines).encode() + b"\n\xff\xfe\n" + b"9" * 300_000 + b"\n")
    report = run("solve", file, tmp_path / "out.csv")
    assert [row["line"] for row in read_rows(tmp_path / "out.csv")] == ["1", "7"]
    side = rejected(tmp_path / "out.csv")
    assert [row["line"] for row in side] == ["2", "4", "6", "8", "9"]
    reasons = [row["reason"] for row in side]
    assert reasons[0].startswith("not a puzzle: 5 cells")
    assert reasons[1].startswith("no solution. In row 1, 5 stands more than once")
    assert reasons[2] == "more than one solution"
    assert reasons[3] == "not a puzzle: this is not text in UTF-8"
    assert "more than 200000 characters" in reasons[4]
    assert side[0]["text"] == "hello"
    assert dict(report.tally.rejected) == {
        "not a puzzle": 3, "no solution": 1, "more than one solution": 1
    }  # fmt: skip


def test_bad_rows_of_tables(tmp_path: Path) -> None:
    file = tmp_path / "in.jsonl"
    bad = ["{", "[]", "7", '{"puzzle": 5}', '{"x": "y"}', '"x"', "[" * 5000]
    file.write_text("\n".join([*bad, json.dumps(EASY), json.dumps({"puzzle": EASY})]))
    run("solve", file, tmp_path / "a.jsonl")
    assert [row["line"] for row in read_rows(tmp_path / "a.jsonl")] == [8, 9]
    assert len(rejected(tmp_path / "a.jsonl")) == len(bad)
    table = tmp_path / "in.csv"
    table.write_text(f'name,puzzle\na,{EASY}\nb\nc,"{EASY}\n"d,e",{EASY}\n')
    run("solve", table, tmp_path / "a.csv")
    # a quote that is never closed is forgiven, as everywhere
    assert [row["line"] for row in read_rows(tmp_path / "a.csv")] == ["2", "4", "5"]


def test_empty_cells_of_parquet_are_rejected(tmp_path: Path) -> None:
    arrow, parquet = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    parquet.write_table(arrow.table({"quizzes": [EASY, None, EASY]}), tmp_path / "in.parquet")
    run("solve", tmp_path / "in.parquet", tmp_path / "out.parquet", shard_size=2)
    assert [row["line"] for row in read_rows(tmp_path / "out.parquet")] == [1, 3]
    assert rejected(tmp_path / "out.parquet")[0]["reason"] == "not a puzzle: the cell is empty"
    parquet.write_table(arrow.table({"puzzle": [1, 2]}), tmp_path / "numbers.parquet")
    with pytest.raises(NonetError, match="has the type int64, expected text"):
        run("solve", tmp_path / "numbers.parquet", tmp_path / "x.parquet")


def test_an_earlier_side_file_does_not_stay(tmp_path: Path) -> None:
    write_rows(tmp_path / "in.txt", ["hello"])
    run("solve", tmp_path / "in.txt", tmp_path / "out.txt")
    write_rows(tmp_path / "in.txt", LINES)
    run("solve", tmp_path / "in.txt", tmp_path / "out.txt", overwrite=True)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.txt", "out.txt"]


def test_other_boards(tmp_path: Path) -> None:
    six = "....42.......34.....2.5......6.631.."
    killer = api.write(api.generate("board=4x4+killer", 1).puzzle, "json").strip()  # type: ignore[union-attr]
    file = write_rows(tmp_path / "in.jsonl", [six, killer, EASY])
    run("rate", file, tmp_path / "out.jsonl")
    rows = read_rows(tmp_path / "out.jsonl")
    assert [row["puzzle"] for row in rows] == [six, killer, EASY]
    assert rows[0]["er"] == api.rate(six).er


def test_lines_of_a_named_board(tmp_path: Path) -> None:
    file = write_rows(tmp_path / "in.txt", ["123423413412....", "1234"])
    run("solve", file, tmp_path / "out.txt", board="4x4-boxes")
    assert (tmp_path / "out.txt").read_text() == "1234234134124123\n"
    assert "16 cells, got 4" in rejected(tmp_path / "out.txt")[0]["reason"]


def test_patience_has_an_end(tmp_path: Path) -> None:
    hopeless = "." * 625
    file = write_rows(tmp_path / "in.txt", [EASY, "1" + hopeless[1:]])
    run("rate", file, tmp_path / "out.txt", patience=0.001)
    reason = rejected(tmp_path / "out.txt")[-1]["reason"]
    assert reason in ("took too long: more than 0.001 seconds", "more than one solution")


def test_a_plot_tells_how_many_there_are_of_each_level(tmp_path: Path) -> None:
    file = write_rows(tmp_path / "a.txt", [EASY, EASY])
    out, picture = tmp_path / "b.csv", tmp_path / "c.svg"
    assert nonet("batch", "rate", str(file), "-o", str(out), "--plot", str(picture)).code == 0
    assert "<desc>beginner 2, easy 0," in picture.read_text()


def test_an_empty_file(tmp_path: Path) -> None:
    (tmp_path / "in.txt").write_text("")
    report = run("solve", tmp_path / "in.txt", tmp_path / "out.parquet")
    assert report.tally.rows == 0
    assert read_rows(tmp_path / "out.parquet") == []


def test_a_broken_archive_is_said_to_be_that(tmp_path: Path) -> None:
    file = write_rows(tmp_path / "in.txt.gz", LINES)
    file.write_bytes(file.read_bytes()[:-50])
    outcome = nonet("batch", "solve", str(file), "-o", str(tmp_path / "out.txt"))
    assert outcome.code == 2
    assert f"cannot decompress {file}: " in outcome.err
    assert not (tmp_path / "out.txt").exists()


def test_generated_rows_tell_everything(tmp_path: Path) -> None:
    recipe = "board=9x9 level=medium symmetry=rotate180"
    report = generate(tmp_path / "a.jsonl", recipe, 5, seed=3)
    rows = read_rows(tmp_path / "a.jsonl")
    assert [row["seed"] for row in rows] == [3, 4, 5, 6, 7]
    for row in rows:
        card = api.generate(recipe, row["seed"])
        assert card
        assert row["puzzle"] == str(card.puzzle)
        assert row["solution"] == write_line(card.solution)
        assert row["canonical"] == str(api.canonical(card.puzzle))
        assert (row["givens"], row["minimal"]) == (card.givens, card.minimal)
        assert row["techniques"] == dict(card.techniques)
        assert row["hardest_technique"] in card.techniques
        assert (row["level"], row["recipe"], row["candidate"]) == ("medium", recipe, card.candidate)
        assert row["symmetry"] not in ("none", "left_right", "rising")
    assert dict(report.tally.levels) == {"medium": 5}


def test_seeds_that_give_nothing_are_rejected(tmp_path: Path) -> None:
    report = generate(tmp_path / "a.csv", "board=6x6 givens=34 level=expert", 2, tries=3)
    assert dict(report.tally.rejected) == {"nothing fits": 2}
    [first, _] = rejected(tmp_path / "a.csv")
    assert first["reason"] == "nothing fits: none of the first 3 candidates"
    assert first["text"] == "seed 1"


def test_generated_boards_of_other_kinds(tmp_path: Path) -> None:
    generate(tmp_path / "a.jsonl", "board=6x6+killer", 2)
    for row in read_rows(tmp_path / "a.jsonl"):
        assert row["canonical"] is None
        assert str(api.solve(row["puzzle"])) == row["solution"]


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["solve", "none.txt", "-o", "out.txt"], "none.txt is not a file"),
        (["solve", "in.txt", "-o", "in.txt", "--overwrite"], "both input and output"),
        (["solve", "in.txt", "-o", "there.txt"], "there.txt already exists"),
        (["solve", "in.txt", "-o", "no/out.txt"], "there is no folder"),
        (["solve", "in.txt", "-o", "."], ". is a folder; expected a file name"),
        (["solve", "in.txt", "-o", "out.parquet.gz"], "Parquet is already compressed inside"),
        (["solve", "in.txt", "-o", "out.txt", "--on", "mars"], "dask://HOST:PORT"),
        (["solve", "in.txt", "-o", "out.txt", "--board", "5x"], "5x"),
        (["solve", "names.csv", "-o", "out.txt"], "expected one called puzzle"),
        (["solve", "in.txt", "-o", "out.txt", "--plot", "a.svg"], "--plot"),
        (["dedupe", "in.txt", "-o", "out.csv"], "dedupe copies rows unchanged"),
        (["solve", "broken.parquet", "-o", "out.txt"], "broken.parquet: "),
        (["generate", "--count", "5", "--seed", str(2**53), "-o", "out.txt"], "seed: expected"),
    ],
)  # fmt: skip
def test_one_sentence_for_what_cannot_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: list[str], words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("in.txt", "there.txt", "broken.parquet"):
        Path(name).write_text(EASY)
    Path("names.csv").write_text("a,b\n1,2\n")
    outcome = nonet("batch", *args)
    assert outcome.code == 2
    assert words in outcome.err
    assert not Path("out.txt").exists()
