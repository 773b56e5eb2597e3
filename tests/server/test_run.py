"""Starting and stopping the server."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator

import httpx2
import pytest
from fastapi.testclient import TestClient

from nonet.errors import NonetError
from nonet.server import run
from nonet.server.app import create_app

Process = subprocess.Popen[str]


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def start(port: int) -> Process:
    code = f"from nonet.server.run import serve; serve(port={port})"
    headless = {key: os.environ[key] for key in os.environ if "DISPLAY" not in key}
    return subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=headless,
    )


def lines_until_address(process: Process) -> list[str]:
    assert process.stdout
    lines = []
    for line in process.stdout:
        lines.append(line)
        if "http://" in line:
            return lines
    raise AssertionError(lines)


def test_a_taken_port_is_said_and_ctrl_c_ends_cleanly(taken_port: int) -> None:
    with start(taken_port) as process:
        told, address = lines_until_address(process)
        assert f"Port {taken_port} is taken" in told
        match = re.search(r"http://127\.0\.0\.1:(\d+)/", address)
        assert match
        assert int(match[1]) != taken_port
        assert httpx2.get(match[0], timeout=60).status_code == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
        assert process.stdout
        assert process.stdout.read() == ""


def test_long_work_ends_with_the_server() -> None:
    with start(0) as process:
        [address] = lines_until_address(process)
        match = re.search(r"http://\S+", address)
        assert match
        endless = {"job": "count", "game": {"board": "9x9", "givens": "." * 81}}
        with httpx2.stream("POST", f"{match[0]}api/jobs", json=endless, timeout=60) as response:
            lines = response.iter_lines()
            assert "started" in next(lines)
            process.send_signal(signal.SIGINT)
            assert "counted" in "".join(lines)
        assert process.wait(60) == 0
        assert process.stdout
        assert process.stdout.read() == ""


def test_a_host_that_is_not_here() -> None:
    with pytest.raises(NonetError, match=r"cannot listen at '192\.0\.2\.1', port 8765: "):
        run.serve("192.0.2.1", open_browser=False)


def test_a_terminal_without_screen_opens_no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not run._has_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert run._has_browser()


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:"),
        ("0.0.0.0", "http://localhost:"),
        ("", "http://localhost:"),
    ],
)
def test_the_address_can_be_opened(host: str, address: str) -> None:
    with run._listen("127.0.0.1", 0) as listener:
        assert run._address_of(listener, host).startswith(address)


def test_only_a_page_on_the_same_computer_can_end_the_server() -> None:
    app = create_app(["testserver"])
    ended: list[bool] = []
    here = TestClient(app, base_url="http://localhost", client=("127.0.0.1", 5000))
    assert here.post("/api/quit").status_code == 403  # nobody has said how
    app.state.end = lambda: ended.append(True)
    assert TestClient(app, client=("127.0.0.1", 5000)).post("/api/quit").status_code == 403
    away = TestClient(app, base_url="http://localhost", client=("192.168.0.7", 5000))
    assert away.post("/api/quit").status_code == 403
    foreign = here.post("/api/quit", headers={"Origin": "https://example.com"})
    assert foreign.status_code == 403
    assert not ended
    assert here.post("/api/quit").status_code == 204
    assert ended == [True]
