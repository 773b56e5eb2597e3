"""Long work in processes of their own: it tells what it does, can be stopped, and may die."""

import json
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import active_children
from threading import Timer
from typing import Any

import pytest
from fastapi.testclient import TestClient
from test_games import save
from waiting import wait_until

from nonet import processes
from nonet.engine import Control
from nonet.errors import NonetError
from nonet.server import apart
from nonet.server.apart import Crew
from nonet.server.app import create_app
from nonet.server.aside import LOW, LOWEST
from nonet.server.events import Attempt, Event
from nonet.server.jobs import Apart, Jobs
from nonet.server.tasks import PACE, PORTION, CountWish, TraceWish

Report = Callable[[object], None]


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    crew = Crew()
    crew.start()
    assert crew.wait(60)
    yield crew
    crew.stop()


def where(_control: Control, _report: Report) -> int:
    return os.getpid()


def priority(_control: Control, _report: Report) -> int:
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


def tell(number: int, control: Control, report: Report) -> int:
    for tried in range(number):
        report(Attempt(tried=tried, faults=0.5, nearest=None))
    control.report(7, 3)
    time.sleep(3 * apart.TICK)
    return number


def wait(control: Control, _report: Report) -> str:
    while not control.cancelled:
        time.sleep(0.01)
    return "stopped"


def never_end(_control: Control, _report: Report) -> None:
    while True:
        time.sleep(0.01)


def refuse(_control: Control, _report: Report) -> None:
    raise NonetError("error.rows", count=7)


def die(_control: Control, _report: Report) -> None:
    os._exit(1)


def text_of(event: Any) -> dict[str, Any]:
    """An event that was written as text by another process."""
    told: dict[str, Any] = json.loads(event.raw_data)
    return told


def silent(_: object) -> None:
    """Nobody listens."""


def test_work_is_done_elsewhere_and_the_same_process_goes_on(crew: Crew) -> None:
    first = crew.run(partial(where), Control(), silent)
    assert first != os.getpid()
    assert crew.run(partial(where), Control(), silent) == first


def test_until_there_is_a_process_work_is_done_here() -> None:
    assert Crew().run(partial(where), Control(), silent) == os.getpid()


def test_reports_and_progress_come_through(crew: Crew) -> None:
    control, seen = Control(), list[Any]()
    assert crew.run(partial(tell, 3), control, seen.append) == 3
    assert [event.tried for event in seen] == [0, 1, 2]
    assert (control.nodes, control.solutions) == (7, 3)


def test_work_that_is_not_wanted_any_more_ends_with_what_it_has(crew: Crew) -> None:
    control = Control()
    Timer(0.3, control.cancel).start()
    assert crew.run(partial(wait), control, silent) == "stopped"


def test_a_deadline_holds_there_too(crew: Crew) -> None:
    wish = CountWish.model_validate(
        {"job": "count", "game": {"board": "9x9", "givens": "." * 81}, "seconds": 0.3}
    )
    began = time.monotonic()
    work = wish.work("en")
    assert isinstance(work, Apart)
    found = text_of(work.by(crew, Control(0.3), silent))
    assert (found["event"], found["stopped"]) == ("counted", True)
    assert time.monotonic() - began < 20


def test_a_search_is_not_told_faster_than_it_can_be_watched(crew: Crew) -> None:
    number = 10
    wish = TraceWish.model_validate(
        {"job": "trace", "limit": number * PORTION, "game": {"board": "9x9", "givens": "." * 81}}
    )
    work = wish.work("en")
    assert isinstance(work, Apart)
    told, times = list[Event](), list[float]()

    def hear(event: Event) -> None:
        told.append(event)
        times.append(time.monotonic())

    text_of(work.by(crew, Control(), hear))
    assert [len(text_of(event)["acts"]) for event in told] == [PORTION] * number
    assert times[-1] - times[0] >= (number - 2) * PACE


def test_faults_come_out_as_they_are(crew: Crew) -> None:
    with pytest.raises(NonetError, match="7"):
        crew.run(partial(refuse), Control(), silent)
    assert crew.run(partial(where), Control(), silent) != os.getpid()


def test_a_process_that_dies_is_told_in_a_sentence_and_replaced(crew: Crew) -> None:
    with pytest.raises(NonetError, match="stopped before it was done"):
        crew.run(partial(die), Control(), silent)
    assert crew.run(partial(where), Control(), silent) != os.getpid()


def test_work_that_does_not_end_is_ended(crew: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "GRACE", 0.3)
    control = Control()
    control.cancel()
    with pytest.raises(NonetError, match="stopped before it was done"):
        crew.run(partial(never_end), control, silent)


def test_where_no_process_can_be_had_work_is_done_here(
    crew: Crew, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError("out of processes")

    crew.rest()
    with monkeypatch.context() as patch:
        patch.setattr(processes, "start", refuse)
        assert crew.run(partial(where), Control(), silent) == os.getpid()
    assert crew.run(partial(where), Control(), silent) != os.getpid()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one for all threads")
def test_processes_have_the_priority_that_they_should_have() -> None:
    for wanted in (LOW, LOWEST):
        crew = Crew(wanted)
        crew.start()
        assert crew.wait(60)
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert crew.run(partial(priority), Control(), silent) == max(wanted, own)
        crew.stop()


def test_no_process_stays_behind() -> None:
    before = set(active_children())
    crew = Crew()
    crew.start()
    assert crew.wait(60)
    crew.run(partial(where), Control(), silent)
    crew.stop()
    wait_until(lambda: not set(active_children()) - before)


class TestOverHttp:
    @pytest.fixture
    def client(self, crew: Crew) -> Iterator[TestClient]:
        app = create_app()
        app.state.jobs.crew = crew
        with TestClient(app, base_url="http://127.0.0.1:8765") as client:
            yield client

    def test_what_was_printed_elsewhere_can_be_read(self, client: TestClient) -> None:
        wish = {"mixes": [{"count": 2, "recipe": {"board": "4x4", "givens": "5"}}]}
        text = client.post("/api/jobs", json={"job": "print", "wish": wish}).text
        assert '"event":"printed"' in text
        name = text.split('"name":"')[1].split('"')[0]
        assert client.get(f"/api/prints/{name}").content.startswith(b"%PDF")
        again = client.post("/api/jobs", json={"job": "print", "wish": wish}).text
        assert name in again
        assert "printing" not in again  # it was kept here

    def test_all_kinds_of_work_can_be_sent(self, client: TestClient) -> None:
        game = {"board": "4x4", "givens": "..3..4...1....2."}
        recipe = {"board": "4x4", "givens": "5"}
        for wish, end in (
            ({"job": "count", "game": game}, "counted"),
            ({"job": "rate", "game": game}, "rated"),
            ({"job": "trace", "game": game}, "searched"),
            ({"job": "generate", "recipe": recipe}, "made"),
            ({"job": "making", "recipe": recipe}, "made"),
        ):
            assert f'"event":"{end}"' in client.post("/api/jobs", json=wish).text

    def test_work_goes_apart(self, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
        seen = list[object]()
        run = Crew.run

        def spy(self: Crew, call: Any, *rest: Any) -> Any:
            seen.append(call.args[0].args[0].__name__)
            return run(self, call, *rest)

        monkeypatch.setattr(Crew, "run", spy)
        game = {"board": "4x4", "givens": "..3..4...1....2."}
        client.post("/api/jobs", json={"job": "count", "game": game})
        client.post("/api/studio/analysis", json={"puzzle": game})
        client.post("/api/studio/change", json={"change": "complete", "puzzle": game})
        assert seen == ["_count", "_analyse", "_change"]

    @pytest.mark.skipif(sys.platform != "linux", reason="other systems have one for all threads")
    def test_who_only_waits_for_another_process_does_not_give_way(
        self, client: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """It would be put aside while it holds Python's lock, and all would wait for it."""
        seen = list[int]()
        run = Crew.run

        def spy(self: Crew, *rest: Any) -> Any:
            seen.append(priority(Control(), silent))
            return run(self, *rest)

        monkeypatch.setattr(Crew, "run", spy)
        game = {"board": "4x4", "givens": "..3..4...1....2."}
        answer = client.post("/api/jobs", json={"job": "review", "save": save("r1c2=2")})
        assert '"event":"reviewed"' in answer.text
        client.post("/api/studio/analysis", json={"puzzle": game})
        client.get("/api/course.pdf?name=x_wing&count=0")
        assert seen == [os.getpriority(os.PRIO_PROCESS, os.getpid())] * 3


def test_without_a_crew_work_is_done_in_threads() -> None:
    assert Jobs().crew is None
