"""Puzzles that Nonet made on twenty boards have the solutions that other programs found."""

import json
from pathlib import Path

from nonet import formats
from nonet.engine import Status, solve_many

PATH = Path(__file__).parents[1] / "own" / "boards.jsonl"


def test_own_puzzles_have_the_solutions_of_other_programs() -> None:
    records = [json.loads(line) for line in PATH.read_text().splitlines()]
    assert len(records) == 200
    results = solve_many([formats.read(record["puzzle"]) for record in records])
    for record, result in zip(records, results, strict=True):
        assert result.status is Status.UNIQUE, record["board"]
        assert result.solution == bytes(record["solution"]), record["puzzle"]
