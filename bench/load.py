"""How many players a server holds: `python -m bench.load [--seconds N] [--requests N] [--beside]`.

Starts a server with a database of its own and lets players come to it over loopback, all from one
process, which needs about as much of the machine as the server: with clients on other computers
there is room for more. Nothing lasts longer than the seconds say, but for the requests that show
whether memory grows.
"""

import argparse
import asyncio
import re
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

from bench.memory import memory
from bench.visitors import GAME, Player, Times, long_job

PLAYERS = (10, 50, 100, 200, 400, 800)
THINKING = 2.0
"""Seconds between two moves of a player, on average."""
SHARE_HINT, SHARE_NEW, SHARE_WORK = 0.05, 0.01, 0.01
"""Of what a player does; all the rest are moves. Work is only done where memory is looked at."""
TOGETHER = 8
"""Connections that ask without a pause."""
JOBS = 4
"""So many may one client have."""
BEAT = 0.05
"""Seconds between two saves of the player beside long work."""

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
BRIEF_WORK: list[tuple[str, dict[str, Any]]] = [
    ("jobs", {"job": "rate", "game": GAME}),
    ("studio/analysis", {"puzzle": GAME}),
    ("studio/change", {"change": "complete", "puzzle": GAME}),
]
NOTHING = "nothing"


@contextmanager
def server() -> Iterator[tuple[int, int]]:
    """The process of a server, and its port."""
    with TemporaryDirectory(prefix="nonet-load-") as folder:
        command = [sys.executable, "-m", "nonet", "play", "--port", "0", "--no-browser"]
        process = subprocess.Popen(
            [*command, "--data", folder], stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert process.stdout
        try:
            address = next(line for line in process.stdout if "http://" in line)
            yield process.pid, int(re.findall(r":(\d+)/", address)[0])
        finally:
            process.terminate()
            process.wait(30)


def show(name: str, times: list[float], seconds: float = 0) -> None:
    """A line of the table: how many a second, and the milliseconds of most."""
    if not times:
        return
    cuts = quantiles(times, n=100) if len(times) > 1 else times * 99
    shown = " ".join(f"{1000 * cuts[place]:8.1f}" for place in (49, 94, 98))
    rate = f"{len(times) / seconds:8.0f}" if seconds else " " * 8
    print(f"{name:36} {len(times):7} {rate} {shown} {1000 * max(times):8.1f}", flush=True)


async def for_a_while(seconds: float, act: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Again and again, until the time is up."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        await act()


async def measure_kinds(port: int, seconds: float) -> None:
    """What the server can do of one kind of request, without a pause."""
    for kind in ("save", "hint", "new_game"):
        times: Times = defaultdict(list)
        players = [Player(port, times) for _ in range(TOGETHER)]
        await asyncio.gather(*(for_a_while(seconds, getattr(it, kind)) for it in players))
        for name, found in sorted(times.items()):
            show(f"{TOGETHER} at a time: {name}", found, seconds)
        for player in players:
            player.client.close()


async def measure_players(port: int, number: int, seconds: float) -> None:
    """So many players, who think between their moves."""
    random, times = Random(number), defaultdict[str, list[float]](list)

    async def play(player: Player) -> None:
        await asyncio.sleep(random.uniform(0, THINKING))
        await for_a_while(seconds, lambda: _act(player, random))
        player.client.close()

    await asyncio.gather(*(play(Player(port, times)) for _ in range(number)))
    for name, found in sorted(times.items()):
        show(f"{number} players: {name}", found, seconds)


async def _act(player: Player, random: Random) -> None:
    chance = random.random()
    if chance < SHARE_NEW:
        await player.new_game()
    elif chance < SHARE_NEW + SHARE_HINT:
        await player.hint()
    else:
        await player.save()
    await asyncio.sleep(random.uniform(0, 2 * THINKING))


async def measure_all_beside(port: int, seconds: float, rounds: int) -> None:
    """Saves beside nothing and beside each kind of long work, in turn, since machines are noisy."""
    found: Times = defaultdict(list)
    for _ in range(rounds):
        for name, work in LONG_WORK.items():
            found[NOTHING] += await measure_beside(port, None, seconds / rounds)
            found[name] += await measure_beside(port, work, seconds / rounds)
    show(f"saves beside: {NOTHING}", found[NOTHING])
    show("saves beside: any of these", [it for name in LONG_WORK for it in found[name]])
    for name in LONG_WORK:
        show(f"saves beside: {name}", found[name])


async def measure_beside(port: int, work: tuple[str, Any] | None, seconds: float) -> list[float]:
    """The saves of one player while others have four long jobs running."""
    times: Times = defaultdict(list)
    player = Player(port, times)

    async def save() -> None:
        await player.save()
        await asyncio.sleep(BEAT)

    async with AsyncExitStack() as jobs:
        for path, wish in [work] * JOBS if work else []:
            await jobs.enter_async_context(long_job(port, path, wish))
        await for_a_while(seconds, save)
    player.client.close()
    return times["save"]


async def measure_memory(process: int, port: int, requests: int) -> None:
    """Whether memory grows with requests, long work among them."""
    random, times = Random(1), defaultdict[str, list[float]](list)
    players = [Player(port, times) for _ in range(TOGETHER)]
    for tenth in range(11):
        own, others = memory(process)
        done = tenth * requests // 10
        print(f"after {done:7} requests: {own:6.1f} MB and {others:6.1f} MB beside", flush=True)
        each = requests // 10 // TOGETHER
        await asyncio.gather(*(_busy(player, port, random, each) for player in players))
    show("of these, saves", times["save"])


async def _busy(player: Player, port: int, random: Random, number: int) -> None:
    for _ in range(number):
        chance = random.random()
        if chance < SHARE_WORK:
            path, wish = random.choice([*BRIEF_WORK, *LONG_WORK.values()])
            async with long_job(port, path, wish):
                await asyncio.sleep(BEAT)
        elif chance < SHARE_WORK + SHARE_HINT:
            await player.hint()
        else:
            await player.save()


async def measure(seconds: float, requests: int, rounds: int, only_beside: bool) -> None:
    """Everything, one after the other."""
    print(f"{'':36} {'number':>7} {'a second':>8} {'p50':>8} {'p95':>8} {'p99':>8} {'most':>8} ms")
    with server() as (process, port):
        if not only_beside:
            await measure_kinds(port, seconds)
            for number in PLAYERS:
                await measure_players(port, number, seconds)
        await measure_all_beside(port, seconds, rounds)
        if requests and not only_beside:
            await measure_memory(process, port, requests)


def main() -> None:
    """Measures what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement")
    parser.add_argument("--requests", type=int, default=100_000, help="to see if memory grows")
    parser.add_argument("--rounds", type=int, default=4, help="of what stands beside each other")
    parser.add_argument("--beside", action="store_true", help="only saves beside long work")
    options = parser.parse_args()
    asyncio.run(measure(options.seconds, options.requests, options.rounds, options.beside))


if __name__ == "__main__":
    main()
