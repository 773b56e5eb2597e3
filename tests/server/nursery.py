"""Starts servers at once: everything is imported already, and each is a fork of this process.

Reads the URL of a database from each line; the server on it is killed before the next line comes.
"""

import os
import sys
from uuid import uuid4

import uvicorn
from fastapi.testclient import TestClient

from nonet.server.app import create_app
from nonet.server.run import serve


def warm_up() -> None:
    """Answers a request, so that all that is loaded or built late is there for the forks, too."""
    app = create_app()
    uvicorn.Config(app).load()
    client = TestClient(app, base_url="http://localhost")
    client.get("/api/games")
    client.get(f"/api/games/{uuid4()}")


def main() -> None:
    warm_up()
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            serve(port=0, open_browser=False, database=line.strip())
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
