"""A page that is not there is said in one sentence."""

from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from nonet.server.page import Page


def test_a_missing_page_says_how_to_build_it(tmp_path: Path) -> None:
    client = TestClient(Starlette(routes=[Mount("/", Page(tmp_path))]))
    answer = client.get("/")
    assert answer.status_code == 503
    assert "make page" in answer.text
