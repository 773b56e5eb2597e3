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
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

from bench.visitors import Player, Times, long_job

PLAYERS = (10, 50, 100, 200, 400, 800)
THINKING = 2.0
"""Seconds between two moves of a player, on average."""
SHARE_HINT, SHARE_NEW = 0.05, 0.01
"""Of what a player does; all the rest are moves."""
TOGETHER = 8
"""Connections that ask without a pause."""
BEAT = 0.05
"""Seconds between two saves of the player beside long work."""
TOO_SLOW = 0.05
"""Seconds by which long work may delay a save."""

EMPTY = {"board": "9x9", "givens": "." * 81}
LONG_WORK: dict[str, dict[str, Any]] = {
    "count the empty board": {"job": "count", "game": EMPTY},
    "make a puzzle of 17 givens": {"job": "generate", "recipe": {"givens": "17", "fresh": True}},
    "make a 25x25": {"job": "generate", "recipe": {"board": "25x25", "level": "hard"}},
    "watch a search": {"job": "trace", "game": EMPTY},
    "print 100 puzzles": {"job": "print", "wish": {"recipe": {"level": "hard"}, "count": 100}},
}


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
        for name, wish in {"nothing": None, **LONG_WORK}.items():
            found[name] += await measure_beside(port, wish, seconds / rounds)
    for name, times in found.items():
        show(f"saves beside: {name}", times)


async def measure_beside(port: int, wish: dict[str, Any] | None, seconds: float) -> list[float]:
    """The saves of one player while others have four long jobs running."""
    times: Times = defaultdict(list)
    player = Player(port, times)

    async def save() -> None:
        await player.save()
        await asyncio.sleep(BEAT)

    async with AsyncExitStack() as jobs:
        for number in range(4 if wish else 0):
            more = {"seed": number} if wish and "recipe" in wish else {}
            recipe = {"recipe": {**wish["recipe"], **more}} if wish and more else {}
            await jobs.enter_async_context(long_job(port, {**(wish or {}), **recipe}))
        await for_a_while(seconds, save)
    player.client.close()
    return times["save"]


async def measure_memory(process: int, port: int, requests: int) -> None:
    """Whether memory grows with requests."""
    random, times = Random(1), defaultdict[str, list[float]](list)
    players = [Player(port, times) for _ in range(TOGETHER)]
    for tenth in range(11):
        print(f"after {tenth * requests // 10:7} requests: {_memory(process):6.1f} MB", flush=True)
        each = requests // 10 // TOGETHER
        await asyncio.gather(*(_busy(player, random, each) for player in players))


async def _busy(player: Player, random: Random, number: int) -> None:
    for _ in range(number):
        await (player.hint() if random.random() < SHARE_HINT else player.save())


def _memory(process: int) -> float:
    """What the process has of its own, in MB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


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
