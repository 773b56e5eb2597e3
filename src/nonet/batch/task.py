"""What is to be done with every shard: a value that can be sent to another machine."""

from dataclasses import asdict, dataclass
from typing import Any, Literal

from nonet.batch.file_kind import FileKind, Shape

Verb = Literal["generate", "solve", "rate", "explain", "dedupe"]

SHARDS: dict[Verb, int] = {
    "generate": 500,
    "solve": 20_000,
    "rate": 1_000,
    "explain": 100,
    "dedupe": 20_000,
}
"""So many rows are a shard, for some seconds of work on one core with ordinary puzzles."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """A verb with everything that decides its output.

    `reads` is how the shards are written, None where they are seeds; `column` tells which column of
    a table with commas holds the puzzles, `board` on which board lines are read. Shards that are
    `grouped` are row groups of a Parquet file.
    """

    verb: Verb
    writes: FileKind
    reads: Shape | None = None
    grouped: bool = False
    column: int = 0
    board: str | None = None
    recipe: str = ""
    tries: int = 0
    patience: float | None = None
    language: str = "en"

    def as_tree(self) -> dict[str, Any]:
        """The same for JSON."""
        return asdict(self)
