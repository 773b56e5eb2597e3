"""Jobs from what the user asks for: everything is checked here, before the work begins."""

import hashlib
import secrets
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from nonet.batch.file_kind import FileKind
from nonet.batch.job import Job, check_output, work_folder_of
from nonet.batch.ledger import read_job
from nonet.batch.source import Lines, Seeds, TableRows
from nonet.batch.task import SHARDS, Task, Verb
from nonet.core import shapes
from nonet.errors import NonetError
from nonet.make import Recipe

MAX_SEED = 2**53
"""Seeds are below this, so that they survive JavaScript and floating point numbers."""

TRIES = 1_000_000
"""So many candidates are made for a seed before it is given up."""

GROUP = 10_000
"""A shard of so many rows is a row group of its own; fewer would be a waste of footers."""


@dataclass(frozen=True)
class Target:
    """Where the output goes, and in what portions it is made."""

    output: Path
    shard_size: int | None = None
    overwrite: bool = False

    def __post_init__(self) -> None:
        self.kind.check()
        check_output(self.output, overwrite=self.overwrite)

    @property
    def kind(self) -> FileKind:
        """How the output is written."""
        return FileKind.of(self.output.name)

    def shard_size_for(self, verb: Verb) -> int:
        """How many rows are a shard."""
        return self.shard_size or SHARDS[verb]

    def is_grouped(self, verb: Verb) -> bool:
        """Whether shards are row groups of a Parquet file."""
        is_big = self.shard_size_for(verb) >= GROUP
        return is_big and self.kind.shape == "parquet" and verb != "dedupe"


def plan_generate(
    recipe: Recipe, count: int, seed: int | None, target: Target, tries: int = TRIES
) -> Job:
    """Makes puzzles. Without a seed it is a random one, or that of the job that was begun."""
    if seed is None:
        begun = read_job(work_folder_of(target.output)) or {}
        seed = int(begun.get("seed", secrets.randbelow(MAX_SEED - count)))
    if not 0 <= seed <= MAX_SEED - count:
        raise NonetError("error.out_of_span", name="seed", least=0, most=MAX_SEED - count, got=seed)
    task = Task(
        verb="generate", writes=target.kind, grouped=target.is_grouped("generate"),
        recipe=str(recipe), tries=tries,
    )  # fmt: skip
    source = Seeds(seed, count, target.shard_size_for("generate"))
    identity = _identity(task, target, seed=seed, count=count)
    return Job(task, source, target.output, identity, overwrite=target.overwrite)


def plan_file(
    verb: Verb,
    path: Path,
    target: Target,
    *,
    board: str | None = None,
    patience: float | None = None,
    language: str = "en",
) -> Job:
    """Does something with the puzzles of a file."""
    if not path.is_file():
        raise NonetError("error.not_a_file", path=path)
    if path.resolve() == target.output.resolve():
        raise NonetError("error.input_is_output", path=path)
    kind = FileKind.of(path.name).check()
    if board:
        shapes.named(board)
    source = _open(verb, path, kind, target)
    task = Task(
        verb=verb, writes=target.kind, reads=kind.shape, grouped=target.is_grouped(verb),
        column=source.column, board=board, patience=patience, language=language,
    )  # fmt: skip
    head = _kept_head(path, kind, target, source) if verb == "dedupe" else None
    facts = {"input": path.name, "bytes": path.stat().st_size, "content": _digest(path)}
    identity = _identity(task, target, **facts)
    return Job(task, source, target.output, identity, head, target.overwrite)


def _open(verb: Verb, path: Path, kind: FileKind, target: Target) -> Lines | TableRows:
    size = target.shard_size_for(verb)
    if kind.shape == "parquet":
        return TableRows(path, size, whole=verb == "dedupe")
    return Lines(path, kind, size)


def _kept_head(path: Path, kind: FileKind, target: Target, source: Lines | TableRows) -> Any:
    """What the output begins with where rows are kept as they are."""
    if kind.shape != target.kind.shape:
        raise NonetError("error.dedupe_kind", name=path.name, output=target.output.name)
    return source.head


def _digest(path: Path) -> str:
    """Tells whether a file is still the same, also in the parts that no shard was made of yet."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "blake2b").hexdigest()[:24]


def _identity(task: Task, target: Target, **facts: Any) -> dict[str, Any]:
    """Everything that decides the output."""
    return {
        "nonet": version("nonet"),
        **task.as_tree(),
        **facts,
        "shard": target.shard_size_for(task.verb),
    }
