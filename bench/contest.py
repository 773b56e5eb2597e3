"""Nonet against each peer on each set of puzzles, on the same puzzles, in turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from bench import peers, raters
from bench.measure import Job, in_turn, seconds_of_job
from bench.peers import NotInstalledError, Peer, Puzzles
from bench.sets import PuzzleSet


@dataclass(frozen=True)
class Effort:
    """How long to measure: rounds of everything, and seconds for each peer, and us, on one set."""

    rounds: int
    seconds: float
    our_seconds: float
    most_puzzles: int


QUICK = Effort(rounds=3, seconds=0.7, our_seconds=1.5, most_puzzles=40)
FULL = Effort(rounds=5, seconds=10.0, our_seconds=300.0, most_puzzles=500)


@dataclass(frozen=True)
class Duel:
    """Seconds a puzzle, theirs and ours on the same puzzles; None when the peer is missing."""

    peer: str
    proves: bool
    puzzles: int
    theirs: float | None
    ours: float | None

    @property
    def ratio(self) -> float | None:
        """How many times faster we are."""
        return self.theirs / self.ours if self.theirs and self.ours else None


@dataclass(frozen=True)
class Contest:
    """All figures about one set: ours on the whole of it, and a duel with each peer."""

    name: str
    puzzles: int
    batch: bool
    goal: float | None
    ours: float
    duels: Sequence[Duel]


def hold(puzzle_set: PuzzleSet, effort: Effort) -> Contest:
    """Measures one set."""
    count, seconds = _measure_ours(puzzle_set, effort)
    return Contest(
        puzzle_set.name,
        count,
        puzzle_set.batch,
        puzzle_set.goal,
        seconds,
        [_duel(peer, puzzle_set, effort) for peer in _rivals(puzzle_set)],
    )


def _rivals(puzzle_set: PuzzleSet) -> list[Peer]:
    field = raters.RATERS if puzzle_set.rated else peers.PEERS
    return [peer for peer in field if any(map(peer.accepts, puzzle_set.puzzles))]


def _ours(puzzle_set: PuzzleSet, items: list[Puzzles]) -> list[Job]:
    prepare = raters.ours if puzzle_set.rated else peers.ours
    return [prepare(item, puzzle_set.batch) for item in items]


def _items(puzzles: Puzzles, batch: bool) -> list[Puzzles]:
    return [puzzles] if batch else [[puzzle] for puzzle in puzzles]


def _measure_ours(puzzle_set: PuzzleSet, effort: Effort) -> tuple[int, float]:
    """How many puzzles, and the seconds a puzzle."""
    puzzles = puzzle_set.puzzles
    probes = _ours(puzzle_set, [[puzzle] for puzzle in _spread(puzzles, 3)])
    probe = median(map(seconds_of_job, probes))
    some = _spread(puzzles, _affordable(probe, effort.our_seconds, effort.rounds))
    items = _items(some, puzzle_set.batch)
    rounds = effort.rounds if probe * len(some) < effort.seconds else 1
    seconds = in_turn({"ours": _ours(puzzle_set, items)}, rounds)["ours"]
    return len(some), seconds / len(items[0])


def _affordable(seconds: float, budget: float, rounds: int) -> int:
    """How many puzzles that take so long can be measured in all rounds."""
    return int(budget / rounds / max(seconds, 1e-6))


def _spread(puzzles: Puzzles, most: int) -> Puzzles:
    count = max(1, min(most, len(puzzles)))
    return [puzzles[number * len(puzzles) // count] for number in range(count)]


def _duel(peer: Peer, puzzle_set: PuzzleSet, effort: Effort) -> Duel:
    fitting = [puzzle for puzzle in puzzle_set.puzzles if peer.accepts(puzzle)]
    try:
        sample, probe = _sample(peer, fitting, effort)
        items = _items(sample, puzzle_set.batch)
        theirs = [peer.prepare(item) for item in items]
    except NotInstalledError:
        return Duel(peer.name, peer.proves, 0, None, None)
    mine = _ours(puzzle_set, items)
    if probe > effort.seconds:  # one that is so slow is not asked twice
        return Duel(peer.name, peer.proves, 1, probe, in_turn({"ours": mine}, 1)["ours"])
    rounds = effort.rounds if len(sample) > 1 else 1
    seconds = in_turn({"theirs": theirs, "ours": mine}, rounds)
    count = len(items[0])
    return Duel(
        peer.name, peer.proves, len(sample), seconds["theirs"] / count, seconds["ours"] / count
    )


def _sample(peer: Peer, puzzles: Puzzles, effort: Effort) -> tuple[Puzzles, float]:
    """As many puzzles, from all over the set, as its time allows; and the seconds of the first."""
    probe = seconds_of_job(peer.prepare(puzzles[:1]))
    affordable = _affordable(probe, effort.seconds, effort.rounds)
    return _spread(puzzles, min(affordable, effort.most_puzzles)), probe
