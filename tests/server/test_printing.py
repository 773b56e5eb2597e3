"""Printing over HTTP: the PDF, its pages as pictures, and what is refused."""

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient
from pdf_reading import letters_of, reader_of, words_of
from shell import EASY
from test_app import assert_problem

from nonet.server import printing


def test_new_puzzles(client: TestClient) -> None:
    mixes = [
        {"count": 2, "recipe": {"level": "easy"}},
        {"count": 1, "recipe": {"board": "6x6", "level": "easy"}},
    ]
    wish = {"mixes": mixes, "seed": 5, "setup": {"per_page": 2, "solutions": "end"}}
    answer = client.post("/api/print", json=wish)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["x-pages"] == "3"
    words = [word.text for page in reader_of(answer.content).pages for word in words_of(page)]
    assert "rating 1.5 · seed 6" in words
    assert client.post("/api/print", json=wish).content == answer.content


def test_the_current_game_with_and_without_entries(client: TestClient) -> None:
    game = {"board": "9x9", "givens": EASY, "entries": "..4" + "." * 78}
    numbers = []
    for entries in (True, False):
        wish = {"games": [game], "setup": {"entries": entries, "captions": False}}
        numbers.append(len(letters_of(client.post("/api/print", json=wish).content)))
    assert numbers == [31, 30]


def captions_of(client: TestClient, wish: dict[str, Any]) -> list[str]:
    """The words under the puzzles of the first page."""
    answer = client.post("/api/print", json=wish)
    words = [word.text for word in words_of(reader_of(answer.content).pages[0])]
    return [text for text in words if not text.isdigit()]


def test_a_game_tells_its_level_rating_and_seed(client: TestClient) -> None:
    puzzle = client.get("/api/puzzle?level=hard&seed=3").json()["puzzle"]
    assert captions_of(client, {"games": [puzzle]}) == ["· hard", "rating 4.2 · seed 3"]


@pytest.mark.parametrize("info", [{}, {"level": "hard"}])
def test_a_game_that_does_not_tell_its_rating_is_rated(
    client: TestClient, info: dict[str, str]
) -> None:
    game = {"board": "9x9", "givens": EASY, "info": info}
    assert captions_of(client, {"games": [game]}) == ["· beginner", "rating 1.2"]


def test_a_puzzle_with_several_solutions_has_no_level(client: TestClient) -> None:
    wish = {"games": [{"board": "9x9", "givens": "." * 81}]}
    assert captions_of(client, wish) == ["· several solutions"]


def test_the_language_that_is_asked_for(client: TestClient) -> None:
    wish = {"mixes": [{"count": 1, "recipe": {"level": "easy"}}], "setup": {"language": "de"}}
    answer = client.post("/api/print", json=wish)
    assert "· leicht" in [word.text for word in words_of(reader_of(answer.content).pages[0])]


def test_the_puzzles_of_a_file(client: TestClient) -> None:
    file = {"text": f"{EASY}\n{EASY}\n", "name": "two.sdm"}
    wish = {"files": [file], "setup": {"per_page": 1}}
    assert client.post("/api/print", json=wish).headers["x-pages"] == "2"


def printed(client: TestClient, wish: dict[str, Any]) -> list[dict[str, Any]]:
    """The events of a job that prints."""
    answer = client.post("/api/jobs", json={"job": "print", "wish": wish})
    lines = answer.text.splitlines()
    return [json.loads(line[6:]) for line in lines if line.startswith("data: ")]


def test_a_job_prints_and_its_pages_are_pictures(client: TestClient) -> None:
    wish = {"games": [{"board": "9x9", "givens": EASY}], "mixes": [{"count": 1}]}
    last = printed(client, wish)[-1]
    assert (last["event"], last["pages"]) == ("printed", 1)
    whole = client.get(f"/api/prints/{last['name']}")
    assert whole.headers["content-type"] == "application/pdf"
    assert whole.content == client.post("/api/print", json=wish).content
    assert "frame-ancestors 'self'" in whole.headers["content-security-policy"]
    assert whole.headers["x-frame-options"] == "SAMEORIGIN"
    answer = client.get(f"/api/prints/{last['name']}/1?dots=60")
    assert answer.headers["content-type"] == "image/png"
    width = int.from_bytes(answer.content[16:20], "big")
    assert width == pytest.approx(210 / 25.4 * 60, abs=1)
    refused = client.get(f"/api/prints/{last['name']}/2")
    assert_problem(refused, 422, "expected a page from 1 to 1, got 2")


def test_a_job_that_cannot_print_says_why(client: TestClient) -> None:
    last = printed(client, {"games": []})[-1]
    assert last["event"] == "failed"
    assert "puzzles to print at once, got 0" in last["problem"]["detail"]


def test_what_is_not_kept(client: TestClient) -> None:
    assert_problem(client.get("/api/prints/nothing"), 404, "Not Found")


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({}, "expected 1 to 100 puzzles to print at once, got 0"),
        ({"mixes": [{"count": 60}, {"count": 41}]}, "puzzles to print at once, got 101"),
        ({"mixes": [{"count": 101}]}, "mixes[0].count: expected at most 100, got 101"),
        ({"mixes": [{}], "setup": {"per_page": 17}}, "puzzles per page, got 17"),
        ({"mixes": [{}], "setup": {"shine": 1}}, "setup.shine: unknown key"),
        (
            {"mixes": [{}], "setup": {"title": "x" * 201}},
            "expected at most 200 characters, got 'xxx",
        ),
        ({"files": [{"text": f"{EASY}\n" * 101}]}, "puzzles to print at once, got 101"),
        ({"mixes": [{}], "setup": {"solutions": "here"}}, "setup.solutions: expected"),
        ({"mixes": [{"recipe": {"level": "b"}}]}, "unknown level 'b'"),
        (
            {"games": [{"board": "25x25", "givens": "." * 625}], "setup": {"per_page": 16}},
            "the board 25x25 would have cells of 1.6 mm, too small to write in",
        ),
    ],
)
def test_bad_wishes(client: TestClient, wish: dict[str, Any], sentence: str) -> None:
    assert_problem(client.post("/api/print", json=wish), 422, sentence)


def test_what_takes_too_long(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "DEADLINE", 0.2)
    wish = {"mixes": [{"count": 1, "recipe": {"board": "6x6", "givens": "34", "level": "expert"}}]}
    assert_problem(client.post("/api/print", json=wish), 503, "could not be printed within 0.2 s")


def test_faults_in_the_language_of_the_browser(client: TestClient) -> None:
    wish = {"games": [{"board": "25x25", "givens": "." * 625}], "setup": {"per_page": 16}}
    answer = client.post("/api/print", json=wish, headers={"Accept-Language": "de"})
    assert_problem(
        answer,
        422,
        "das Brett 25x25 hätte Felder von 1.6 mm, zu klein zum Schreiben; erwartet wird "
        "höchstens 2 je Seite auf A4 oder höchstens 6 je Seite auf A3",
    )
