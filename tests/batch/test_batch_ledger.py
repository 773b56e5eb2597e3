"""What is done of a job survives crashes, and is taken for nothing else."""

from itertools import pairwise
from pathlib import Path

import pytest
from batch_jobs import Stopping, generate, puzzles, run, write_rows

from nonet.batch import Here, Target, plan_file
from nonet.batch.ledger import Ledger, open_ledger
from nonet.batch.shard import Part, Shard, Tally
from nonet.errors import NonetError

SHARDS = [Shard(n, 10 * n, 10, 10, b"data %d" % n) for n in range(4)]
PARTS = [Part(n, b"payload %d" % n, b"bad\n" * n, Tally(n + 1), SHARDS[n].digest) for n in range(4)]


def filled(folder: Path) -> Path:
    """A ledger of four parts, the third of which came first."""
    with open_ledger(folder, {"job": 1}) as ledger:
        for number in (2, 0, 1, 3):
            ledger.add(PARTS[number])
    return folder


def test_parts_come_back(tmp_path: Path) -> None:
    with open_ledger(filled(tmp_path / "work"), {"job": 1}) as ledger:
        assert [ledger.payload(n) for n in range(4)] == [part.payload for part in PARTS]
        assert [ledger.rejected(n) for n in range(4)] == [part.rejected for part in PARTS]
        assert all(map(ledger.has, SHARDS))
        assert ledger.tally.rows == 10


@pytest.mark.parametrize("file", ["journal", "parts"])
def test_a_torn_end_costs_the_last_parts_only(tmp_path: Path, file: str) -> None:
    whole = (filled(tmp_path / "whole") / file).read_bytes()
    kept: list[list[int]] = []
    for size in (*range(0, len(whole), 11), len(whole) - 1):
        folder = tmp_path / str(size)
        filled_copy(tmp_path / "whole", folder)
        (folder / file).write_bytes(whole[:size])
        with open_ledger(folder, {"job": 1}) as ledger:
            kept.append(sorted(ledger.entries))
            for number, entry in ledger.entries.items():
                assert ledger.payload(number) == PARTS[number].payload, entry
            ledger.add(PARTS[3])
            assert ledger.payload(3) == PARTS[3].payload
    assert kept[0] == []
    assert kept[-1] == [0, 1, 2]
    assert all(set(fewer) <= set(more) for fewer, more in pairwise(kept))


def filled_copy(source: Path, target: Path) -> None:
    target.mkdir()
    for path in source.iterdir():
        (target / path.name).write_bytes(path.read_bytes())


def test_garbage_at_the_end_is_cut_off(tmp_path: Path) -> None:
    folder = filled(tmp_path / "work")
    with (folder / "journal").open("ab") as journal:
        journal.write(b"\0\0\0\n{}")
    with open_ledger(folder, {"job": 1}) as ledger:
        assert len(ledger.entries) == 4
    assert len((folder / "journal").read_bytes().splitlines()) == 4


def damage(file: Path, at: int) -> None:
    data = bytearray(file.read_bytes())
    data[at] ^= 4
    file.write_bytes(data)


def test_a_changed_byte_of_the_journal_is_noticed(tmp_path: Path) -> None:
    size = (filled(tmp_path / "whole") / "journal").stat().st_size
    for at in range(0, size, 3):
        folder = tmp_path / str(at)
        filled_copy(tmp_path / "whole", folder)
        damage(folder / "journal", at)
        with open_ledger(folder, {"job": 1}) as ledger:
            assert len(ledger.entries) < 4
            for number in ledger.entries:
                assert ledger.payload(number) == PARTS[number].payload
                assert ledger.has(SHARDS[number])
            assert ledger.tally.rows == sum(PARTS[n].tally.rows for n in ledger.entries)


def test_a_changed_byte_of_a_part_costs_only_that_part(tmp_path: Path) -> None:
    folder = filled(tmp_path / "work")
    for at in range((folder / "parts").stat().st_size):
        damage(folder / "parts", at)
        with open_ledger(folder, {"job": 1}) as ledger:
            assert len(ledger.entries) == 3
        damage(folder / "parts", at)
    damage(folder / "parts", 0)
    with open_ledger(folder, {"job": 1}) as ledger:
        [missing] = {*range(4)} - {*ledger.entries}
        ledger.add(PARTS[missing])
    with open_ledger(folder, {"job": 1}) as ledger:
        assert [ledger.payload(n) for n in range(4)] == [part.payload for part in PARTS]
        assert ledger.tally.rows == 10


def test_an_input_that_changes_where_nothing_was_done_yet(tmp_path: Path) -> None:
    output, lines = tmp_path / "a.txt", puzzles(30)
    file = write_rows(tmp_path / "in.txt", lines)
    with pytest.raises(KeyboardInterrupt):
        run("solve", file, output, pool=Stopping(2))
    write_rows(file, [*lines[:-1], lines[0]])
    with pytest.raises(NonetError, match="the input has changed"):
        run("solve", file, output)
    write_rows(file, lines[:-1])
    with pytest.raises(NonetError, match="the input has changed"):
        run("solve", file, output)


def test_one_run_at_a_time(tmp_path: Path) -> None:
    with (
        open_ledger(filled(tmp_path / "work"), {"job": 1}),
        pytest.raises(NonetError, match="the same job is already running"),
    ):
        Ledger(tmp_path / "work")


def test_another_job_finds_the_folder_taken(tmp_path: Path) -> None:
    output = tmp_path / "a.txt"
    file = write_rows(tmp_path / "in.txt", puzzles(30))
    with pytest.raises(KeyboardInterrupt):
        run("solve", file, output, pool=Stopping(2))
    with pytest.raises(NonetError, match=r"belongs to another job with different .*verb"):
        run("rate", file, output)
    with pytest.raises(NonetError, match="with different shard"):
        run("solve", file, output, shard_size=8)
    generate(output, "board=4x4", 3, overwrite=True)
    assert len(output.read_text().splitlines()) == 3


def test_to_overwrite_does_not_give_up_the_same_job(tmp_path: Path) -> None:
    output = tmp_path / "a.txt"
    file = write_rows(tmp_path / "in.txt", puzzles(30))
    output.write_text("something old")
    with pytest.raises(KeyboardInterrupt):
        run("solve", file, output, pool=Stopping(2), overwrite=True)
    assert output.read_text() == "something old"
    report = run("solve", file, output, overwrite=True)
    assert (report.tally.rows, report.fresh) == (30, 16)
    assert len(output.read_text().splitlines()) == 30


def test_an_input_that_changes_meanwhile_is_noticed(tmp_path: Path) -> None:
    output = tmp_path / "a.txt"
    lines = puzzles(30)
    file = write_rows(tmp_path / "in.txt", lines)
    with pytest.raises(KeyboardInterrupt):
        run("solve", file, output, pool=Stopping(2))
    write_rows(file, lines[::-1])
    with pytest.raises(NonetError, match="the input has changed"):
        run("solve", file, output)
    write_rows(file, lines)
    run("solve", file, output)
    assert len(output.read_text().splitlines()) == 30


def test_stopped_between_the_end_and_cleaning_up(tmp_path: Path) -> None:
    output = tmp_path / "a.txt"
    file = write_rows(tmp_path / "in.txt", puzzles(30))
    job = plan_file("solve", file, Target(output, 7))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("nonet.batch.ledger.shutil.rmtree", _stop)
        with pytest.raises(KeyboardInterrupt):
            job.run(Here())
    before = output.read_bytes()
    report = run("solve", file, output)
    assert report.fresh == 0
    assert output.read_bytes() == before
    assert not job.folder.exists()


def _stop(_: Path, *, ignore_errors: bool = False) -> None:
    if not ignore_errors:  # that is at the beginning
        raise KeyboardInterrupt
