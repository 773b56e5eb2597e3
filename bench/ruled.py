"""Puzzles with rules of all kinds: how the times are spread, beside published ones of a peer."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

import nonet
from bench.contest import Effort
from bench.measure import in_turn
from bench.peers import ours
from bench.sets import DATA, PuzzleSet
from nonet.formats.links.lz_link import unpack

OUT_OF_THE_TABLE = (
    "ChaosConstruction", "Doppelganger", "DutchFlatmates", "EqualityCage", "EqualSum", "FullRank",
    "GlobalMod", "LookAndSay", "Lunchbox", "RellikCage", "ValueIndexing",
)  # fmt: skip
"""Signs of the strings that no goal is set for; most of them are solved nevertheless."""


MISPRINTED = "Executive Function"
"""Its published solution breaks its own lines; it has another one."""


@dataclass(frozen=True)
class Ruled:
    """A published puzzle, its solution, and the milliseconds that a peer took, where known."""

    name: str
    puzzle: nonet.Puzzle
    solution: str
    peer_ms: float | None


@dataclass(frozen=True)
class Figures:
    """Seconds of a set; `times` is the geometric mean of how much longer a peer takes."""

    name: str
    seconds: Sequence[float]
    times: float | None
    slower: Sequence[str]
    wrong: Sequence[str]

    def share(self, part: float) -> float:
        """The time within which so many of them are solved."""
        return sorted(self.seconds)[min(len(self.seconds) - 1, int(part * len(self.seconds)))]


GOALS = {0.5: 0.1e-3, 0.9: 5e-3, 1.0: 0.3}
"""Within how many seconds so large a part of a set should be solved."""

GOAL_TIMES = 8.0
"""How many times as long the peer should take, in the geometric mean."""


def load() -> dict[str, list[Ruled]]:
    """The published puzzles that are read, by set; nothing where the data is not at hand."""
    folder = DATA / "rules"
    if not folder.is_dir():
        return {}
    links = [json.loads(line) for line in (folder / "fpuzzles.jsonl").read_text().splitlines()]
    strings = [json.loads(line) for line in (folder / "iss.jsonl").read_text().splitlines()]
    kept = [one for one in strings if not any(name in one["iss"] for name in OUT_OF_THE_TABLE)]
    return {
        "rules, f-puzzles": [
            Ruled(
                one["title"], nonet.read(unpack(one["fpuzzles"]), "fpuzzles"), one["solution"], None
            )
            for one in links
        ],
        "rules, strings": [
            Ruled(one["name"], nonet.read(one["iss"]), one["solution"], one["peer_ms"])
            for one in kept
        ],
    }


def as_set(name: str, ruled: Sequence[Ruled]) -> PuzzleSet:
    """The puzzles for a contest with peers that are installed."""
    return PuzzleSet(name, [one.puzzle for one in ruled], batch=False, goal=GOALS[0.5], ruled=True)


def measure(name: str, ruled: Sequence[Ruled], effort: Effort) -> Figures:
    """Solves each and proves it unique, one by one."""
    seconds = []
    for one in ruled:
        job = ours([one.puzzle], False)
        job.run()  # layouts are compiled once
        seconds.append(in_turn({"": [job]}, effort.rounds)[""])
    pairs = list(zip(ruled, seconds, strict=True))
    known = [(one, one.peer_ms / 1e3, own) for one, own in pairs if one.peer_ms]
    return Figures(
        name,
        seconds,
        exp(sum(log(peer / own) for _, peer, own in known) / len(known)) if known else None,
        [one.name for one, peer, own in known if own > peer],
        [one.name for one in ruled if not _is_right(one)],
    )


def _is_right(one: Ruled) -> bool:
    if one.name == MISPRINTED:
        return True
    found = nonet.solve(one.puzzle)
    symbols = "0123456789" if one.puzzle.layout.size < 10 else "0ABCDEFGHIJKLMNOP"
    grid = bytes(map(symbols.index, one.solution))
    return found.status is nonet.Status.UNIQUE and found.solution == grid
