"""The real command: help, signals, pipes and terminals."""

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from shell import COMMAND, EASY, SOLVED, nonet, start

from nonet.cli import main

ENDLESS = "." * 81
HARD = "9.......8.81.6...976......51.............8..4.95124......7.62..3..4..5.......9.8."


@pytest.mark.parametrize("name", ["", *main.COMMANDS])
def test_help_teaches(name: str) -> None:
    outcome = nonet(*name.split(), "--help")
    assert outcome.code == 0
    assert "Usage: nonet" in outcome.out
    assert "Examples:" in outcome.out
    assert max(map(len, outcome.lines)) <= 100


def test_the_version() -> None:
    assert nonet("--version").out.startswith("nonet 0.")


def test_an_unknown_command() -> None:
    outcome = nonet("dance")
    assert outcome.code == 2
    assert "No such command 'dance'" in outcome.err


def test_a_fault_of_ours_shows_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nonet.api.solve_many", lambda *_, **__: 1 // 0)
    outcome = nonet("solve", EASY)
    assert outcome.code == 70
    assert outcome.err == (
        "nonet: a bug in Nonet, please report it: "
        "ZeroDivisionError: integer division or modulo by zero\n"
    )


def test_the_help_imports_nothing_heavy() -> None:
    code = "import sys, nonet.cli.main; print(*sys.modules)"
    listed = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, text=True
    )
    loaded = set(listed.stdout.split())
    assert not loaded & {"rich", "fastapi", "uvicorn", "asyncio", "nonet.cli.solve"}


@pytest.mark.alone
def test_ctrl_c_stops_at_once_and_tells_what_is_known() -> None:
    with start("count", EASY, ENDLESS) as process:
        assert process.stdout
        assert process.stdout.readline() == b"1\n"
        process.wait_for_work(0.3)
        process.send_signal(signal.SIGINT)
        sent = time.monotonic()
        out, err = process.communicate(timeout=60)
        spent = time.monotonic() - sent
    assert process.returncode == 130
    assert out.endswith(b"+\n")
    assert err == b""
    assert spent < 1


def test_ctrl_c_stops_ratings_and_keeps_those_that_are_there(tmp_path: Path) -> None:
    path = tmp_path / "many.txt"
    path.write_text(f"{HARD}\n" * 100_000)
    with start("rate", str(path)) as process:
        assert process.stdout
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert first.startswith(b"7.2/1.5/1.5 master")
    assert out.count(b"\n") < 100_000
    assert err.strip() == b""


@pytest.mark.parametrize("puzzles", [["-"], [EASY, ENDLESS]], ids=["reading", "counting"])
def test_ctrl_c_leaves_no_half_written_file(tmp_path: Path, puzzles: list[str]) -> None:
    path = tmp_path / "out.txt"
    with start("count", "-o", str(path), *puzzles) as process:
        assert process.stdin
        process.stdin.write(f"{EASY}\n".encode())
        process.stdin.flush()
        deadline = time.monotonic() + 30
        while not list(tmp_path.iterdir()) and time.monotonic() < deadline:
            time.sleep(0.05)
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        process.wait(60)
    assert process.returncode == 130
    assert list(tmp_path.iterdir()) == []


def test_a_closed_pipe_ends_quietly(tmp_path: Path) -> None:
    path = tmp_path / "many.txt"
    path.write_text(f"{EASY}\n" * 5000)
    with start("solve", str(path)) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.wait(60) == 141
        assert process.stderr.read() == b""


def test_results_come_while_input_goes_on() -> None:
    with start("solve", "-") as process:
        assert process.stdin
        assert process.stdout
        for _ in range(2):
            process.stdin.write(f"{EASY}\n".encode())
            process.stdin.flush()
            assert process.stdout.readline().decode() == f"{SOLVED}\n"
        process.stdin.close()
        assert process.wait(60) == 0


def on_terminal(*args: str, **environment: str) -> str:
    """What the command writes to a terminal."""
    ours, theirs = pty.openpty()
    plain = {key: text for key, text in os.environ.items() if key not in ("NO_COLOR", "TERM")}
    env = plain | {"TERM": "xterm"} | environment
    with subprocess.Popen([*COMMAND, *args], stdin=theirs, stdout=theirs, stderr=theirs, env=env):
        os.close(theirs)
        written = b""
        try:
            while block := os.read(ours, 65536):
                written += block
        except OSError:  # the other end is closed
            pass
    os.close(ours)
    return written.decode()


def test_a_terminal_gets_a_drawing_in_colour() -> None:
    written = on_terminal("solve", EASY)
    assert "┌───────┬" in written
    assert "\x1b[1m5\x1b[0m" in written
    assert "\x1b[36m4\x1b[0m" in written


def test_colours_can_be_switched_off() -> None:
    written = on_terminal("solve", EASY, NO_COLOR="1")
    assert "│ 5 3 4 │" in written
    assert "\x1b" not in written


@pytest.mark.alone
def test_a_long_count_shows_its_progress() -> None:
    written = on_terminal("count", "--deadline", "1", ENDLESS)
    assert " guesses" in written
    assert written.rstrip().endswith("+")


def test_no_puzzle_at_a_terminal() -> None:
    assert "missing puzzle" in on_terminal("solve")
