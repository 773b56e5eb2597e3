"""Whatever stops a job, the same command ends with the output of an undisturbed run."""

import contextlib
import signal
import subprocess
import time
from errno import ENOSPC
from pathlib import Path

import pytest
from batch_jobs import Stopping, generate, puzzles, run, write_rows
from shell import COMMAND, Started, nonet, start

from nonet.batch import Here, Target, plan_generate
from nonet.batch.task import Verb
from nonet.make import Recipe

GENERATE = (
    "batch", "generate", "--level", "medium", "--count", "200", "--seed", "5", "--shard", "5"
)  # fmt: skip


def journal_of(output: Path) -> int:
    """How many shards are done."""
    with contextlib.suppress(FileNotFoundError):
        return (output.with_name(output.name + ".work") / "journal").read_bytes().count(b"\n")
    return 0


def wait_for_shards(process: Started, output: Path, count: int) -> None:
    end = time.monotonic() + 300
    while journal_of(output) < count:
        assert process.poll() is None, "it ended before it was stopped"
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The outputs of one worker that nobody disturbs."""
    folder = tmp_path_factory.mktemp("undisturbed")
    for name in ("a.parquet", "a.csv.gz"):
        generate(folder / name, "board=9x9 level=medium", 200, seed=5, shard_size=5)
    return folder


@pytest.mark.parametrize("name", ["a.parquet", "a.csv.gz"])
def test_killed_and_run_again(tmp_path: Path, undisturbed: Path, name: str) -> None:
    output = tmp_path / name
    for shards in (3, 10):
        with start(*GENERATE, "-o", str(output)) as process:
            wait_for_shards(process, output, shards)
            process.kill()
            process.communicate()
        assert not output.exists()
    outcome = nonet(*GENERATE, "-o", str(output), "--workers", "2")
    assert outcome.code == 0
    assert "by earlier runs" in outcome.out
    assert output.read_bytes() == (undisturbed / name).read_bytes()
    assert list(tmp_path.iterdir()) == [output]


@pytest.mark.alone
def test_ctrl_c_ends_within_moments(tmp_path: Path, undisturbed: Path) -> None:
    output = tmp_path / "a.parquet"
    with start(*GENERATE, "-o", str(output)) as process:
        wait_for_shards(process, output, 2)
        stopped = time.monotonic()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
        assert time.monotonic() - stopped < 5
    assert process.returncode == 130
    assert "the same command goes on" in err.decode()
    assert journal_of(output) >= 2
    assert nonet(*GENERATE, "-o", str(output)).code == 0
    assert output.read_bytes() == (undisturbed / "a.parquet").read_bytes()


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_the_number_of_workers_makes_no_difference(
    tmp_path: Path, undisturbed: Path, workers: int
) -> None:
    outcome = nonet(*GENERATE, "-o", str(tmp_path / "a.parquet"), "--workers", str(workers))
    assert outcome.code == 0
    assert (tmp_path / "a.parquet").read_bytes() == (undisturbed / "a.parquet").read_bytes()


def test_every_verb_goes_on(tmp_path: Path) -> None:
    file = write_rows(tmp_path / "in.txt", [*puzzles(30), "bad"] * 2)
    verbs: tuple[Verb, ...] = ("solve", "rate", "explain", "dedupe")
    for verb in verbs:
        whole, stopped = tmp_path / f"{verb}.txt.gz", tmp_path / f"{verb}-stopped.txt.gz"
        run(verb, file, whole)
        for shards in (1, 0, 3):
            with pytest.raises(KeyboardInterrupt):
                run(verb, file, stopped, pool=Stopping(shards))
        report = run(verb, file, stopped)
        assert report.tally.rejected_count == 2
        assert report.fresh < report.tally.rows
        for name in ("", ".rejected.csv"):
            assert Path(f"{whole}{name}").read_bytes() == Path(f"{stopped}{name}").read_bytes()


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, output = write_rows(tmp_path / "in.txt", puzzles(9)), tmp_path / "a.txt"
    solve = ("batch", "solve", str(file), "-o", str(output), "--shard", "3", "--workers", "1")
    synced = []

    def sync(parts: object) -> None:
        synced.append(parts)
        if len(synced) > 4:  # two for each part
            raise OSError(ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("nonet.batch.ledger.sync", sync)
        outcome = nonet(*solve)
    assert outcome.code == 2
    assert f"{output}: no space left on device; the same command goes on, from" in outcome.err
    again = nonet(*solve)
    assert again.code == 0
    assert "by earlier runs" in again.out
    assert len(output.read_text().splitlines()) == 9


def test_what_has_not_begun_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        plan_generate(Recipe(), 6, 1, Target(tmp_path / "a.txt", 2)).run(Stopping(0))
    assert list(tmp_path.iterdir()) == []


def test_without_a_seed_the_job_keeps_its_own(tmp_path: Path) -> None:
    job = plan_generate(Recipe(), 6, None, Target(tmp_path / "a.txt", 2))
    with pytest.raises(KeyboardInterrupt):
        job.run(Stopping(1))
    again = plan_generate(Recipe(), 6, None, Target(tmp_path / "a.txt", 2))
    assert again.source == job.source
    again.run(Here())
    assert len((tmp_path / "a.txt").read_text().splitlines()) == 6


def test_a_background_job_can_be_ended(tmp_path: Path, undisturbed: Path) -> None:
    output = tmp_path / "a.parquet"
    deaf = ["sh", "-c", 'trap "" INT; exec "$@"', "sh", *COMMAND, *GENERATE, "-o", str(output)]
    with Started(deaf, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        wait_for_shards(process, output, 2)
        process.terminate()
        process.communicate(timeout=60)
    assert process.returncode == -signal.SIGTERM
    assert nonet(*GENERATE, "-o", str(output)).code == 0
    assert output.read_bytes() == (undisturbed / "a.parquet").read_bytes()
