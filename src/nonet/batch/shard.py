"""A shard, which is the rows that are worked on together, and a part, which is what comes of it."""

import os
from collections import Counter
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from nonet.errors import NonetError

_DIGEST = 12


class Stamp(NamedTuple):
    """Which file it is, and how it was when somebody looked."""

    file: int
    size: int
    changed: int

    @classmethod
    def of(cls, facts: os.stat_result) -> "Stamp":
        """What of the facts about a file tells that."""
        return cls(facts.st_ino, facts.st_size, facts.st_mtime_ns)

    def check(self, path: Path, found: "Stamp") -> None:
        """Refuses another file of the same name, and one that somebody has written to."""
        if found != self:
            raise NonetError("error.file_changed", path=path)


@dataclass(frozen=True, slots=True)
class Span:
    """Where the lines of a shard lie in a file of this machine."""

    path: Path
    start: int
    size: int
    stamp: Stamp

    def read(self) -> bytes:
        """The lines."""
        with self.path.open("rb", buffering=0) as file:
            self.stamp.check(self.path, Stamp.of(os.fstat(file.fileno())))
            file.seek(self.start)
            return file.read(self.size)


@dataclass(frozen=True, slots=True)
class Shard:
    """Neighbouring rows of the input, or neighbouring seeds.

    `first` is the number of its first line, or its first seed; `data` the lines themselves, which
    may still lie in a file, as `span` says. `size` is its share of `Source.total`.
    """

    number: int
    first: int
    count: int
    size: int
    data: bytes = b""
    span: Span | None = None

    def loaded(self) -> "Shard":
        """The same with its lines at hand."""
        return replace(self, data=self.span.read(), span=None) if self.span else self

    @property
    def digest(self) -> str:
        """Tells whether it is still the same; it has to be loaded."""
        head = f"{self.number} {self.first} {self.count} ".encode()
        return blake2b(head + self.data, digest_size=_DIGEST).hexdigest()


@dataclass(slots=True)
class Tally:
    """What can be counted: rows, rows that were rejected by what is wrong, and levels."""

    rows: int = 0
    rejected: Counter[str] = field(default_factory=Counter)
    levels: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        """Counts the rows of another shard as well."""
        self.rows += other.rows
        self.rejected += other.rejected
        self.levels += other.levels

    @property
    def rejected_count(self) -> int:
        """How many rows were rejected."""
        return self.rejected.total()

    def as_tree(self) -> dict[str, Any]:
        """The same for JSON."""
        return {"rows": self.rows, "rejected": dict(self.rejected), "levels": dict(self.levels)}

    @classmethod
    def of_tree(cls, tree: dict[str, Any]) -> "Tally":
        """Back from JSON."""
        return cls(tree["rows"], Counter(tree["rejected"]), Counter(tree["levels"]))


@dataclass(frozen=True, slots=True)
class Part:
    """The output of one shard: its rows, the rows that were rejected as CSV, and the numbers.

    `digest` is that of the shard.
    """

    number: int
    payload: bytes
    rejected: bytes
    tally: Tally
    digest: str = ""
