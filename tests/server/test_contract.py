"""What the server promises: all is described, problems too, and the types of the page fit."""

import re
import runpy
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient

from nonet.server.app import create_app

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    return create_app().openapi()


def test_what_is_written_from_the_documents_is_up_to_date() -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "api_types.py"))
    for path, write in script["TRACKED"].items():
        assert path.read_text() == write(), f"`make types` writes {path.name} anew"


def test_every_operation_says_what_it_does_and_answers(schema: dict[str, Any]) -> None:
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            assert operation["description"], f"{method} {path}"
            for status, answer in operation["responses"].items():
                for media_type, content in answer.get("content", {}).items():
                    is_problem = media_type == "application/problem+json"
                    assert is_problem == (status >= "400"), f"{method} {path} {status}"
                    is_file = media_type in ("application/pdf", "image/svg+xml", "image/png")
                    assert is_file or content.get("schema") or content["itemSchema"]


def test_nothing_is_left_open(schema: dict[str, Any]) -> None:
    """Every part of a document has a type, but for settings and what a newer page may add."""
    for name, tree in schema["components"]["schemas"].items():
        for key, part in tree.get("properties", {}).items():
            assert {"type", "$ref", "anyOf", "oneOf", "const", "enum"} & set(part), f"{name}.{key}"


def test_to_say_what_is_missing_the_description_is_not_needed() -> None:
    """To make it takes as long as a hundred saves, and everybody would wait for the first 404."""
    app = create_app()
    client = TestClient(app, "http://localhost")
    assert client.get(f"/api/games/{UUID(int=0)}").status_code == 404
    for path in ("/api/nothing", "/nothing"):
        assert client.get(path).status_code == 404
    answer = client.put(f"/api/games/{UUID(int=0)}/moves")
    assert (answer.status_code, answer.headers["Allow"]) == (405, "POST")
    assert client.post("/api/openapi.json").headers["Allow"] == "GET"
    assert app.openapi_schema is None


def test_who_asks_at_a_wrong_place_hears_what_could_be_done_there(schema: dict[str, Any]) -> None:
    client = TestClient(create_app(), "http://localhost")
    for path, operations in schema["paths"].items():
        here = re.sub(r"\{\w+\}", str(UUID(int=0)), path)
        right = sorted(method.upper() for method in operations)
        wrong = next(method for method in ("PATCH", "PUT", "DELETE") if method not in right)
        answer = client.request(wrong, here)
        assert (answer.status_code, answer.headers["Allow"]) == (405, ", ".join(right)), path
