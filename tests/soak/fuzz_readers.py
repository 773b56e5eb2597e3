"""Attacks all readers with damaged golden bytes and bombs: `fuzz_readers.py [seconds] [seed]`.

Each reader is attacked for a while in a process of its own, which is ended where an input needs
more than 10 s or 500 MB. Inputs that a reader failed on are kept in `build/soak/faults`.
"""

import sys
import threading
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS), *(str(TESTS / folder) for folder in ("formats", "fuzz"))]

import guarded
from accidents import damaged
from bombs import bombs
from readers import Reader, all_readers
from soak_tally import RESULTS, Tally, begin

TURN = 20.0
"""Seconds that a reader is attacked before it is the turn of the next."""
DAMAGED_AGAIN = 0.3
"""The share of inputs that are made from an input that was read, instead of a golden one."""
KEPT = 200
"""So many inputs that were read are kept for a reader."""


class Attack:
    """One reader, and what it has read so far, which is a good start for further damage."""

    def __init__(self, reader: Reader, random: Random) -> None:
        self._reader = reader
        self._random = random
        self._kept = [*reader.seeds]

    def __call__(self, data: bytes) -> None:
        """Attacks with wrapped bytes; what is read is kept."""
        is_read = self._reader.attack(self._reader.wrap(data))
        if is_read and len(data) < 20_000:
            self._kept.append(data)
            if len(self._kept) > KEPT:
                self._kept.pop(self._random.randrange(len(self._reader.seeds), len(self._kept)))

    def inputs(self) -> Iterator[bytes]:
        """Inputs without an end."""
        choose = self._random.choice
        while True:
            is_again = self._random.random() < DAMAGED_AGAIN
            yield damaged(choose(self._kept if is_again else self._reader.seeds),
                          choose(self._reader.seeds), self._random)  # fmt: skip


def note(tally: Tally, reader: Reader, outcome: guarded.Outcome) -> None:
    """Counts what an attack has done, and keeps the input that a reader failed on."""
    tally.count(f"inputs of {reader.name}", outcome.inputs)
    tally.count("inputs", outcome.inputs)
    tally.note_most("slowest input in ms", round(outcome.slowest * 1000))
    tally.note_most("MB at most", outcome.memory >> 20)
    if fault := outcome.fault:
        folder = RESULTS / "faults"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{reader.name}-{sha256(fault.data).hexdigest()[:12]}"
        path.write_bytes(fault.data)
        tally.fault(fault.kind, f"{reader.name}: {fault.what}\n{path}\n{fault.data[:300]!r}")


def main() -> int:
    """Runs until the time is up; 1 when a reader failed."""
    tally, stop = begin("fuzz_readers")
    random = Random(tally.seed)
    bombs_of = [*bombs()]
    readers = [*all_readers().values()]
    random.shuffle(readers)
    for reader in readers:
        if not stop.is_set():
            note(tally, reader, guarded.run(reader.attack, iter(bombs_of), 600))
            tally.count("bombs", len(bombs_of))
    attack_in_turn(tally, stop, readers, random)
    return tally.finish()


def attack_in_turn(
    tally: Tally, stop: threading.Event, readers: list[Reader], random: Random
) -> None:
    """One reader after the other, again and again."""
    while True:
        for reader in readers:
            attack = Attack(reader, Random(random.random()))
            note(tally, reader, guarded.run(attack, attack.inputs(), TURN))
            if stop.is_set():
                return


if __name__ == "__main__":
    sys.exit(main())
