"""`nonet batch dedupe`: puzzles that are equal up to symmetry are left out."""

from pathlib import Path
from random import Random

import pytest
from batch_jobs import puzzles, read_rows, rejected, run, unpacked, write_rows

from nonet import api
from nonet.batch import digests
from nonet.make import random_equivalent

ORIGINALS = puzzles(30)


def shuffled() -> list[str]:
    """Every puzzle three times, in other forms, in random order."""
    forms = [
        str(random_equivalent(api.read(line), seed))
        for seed, line in enumerate([*ORIGINALS, *ORIGINALS])
    ]
    lines = [*ORIGINALS, *forms]
    Random(1).shuffle(lines)
    return lines


LINES = shuffled()


def first_of_each() -> list[str]:
    found: dict[str, str] = {}
    for line in LINES:
        found.setdefault(str(api.canonical(line)), line)
    return list(found.values())


@pytest.mark.parametrize("name", ["a.txt", "a.txt.gz", "a.csv", "a.jsonl.zst", "a.parquet"])
def test_the_first_of_each_stays_as_it_is(tmp_path: Path, name: str) -> None:
    file = write_rows(tmp_path / name, LINES)
    output = tmp_path / f"out{name[1:]}"
    report = run("dedupe", file, output)
    column = "quizzes" if ".csv" in name else "puzzle"
    rows = read_rows(output)
    assert [row[column] for row in rows] == first_of_each()
    kept = {row[column]: row for row in read_rows(file)}
    assert all(kept[row[column]] == row for row in rows)
    assert (report.tally.rows, report.duplicates) == (90, 60)


def test_the_cut_into_shards_makes_no_difference(tmp_path: Path) -> None:
    file = write_rows(tmp_path / "in.txt", LINES)
    for size in (1, 13, 1000):
        run("dedupe", file, tmp_path / f"{size}.txt", shard_size=size)
    assert len({unpacked(tmp_path / f"{size}.txt") for size in (1, 13, 1000)}) == 1


def test_other_boards_are_compared_as_they_are(tmp_path: Path) -> None:
    file = write_rows(tmp_path / "in.txt", ["1...............", "1...", ".1..............",
                                            "1... .... .... ...."])  # fmt: skip
    report = run("dedupe", file, tmp_path / "out.txt")
    assert (tmp_path / "out.txt").read_text().splitlines() == ["1" + "." * 15, ".1" + "." * 14]
    assert report.duplicates == 1
    assert [row["line"] for row in rejected(tmp_path / "out.txt")] == ["2"]


def test_givens_that_break_a_rule_are_rejected(tmp_path: Path) -> None:
    file = write_rows(tmp_path / "in.csv", [ORIGINALS[0], "." * 71 + "1222222222", ORIGINALS[1]])
    run("dedupe", file, tmp_path / "out.csv")
    assert [row["id"] for row in read_rows(tmp_path / "out.csv")] == ["0", "2"]
    [row] = rejected(tmp_path / "out.csv")
    assert (row["line"], row["reason"][:11]) == ("3", "no solution")


def test_no_line_is_lost_at_the_end_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "in.txt"
    file.write_bytes(b"\r\n".join(line.encode() for line in ORIGINALS))
    run("dedupe", file, tmp_path / "out.txt", shard_size=30)
    assert (tmp_path / "out.txt").read_text() == "".join(f"{line}\n" for line in ORIGINALS)


def test_packed_digests_come_back() -> None:
    found = [bytes([n % 7]) + bytes(15) for n in range(20)]
    packed = digests.pack(found, b"rows")
    assert digests.rows_in(packed) == b"rows"
    marks = digests.mark_first({0: lambda place, size: packed[place : place + size]})
    assert marks == {0: bytearray([1] * 7 + [0] * 13)}
