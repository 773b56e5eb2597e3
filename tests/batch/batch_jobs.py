"""What the tests of batch work share: puzzles, files of every kind, and small jobs."""

import csv
import gzip
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nonet.batch import Here, Pool, Report, Target, plan_file, plan_generate
from nonet.batch.pool import Found
from nonet.batch.shard import Shard
from nonet.batch.task import Task, Verb
from nonet.batch.work import work
from nonet.core.symbols import write_line
from nonet.make import Recipe, classic


def puzzles(count: int, seed: int = 1) -> list[str]:
    """Some ordinary puzzles."""
    made = classic.make_many(seed, count, 30)
    return [write_line(puzzle) for puzzle in made if puzzle]


def generate(output: Path, recipe: str, count: int, *, seed: int = 1, **how: Any) -> Report:
    """Makes puzzles in this process."""
    tries = how.pop("tries", 1000)
    job = plan_generate(Recipe.read(recipe), count, seed, Target(output, **how), tries)
    return job.run(Here())


def run(verb: Verb, file: Path, output: Path, *, pool: Pool | None = None, **how: Any) -> Report:
    """Does something with a file in this process, in shards of 7 rows unless told otherwise."""
    target = Target(output, how.pop("shard_size", 7), how.pop("overwrite", False))
    return plan_file(verb, file, target, **how).run(pool or Here())


def unpacked(path: Path) -> bytes:
    """The bytes of a file, whatever compresses it."""
    if path.suffix == ".gz":
        return gzip.decompress(path.read_bytes())
    if path.suffix == ".zst":
        arrow = pytest.importorskip("pyarrow")
        with arrow.input_stream(str(path), compression="zstd") as stream:
            return bytes(stream.read())
    return path.read_bytes()


def read_rows(path: Path) -> list[dict[str, Any]]:
    """The rows of a table of any kind; in a text each line is a puzzle."""
    if path.suffix == ".parquet":
        parquet = pytest.importorskip("pyarrow.parquet")
        rows: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
        return rows
    text = unpacked(path).decode()
    if ".csv" in path.suffixes:
        return list(csv.DictReader(io.StringIO(text)))
    if ".jsonl" in path.suffixes:
        return [json.loads(line) for line in text.splitlines()]
    return [{"puzzle": line} for line in text.splitlines()]


def write_rows(path: Path, lines: list[str]) -> Path:
    """A file of any kind with these puzzles."""
    if path.suffix == ".parquet":
        arrow = pytest.importorskip("pyarrow")
        parquet = pytest.importorskip("pyarrow.parquet")
        parquet.write_table(arrow.table({"id": range(len(lines)), "puzzle": lines}), path)
        return path
    if ".csv" in path.suffixes:
        text = "id,quizzes\n" + "".join(f"{n},{line}\n" for n, line in enumerate(lines))
    elif ".jsonl" in path.suffixes:
        text = "".join(json.dumps({"id": n, "puzzle": line}) + "\n" for n, line in enumerate(lines))
    else:
        text = "".join(f"{line}\n" for line in lines)
    path.write_bytes(_packed(text.encode(), path.suffix))
    return path


def _packed(data: bytes, suffix: str) -> bytes:
    if suffix == ".gz":
        return gzip.compress(data)
    if suffix == ".zst":
        packed: bytes = pytest.importorskip("pyarrow").Codec("zstd").compress(data, asbytes=True)
        return packed
    return data


def rejected(output: Path) -> list[dict[str, str]]:
    """The side file of an output."""
    text = output.with_name(output.name + ".rejected.csv").read_text()
    return list(csv.DictReader(io.StringIO(text)))


class Stopping:
    """A pool that is stopped after so many shards."""

    def __init__(self, shards: int) -> None:
        self.left = shards

    def run(self, task: Task, shards: Iterator[Shard]) -> Found:
        for shard in shards:
            if not self.left:
                raise KeyboardInterrupt
            self.left -= 1
            yield shard, work(task, shard)
