"""What the campaigns of `make soak` have seen, in this run and in all runs: `soak_tally.py`.

Each run keeps its figures in a file of its own, so that they add up however it ends.
"""

import json
import os
import signal
import sys
import threading
import time
from collections import Counter
from pathlib import Path

RESULTS = Path(os.environ.get("SOAK_RESULTS", Path(__file__).parents[1] / "build" / "soak"))
"""Where the figures of all runs are."""

TOLD = 20
"""So many faults are told in full."""

FAULTS = ("lost", "differing", "hangs", "500s", "crashes", "memory")
"""Kinds of what should never be."""

OFTEN = 30.0
"""Seconds between two words about how far it is."""


class Tally:
    """Counts what was done, and faults, of which there should be none; for several threads."""

    def __init__(self, campaign: str, seed: int) -> None:
        self.campaign = campaign
        self.seed = seed
        self.done: Counter[str] = Counter()
        self.most: Counter[str] = Counter()
        self.faults: Counter[str] = Counter(dict.fromkeys(FAULTS, 0))
        self._examples: list[str] = []
        self._lock = threading.Lock()
        self._began = self._told = time.time()
        self._file = RESULTS / f"{campaign}-{int(self._began)}-{os.getpid()}.json"

    def count(self, what: str, number: int = 1) -> None:
        """Takes note of what was done; says now and then how far it is."""
        with self._lock:
            self.done[what] += number
            if time.time() > self._told + OFTEN:
                self._told = time.time()
                self._keep()
                print(self, flush=True)

    def note_most(self, what: str, number: int) -> None:
        """Takes note of something of which only the greatest counts."""
        with self._lock:
            self.most[what] = max(self.most[what], number)

    def fault(self, kind: str, what: str) -> None:
        """Takes note of a fault, and tells the first ones."""
        with self._lock:
            self.faults[kind] += 1
            if len(self._examples) < TOLD:
                self._examples.append(f"{kind}: {what[:2000]}")
                print(self._examples[-1], file=sys.stderr, flush=True)

    def finish(self) -> int:
        """Keeps the figures and says them; 1, the exit code, if there was any fault."""
        with self._lock:
            self._keep()
            print(self, flush=True)
            return int(self.faults.total() > 0)

    def _keep(self) -> None:
        figures = {"campaign": self.campaign, "seed": self.seed, "began": int(self._began),
                   "seconds": int(time.time() - self._began), "done": dict(self.done),
                   "most": dict(self.most),
                   "faults": dict(self.faults), "examples": self._examples}  # fmt: skip
        RESULTS.mkdir(parents=True, exist_ok=True)
        draft = self._file.with_suffix(".draft")
        draft.write_text(json.dumps(figures, indent=1))
        draft.replace(self._file)

    def __str__(self) -> str:
        return f"{_told(self.done + self.most)}; {_told(self.faults)} (seed {self.seed})"


def _told(counted: Counter[str]) -> str:
    return ", ".join(f"{number:,} {what}" for what, number in sorted(counted.items()))


def begin(campaign: str) -> tuple[Tally, threading.Event]:
    """A campaign as its arguments want it, `[seconds] [seed]`; the event says that it should end.

    SIGTERM ends it early.
    """
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else time.time_ns() % 2**32
    stop = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: stop.set())
    timer = threading.Timer(seconds, stop.set)
    timer.daemon = True
    timer.start()
    return Tally(campaign, seed), stop


def main() -> None:
    """Says what all runs together have seen."""
    done: dict[str, Counter[str]] = {}
    faults: dict[str, Counter[str]] = {}
    runs: Counter[str] = Counter()
    seconds: Counter[str] = Counter()
    for file in sorted(RESULTS.glob("*.json")):
        figures = json.loads(file.read_text())
        name = figures["campaign"]
        runs[name] += 1
        seconds[name] += figures["seconds"]
        done.setdefault(name, Counter()).update(figures["done"])
        faults.setdefault(name, Counter()).update(figures["faults"])
    for name, number in sorted(runs.items()):
        print(f"{name}, {number} runs, {seconds[name] / 60:.0f} minutes:")
        print(f"  {_told(done[name])}\n  faults: {_told(faults[name])}")


if __name__ == "__main__":
    main()
