"""Checks every step on boards with rules of every kind, half played, until the time is up.

Where published puzzles are at hand, it tells how many of them are explained to the end, which are
not, and where those stop.
"""

import json
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic

sys.path.insert(0, str(Path(__file__).parents[1]))

from ruled_puzzles import KINDS, ruled
from truth import check, half_played

from nonet import Control, NonetError, Puzzle, engine, formats, logic
from nonet.formats.links.lz_link import unpack
from nonet.logic import RULE_LADDER, Position

SECONDS = 3.0
"""For the way through a published puzzle."""

TECHNIQUES = [technique.name for technique in RULE_LADDER]
OTHERS = ["discontinuous_nice_loop", "forcing_chain_contradiction", "forcing_net_contradiction"]


def published(folder: Path) -> Iterator[tuple[str, Puzzle]]:
    """The puzzles that are read, by their names."""
    for path in sorted(folder.glob("*.jsonl")):
        for record in map(json.loads, path.read_text().splitlines()):
            packed = record.get("fpuzzles")
            try:
                puzzle = formats.read(unpack(packed), "fpuzzles") if packed else None
                yield record.get("title") or record["name"], puzzle or formats.read(record["iss"])
            except NonetError:
                continue


def explain_published(folder: Path) -> int:
    """Prints the share; returns how many single conclusions were checked."""
    checked = told = whole = without_nets = 0
    for name, puzzle in published(folder):
        solution = engine.solve(puzzle).solution
        assert solution
        way = logic.walk(Position.of(puzzle, unique=True), control=Control(SECONDS))
        for step in way.steps:
            check(step, solution)
            checked += len(step.eliminations) + len(step.placements)
        told += 1
        whole += way.solved
        nets = any("net" in step.technique for step in way.steps)
        without_nets += way.solved and not nets
        if not way.solved:
            print(f"  {name}: stops with {sum(map(bool, way.digits))} digits")
    print(f"{whole} of {told} published puzzles explained, {without_nets} without forcing nets")
    return checked


def check_kinds(seconds: float) -> int:
    """Steps of all techniques that know rules, at positions of any player."""
    end, checked = monotonic() + seconds, 0
    for seed in count():
        for kind in KINDS:
            puzzle, solution = ruled(kind, seed)
            position = half_played(puzzle, solution, Random(f"{kind} {seed}"))
            for technique in (*TECHNIQUES, *OTHERS):
                for step in logic.find_all(position, [technique], Control(1)):
                    check(step, solution)
                    checked += len(step.eliminations) + len(step.placements)
            if monotonic() > end:
                return checked
    return checked


if __name__ == "__main__":
    data = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    known = explain_published(data) if data else 0
    print(f"{known + check_kinds(float(sys.argv[1]))} conclusions checked, none of them false")
