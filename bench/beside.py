"""Saves beside long work: who saves, and who has long work done, are processes of their own."""

import asyncio
import multiprocessing
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection
from typing import Any

from bench.served import head, show
from bench.visitors import GAME, Player, Times, listen

JOBS = 4
"""So many may one client have."""
BEAT = 0.05
"""Seconds between two saves of the player beside long work."""
WARMING = 20
"""Saves before those that count."""
NOTHING = "nothing"

EMPTY = {"board": "9x9", "givens": "." * 81}
HARD = {"mixes": [{"count": 100, "recipe": {"level": "hard"}}]}
LONG_GAME = {
    "format": "nonet-game", "version": 1, "puzzle": GAME, "cursor": 2000, "time": 0,
    "moves": [{"do": f"r1c3={number % 9 + 1}", "at": number} for number in range(2000)],
}  # fmt: skip
LONG_WORK: dict[str, tuple[str, dict[str, Any]]] = {
    "count the empty board": ("jobs", {"job": "count", "game": EMPTY}),
    "make a puzzle of 17 givens": ("jobs", {"job": "generate", "recipe": {"givens": "17"}}),
    "make a 25x25": ("jobs", {"job": "generate", "recipe": {"board": "25x25", "level": "hard"}}),
    "watch a search": ("jobs", {"job": "trace", "game": EMPTY}),
    "watch a puzzle being made": ("jobs", {"job": "making", "recipe": {"board": "16x16"}}),
    "print 100 puzzles": ("jobs", {"job": "print", "wish": HARD}),
    "review a game of 2,000 moves": ("jobs", {"job": "review", "save": LONG_GAME}),
    "look over a puzzle": ("studio/analysis", {"puzzle": EMPTY, "seconds": 60.0}),
    "relevel a puzzle": ("studio/change", {"change": "level", "puzzle": GAME, "level": "beyond"}),
}
"""Where it is asked for, and how."""


async def measure_all_beside(port: int, seconds: float, rounds: int) -> None:
    """Saves beside nothing and beside each kind of long work, in turn, since machines are noisy."""
    found, late = defaultdict[str, list[float]](list), list[float]()
    for _ in range(rounds):
        for name in LONG_WORK:
            for beside in (NOTHING, name):
                found[beside] += await measure_beside(port, beside, seconds / rounds, late)
    head("saves beside", "p50", "p95", "p99", "slowest")
    show(NOTHING, found[NOTHING])
    show("any of these", [it for name in LONG_WORK for it in found[name]])
    for name in LONG_WORK:
        show(name, found[name])
    show("(the player woke up so much too late)", late)


async def measure_beside(port: int, name: str, seconds: float, late: list[float]) -> list[float]:
    """The saves of one player while another process has four long jobs running."""
    times: Times = defaultdict(list)
    player = Player(port, times)
    for _ in range(WARMING):
        await player.save()
    times.clear()
    with ExitStack() as stack:
        if name in LONG_WORK:
            stack.enter_context(_listeners(port, *LONG_WORK[name]))
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            await player.save()
            asked = time.monotonic()
            await asyncio.sleep(BEAT)
            late.append(time.monotonic() - asked - BEAT)
    player.client.close()
    return times["save"]


@contextmanager
def _listeners(port: int, path: str, wish: dict[str, Any]) -> Iterator[None]:
    """Somebody else, who has long work done again and again and reads all that is told of it."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_listen, args=(theirs, port, path, wish), daemon=True)
    process.start()
    try:
        assert ours.poll(60), f"{path} was not answered"
        yield
    finally:
        process.kill()
        process.join()


def _listen(pipe: Connection, port: int, path: str, wish: dict[str, Any]) -> None:
    async def all_of_them(begun: Callable[[], None]) -> None:
        await asyncio.gather(*(listen(port, path, wish, begun) for _ in range(JOBS)))

    asyncio.run(all_of_them(lambda: pipe.send(None)))
