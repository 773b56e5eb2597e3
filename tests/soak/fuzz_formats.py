"""Attacks all readers with mutated golden texts for some time: `fuzz_formats.py [seconds] [seed]`.

Prints the first text that makes a reader fail, or need more than a second, and stops.
"""

import sys
import time
import traceback
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "formats"))

from attack import attack
from mutation import mutated

from nonet import formats

SLOW = 1.0


def main(seconds: float, seed: int | None) -> int:
    """Runs until the time is up; 1 when a reader failed."""
    seed = time.time_ns() % 2**32 if seed is None else seed
    random = Random(seed)
    end = time.monotonic() + seconds
    texts = readable = 0
    while time.monotonic() < end:
        own, text = mutated(random)
        name = random.choice([None, own, own, random.choice(formats.names())])
        start = time.process_time()
        try:
            readable += attack(text, name)
        except Exception:
            traceback.print_exc()
            print(f"seed {seed}, text {texts}, format {name}:\n{text[:3000]!r}")
            return 1
        if time.process_time() - start > SLOW:
            print(f"seed {seed}, text {texts}, format {name}: too slow\n{text[:3000]!r}")
            return 1
        texts += 1
    print(f"{texts} texts, {readable} of them readable, no fault (seed {seed})")
    return 0


if __name__ == "__main__":
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    sys.exit(main(seconds, int(sys.argv[2]) if len(sys.argv) > 2 else None))
