"""Bad rules through every door: one sentence with the rule and the place, soon, and a code."""

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from leaves import hurt, places
from shell import nonet

from nonet import engine, formats, rules
from nonet.cli.exits import Exit
from nonet.core.layout import MAX_RULES
from nonet.core.status import Status
from nonet.errors import NonetError
from nonet.formats.links.lz_link import pack
from nonet.formats.rule_tree import tree_of_rule
from nonet.rules.kind import Kind
from nonet.server.app import create_app

SOON = 2.0
"""Seconds."""

ROW = [f"R1C{column}" for column in range(1, 10)]
TWELVE = [*ROW, "R2C9", "R3C9", "R4C9"]
EXPLODING = "((1|2)*(3|4)*)*" * 50 + "[1-9]*1[1-9]{25}"
LONG_PATTERN = ".*" + "".join(f"(.*{at % 9 + 1}.*|.*{at * 5 % 9 + 1}.*)" for at in range(60))
BIG_MACHINE = [[(state * 7 + digit) % 3000 for digit in range(9)] for state in range(3000)]


ODD = [
    "null", "true", "[]", "{}", "-1", "81", "1.5", "9007199254740991", '""', '"r1c1"', "[1, 1]",
    '["r1c1"]', "[[[[1]]]]", '{"kind": "cage"}', '{"kind": "cage", "cells": 1}', str([0] * 99),
]  # fmt: skip


def own(*rules: dict[str, Any]) -> str:
    tree = {"format": "nonet", "version": 1, "board": "9x9", "rules": rules, "givens": "." * 81}
    return json.dumps(tree, separators=(",", ":"))


def fpuzzles(**parts: Any) -> str:
    return json.dumps({"size": 9, "grid": [[{}] * 9] * 9, **parts})


CASES: dict[str, tuple[str, str, str]] = {
    "thermometer, ours": (
        "json",
        own({"kind": "thermometer", "cells": [0, 1, 2, 3, 4, 5, 6, 7, 8, 17, 26, 35]}),
        "thermometer at r1c1: 12 cells, expected 2 to 9",
    ),
    "thermometer, f-puzzles": (
        "fpuzzles",
        fpuzzles(thermometer=[{"lines": [TWELVE]}]),
        "thermometer at r1c1: 12 cells, expected 2 to 9",
    ),
    "thermometer, string": (
        "iss",
        ".Thermo~" + "~".join(TWELVE),
        "thermometer at r1c1: 12 cells, expected 2 to 9",
    ),
    "cage, f-puzzles": (
        "fpuzzles",
        fpuzzles(killercage=[{"cells": ["R1C1", "R1C2", "R1C1"], "value": "10"}]),
        "cage 1 has r1c1 twice",
    ),
    "extra region, f-puzzles": (
        "fpuzzles",
        fpuzzles(extraregion=[{"cells": ["R5C5"] * 9}]),
        "extra region 1 has r5c5 twice",
    ),
    "a branch with a cell that is none, ours": (
        "json",
        own({"kind": "either", "branches": [[{"kind": "digits", "cell": "", "digits": [1]}]]}),
        "digits of a cell: cell is '', which has the wrong type",
    ),
    "a branch with digits that are none, ours": (
        "json",
        own({"kind": "either", "branches": [[{"kind": "digits", "cell": 0, "digits": 1}]]}),
        "digits of a cell: digits is 1, which has the wrong type",
    ),
    "arrow, ours": (
        "json",
        own({"kind": "arrow", "circle": [4], "line": [5, 4, 3]}),
        "arrow at r1c5: the circle r1c5 is on its own line",
    ),
    "arrow, f-puzzles": (
        "fpuzzles",
        fpuzzles(arrow=[{"cells": ["R1C5"], "lines": [["R1C5", "R1C6", "R1C5", "R1C4"]]}]),
        "arrow at r1c5: the circle r1c5 is on its own line",
    ),
    "arrow, string": (
        "iss",
        ".Arrow~R1C5~R1C6~R1C5~R1C4",
        "arrow at r1c5: the circle r1c5 is on its own line",
    ),
    "dot, ours": (
        "json",
        own({"kind": "difference", "cells": [0, 2]}),
        "white dot at r1c1: r1c1 and r1c3 do not touch",
    ),
    "dot, f-puzzles": (
        "fpuzzles",
        fpuzzles(difference=[{"cells": ["R1C1", "R1C3"]}]),
        "white dot at r1c1: r1c1 and r1c3 do not touch",
    ),
    "dot, string": (
        "iss",
        ".WhiteDot~R1C1~R1C3",
        "white dot at r1c1: r1c1 and r1c3 do not touch",
    ),
    "sandwich, ours": (
        "json",
        own({"kind": "sandwich", "cells": [*range(9)], "value": 50}),
        "sandwich at r1c1: value is 50, expected 0 to 35",
    ),
    "sandwich, f-puzzles": (
        "fpuzzles",
        fpuzzles(sandwichsum=[{"cell": "R1C0", "value": "50"}]),
        "sandwich at r1c1: value is 50, expected 0 to 35",
    ),
    "sandwich, string": (
        "iss",
        ".Sandwich~50~R1",
        "sandwich at r1c1: value is 50, expected 0 to 35",
    ),
    "pattern of nothing": (
        "json",
        own({"kind": "regex", "cells": [0, 1, 2], "pattern": "1{4}"}),
        "regular expression at r1c1: no 3 digits match '1{4}'",
    ),
    "pattern that explodes": (
        "json",
        own({"kind": "regex", "cells": [*range(9)], "pattern": LONG_PATTERN}),
        "regular expression at r1c1: the pattern '.*(.*1.*|.*1.*)(.*2.*|.*6.*)(.*3.*|.*...' is too",
    ),
    "pattern of many brackets": (
        "json",
        own({"kind": "regex", "cells": [0, 1], "pattern": "(" * 50_000 + "1" + ")" * 50_000}),
        "at character 52",
    ),
    "many rules, ours": (
        "json",
        own(*[{"kind": "anti_king"}] * 7_000),
        f"7000 rules, expected at most {MAX_RULES}",
    ),
    "many rules, f-puzzles": (
        "fpuzzles",
        fpuzzles(difference=[{"cells": ROW[:2]}] * 5_000),
        f"5000 rules, expected at most {MAX_RULES}",
    ),
    "many rules, string": (
        "iss",
        ".Thermo~R1C1~R1C2" * 10_000,
        f"10000 rules, expected at most {MAX_RULES}",
    ),
    "off the board, ours": (
        "json",
        own({"kind": "whisper", "cells": [79, 80, 81]}),
        "whisper line: there is no cell 81, expected 0 to 80",
    ),
    "off the board, f-puzzles": (
        "fpuzzles",
        fpuzzles(whispers=[{"lines": [["R9C8", "R9C9", "R9C10"]]}]),
        "whisper line: 'R9C10' is not a cell of this board",
    ),
    "off the board, string": (
        "iss",
        ".Whisper~R9C8~R9C9~R9C10",
        "whisper line: 'R9C10' is not a cell of this board",
    ),
    "unknown, ours": (
        "json",
        own({"kind": "moebius"}),
        "unknown kind of rule 'moebius', expected anti_king",
    ),
    "unknown, f-puzzles": (
        "fpuzzles",
        fpuzzles(moebius=[{"cells": ["R1C1"]}]),
        "the rule 'moebius' is not supported",
    ),
    "unknown, string": ("iss", ".Moebius~R1C1", "unknown rule 'Moebius'"),
}


@pytest.mark.parametrize("name", CASES)
def test_readers_say_what_is_wrong(name: str) -> None:
    format_, document, message = CASES[name]
    before = time.process_time()
    with pytest.raises(NonetError) as caught:
        formats.read(document, format_)
    assert time.process_time() - before < SOON
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", [name for name in CASES if CASES[name][0] == "fpuzzles"])
def test_links_say_the_same(name: str) -> None:
    _, document, message = CASES[name]
    for start in ("https://www.f-puzzles.com/?load=", "https://sudokupad.app/fpuzzles"):
        with pytest.raises(NonetError) as caught:
            formats.read(start + pack(document))
        assert message in str(caught.value)


@pytest.mark.parametrize("name", CASES)
def test_the_command_line_ends_with_its_code(name: str, tmp_path: Path) -> None:
    format_, document, message = CASES[name]
    path = tmp_path / "puzzle"
    path.write_text(document)
    outcome = nonet("check", "--format", format_, str(path))
    assert outcome.code == Exit.BAD_INPUT
    assert outcome.err.count("\n") == 1
    assert message in outcome.err


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app(), base_url="http://127.0.0.1:8765") as client:
        yield client


@pytest.mark.parametrize("name", [name for name in CASES if CASES[name][0] == "json"])
def test_the_server_says_the_same(name: str, client: TestClient) -> None:
    _, document, message = CASES[name]
    answer = client.post("/api/rules", json={"game": json.loads(document)})
    assert answer.status_code == 422
    assert message in answer.json()["detail"]


@pytest.mark.parametrize("kind", rules.all_kinds(), ids=lambda kind: kind.name)
def test_odd_values_in_a_rule_are_refused_or_make_sense(kind: Kind) -> None:
    document = json.loads(own(tree_of_rule(kind.example)))
    formats.read(json.dumps(document), "json")
    for path in places(document):
        if path[0] == "rules" and len(path) > 1:
            for value in ODD:
                with suppress(NonetError):
                    formats.read(hurt(document, path, value), "json")


def test_a_big_automaton_is_read_soon_and_stops_in_time() -> None:
    machine = {"kind": "automaton", "cells": [*range(81)], "moves": BIG_MACHINE, "accepting": [0]}
    before = time.process_time()
    puzzle = formats.read(own(machine), "json")
    assert time.process_time() - before < SOON
    assert engine.solve(puzzle, engine.Control(0.2)).status in (Status.STOPPED, Status.MULTIPLE)
    assert time.process_time() - before < 2 * SOON
