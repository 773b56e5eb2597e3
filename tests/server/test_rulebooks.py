"""Rulebooks: what the page is told about the rules of a puzzle."""

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient
from test_app import assert_problem

from nonet import Puzzle, formats, rules
from nonet.core.rule import Rule
from nonet.core.shapes import CLASSIC
from nonet.rules.kind import Kind


def rulebook(client: TestClient, *given: Rule) -> dict[str, Any]:
    game = json.loads(formats.write(Puzzle(CLASSIC.with_rules(given), {}), "json"))
    answer = client.post("/api/rules", json={"game": game})
    assert answer.status_code == 200, answer.text
    book: dict[str, Any] = answer.json()
    return book


@pytest.mark.parametrize("kind", rules.all_kinds(), ids=lambda kind: kind.name)
def test_every_kind_has_words_and_parts(client: TestClient, kind: Kind) -> None:
    chapters = rulebook(client, kind.example)["chapters"]
    if kind.name == "cage":
        assert chapters == []  # the page knows cages
        return
    [chapter] = chapters
    assert set(chapter["words"]) == {"cs", "de", "en"}
    [rule] = chapter["rules"]
    assert rule["cells"] == sorted(kind.example.all_cells)
    assert rule["parts"]


def test_rules_of_a_kind_share_words_and_tables(client: TestClient) -> None:
    dots = [rules.Difference((0, 1)), rules.Difference((3, 4)), rules.Difference((6, 7), 2)]
    book = rulebook(client, *dots)
    assert [len(chapter["rules"]) for chapter in book["chapters"]] == [2, 1]
    assert len(book["tables"]) == 2


def test_clues_beside_the_board_are_placed(client: TestClient) -> None:
    book = rulebook(client, rules.Sandwich(tuple(range(9)), 12))
    assert book["outside"] == [[0, -1]]
    assert ">12</text>" in book["over"]
    assert book["under"] == ""


def test_setters_cannot_draw_on_the_page(client: TestClient) -> None:
    machine = rules.kind_named("automaton").example
    values = {**vars(machine), "name": "<script>alert(1)</script>"}
    text = json.dumps(rulebook(client, type(machine)(**values)))
    assert "<script" not in text


def test_what_cannot_be_is_refused(client: TestClient) -> None:
    rule = {"kind": "thermometer", "cells": [0, 0, 1]}
    game = {"format": "nonet", "version": 1, "board": "9x9", "rules": [rule], "givens": "." * 81}
    assert_problem(client.post("/api/rules", json={"game": game}), 422, "thermometer")
