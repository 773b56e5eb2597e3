"""How many players a server holds: more and more of them, until saves take too long."""

import asyncio
import time
from collections import defaultdict
from dataclasses import dataclass
from random import Random

from bench.served import head, quantiles_of, row, seconds_of_cores
from bench.visitors import Player, Times

FEW, MOST = 25, 900
"""Players at first, and at most: each has a connection, of which a server allows a thousand."""
THINKING = 2.0
"""Seconds between two moves of a player, on average."""
SHARE_HINT, SHARE_NEW = 0.05, 0.01
"""Of what a player does; all the rest are moves."""
GOOD = 100.0
"""Milliseconds in which 95 of 100 saves are confirmed, or else there are too many players."""
NEARER = 3
"""Times that the number between enough and too many is tried."""
KINDS = ("save", "hint", "new game")


@dataclass
class Crowd:
    """So many players for some seconds: what they asked, how long it took, what it cost."""

    players: int
    times: Times
    seconds: float
    server: float
    """The part of a core that the server took."""
    clients: float

    @property
    def is_served(self) -> bool:
        """Whether all requests were answered, and most saves in time."""
        is_refused = any(kind not in KINDS for kind in self.times)
        return not is_refused and quantiles_of(self.times["save"])[1] <= GOOD

    def show(self) -> None:
        """Its line of the table."""
        number = sum(len(self.times[kind]) for kind in KINDS if kind in self.times)
        cells = [self._quantiles(kind) for kind in KINDS]
        refused = sum(len(times) for kind, times in self.times.items() if kind not in KINDS)
        server, clients = (f"{100 * part:.0f} %" for part in (self.server, self.clients))
        row(str(self.players), number / self.seconds, *cells, server, clients, refused)

    def _quantiles(self, kind: str) -> str:
        times = self.times.get(kind)
        return " / ".join(f"{it:.0f}" for it in quantiles_of(times)[:3]) if times else ""


async def find_most_players(process: int, port: int, seconds: float) -> None:
    """Twice as many each time until there are too many, then numbers in between."""
    print(f"A move every {THINKING:g} s, {SHARE_HINT:.0%} hints, {SHARE_NEW:.0%} new games.")
    print("Milliseconds: p50 / p95 / p99.\n")
    titles = ("a second", "saves", "hints", "new games", "core of the server", "of the players")
    head("players", *titles, "refused")
    enough, number, tried = 0, FEW, 0
    too_many = MOST + 1
    while tried <= NEARER and enough < number <= MOST:
        crowd = await _measure(process, port, number, seconds)
        crowd.show()
        if crowd.is_served:
            enough = number
        else:
            too_many = number
        tried += too_many <= MOST
        number = (enough + too_many) // 2 if too_many <= MOST else min(2 * number, MOST)
    print(f"\n{enough} players are served: 95 % of their saves within {GOOD:.0f} ms.")


async def _measure(process: int, port: int, number: int, seconds: float) -> Crowd:
    """The players come within the first seconds, which do not count."""
    random, times = Random(number), defaultdict[str, list[float]](list)
    end = time.monotonic() + THINKING + seconds
    playing = [
        asyncio.ensure_future(_play(Player(port, times), random, end)) for _ in range(number)
    ]
    await asyncio.sleep(THINKING)
    times.clear()
    began, server, clients = time.monotonic(), seconds_of_cores(process), time.process_time()
    await asyncio.gather(*playing)
    past = time.monotonic() - began
    server, clients = seconds_of_cores(process) - server, time.process_time() - clients
    return Crowd(number, times, past, server / past, clients / past)


async def _play(player: Player, random: Random, end: float) -> None:
    await asyncio.sleep(random.uniform(0, THINKING))
    while time.monotonic() < end:
        await _act(player, random)
        await asyncio.sleep(min(random.uniform(0, 2 * THINKING), max(0, end - time.monotonic())))
    player.client.close()


async def _act(player: Player, random: Random) -> None:
    chance = random.random()
    if chance < SHARE_NEW:
        await player.new_game()
    elif chance < SHARE_NEW + SHARE_HINT:
        await player.hint()
    else:
        await player.save()
