"""Kills servers under load, on SQLite and on PostgreSQL: `kill_servers.py [seconds] [seed]`.

Several servers at a time, each with a database and players of its own. Most are killed while the
players write, some while they start, now and then on a new database, whose tables are just being
made. After each kill the next server must have all that was confirmed. Says at the end how many
kills there were and what was lost; SIGTERM ends it early.
"""

import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from contextlib import ExitStack, closing
from http.client import HTTPConnection, HTTPException
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from uuid import UUID

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS), str(TESTS / "server")]

import postgresql
from players import Player, RefusedError
from servers import PATIENCE, Nursery
from soak_tally import Tally, begin

LANES = 2
"""Servers at a time on each kind of database."""
PLAYERS = 3
"""At each server."""
ANSWERS = 20
"""A server is killed after so many answers at the latest."""
LONGEST = 0.02
"""And so many seconds: a request takes some milliseconds."""
STARTING = 0.08
"""Seconds after which a server that starts is killed at the latest."""
SHARE_STARTING = 0.1
"""Of all kills: so many come while the server starts."""
LIFE = 150
"""Kills after which a database makes room for a new one."""


class Lane:
    """One server after the other on the same database, each of which is killed."""

    def __init__(self, supply: "Supply", random: Random, tally: Tally, errors: Path) -> None:
        self._supply = supply
        self._random = random
        self._tally = tally
        self._players: list[Player] = []
        self._errors = errors
        self._output = errors.open("wb")
        self._nursery = Nursery("", self._output)

    def close(self) -> None:
        """Ends the servers, and looks at what they have complained about."""
        self._nursery.close()
        self._output.close()
        said = self._errors.read_text()
        if "Traceback" in said:
            self._tally.fault("crashes", said)

    def run(self, stop: threading.Event) -> None:
        """One database after the other."""
        with closing(self):
            while not stop.is_set():
                self._nursery.url = self._supply.next()
                self._players = [Player() for _ in range(PLAYERS)]
                for _ in range(LIFE):
                    self._kill_one()
                    if stop.is_set():
                        break
                self._finish()

    def _kill_one(self) -> None:
        try:
            if self._random.random() < SHARE_STARTING:
                process = self._nursery.begin()
                time.sleep(self._random.uniform(0, STARTING))
                self._kill("kills while starting", process)
            else:
                process, port = self._nursery.start()
                self._compare(port, [self._some_games(player) for player in self._players])
                self._kill_under_load(process, port)
        except AssertionError as fault:  # the next server is one of another nursery
            self._tally.fault("hangs", str(fault))
            self._nursery.close()
            self._nursery = Nursery(self._nursery.url, self._output)

    def _kill_under_load(self, process: int, port: int) -> None:
        threads = [
            threading.Thread(target=player.play, args=(port,), daemon=True)
            for player in self._players
        ]
        for thread in threads:
            thread.start()
        self._wait_a_while()
        if not all(thread.is_alive() for thread in threads):
            self._tally.fault("hangs", "a player has stopped before the server")
        self._kill("kills under load", process)
        for thread in threads:
            thread.join(120)
            if thread.is_alive():
                self._tally.fault("hangs", "a request outlives its server")

    def _wait_a_while(self) -> None:
        """Until some answers have come, then for a moment, perhaps into the midst of one."""
        enough = sum(player.answers for player in self._players) + self._random.randint(0, ANSWERS)
        end = time.monotonic() + PATIENCE
        while sum(player.answers for player in self._players) < enough:
            if time.monotonic() > end:
                self._tally.fault("hangs", f"no answer in {PATIENCE} s")
                return
            time.sleep(0.002)
        time.sleep(self._random.uniform(0, LONGEST))

    def _kill(self, kind: str, process: int) -> None:
        self._nursery.kill(process)
        self._tally.count(f"{kind}, {self._supply.kind}")

    def _some_games(self, player: Player) -> list[UUID]:
        """The last one, on which the player was, and some other."""
        names = [*player.games]
        return names[-1:] + ([self._random.choice(names)] if names else [])

    def _compare(self, port: int, chosen: list[list[UUID]]) -> None:
        with closing(HTTPConnection("127.0.0.1", port, timeout=120)) as connection:
            for player, names in zip(self._players, chosen, strict=True):
                compare_games(self._tally, self._nursery.url, connection, player, names)

    def _finish(self) -> None:
        """Compares everything that a database has."""
        process, port = self._nursery.start()
        self._compare(port, [[*player.games] for player in self._players])
        self._nursery.kill(process)
        for player in self._players:
            self._tally.count("confirmed moves", player.confirmed)
            for refusal in player.refusals:
                self._tally.fault("500s", str(refusal))


class Supply:
    """New databases of a kind, for several threads, as many as one likes."""

    def __init__(self, kind: str, urls: Iterator[str]) -> None:
        self.kind = kind
        self._urls = urls
        self._lock = threading.Lock()

    def next(self) -> str:
        """The URL of a new database."""
        with self._lock:
            return next(self._urls)


def compare_games(
    tally: Tally, address: str, connection: HTTPConnection, player: Player, names: list[UUID]
) -> None:
    """Tells the tally which of a player's games are not as they were confirmed."""
    try:
        for loss in player.find_losses(connection, names):
            tally.fault("lost", f"{address}: {loss}")
    except RefusedError as refusal:
        tally.fault("500s", str(refusal))
    except (OSError, HTTPException) as error:
        tally.fault("hangs", f"no answer from a server that nobody killed: {error!r}")
    tally.count("comparisons of a game", len(names))


def find_supplies(folder: Path, resources: ExitStack) -> list[Supply]:
    """One for each kind of database."""
    files = Supply("SQLite", (f"sqlite:///{folder / f'{number}.sqlite'}" for number in count(1)))
    programs = postgresql.find_programs()
    if programs is None:
        print("PostgreSQL is not here: only SQLite is tried", flush=True)
        return [files]
    server = resources.enter_context(postgresql.running(programs))
    return [files, Supply("PostgreSQL", (postgresql.new_database(server) for _ in count()))]


def main() -> int:
    """Runs until the time is up; 1 when anything was lost."""
    tally, stop = begin("kill_servers")
    with TemporaryDirectory(prefix="nonet-kills-") as name, ExitStack() as resources:
        supplies = find_supplies(Path(name), resources)
        lanes = [
            Lane(supply, Random(f"{tally.seed} {number}"), tally, Path(name, f"errors{number}.txt"))
            for number, supply in enumerate(supplies * LANES)
        ]
        with ThreadPoolExecutor(len(lanes)) as threads:
            runs = [threads.submit(lane.run, stop) for lane in lanes]
            wait(runs, return_when=FIRST_EXCEPTION)
            stop.set()
    code = tally.finish()
    for run in runs:
        run.result()
    return code


if __name__ == "__main__":
    sys.exit(main())
