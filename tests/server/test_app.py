"""The server: who is let in, what headers go out, what the errors look like."""

import re
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response

from nonet import api
from nonet.server.app import create_app


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(create_app(["nonet.test"]), base_url="http://127.0.0.1:8765") as client:
        yield client


def assert_problem(response: Response, status: int, detail: str) -> None:
    assert response.status_code == status
    assert response.headers["content-type"] == "application/problem+json"
    problem = response.json()
    assert set(problem) == {"type", "title", "status", "detail"}
    assert problem["status"] == status
    assert detail in problem["detail"]


class TestHosts:
    @pytest.mark.parametrize(
        "host", ["localhost:8765", "127.0.0.1", "[::1]:8765", "192.168.1.20:80", "NONET.test"]
    )
    def test_ours(self, client: TestClient, host: str) -> None:
        assert client.get("/api/openapi.json", headers={"Host": host}).status_code == 200

    @pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "", "a:b:c", "["])
    def test_others_get_nothing(self, client: TestClient, host: str) -> None:
        assert_problem(client.get("/", headers={"Host": host}), 421, "does not answer requests for")


class TestOrigins:
    @pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:9999"])
    def test_foreign_pages_change_nothing(self, client: TestClient, origin: str) -> None:
        response = client.post("/api/puzzle", headers={"Origin": origin})
        assert_problem(response, 403, "not accepted")

    def test_our_own_page_gets_through_the_guard(self, client: TestClient) -> None:
        response = client.post("/api/puzzle", headers={"Origin": "http://127.0.0.1:8765"})
        assert_problem(response, 405, "expected GET")


PATHS = ["/", "/api/choices", "/api/nothing", "/api/puzzle?seed=x", "/api/code?text=x"]
OPERATIONS = [
    (method.upper(), re.sub(r"\{\w+\}", "1", path))
    for path, operations in create_app().openapi()["paths"].items()
    for method in operations
]


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
class TestEveryOperation:
    def test_foreign_pages_get_nothing(self, client: TestClient, method: str, path: str) -> None:
        headers = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
        assert_problem(client.request(method, path, headers=headers), 403, "not accepted")

    def test_names_that_were_pointed_here_get_nothing(
        self, client: TestClient, method: str, path: str
    ) -> None:
        refused = client.request(method, path, headers={"Host": "evil.example"})
        assert_problem(refused, 421, "does not answer requests for")

    def test_what_is_too_long_is_not_read(self, client: TestClient, method: str, path: str) -> None:
        refused = client.request(method, path, headers={"Content-Length": "1048577"})
        assert_problem(refused, 413, "expected at most 1048576")


class TestHeaders:
    @pytest.mark.parametrize("path", PATHS)
    def test_every_answer_is_locked_down(self, client: TestClient, path: str) -> None:
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"

    def test_a_refusal_is_locked_down_too(self, client: TestClient) -> None:
        headers = client.get("/", headers={"Host": "evil.example"}).headers
        assert headers["x-content-type-options"] == "nosniff"


class TestPage:
    def test_the_page_is_asked_for_again_and_its_parts_are_kept(self, client: TestClient) -> None:
        page = client.get("/")
        assert page.headers["cache-control"] == "no-cache"
        script = page.text.partition('src="')[2].partition('"')[0]
        assert script.startswith("/assets/")
        assert "immutable" in client.get(script).headers["cache-control"]

    def test_it_holds_nothing_inline(self, client: TestClient) -> None:
        page = client.get("/").text
        assert "<style" not in page
        assert "style=" not in page
        assert page.count("<script") == page.count('<script type="module" crossorigin src=')

    def test_an_unchanged_page_is_not_sent_twice(self, client: TestClient) -> None:
        tag = client.get("/").headers["etag"]
        assert client.get("/", headers={"If-None-Match": tag}).status_code == 304

    def test_large_answers_are_compressed(self, client: TestClient) -> None:
        response = client.get("/api/puzzle", headers={"Accept-Encoding": "gzip"})
        assert response.headers["content-encoding"] == "gzip"

    @pytest.mark.parametrize("path", ["/nothing", "/assets/../../app.py", "/%2e%2e/app.py"])
    def test_nothing_else_is_served(self, client: TestClient, path: str) -> None:
        assert_problem(client.get(path), 404, "Not Found")


def test_unexpected_errors_tell_strangers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def explode(*_: object, **__: object) -> None:
        raise RuntimeError("secret")

    monkeypatch.setattr(api, "generate", explode)
    client = TestClient(create_app(), "http://localhost", raise_server_exceptions=False)
    response = client.get("/api/puzzle")
    assert_problem(response, 500, "this is a bug in Nonet")
    assert "secret" not in response.text
