"""What a server can do for many: `python -m bench.load [--players] [--beside] [--seconds N]`.

Starts a server with a database of its own and lets players come to it over loopback. They are in
another process than the server, on the same machine: with clients on other computers there is room
for more. Without a choice all is measured: each kind of request without a pause, how many players
there may be (two minutes), saves beside long work, and whether memory grows.
"""

import argparse
import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from bench.beside import BEAT, LONG_WORK, measure_all_beside
from bench.crowd import SHARE_HINT, find_most_players
from bench.memory import memory
from bench.served import head, server, show
from bench.visitors import GAME, Player, Times, long_job

TOGETHER = 8
"""Connections that ask without a pause."""
SHARE_WORK = 0.01
"""Of what players do where memory is looked at."""
BRIEF_WORK: list[tuple[str, dict[str, Any]]] = [
    ("jobs", {"job": "rate", "game": GAME}),
    ("studio/analysis", {"puzzle": GAME}),
    ("studio/change", {"change": "complete", "puzzle": GAME}),
]


async def for_a_while(seconds: float, act: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Again and again, until the time is up."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        await act()


async def measure_kinds(port: int, seconds: float) -> None:
    """What the server can do of one kind of request, without a pause."""
    head(f"{TOGETHER} at a time", "p50", "p95", "p99", "slowest", "a second")
    for kind in ("save", "hint", "new_game"):
        times: Times = defaultdict(list)
        players = [Player(port, times) for _ in range(TOGETHER)]
        await asyncio.gather(*(for_a_while(seconds, getattr(it, kind)) for it in players))
        for name, found in sorted(times.items()):
            show(name, found, len(found) / seconds)
        for player in players:
            player.client.close()


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


async def measure(wish: argparse.Namespace) -> None:
    """What is wished for, one after the other."""
    is_all = not (wish.players or wish.beside)
    with server(wish.folder) as (process, port):
        if is_all:
            await measure_kinds(port, wish.seconds)
        if is_all or wish.players:
            await find_most_players(process, port, wish.seconds)
        if is_all or wish.beside:
            await measure_all_beside(port, wish.seconds, wish.rounds)
        if is_all and wish.requests:
            await measure_memory(process, port, wish.requests)


def main() -> None:
    """Measures what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--players", action="store_true", help="only how many there may be")
    parser.add_argument("--beside", action="store_true", help="only saves beside long work")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement")
    parser.add_argument("--requests", type=int, default=100_000, help="to see if memory grows")
    parser.add_argument("--rounds", type=int, default=4, help="of what stands beside each other")
    parser.add_argument("--folder", help="for the database; by default on the disk with /tmp")
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
