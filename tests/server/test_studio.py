"""The studio over HTTP: live answers about a puzzle, at the place where something is wrong."""

import json
from time import monotonic
from typing import Any

import pytest
from fastapi.testclient import TestClient
from test_app import assert_problem

MINIMAL = "..3..4...1....2."
GREEK = {"kind": "thermometer", "cells": [0, 1, 2]}


def ask(client: TestClient, puzzle: dict[str, Any], **wish: Any) -> list[dict[str, Any]]:
    """All events; those that come again and again are left out."""
    with client.stream("POST", "/api/studio/analysis", json={"puzzle": puzzle, **wish}) as response:
        assert response.status_code == 200
        told = [line for line in response.iter_lines() if line.startswith("data: ")]
    events = [json.loads(line.removeprefix("data: ")) for line in told]
    return [event for event in events if event["event"] not in ("started", "progress")]


def small(givens: str = "." * 16, *rules: dict[str, Any]) -> dict[str, Any]:
    return {"board": "4x4", "givens": givens, "rules": list(rules)}


def test_one_solution(client: TestClient) -> None:
    events = {event["event"]: event for event in ask(client, small("1.34.4...1....2."))}
    first, *_, last = events
    assert (first, last) == ("faults", "finished")
    assert events["faults"]["faults"] == []
    assert (events["solutions"]["solutions"], events["solutions"]["final"]) == (1, True)
    assert events["candidates"]["solution"] == "1234341221434321"
    assert events["rating"]["rating"]["level"] == "beginner"
    assert events["way"]["solved"]
    assert len(events["way"]["steps"]) == 16 - 6
    assert events["needless"]["givens"] == [0, 2, 3]
    assert events["finished"]["stopped"] is False


def test_several_solutions(client: TestClient) -> None:
    events = {event["event"]: event for event in ask(client, small("1...34......4..."))}
    assert (events["solutions"]["solutions"], events["solutions"]["status"]) == (6, "multiple")
    assert events["candidates"]["counts"][1] == [0, 6, 0, 0]
    assert (events["candidates"]["of"], events["candidates"]["method"]) == (6, "counted")
    first = events["suggestions"]["suggestions"][0]
    assert first["givens"] == [{"cell": 10, "digit": 1}]
    assert not events["way"]["solved"]


def test_a_clash_of_a_rule_and_a_given(client: TestClient) -> None:
    idle = {"kind": "odd", "cell": 15}
    events = {e["event"]: e for e in ask(client, small("4" + "." * 15, idle, GREEK))}
    assert events["solutions"]["solutions"] == 0
    clash = events["clash"]
    assert [(part["kind"], part["number"]) for part in clash["parts"]] == [
        ("rule", 1),
        ("given", 0),
    ]
    assert clash["minimal"]
    assert clash["cells"] == [0, 1, 2]
    assert clash["text"] == (
        "These contradict each other: thermometer (r1c1, r1c2 and r1c3) and the 4 in r1c1."
    )


def test_rules_are_counted_as_they_were_sent(client: TestClient) -> None:
    """In a layout cages come first, wherever they were sent."""
    cage = {"kind": "cage", "total": 3, "cells": [0, 1]}
    puzzle = small("4" + "." * 15, {"kind": "odd", "cell": 15}, cage)
    [clash] = [event for event in ask(client, puzzle) if event["event"] == "clash"]
    assert ("rule", 1) in [(part["kind"], part["number"]) for part in clash["parts"]]


def test_a_faulty_rule_is_left_out_and_told(client: TestClient) -> None:
    outside = {"kind": "thermometer", "cells": [0, 1, 99]}
    cage = {"kind": "cage", "total": 99, "cells": [4, 5]}
    events = ask(client, small("." * 16, outside, GREEK, cage))
    faults = events[0]["faults"]
    assert [(fault["rule"], fault["cells"]) for fault in faults] == [(0, [0, 1]), (2, [4, 5])]
    assert "no cell 99" in faults[0]["text"]
    [number] = [e["solutions"] for e in events if e["event"] == "solutions" and e["final"]]
    alone = ask(client, small("." * 16, GREEK))
    assert [number] == [e["solutions"] for e in alone if e["event"] == "solutions" and e["final"]]


def test_givens_that_do_not_fit(client: TestClient) -> None:
    first, *_, last = ask(client, {"board": "4x4", "givens": "123"})
    assert [fault["rule"] for fault in first["faults"]] == [None]
    assert "16 cells" in first["faults"][0]["text"]
    assert last["event"] == "finished"


def test_some_parts_only(client: TestClient) -> None:
    names = [e["event"] for e in ask(client, small(MINIMAL), parts=["rating"])]
    assert names == ["faults", "rating", "finished"]


def test_a_wish_that_is_none(client: TestClient) -> None:
    response = client.post("/api/studio/analysis", json={"puzzle": {"givens": 5}})
    assert_problem(response, 422, "givens")


def test_a_stroke_cancels_what_has_become_pointless(client: TestClient) -> None:
    wish = {"puzzle": {"board": "25x25", "givens": "." * 625}, "seconds": 60.0}
    names, begin = [], monotonic()
    with client.stream("POST", "/api/studio/analysis", json=wish) as response:
        for line in response.iter_lines():
            if line.startswith("data: "):
                event = json.loads(line.removeprefix("data: "))
                names.append(event["event"])
                if event["event"] == "started":
                    job = event["job"]
                elif event["event"] == "solutions":
                    assert client.delete(f"/api/jobs/{job}").status_code == 204
    assert event == {"event": "finished", "stopped": True}
    assert monotonic() - begin < 30


def test_partial_answers_are_told_as_such(client: TestClient) -> None:
    big = {"board": "25x25", "givens": "." * 625}
    events = {event["event"]: event for event in ask(client, big, seconds=1.0)}
    assert events["solutions"]["solutions"] is None
    assert events["solutions"]["least"] >= 2
    assert any(events["candidates"]["undecided"])
    assert events["finished"]["stopped"]


def test_rules_that_are_too_much_together(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nonet.core.effort.MOST_STEPS", 100)
    first, *_, last = ask(client, small("." * 16, {"kind": "anti_king"}, {"kind": "anti_knight"}))
    assert [fault["rule"] for fault in first["faults"]] == [None]
    assert "too complex" in first["faults"][0]["text"]
    assert last["event"] == "finished"
