"""`kill -9` of the server, forty times at random moments: what was confirmed is there.

`make soak` does the same for as long as one likes: see `tests/soak/kill_servers.py`.
"""

import os
import random
import threading
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from uuid import UUID

import pytest
from players import Player
from servers import Nursery

TIMES = 40
LONGEST = 0.08
"""Seconds after the first answer of a server that it is killed at the latest."""


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[Nursery]:
    if not hasattr(os, "fork"):
        pytest.skip("servers are forked, which this system cannot do")
    nursery = Nursery(f"sqlite:///{tmp_path / 'nonet.sqlite'}")
    yield nursery
    nursery.close()


def check(port: int, player: Player, names: list[UUID]) -> None:
    """Every game has the moves that were confirmed, and none that was not sent."""
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    assert list(player.find_losses(connection, names)) == []
    connection.close()


@pytest.mark.timeout(600)
def test_forty_times(nursery: Nursery) -> None:
    chance = random.Random(1)
    player = Player()
    for _ in range(TIMES):
        child, port = nursery.start()
        check(port, player, [*player.games][-1:])
        thread = threading.Thread(target=player.play, args=(port,), daemon=True)
        thread.start()
        thread.join(chance.uniform(0, LONGEST))
        assert thread.is_alive(), "the player has stopped before the server"
        nursery.kill(child)
        thread.join(10)
        assert not thread.is_alive()
    child, port = nursery.start()
    try:
        check(port, player, [*player.games])
    finally:
        nursery.kill(child)
    assert player.refusals == []
    assert player.confirmed > TIMES / 5, "too little was written to tell anything"
