"""Hurts databases while servers use them: `hurt_stores.py [seconds] [seed]`.

Disks that are full for a while, locks, files that were damaged, two servers on one database, clocks
that are set back, connections that are cut. What was confirmed must be there afterwards, but for
damaged files, of which only this is asked: no answer with 500, no traceback, no hang. Root on Linux
has a small file system for the SQLite files, which is filled to the last byte now and then; for
anybody else only the files are kept from growing.
"""

import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from contextlib import ExitStack, closing, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS), str(TESTS / "server")]

from kill_servers import Supply, compare_games, find_supplies
from players import Player, RefusedError, ask
from servers import Nursery, Server
from soak_tally import Tally, begin
from sqlalchemy import Connection, create_engine, text

PLAYERS = 3
YEARS = 10 * 365 * 86400
"""Seconds by which a clock is wrong at most."""
ROOM = "64m"
"""The size of the file system for SQLite files."""
OWN_MOUNTS = "NONET_OWN_MOUNTS"
"""Set in the environment where what is mounted goes with the process."""
LIFE = 12
"""Misfortunes after which a database makes room for a new one."""
ASKED = (
    "games?limit=100", "settings", "statistics", "goals?today=2026-11-18", "stock", "openapi.json",
)  # fmt: skip
"""What a server with a damaged database is asked for, beside each game."""


class Lane:
    """One database after the other, each with misfortunes, and players who compare."""

    def __init__(self, supply: Supply, random: Random, tally: Tally, errors: Path) -> None:
        self._supply = supply
        self._random = random
        self._tally = tally
        self._errors = errors
        self._output = errors.open("wb")
        self._nurseries = [Nursery("", self._output) for _ in range(2)]
        self._players: list[Player] = []
        self._kinds: list[Callable[[], str]] = [self._two_servers, self._wrong_clock, self._lock]
        is_file = supply.kind == "SQLite"
        self._kinds += [self._full_disk, self._damage] if is_file else [self._cut_connections]
        if is_file and OWN_MOUNTS in os.environ:
            self._kinds.append(self._full_file_system)

    def run(self, stop: threading.Event) -> None:
        """Until the time is up."""
        try:
            while not stop.is_set():
                self._begin_anew()
                for _ in range(LIFE):
                    self._suffer(self._random.choice(self._kinds))
                    if stop.is_set():
                        break
                self._tally.count("confirmed moves", sum(p.confirmed for p in self._players))
        finally:
            self._close()

    def _close(self) -> None:
        for nursery in self._nurseries:
            nursery.close()
        self._output.close()
        said = self._errors.read_text()
        if "Traceback" in said:
            self._tally.fault("crashes", said[said.index("Traceback") :])

    def _begin_anew(self) -> None:
        if self._nurseries[0].url and self._supply.kind == "SQLite":
            for old in self._folder().glob("*.sqlite*"):
                old.unlink()
        url = self._supply.next()
        for nursery in self._nurseries:
            nursery.url = url
        self._players = [Player() for _ in range(PLAYERS)]

    def _suffer(self, misfortune: Callable[[], str]) -> None:
        try:
            kind = misfortune()
            self._tally.count(f"{kind}, {self._supply.kind}")
        except AssertionError as fault:
            self._tally.fault("hangs", f"{misfortune.__name__}: {fault}")
            for number, nursery in enumerate(self._nurseries):
                nursery.close()
                self._nurseries[number] = Nursery(nursery.url, self._output)

    # the misfortunes

    def _full_disk(self) -> str:
        """No file may grow any more; then there is room again."""
        with self._server() as server, self._playing(server.port):
            self._wait(20)
            sizes = [path.stat().st_size for path in self._folder().iterdir()]
            _, most = resource.prlimit(server.process, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process, resource.RLIMIT_FSIZE, (max(sizes) // 2, most))
            time.sleep(self._random.uniform(0.05, 0.5))
            resource.prlimit(server.process, resource.RLIMIT_FSIZE, (most, most))
            self._wait(10)
        return "full disks"

    def _full_file_system(self) -> str:
        """There is no room at all for a while, for whichever file."""
        with self._server() as server, self._playing(server.port):
            self._wait(20)
            with self._filled():
                time.sleep(self._random.uniform(0.05, 0.5))
            self._wait(10)
        return "full file systems"

    def _lock(self) -> str:
        """Somebody else writes for a while."""
        with self._server() as server, self._playing(server.port):
            self._wait(10)
            with self._locked():
                time.sleep(self._random.uniform(0.05, 0.5))
            self._wait(10)
        return "locks"

    def _two_servers(self) -> str:
        """Both are used at once, and one is killed."""
        with self._server() as first, self._server(1) as second:
            one, others = self._players[:1], self._players[1:]
            with self._playing(first.port, one), self._playing(second.port, others):
                self._wait(20)
            self._compare(first.port)
        return "pairs of servers"

    def _wrong_clock(self) -> str:
        """The clock is set back, or forward, from one server to the next."""
        with self._server(clock=-self._random.randrange(YEARS)) as server:
            with self._playing(server.port):
                self._wait(20)
            self._ask_everything(server.port)
        return "clocks set back"

    def _cut_connections(self) -> str:
        """The database ends all connections, as it does when it starts anew."""
        with self._server() as server, self._playing(server.port):
            self._wait(10)
            with self._connected() as connection:
                connection.execute(
                    text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                         " WHERE pid <> pg_backend_pid() AND datname = current_database()")
                )  # fmt: skip
            self._wait(10)
        return "cut connections"

    def _damage(self) -> str:
        """The file is damaged while nobody uses it; after that it is given up."""
        with self._server() as server, self._playing(server.port):
            self._wait(40)
        path = self._file()
        if self._random.random() < 0.5:
            path.with_name(f"{path.name}-wal").unlink(missing_ok=True)  # or it would heal much
        self._hurt(path)
        with suppress(AssertionError), self._server(compare=False) as server:  # or it says why not
            self._ask_everything(server.port)
            self._tally.count("damaged files that a server started with")
        self._begin_anew()
        return "damaged files"

    def _hurt(self, path: Path) -> None:
        data, random = bytearray(path.read_bytes()), self._random
        match random.randrange(3):
            case 0:
                for _ in range(random.choice([1, 5, 50])):
                    data[random.randrange(len(data))] ^= 1 << random.randrange(8)
            case 1:
                at = random.randrange(len(data))
                data[at : at + 4096] = random.randbytes(min(4096, len(data) - at))
            case _:
                del data[random.randrange(len(data)) :]
        path.write_bytes(data)

    # what they share

    @contextmanager
    def _server(self, which: int = 0, clock: int = 0, compare: bool = True) -> Iterator[Server]:
        server = self._nurseries[which].start(clock)
        try:
            yield server
        finally:
            self._nurseries[which].kill(server.process)
        if compare:
            server = self._nurseries[which].start()
            self._compare(server.port)
            self._nurseries[which].kill(server.process)

    @contextmanager
    def _playing(self, port: int, players: list[Player] | None = None) -> Iterator[None]:
        """Players who play, until the time of the block is over."""
        over = threading.Event()
        threads = [
            threading.Thread(target=_play, args=(player, port, over), daemon=True)
            for player in players or self._players
        ]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            over.set()
            for thread in threads:
                thread.join(60)
                if thread.is_alive():
                    self._tally.fault("hangs", "a request without an answer for 60 s")
            for player in players or self._players:
                self._note(player)

    def _note(self, player: Player) -> None:
        for refusal in player.refusals:
            kind = "answers with 503" if refusal.status == 503 else ""
            if kind:
                self._tally.count(kind)
            else:
                self._tally.fault("500s", str(refusal))
        player.refusals.clear()

    def _wait(self, answers: int) -> None:
        enough = sum(player.answers for player in self._players) + answers
        end = time.monotonic() + 60
        while sum(player.answers for player in self._players) < enough:
            if time.monotonic() > end:
                raise AssertionError("no answer in 60 s")
            time.sleep(0.002)

    def _compare(self, port: int) -> None:
        with closing(HTTPConnection("127.0.0.1", port, timeout=60)) as connection:
            for player in self._players:
                names = [*player.games][-3:]
                compare_games(self._tally, self._nurseries[0].url, connection, player, names)

    def _ask_everything(self, port: int) -> None:
        paths = [*ASKED, *(f"games/{name}" for p in self._players for name in p.games)]
        with closing(HTTPConnection("127.0.0.1", port, timeout=60)) as connection:
            for path in paths:
                try:
                    ask(connection, "GET", f"/api/{path}")
                except RefusedError as refusal:
                    if refusal.status == 500:
                        self._tally.fault("500s", f"{path}: {refusal}")
                except (OSError, HTTPException) as error:
                    self._tally.fault("hangs", f"{path}: no answer: {error!r}")

    def _file(self) -> Path:
        return Path(self._nurseries[0].url.removeprefix("sqlite:///"))

    def _folder(self) -> Path:
        return self._file().parent

    @contextmanager
    def _filled(self) -> Iterator[None]:
        ballast = self._folder() / "ballast"
        try:
            with ballast.open("wb", buffering=0) as file:
                for size in (1 << 20, 1 << 12):
                    with suppress(OSError):
                        while True:
                            file.write(bytes(size))
            yield
        finally:
            ballast.unlink()

    @contextmanager
    def _locked(self) -> Iterator[None]:
        if self._supply.kind == "SQLite":
            with closing(sqlite3.connect(self._file(), isolation_level=None)) as connection:
                connection.execute("BEGIN IMMEDIATE")
                yield
            return
        with self._connected() as connection:
            connection.execute(text("LOCK TABLE games IN ACCESS EXCLUSIVE MODE"))
            yield

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        engine = create_engine(self._nurseries[0].url)
        try:
            with engine.begin() as connection:
                yield connection
        finally:
            engine.dispose()


def _play(player: Player, port: int, over: threading.Event) -> None:
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        while not over.is_set():
            player.go_on(connection)
    except (OSError, HTTPException) as error:
        if not over.is_set():
            player.refusals.append(RefusedError(0, repr(error).encode()))
    finally:
        connection.close()


def begin_with_own_mounts() -> None:
    """Starts this script anew where what it mounts is seen by itself alone, if that is possible."""
    unshare = shutil.which("unshare")
    is_possible = unshare and sys.platform == "linux" and os.geteuid() == 0
    if OWN_MOUNTS in os.environ or not is_possible:
        return
    command = ["unshare", "--mount"]
    if subprocess.run([*command, "true"], check=False, capture_output=True).returncode == 0:
        os.environ[OWN_MOUNTS] = "1"
        os.execvp("unshare", [*command, sys.executable, *sys.argv])


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A folder that is a file system of its own where that can be had."""
    folder.mkdir()
    if OWN_MOUNTS not in os.environ:
        yield folder
        return
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "tmpfs", folder], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


def main() -> int:
    """Runs until the time is up; 1 when anything went wrong."""
    begin_with_own_mounts()
    tally, stop = begin("hurt_stores")
    with TemporaryDirectory(prefix="nonet-hurt-") as name, ExitStack() as resources:
        disk = resources.enter_context(small_disk(Path(name, "disk")))
        supplies = find_supplies(disk, resources)
        lanes = [
            Lane(supply, Random(f"{tally.seed} {number}"), tally, Path(name, f"errors{number}.txt"))
            for number, supply in enumerate(supplies)
        ]
        with ThreadPoolExecutor(len(lanes)) as threads:
            runs = [threads.submit(lane.run, stop) for lane in lanes]
            wait(runs, return_when=FIRST_EXCEPTION)
            stop.set()
        for run in runs:
            run.result()
    return tally.finish()


if __name__ == "__main__":
    sys.exit(main())
