"""Work that takes long gives way to requests that do not."""

import asyncio
import os
import sys
import threading
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from uuid import uuid4

import pytest
from anyio import CapacityLimiter
from fastapi.testclient import TestClient
from test_games import Page, save
from waiting import wait_until

from nonet.server import texts
from nonet.server.app import create_app
from nonet.server.aside import LOW, run_aside

Answer = TypeVar("Answer")


def run_apart(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Runs it in a thread of its own: tests with a browser leave an event loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def priority() -> int:
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one for all threads")
def test_its_thread_lets_others_go_first() -> None:
    own = priority()
    assert run_apart(run_aside(priority, CapacityLimiter(1))) == max(LOW, own)
    assert priority() == own


def test_a_fault_is_heard() -> None:
    with pytest.raises(ZeroDivisionError):
        run_apart(run_aside(lambda: 1 / 0, CapacityLimiter(1)))


def test_it_keeps_its_place_until_it_has_ended() -> None:
    over, limiter = threading.Event(), CapacityLimiter(1)

    async def give_up() -> None:
        waiting = asyncio.ensure_future(run_aside(over.wait, limiter))
        while not limiter.borrowed_tokens:
            await asyncio.sleep(0.01)
        waiting.cancel()
        await asyncio.wait([waiting])
        assert limiter.borrowed_tokens == 1
        over.set()
        while limiter.borrowed_tokens:
            await asyncio.sleep(0.01)

    run_apart(asyncio.wait_for(give_up(), 60))


def test_it_lets_go_of_its_place_after_the_server_has_ended() -> None:
    over, limiter = threading.Event(), CapacityLimiter(1)

    async def go() -> None:
        asyncio.ensure_future(run_aside(over.wait, limiter))  # noqa: RUF006
        await asyncio.sleep(0.01)

    run_apart(go())
    over.set()
    wait_until(lambda: limiter.borrowed_tokens == 0)


def test_many_slow_requests_do_not_stand_in_the_way_of_saves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    over = threading.Event()
    monkeypatch.setattr(texts, "read_games", lambda *_: (over.wait(60) and [], None))
    with TestClient(create_app(), base_url="http://127.0.0.1:8765") as client:
        page, asking = Page(client, uuid4()), ThreadPoolExecutor(61)
        slow = [asking.submit(client.post, "/api/read-all", content=b"1") for _ in range(60)]
        wait_until(lambda: any(it.done() for it in slow))  # so many are refused
        saving = asking.submit(page.put, save("r1c2=2"))
        try:
            assert saving.result(30).status_code == 200
        finally:
            over.set()
        assert {it.result(60).status_code for it in slow} == {200, 503}
        asking.shutdown()
