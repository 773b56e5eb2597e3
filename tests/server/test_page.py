"""A page that is not there is said in one sentence."""

from pathlib import Path

from fastapi import FastAPI
from starlette.testclient import TestClient

from nonet.server.page import Page
from nonet.server.problems import add_problems


def test_a_missing_page_says_how_to_build_it(tmp_path: Path) -> None:
    app = FastAPI()
    add_problems(app)
    app.mount("/", Page(tmp_path))
    answer = TestClient(app).get("/", headers={"Accept-Language": "en"})
    assert answer.status_code == 503
    assert "make page" in answer.text
