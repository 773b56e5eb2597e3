"""Mines a position for each variety of a step with rules, from new puzzles, and packs them.

    python scripts/mine_varieties.py [--seeds 40]

A variety is kept with the puzzle in whose way it comes up with the least on the board: one line of
JSON with the name of the variety, the puzzle, and how many steps come before.
"""

import argparse
import json
from collections.abc import Iterator

import nonet
from nonet import formats
from nonet.lessons.varieties import PATH, VARIETIES, find_on_the_way

WISHES = {
    "thermometer_ends": "rules=thermometer level=medium",
    "arrow_bounds": "rules=arrow level=medium",
    "whisper_polarity": "rules=whisper level=medium",
    "renban_window": "rules=renban level=medium",
    "sandwich_ends": "rules=sandwich level=medium",
    "x_sum_start": "rules=x_sum level=medium",
    "dot_chain": "rules=kropki level=expert",
    "balance_arrows": "rules=arrow:10-14 level=tricky",
}
"""The puzzles in which a variety is likely to come up."""

PATIENCE = 10.0
"""Seconds to make one puzzle."""


def finds(name: str, seeds: int) -> Iterator[tuple[int, str]]:
    """How many steps come before the variety, and the line of its puzzle."""
    for seed in range(seeds):
        card = nonet.generate(nonet.Recipe.read(WISHES[name]), seed, deadline=PATIENCE)
        if card is None:
            continue
        puzzle = nonet.Puzzle(card.puzzle.layout, card.puzzle.givens)
        if found := find_on_the_way(puzzle, name):
            yield found[0], formats.write(puzzle, "json").strip()


def main() -> None:
    """Mines all varieties and writes the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=40)
    seeds = parser.parse_args().seeds
    lines = []
    for name in VARIETIES:
        found = min(finds(name, seeds), default=None)
        if found is None:
            raise SystemExit(f"{name}: not found in {seeds} puzzles")
        print(f"{name}: step {found[0] + 1}")
        lines.append(json.dumps({"variety": name, "puzzle": json.loads(found[1])}))
    PATH.write_text("".join(f"{line}\n" for line in lines), "ascii")


if __name__ == "__main__":
    main()
