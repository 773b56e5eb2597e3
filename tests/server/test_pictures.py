"""Pictures of boards over HTTP."""

from io import BytesIO
from typing import Any
from xml.etree import ElementTree

import pytest
from fastapi.testclient import TestClient
from PIL import Image
from shell import EASY
from test_app import assert_problem

GAME = {"board": "9x9", "givens": EASY, "entries": "..4" + "." * 78, "notes": {"3": "26"}}


def drawn(client: TestClient, **wish: Any) -> Any:
    answer = client.post("/api/picture", json={"game": GAME, **wish})
    assert answer.status_code == 200
    return answer


def test_an_svg_shows_givens_entries_and_notes(client: TestClient) -> None:
    answer = drawn(client, kind="svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    elements = ElementTree.fromstring(answer.text).iter()
    texts = [it.text for it in elements if it.tag.endswith("text")]
    assert len(texts) == len(EASY.replace(".", "")) + 1 + 2


@pytest.mark.parametrize(("board", "cells"), [("9x9", 81), ("25x25", 625)])
def test_a_png_is_big_enough_and_not_too_big(client: TestClient, board: str, cells: int) -> None:
    answer = drawn(client, kind="png", game={"board": board, "givens": "." * cells})
    assert answer.headers["content-type"] == "image/png"
    assert 1000 <= Image.open(BytesIO(answer.content)).width <= 2400


def test_what_is_no_board_is_refused(client: TestClient) -> None:
    answer = client.post("/api/picture", json={"game": {"board": "9x9", "givens": "12"}})
    assert_problem(answer, 422, "81 cells, got 2")
