"""Mines positions for what is special about boards and rules, from new puzzles, and packs them.

    python scripts/mine_skills.py LOG --seeds 60     on the ways of so many puzzles of each sort
    python scripts/mine_skills.py LOG --pack         some into the package

Each line of the log has the price of a position, the skill and the position. A position is kept
where the skill is the easiest step, or one that hardly ever is can be done; it is cheap where few
candidates are left. The package gets some of all prices.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from mine_positions import is_proven, is_quick

import nonet
from nonet import formats, lessons
from nonet.core.puzzle import Puzzle
from nonet.engine import Control
from nonet.lessons.pattern import clutter_of
from nonet.lessons.skills import BOARD_SKILLS, RULE_SKILLS, Skill
from nonet.lessons.stock import SKILLS, read_position, write_position
from nonet.logic import Position, Step, walk

PATH = Path(lessons.__file__).parent / SKILLS

WISHES = (
    *(f"board={board} level={level}" for board in ("9x9+diagonals", "9x9+windows", "twodoku")
      for level in ("easy", "medium", "tricky")),
    *(f"rules={kind} level={level}" for kind in (
        "thermometer", "arrow", "whisper", "renban", "sandwich", "x_sum", "palindrome", "between",
        "little_killer", "xv", "region_sum", "quadruple", "kropki", "skyscraper",
        "entropic", "zipper", "modular", "lockout", "ten_line", "nabner", "inequality", "minimum",
    ) for level in ("easy", "medium", "tricky")),
    "rules=kropki level=expert",
    "rules=arrow:10-14 level=tricky",
    "rules=thermometer,arrow level=hard",
    "rules=thermometer,kropki level=hard",
    "rules=cage,arrow level=medium",
    "rules=cage,little_killer level=tricky",
)  # fmt: skip
"""The puzzles in which the skills are likely to come up."""

SELDOM_FIRST = ("rule_balance", "balance_arrows", "rule_and_rule", "dot_chain", "diagonal_reach")

KEPT = 12
"""So many positions are packed for a skill."""

ENOUGH = 60
"""With so many in the log a skill is not looked for any more."""

PATIENCE = 10.0
"""Seconds to make one puzzle."""


def main() -> None:
    """Runs the tool."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("log", type=Path)
    parser.add_argument("--seeds", type=int, default=60)
    parser.add_argument("--pack", action="store_true")
    options = parser.parse_args()
    finds = _read(options.log)
    if options.pack:
        PATH.write_text(pack(finds), "ascii")
        return
    with options.log.open("a", encoding="ascii") as log:
        for seed in range(options.seeds):
            for wish in WISHES:
                for price, name, line in found_in(wish, seed, finds):
                    finds[name][line] = price
                    print(f"{price} {name} {line}", file=log, flush=True)


def _read(log: Path) -> dict[str, dict[str, float]]:
    finds: dict[str, dict[str, float]] = defaultdict(dict)
    for line in log.read_text("ascii").splitlines() if log.exists() else ():
        price, name, position = line.split(" ", 2)
        finds[name][position] = float(price)
    return finds


def found_in(
    wish: str, seed: int, finds: dict[str, dict[str, float]]
) -> Iterator[tuple[float, str, str]]:
    """Price, skill and position of what comes up in a new puzzle, each skill once."""
    wanted = [one for one in (*BOARD_SKILLS, *RULE_SKILLS) if len(finds[one.name]) < ENOUGH]
    card = wanted and nonet.generate(nonet.Recipe.read(wish), seed, deadline=PATIENCE)
    if not card or not card.fits:
        return
    puzzle = Puzzle(card.puzzle.layout, card.puzzle.givens)
    text = formats.write(puzzle, "json").replace(" ", "").strip()
    position = Position.of(puzzle, unique=True)
    for step in walk(position, control=Control(PATIENCE)).steps:
        for skill in list(wanted):
            best = best_step(skill, position, step)
            if best and is_quick(position, skill):
                wanted.remove(skill)
                yield price_of(position, best), skill.name, write_position(text, position)
        position = position.after(step)


def best_step(skill: Skill, position: Position, first: Step) -> Step | None:
    """The clearest step of the skill, if it is the easiest that is there."""
    layout = position.layout
    if skill.name not in SELDOM_FIRST and not skill.fits(layout, first):
        return None
    steps = [step for step in skill.steps(position, Control(0.3)) if skill.calls(layout, step)]
    return min(steps, key=clutter_of, default=None)


def price_of(position: Position, step: Step) -> float:
    """Candidates that are left, and what there is to see at once."""
    return sum(mask.bit_count() for mask in position.candidates) + clutter_of(step)


def pack(finds: dict[str, dict[str, float]]) -> str:
    """The stock: of each skill some from the cheapest to the dearest, no two of one puzzle."""
    lines = []
    for skill in (*BOARD_SKILLS, *RULE_SKILLS):
        prices = finds[skill.name]
        by_puzzle = {line.split(" ")[0]: line for line in sorted(prices, key=prices.__getitem__)}
        found = sorted(by_puzzle.values(), key=prices.__getitem__)
        positions = map(read_position, found)
        proven = [
            line
            for line, position in zip(found, positions, strict=True)
            if is_proven(position, skill.steps(position))
        ]
        kept = min(KEPT, len(proven))
        print(f"{skill.name}: {kept} of {len(proven)}")
        lines += [f"{skill.name} {proven[len(proven) * n // kept]}\n" for n in range(kept)]
    return "".join(lines)


if __name__ == "__main__":
    main()
