"""Starts servers at once: everything is imported already, and each is a fork of this process.

Reads the URL of a database from each line, perhaps with the seconds by which the clock is wrong,
and says which process has it; when that was killed, it says so and waits for the next line.
`servers.py` talks to it.
"""

import gc
import os
import sys
import time
from collections.abc import Collection
from http.client import HTTPConnection
from threading import Thread

import uvicorn
from fastapi import FastAPI
from players import Player

from nonet.errors import NonetError
from nonet.server import run
from nonet.server.app import create_app
from nonet.store import Database


def warm_up() -> FastAPI:
    """Plays a game, so that all that is loaded or built late is there for the forks, too."""
    app = create_app()
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning"))
    thread = Thread(target=server.run)
    thread.start()
    while not server.started:
        thread.join(0.01)
    connection = HTTPConnection("127.0.0.1", server.servers[0].sockets[0].getsockname()[1])
    player = Player()
    for _ in range(40):
        player.go_on(connection)
    list(player.find_losses(connection, [*player.games]))
    connection.close()
    server.should_exit = True
    thread.join()
    return app


def main() -> None:
    app = warm_up()

    def warm_app(_: Collection[str], database: Database, *_unused: object) -> FastAPI:
        app.state.database = database
        return app

    vars(run)["create_app"] = warm_app
    gc.freeze()  # or each fork would copy everything when it collects for the first time
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            say(f"began {os.getpid()}")
            os._exit(serve(*line.split()))
        os.waitpid(child, 0)
        say(f"ended {child}")


def serve(url: str, offset: str = "0") -> int:
    """What `nonet play` does, with a clock that is wrong by some seconds; the exit code."""
    clock = time.time_ns
    vars(time)["time_ns"] = lambda: clock() + int(offset) * 10**9
    try:
        run.serve(port=0, open_browser=False, database=url)
    except NonetError as error:
        sys.stderr.write(f"nonet: {error}\n")
        sys.stderr.flush()
        return 2
    return 0


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
