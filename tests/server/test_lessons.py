"""Lessons and exercises over HTTP."""

from io import BytesIO

import pytest
from fastapi.testclient import TestClient
from pypdf import PdfReader

from nonet.lessons.course import course
from nonet.lessons.skills import skills
from nonet.server.app import create_app
from nonet.words import LANGUAGES, technique_name


@pytest.fixture(scope="module")
def client() -> TestClient:
    return TestClient(create_app(), base_url="http://localhost")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_course_lists_every_technique(client: TestClient, language: str) -> None:
    chapters = client.get("/api/learn/course", params={"language": language}).json()["chapters"]
    lessons = [lesson for chapter in chapters for lesson in chapter["lessons"]]
    taught = {one["name"]: one["title"] for one in lessons if one["kind"] == "technique"}
    assert taught == {name: one.title(language) for name, one in skills().items()}  # type: ignore[arg-type]
    assert all(one["title"] for one in lessons)
    assert [chapters[0]["name"], chapters[-1]["name"]] == ["begin", "more"]


def test_every_lesson_has_an_example(client: TestClient) -> None:
    for name, skill in skills().items():
        lesson = client.get(f"/api/learn/lessons/{name}?language=cs").json()
        assert lesson["example"]["hint"]["step"]["technique"] in skill.techniques
        assert len(lesson["sections"]) == 2


def test_readings(client: TestClient) -> None:
    rules = client.get("/api/learn/lessons/rules?language=de").json()
    assert rules["title"] == "Die Regeln"
    assert [bool(part["picture"]) for part in rules["sections"]] == [False, True, True, True]
    samurai = client.get("/api/learn/lessons/samurai_board?language=cs").json()
    assert samurai["chapter"] == "Samuraj"
    assert [bool(part["picture"]) for part in samurai["sections"]] == [True, False, True]
    assert client.get("/api/learn/lessons/luck").status_code == 404
    assert client.get("/api/learn/lessons/rules?language=xx").status_code == 422


def test_exercises_are_the_same_for_the_same_seed(client: TestClient) -> None:
    def ask(seed: int, level: int = 2) -> dict[str, object]:
        answer = client.get(f"/api/learn/exercises/xy_wing?seed={seed}&level={level}&language=de")
        assert answer.status_code == 200
        tree: dict[str, object] = answer.json()
        return tree

    assert ask(5) == ask(5)
    assert ask(5)["candidates"] != ask(6)["candidates"]
    assert ask(5)["answers"]
    assert client.get("/api/learn/exercises/xy_wing?seed=-1").status_code == 422
    assert client.get("/api/learn/exercises/xy_wing?seed=1&level=9").status_code == 422
    assert client.get("/api/learn/exercises/luck?seed=1").status_code == 404


def test_an_exercise_says_what_is_right(client: TestClient) -> None:
    made = client.get("/api/learn/exercises/naked_pair?seed=3&level=1").json()
    for answer in made["answers"]:
        assert len(answer["cells"]) == 2
        for one in answer["eliminations"]:
            assert made["candidates"][one["cell"]] >> (one["digit"] - 1) & 1
            assert made["solution"][one["cell"]] != str(one["digit"])
        assert answer["text"]


def test_hints_with_rules_lead_to_their_lessons(client: TestClient) -> None:
    line = {"kind": "thermometer", "cells": list(range(8))}
    game = {"board": "9x9", "givens": "." * 81, "rules": [line]}
    hint = client.post("/api/hint", json={"game": game}).json()
    assert hint["lesson"] == "thermometer_ends"
    assert client.get(f"/api/learn/lessons/{hint['lesson']}").json()["title"] == hint["title"]
    made = client.post("/api/learn/find", json={"game": game}).json()
    assert made["exercise"] is None or made["exercise"]["technique"] == hint["lesson"]


def test_what_is_to_be_found_in_a_game(client: TestClient) -> None:
    game = {"board": "4x4", "givens": "..3..4...1....2."}
    found = client.post("/api/learn/find", json={"game": game, "language": "cs"}).json()
    assert found["hint"] is None
    made = found["exercise"]
    assert made["title"] == technique_name("cs", made["technique"])
    for answer in made["answers"]:
        for placed in answer["placements"]:
            assert made["solution"][placed["cell"]] == str(placed["digit"])
    wrong = game | {"entries": "3..............."}
    told = client.post("/api/learn/find", json={"game": wrong}).json()
    assert told["exercise"] is None
    assert told["hint"]["kind"] == "mistake"


def test_the_course_on_paper(client: TestClient) -> None:
    answer = client.get("/api/course.pdf?name=x_wing&count=2&seed=3&language=cs&paper=A5")
    assert answer.headers["content-type"] == "application/pdf"
    assert 'filename="x_wing.pdf"' in answer.headers["content-disposition"]
    words = " ".join(page.extract_text() for page in PdfReader(BytesIO(answer.content)).pages)
    assert "technique=x_wing&seed=3&count=2" in words.replace("\n", "")
    assert client.get("/api/course.pdf?name=luck").status_code == 422
    assert client.get("/api/course.pdf?name=x_wing&paper=B7").status_code == 422


def test_boards_with_rules_are_drawn(client: TestClient) -> None:
    ruled = client.get("/api/learn/lessons/thermometer_ends").json()["example"]
    assert "<circle" in ruled["rulebook"]["under"]
    made = client.get("/api/learn/exercises/sandwich_ends?seed=1&level=3").json()
    assert made["rulebook"]["outside"]
    assert client.get("/api/learn/exercises/x_wing?seed=1").json()["rulebook"] is None


def test_a_chapter_to_take_along(client: TestClient) -> None:
    pack = client.get("/api/learn/packs/jigsaw?language=de&seed=4").json()
    [chapter] = [one for one in course() if one.name == "jigsaw"]
    assert [one["name"] for one in pack["lessons"]] == [*chapter.readings, *chapter.skills]
    for name in chapter.skills:
        own = [one for one in pack["exercises"] if one["technique"] == name]
        assert [one["level"] for one in own] == [1, 2, 3, 4, 5]
    lesson = client.get(f"/api/learn/lessons/{chapter.skills[0]}?language=de").json()
    assert lesson in pack["lessons"]
    other = client.get("/api/learn/packs/jigsaw?language=de&seed=5").json()
    assert other["lessons"] == pack["lessons"]
    assert other["exercises"] != pack["exercises"]
    assert client.get("/api/learn/packs/luck").status_code == 404
