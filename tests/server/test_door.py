"""Beyond this computer Nonet asks for a key; on it, nothing does."""

import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from fastapi.testclient import TestClient
from test_app import OPERATIONS, assert_problem

from nonet.errors import NonetError
from nonet.server import sharing
from nonet.server.app import create_app
from nonet.server.door import Lock, key_of
from nonet.store import database_url, open_database

KEY = "right-key"
ADDRESS = "http://192.168.1.20:8765"


@pytest.fixture
def client() -> Iterator[TestClient]:
    app = create_app(lock=Lock(KEY, 8765), public_url="https://sudoku.example/")
    with TestClient(app, base_url=ADDRESS, follow_redirects=False) as client:
        yield client


@pytest.mark.parametrize(("method", "path"), [it for it in OPERATIONS if it[1] != "/api/key"])
def test_everything_asks_for_the_key(client: TestClient, method: str, path: str) -> None:
    refused = client.request(method, path, headers={"Accept-Language": "de"})
    assert_problem(refused, 401, "dieser Server verlangt einen Schlüssel")
    assert refused.headers["www-authenticate"] == 'Bearer realm="Nonet"'


class TestWithTheKey:
    @pytest.mark.parametrize("way", ["/?key=right-key", "/?x=1&key=right-key"])
    def test_the_address_brings_it_and_loses_it(self, client: TestClient, way: str) -> None:
        led = client.get(way)
        assert led.status_code == 303
        assert led.headers["location"] in ("/", "/?x=1")
        assert "right-key" not in led.headers["location"]
        assert led.headers["cache-control"] == "no-store"
        assert led.headers["referrer-policy"] == "no-referrer"
        cookie = led.headers["set-cookie"]
        for part in ("nonet_key_8765=right-key", "Path=/", "HttpOnly", "SameSite=Strict"):
            assert part in cookie
        assert "Secure" not in cookie
        assert client.get("/api/settings").status_code == 200, "the client has kept the cookie"

    def test_who_types_it_in(self, client: TestClient) -> None:
        assert_problem(client.post("/api/key", json={"key": "wrong"}), 401, "wrong key")
        assert client.post("/api/key", json={"key": " right-key\n"}).status_code == 204
        assert client.get("/api/settings").status_code == 200

    def test_scripts_bring_it_in_a_header(self, client: TestClient) -> None:
        headers = {"Authorization": f"Bearer {KEY}"}
        assert client.get("/api/settings", headers=headers).status_code == 200

    def test_over_tls_the_cookie_stays_there(self) -> None:
        client = TestClient(create_app(lock=Lock(KEY)), base_url="https://10.0.0.1")
        cookie = client.get(f"/?key={KEY}", follow_redirects=False).headers["set-cookie"]
        assert cookie.endswith("; Secure")

    def test_links_carry_the_public_address(self, client: TestClient) -> None:
        client.post("/api/key", json={"key": KEY})
        told = client.get("/api/place").json()
        assert told == {"address": "https://sudoku.example/", "asks": True}


class TestWithoutTheKey:
    @pytest.mark.parametrize("key", ["", "wrong", "right-ke", "right-keyx", "ř", "%00"])
    def test_a_wrong_one_is_taken_out_of_the_address_too(
        self, client: TestClient, key: str
    ) -> None:
        led = client.get(f"/?key={key}")
        assert (led.status_code, led.headers["location"]) == (303, "/")
        assert "set-cookie" not in led.headers
        assert client.get("/api/settings").status_code == 401

    @pytest.mark.parametrize(
        "headers",
        [
            {"Cookie": "nonet_key_8765=wrong"},
            {"Cookie": "nonet_key_9999=right-key"},
            {"Cookie": 'a="; nonet_key_8765'},
            {"Cookie": "\x80"},
            {"Authorization": "Bearer"},
            {"Authorization": f"Basic {KEY}"},
        ],
        ids=lambda headers: str(headers)[:40],
    )
    def test_headers_that_do_not_help(self, client: TestClient, headers: dict[str, str]) -> None:
        sent = {name: value.encode("latin-1") for name, value in headers.items()}
        assert client.get("/api/settings", headers=sent).status_code == 401  # type: ignore[arg-type]

    @pytest.mark.parametrize("path", ["//evil.example/", "/\\evil.example/", "///evil.example"])
    def test_nobody_is_led_elsewhere(self, client: TestClient, path: str) -> None:
        location = client.get(f"{ADDRESS}{path}?key=x").headers["location"]
        assert re.match(r"/[^/\\]", location)

    def test_the_page_itself_is_open(self, client: TestClient) -> None:
        for path in ("/", "/worker.js", "/manifest.webmanifest"):
            assert client.get(path).status_code == 200

    def test_the_page_cannot_read_or_change_the_key(self) -> None:
        database = open_database()
        key = key_of(database)
        client = TestClient(create_app(database=database), base_url="http://localhost")
        for path in ("/api/settings", "/api/settings/texts"):
            assert client.get(path).json() == {}
        assert client.patch("/api/settings", json={":key": "mine"}).status_code == 422
        assert key_of(database) == key


class TestOnThisComputer:
    def test_nothing_asks(self) -> None:
        client = TestClient(create_app(), base_url="http://127.0.0.1:8765")
        assert client.get("/api/place").json() == {"address": None, "asks": False}
        assert client.post("/api/key", json={"key": "x"}).status_code == 204
        assert "set-cookie" not in client.get("/?key=x").headers

    @pytest.mark.parametrize(
        ("url", "shared"),
        [(None, False), ("http://localhost:9/", False), ("https://sudoku.example/", True)],
    )
    def test_a_public_address_is_shared(self, url: str | None, shared: bool) -> None:
        with socket.create_server(("127.0.0.1", 0)) as listener:
            assert sharing.is_shared(listener, url) == shared


def test_the_key_stays_until_a_new_one_is_wanted(tmp_path: Path) -> None:
    keys = []
    for is_new in (False, False, True):
        database = open_database(database_url(folder=tmp_path))
        keys.append(key_of(database, is_new=is_new))
        database.close()
    assert keys[0] == keys[1] != keys[2]
    assert min(map(len, keys)) >= 22, "128 bits"


@pytest.mark.parametrize(
    "url", ["x", "ftp://a/", "http://", "http://a/b/", "http://a:x/", "http://[/"]
)
def test_what_is_no_public_address(url: str) -> None:
    with pytest.raises(NonetError, match="is not the address of a site"):
        sharing.check_url(url)


def test_a_server_for_the_network_prints_the_key_once_and_logs_it_never(tmp_path: Path) -> None:
    code = f"import sys; sys.argv[1:] = {['play', '--host', '0.0.0.0', '--port', '0', '--no-browser', '--data', str(tmp_path)]}\n"  # noqa: E501
    code += "from nonet.cli.main import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout
        match = re.search(r"http://localhost:(\d+)/\?key=(\S+)", process.stdout.readline())
        assert match
        told = process.stdout.readline()
        if "other devices" in told:
            assert f":{match[1]}/?key={match[2]}" in told
            told = process.stdout.readline()
        assert told == f"{sharing.SHARED}\n"
        address = f"http://127.0.0.1:{match[1]}"
        assert httpx2.get(f"{address}/api/games", timeout=60).status_code == 401
        assert httpx2.get(f"{address}/?key={match[2]}", timeout=60).status_code == 303
        process.terminate()
        assert match[2] not in process.stdout.read()
