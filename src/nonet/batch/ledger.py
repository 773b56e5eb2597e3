"""What is done of a job, on disk: a folder beside the output that outlives every crash.

    job.json   what the job is; another job finds it taken
    parts      the parts as they came in, one after the other
    journal    a line of JSON for each part: where it begins in `parts`, how long it is, its tally

A part counts once its line in the journal is whole, and that is written after the part itself has
reached the disk. Whatever lies behind the last whole line is cut off when the job goes on. Lines
and parts have checksums: what has changed on the disk is done again.
"""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from nonet.batch.shard import Part, Shard, Tally
from nonet.batch.writers import sync, sync_folder
from nonet.errors import NonetError

try:
    import fcntl
except ImportError:  # Windows, where nobody is kept from starting the same job twice
    fcntl = None  # type: ignore[assignment]


INPUT = frozenset({"bytes", "content"})
"""What of a job tells its input."""


class Entry(NamedTuple):
    """Where a part lies, its checksum, and the digest of the shard that it is of."""

    start: int
    payload: int
    rejected: int
    checksum: str
    digest: str

    @property
    def size(self) -> int:
        """Bytes of the part."""
        return self.payload + self.rejected


class Ledger:
    """The parts that are done; `tally` sums them up."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.entries: dict[int, Entry] = {}
        self.tally = Tally()
        self._journal = (folder / "journal").open("a+b")
        self._lock()
        self._parts = (folder / "parts").open("a+b")
        self._cut()

    def add(self, *parts: Part) -> None:
        """Keeps parts for good; the disk is waited for only once."""
        entries = [self._write(part) for part in parts]
        sync(self._parts)
        for part, entry in zip(parts, entries, strict=True):
            line = {"shard": part.number, **entry._asdict(), "tally": part.tally.as_tree()}
            self._journal.write(_signed(json.dumps(line).encode()))
        sync(self._journal)
        for part, entry in zip(parts, entries, strict=True):
            self.entries[part.number] = entry
            self.tally.add(part.tally)

    def _write(self, part: Part) -> Entry:
        start = self._parts.seek(0, os.SEEK_END)
        self._parts.write(part.payload)
        self._parts.write(part.rejected)
        checksum = _checksum(part.payload + part.rejected)
        return Entry(start, len(part.payload), len(part.rejected), checksum, part.digest)

    def has(self, shard: Shard) -> bool:
        """Whether the shard is done; if it is another one by now, that is an error."""
        entry = self.entries.get(shard.number)
        if entry and entry.digest != shard.loaded().digest:
            raise self.changed()
        return entry is not None

    def changed(self) -> NonetError:
        """The error about an input that is not what it was."""
        return _changed(self.folder)

    def payload(self, number: int) -> bytes:
        """The rows of a part."""
        entry = self.entries[number]
        return self.read(entry.start, entry.payload)

    def rejected(self, number: int) -> bytes:
        """The rows that were rejected in a part."""
        entry = self.entries[number]
        return self.read(entry.start + entry.payload, entry.rejected)

    def read(self, start: int, size: int) -> bytes:
        """So many bytes of all parts."""
        self._parts.seek(start)
        return self._parts.read(size)

    def close(self) -> None:
        """Lets go of the files."""
        self._parts.close()
        self._journal.close()

    def remove(self) -> None:
        """Throws the folder away: the output is complete."""
        self.close()
        shutil.rmtree(self.folder)

    def _lock(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self._journal, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._journal.close()
            raise NonetError("error.job_running", path=self.folder) from error

    def _cut(self) -> None:
        """Reads the journal, and cuts off what a crash has left unfinished."""
        self._journal.seek(0)
        whole = end = 0
        available = self._parts.seek(0, os.SEEK_END)
        for line in self._journal:
            tree = _whole_line(line)
            if tree is None:
                break
            entry = Entry(*(tree[name] for name in Entry._fields))
            if entry.start + entry.size > available:
                break
            whole += len(line)
            end = entry.start + entry.size
            if _checksum(self.read(entry.start, entry.size)) == entry.checksum:
                self.entries[tree["shard"]] = entry
                self.tally.add(Tally.of_tree(tree["tally"]))
        self._journal.truncate(whole)
        self._parts.truncate(end)


def _checksum(data: bytes) -> str:
    return blake2b(data, digest_size=8).hexdigest()


def _signed(line: bytes) -> bytes:
    """A line of the journal with its own checksum behind it."""
    return line + f" {_checksum(line)}\n".encode()


def _whole_line(signed: bytes) -> dict[str, Any] | None:
    """What a line says; None if it is torn, or not what was written."""
    line, _, _ = signed.rpartition(b" ")
    if not line or signed != _signed(line):
        return None
    tree: dict[str, Any] = json.loads(line)
    return tree


def _changed(folder: Path) -> NonetError:
    return NonetError("error.input_changed", path=folder)


@contextmanager
def open_ledger(folder: Path, job: dict[str, Any], *, overwrite: bool = False) -> Iterator[Ledger]:
    """The ledger of a job: a new one, or what an earlier run has left.

    To `overwrite` gives up another job that was begun there, and only another one.
    """
    found = read_job(folder)
    if found is None or (found != job and overwrite):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        write_whole(folder / "job.json", json.dumps(job, indent=1).encode())
    elif found != job:
        names = sorted(name for name in {*found, *job} if found.get(name) != job.get(name))
        if not {*names} - INPUT:
            raise _changed(folder)
        raise NonetError("error.other_job", path=folder, names=tuple(names))
    ledger = Ledger(folder)
    sync_folder(folder)
    sync_folder(folder.parent)
    try:
        yield ledger
    except BaseException:
        if not ledger.entries:
            ledger.remove()  # there is nothing to go on with
        raise
    finally:
        ledger.close()


def read_job(folder: Path) -> dict[str, Any] | None:
    """What was begun in a folder, if anything was."""
    try:
        tree: dict[str, Any] = json.loads((folder / "job.json").read_bytes())
    except FileNotFoundError:
        return None
    except ValueError as error:
        raise NonetError("error.job_broken", path=folder / "job.json", reason=str(error)) from error
    return tree


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file that is there whole or not at all."""
    draft = path.with_name(path.name + ".draft")
    with draft.open("wb") as file:
        file.write(data)
        sync(file)
    draft.replace(path)
