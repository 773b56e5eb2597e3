"""Where output goes: standard output, or a file that appears only when it is complete."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn, TextIO

import click

from nonet.cli.exits import Exit


@contextmanager
def open_sink(path: str | None) -> Iterator[TextIO]:
    """A stream to write to. A file replaces its old self in one step, or not at all."""
    if path is None or path == "-":
        with _quiet_when_closed():
            yield sys.stdout
            sys.stdout.flush()
        return
    target = Path(path).resolve()
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, "is a directory, not a file to write to", path)
    if target.exists() and not target.is_file():
        with target.open("w", encoding="utf-8") as stream:  # a device or pipe cannot be replaced
            yield stream
        return
    with _replaced(target, path) as stream:
        yield stream


def write_file(path: str | None, data: bytes) -> None:
    """Writes a file that is not text. It replaces its old self in one step, or not at all."""
    with open_sink(path) as out:
        try:
            out.flush()
            out.buffer.write(data)
            out.buffer.flush()
        except OSError as error:
            if isinstance(error, BrokenPipeError):
                raise
            raise OSError(error.errno, f"cannot be written: {error.strerror}", path) from error


def check_target(path: str | None, kind: str) -> None:
    """Complains before any work is done: no file that is not text for terminals, no wrong path."""
    if path is None or path == "-":
        if sys.stdout.isatty():
            raise click.UsageError(f"a {kind} file cannot be shown in a terminal; use -o FILE")
    elif not Path(path).resolve().parent.is_dir():
        raise OSError(errno.ENOENT, f"cannot be written: {os.strerror(errno.ENOENT)}", path)


@contextmanager
def _quiet_when_closed() -> Iterator[None]:
    """Ends the program without a word when the reader of our output has gone."""
    try:
        yield
    except BrokenPipeError:
        leave_quietly()


def leave_quietly() -> NoReturn:
    """Ends like a program that the system stops for writing to a closed pipe."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is buffered goes nowhere
    sys.exit(Exit.BROKEN_PIPE)


@contextmanager
def _replaced(target: Path, name: str) -> Iterator[TextIO]:
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        stream = draft.open("x", encoding="utf-8", newline="\n")
    except OSError as error:
        raise OSError(error.errno, f"cannot be written: {error.strerror}", name) from error
    try:
        with stream:
            if target.exists():
                draft.chmod(target.stat().st_mode & 0o777)
            yield stream
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
