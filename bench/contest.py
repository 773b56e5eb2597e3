"""Nonet against each peer on each set of puzzles, on the same puzzles, in turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from bench import peers, raters, ruled_peers
from bench.deadline import TooSlowError, within
from bench.measure import Job, in_turn, seconds_of_job
from bench.peers import NotInstalledError, Peer, Puzzles
from bench.sets import PuzzleSet


@dataclass(frozen=True)
class Effort:
    """How long to measure: rounds of everything, and seconds for each peer, and us, on one set.

    A peer that is still at its first puzzle after `patience` seconds, or at the rest of them after
    as many again, is not waited for.
    """

    rounds: int
    seconds: float
    our_seconds: float
    most_puzzles: int
    patience: float


LEAST_PUZZLES = 10
"""So many of a set are always measured for us, however long they take: fewer tell no median."""

QUICK = Effort(rounds=3, seconds=0.7, our_seconds=1.5, most_puzzles=40, patience=4.0)
FULL = Effort(rounds=5, seconds=10.0, our_seconds=300.0, most_puzzles=500, patience=60.0)


@dataclass(frozen=True)
class Duel:
    """Seconds a puzzle, theirs and ours on the same puzzles.

    `theirs` is a lower bound where the peer was not done in time (`at_least`); where it is None
    `lacking` says why, such as "not installed".
    """

    peer: str
    proves: bool
    puzzles: int
    theirs: float | None
    ours: float | None
    at_least: bool = False
    lacking: str = ""

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
    if puzzle_set.ruled:
        field = ruled_peers.PEERS
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
    affordable = _affordable(probe, effort.our_seconds, effort.rounds)
    some = _spread(puzzles, max(affordable, LEAST_PUZZLES))
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
        return _measure_both(peer, puzzle_set, fitting, effort)
    except NotInstalledError:
        return lacking(peer.name, "not installed")
    except Exception as error:  # whatever a peer dies of: the other figures are still wanted
        return lacking(peer.name, f"fails: {type(error).__name__}")


def lacking(peer: str, why: str) -> Duel:
    """A peer without a figure."""
    return Duel(peer, True, 0, None, None, lacking=why)


def _measure_both(peer: Peer, puzzle_set: PuzzleSet, fitting: Puzzles, effort: Effort) -> Duel:
    try:
        probe, times = within(effort.patience, lambda: _probe(peer, fitting[:1]))
    except TooSlowError as slow:
        return _single(peer, puzzle_set, fitting[:1], slow.seconds, at_least=True)
    if probe <= effort.seconds:  # one that is slower is not asked twice
        affordable = _affordable(probe * times, effort.seconds, effort.rounds)
        sample = _spread(fitting, min(affordable, effort.most_puzzles))
        try:
            return within(effort.patience, lambda: _many(peer, puzzle_set, sample, effort.rounds))
        except TooSlowError:  # others take much longer than the first: that one counts alone
            pass
    return _single(peer, puzzle_set, fitting[:1], probe)


def _probe(peer: Peer, first: Puzzles) -> tuple[float, int]:
    """The seconds of the first puzzle, and how often it is solved to measure that."""
    job = peer.prepare(first)
    return seconds_of_job(job), job.times


def _many(peer: Peer, puzzle_set: PuzzleSet, sample: Puzzles, rounds: int) -> Duel:
    """As many puzzles, from all over the set, as its time allows."""
    items = _items(sample, puzzle_set.batch)
    rivals = {"theirs": [peer.prepare(item) for item in items], "ours": _ours(puzzle_set, items)}
    seconds = in_turn(rivals, rounds if len(sample) > 1 else 1)
    count = len(items[0])
    theirs, ours = seconds["theirs"] / count, seconds["ours"] / count
    return Duel(peer.name, peer.proves, len(sample), theirs, ours)


def _single(
    peer: Peer, puzzle_set: PuzzleSet, first: Puzzles, theirs: float, *, at_least: bool = False
) -> Duel:
    """A peer that takes so long for the first puzzle."""
    ours = in_turn({"ours": _ours(puzzle_set, [first])}, 1)["ours"]
    return Duel(peer.name, peer.proves, 1, theirs, ours, at_least)
