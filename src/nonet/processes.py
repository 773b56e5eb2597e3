"""Processes beside this one, which start clean and end with it."""

import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import ForkingPickler
from types import MappingProxyType, ModuleType
from typing import Any


def start(
    target: Callable[..., None], *arguments: Any, module: str = ""
) -> tuple[BaseProcess, Connection]:
    """A process that runs a function of a module, with the other end of a pipe as last argument.

    Where possible it is a copy of one that has imported that module, or another one, already.
    """
    context = _context(module or target.__module__)
    ours, theirs = context.Pipe()
    process = context.Process(target=target, args=(*arguments, theirs), daemon=True)
    with _without_main():
        process.start()
    theirs.close()
    return process, ours


def leave_signals() -> None:
    """For a new process: Ctrl+C is for the one who started us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _view(of: dict[Any, Any]) -> "MappingProxyType[Any, Any]":
    return MappingProxyType(of)


# puzzles have such views, and go through pipes
ForkingPickler.register(MappingProxyType, lambda view: (_view, (dict(view),)))


def _context(module: str) -> Any:
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([module])
    return context


@contextmanager
def _without_main() -> Iterator[None]:
    """Keeps new processes from running the program of the caller, of which they need nothing.

    If it did not mind that, it would begin the same job again in each of them.
    """
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
