"""`nonet play`."""

import json
import re
import signal
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from shell import nonet, start

NAME = "0b6f3c52-7d5e-4a35-9d0a-6f6c2f0a4c11"


def test_it_tells_its_address_and_ends_by_ctrl_c(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with start("play", "--port", "0", "--no-browser", "--data", str(data)) as process:
        assert process.stdout
        line = process.stdout.readline().decode()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found, line
        with urlopen(found[0], timeout=60) as page:
            assert page.status == 200
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (0, b"", b"")
    assert (data / "nonet.sqlite").exists()


def test_games_are_there_the_next_time(tmp_path: Path) -> None:
    puzzle = {"format": "nonet", "version": 1, "board": "4x4", "givens": "1..4.3...2.....1"}
    save = {"format": "nonet-game", "version": 1, "puzzle": puzzle, "cursor": 0, "time": 0}
    stamp = {"writer": NAME, "edit": 1, "revision": 0}
    standing = {"empty": 11, "won": False}
    body = {**stamp, "document": {**save, "moves": []}, "standing": standing}
    for method, content in (("PUT", json.dumps(body).encode()), ("GET", None)):
        with start("play", "--port", "0", "--no-browser", "--data", str(tmp_path)) as process:
            assert process.stdout
            address = process.stdout.readline().decode().split()[3]
            headers = {"Content-Type": "application/json"}
            request = Request(f"{address}api/games/{NAME}", content, headers, method=method)
            with urlopen(request, timeout=60) as answer:
                assert answer.status == 200
            process.kill()


def test_an_address_that_is_not_ours() -> None:
    outcome = nonet("play", "--host", "203.0.113.1", "--no-browser", "--database", "sqlite://")
    assert outcome.code == 2
    assert outcome.err.startswith("nonet: cannot listen at '203.0.113.1'")


@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_a_port_that_cannot_be(port: str) -> None:
    outcome = nonet("play", "--port", port)
    assert outcome.code == 2
    assert "--port" in outcome.err


def test_a_database_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "nonet.sqlite").write_text("no database" * 100)
    outcome = nonet("play", "--data", str(tmp_path))
    assert outcome.code == 2
    assert outcome.err.startswith("nonet: cannot open the database")
