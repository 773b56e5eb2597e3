"""Whatever a player does wrong is answered in the player's language, wherever it arises."""

import pytest
from fastapi.testclient import TestClient

from nonet.api.saving import read_game
from nonet.errors import NonetError
from nonet.server.app import create_app

CLIENT = TestClient(create_app(), base_url="http://localhost")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/puzzle?givens=16", None),
        ("GET", "/api/puzzle?givens=many", None),
        ("GET", "/api/puzzle?givens=99", None),
        ("GET", "/api/puzzle?board=12x13", None),
        ("GET", "/api/puzzle?level=nice", None),
        ("GET", "/api/puzzle?level=easy&rating=2", None),
        ("GET", "/api/puzzle?seed=-1", None),
        ("GET", "/api/puzzle?colour=red", None),
        ("GET", "/api/daily/tomorrow", None),
        ("GET", "/api/games/00000000-0000-0000-0000-000000000000", None),
        ("GET", "/api/solve", None),
        ("POST", "/api/solve", b"\xff"),
        ("POST", "/api/solve", b"{}"),
        ("POST", "/api/solve", b'{"game": {"board": "5x5", "givens": "1"}}'),
        ("POST", "/api/candidates", b'{"game": {"board": "4x4", "givens": "................"}, '
         b'"cell": 16}'),
        ("POST", "/api/read", b""),
        ("POST", "/api/read", b"#puzzle=9x9.53b7"),
        ("POST", "/api/read", b"#puzzle=json.!!"),
        ("POST", "/api/read", b'{"format": "nonet-game", "version": 1'),
        ("GET", "/nothing", None),
    ],
)  # fmt: skip
def test_what_a_player_may_see(method: str, path: str, body: bytes | None) -> None:
    kind = "application/octet-stream" if path == "/api/read" else "application/json"
    details = set()
    for language in ("cs", "de", "en"):
        headers = {"Accept-Language": language, "Content-Type": kind}
        response = CLIENT.request(method, path, content=body, headers=headers)
        assert response.status_code >= 400
        assert response.headers["content-language"] == language
        details.add(response.json()["detail"])
    assert len(details) == 3, details


BAD_TEXTS = [
    b"this is no puzzle", b"1" * 60, b"?" * 81, b"A" * 81, b"\xff\0", b"12 34 56\n1 2 3",
    b"<opensudoku>",
    b"[sud]\n1\n[secret]\n", b"[sud]\n9\n", b"[Puzzle]\n123\n", b"3x3:a5b3", b"3x3::k:1;2",
    b"SumoCueV1=12", b"https://sudokupad.app/abcdef", b"https://www.f-puzzles.com/?load=abc",
    b"https://www.sudokuwiki.org/sudoku.htm?bd=123", b"#puzzle=9x9", b'{"format": "nonet"}',
    b'{"format": "nonet", "version": 1, "board": "9x9", "givens": "123"}',
    b'{"format": "nonet", "version": 1, "layout": {"size": 4, "positions": [[0, 0], [0, 1]], '
    b'"houses": [], "cages": [{"total": 1, "cells": [0, 1]}]}, "givens": ".."}',
]  # fmt: skip


@pytest.mark.parametrize("text", BAD_TEXTS)
def test_what_a_bad_file_is_answered(text: bytes) -> None:
    with pytest.raises(NonetError) as caught:
        read_game(text)
    error = caught.value
    assert len({error.text("cs"), error.text("de"), error.text("en")}) == 3, error
