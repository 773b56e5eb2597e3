"""The puzzles that are measured: public sets where they are at hand, otherwise made from a seed."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import nonet
from nonet.core import shapes

DATA = Path(__file__).parents[2] / "shared" / "data"


@dataclass(frozen=True)
class PuzzleSet:
    """Puzzles of one kind, and the speed that we want there.

    A `batch` set is solved in one call and measured as a whole; of the others each puzzle is
    measured by itself and the median counts. A `rated` set is rated instead. The puzzles of a
    `ruled` set have rules of other kinds than houses and cages. `goal` is in seconds a puzzle.
    """

    name: str
    puzzles: Sequence[nonet.Puzzle]
    batch: bool
    goal: float | None = None
    rated: bool = False
    ruled: bool = False


CLASSIC: tuple[tuple[str, str, float | None], ...] = (
    ("naked singles", "own_naked_singles.txt", 1 / 950e3),
    ("unbiased", "puzzles1_unbiased_first1000.txt", 1 / 430e3),
    ("17 givens", "puzzles2_17_clue.txt", 1 / 410e3),
    ("magictour", "puzzles3_magictour_top1465.txt", 1 / 135e3),
    ("forum hardest 11+", "puzzles5_forum_hardest_1905_11+.txt", 1 / 23.5e3),
    ("forum hardest 1106", "puzzles6_forum_hardest_1106.txt", 1 / 14.2e3),
    ("many solutions", "puzzles7_serg_benchmark.txt", 1 / 500e3),
    ("no solution", "own_mutated_invalid.txt", 1 / 540e3),
)

RATED: tuple[tuple[str, str, int, float], ...] = (
    ("rate 17 givens", "puzzles2_17_clue.txt", 2000, 1 / 5000),
    ("rate unbiased", "puzzles1_unbiased_first1000.txt", 500, 1 / 800),
    ("rate magictour", "puzzles3_magictour_top1465.txt", 200, 1 / 60),
    ("rate forum 11+", "puzzles5_forum_hardest_1905_11+.txt", 8, 1.0),
)
"""How many puzzles of each file are rated, spread over it: rating takes longer than solving."""

VARIANTS: tuple[tuple[str, tuple[str, ...], int, float | None], ...] = (
    ("jigsaw", ("jigsaw_janko", "sgt_9jda", "sgt_9jdb"), 9, 10e-6),
    ("samurai", ("multi_samurai_janko", "multi_samurai_yanruoyi"), 9, 60e-6),
    ("sumo", ("multi_sumo_janko",), 9, None),
    ("16x16", ("sudoku_16_janko", "sgt_4x4db"), 16, 60e-6),
    ("16x16 hard", ("sudoku_16_gecode",), 16, None),
    ("killer", ("killer_janko", "killer_vtsukur", "sgt_3x3kda", "sgt_3x3kdb"), 9, 100e-6),
    ("killer hard", ("iss_killer_9",), 9, 4e-3),
    ("25x25", ("sudoku_25_gecode", "sgt_5x5dt"), 25, 1.0),
)


def load_sets() -> list[PuzzleSet]:
    """The public sets, or made ones where those are not here."""
    return list(_public_sets() if DATA.is_dir() else _made_sets())


def _public_sets() -> Iterator[PuzzleSet]:
    for name, file, goal in CLASSIC:
        lines = (DATA / "classic" / file).read_text().split()
        yield PuzzleSet(name, [nonet.read(line) for line in lines], batch=True, goal=goal)
    for name, file, count, goal in RATED:
        lines = (DATA / "classic" / file).read_text().split()
        some = [nonet.read(lines[n * len(lines) // count]) for n in range(count)]
        yield PuzzleSet(name, some, batch=True, goal=goal, rated=True)
    for name, files, size, goal in VARIANTS:
        puzzles = [
            puzzle for file in files for puzzle in _variants(file) if _has_size(puzzle, size)
        ]
        yield PuzzleSet(name, puzzles, batch=False, goal=goal)


def _has_size(puzzle: nonet.Puzzle, size: int) -> bool:
    return puzzle.layout.size == size


def _variants(file: str) -> Iterator[nonet.Puzzle]:
    for line in (DATA / "variants" / f"{file}.jsonl").read_text().splitlines():
        record = json.loads(line)
        is_game = file.startswith("sgt")  # these come with the game ID of the program itself
        yield nonet.read(record["info"], "solo") if is_game else _as_puzzle(record)


def _as_puzzle(record: dict[str, Any]) -> nonet.Puzzle:
    """A record names cells by their place in a grid; a cage with the total 0 is one without."""
    number = {place: cell for cell, place in enumerate(sorted(set().union(*record["houses"])))}
    houses = [*record["houses"], *(cells for total, cells in record["cages"] if not total)]
    layout = nonet.Layout(
        record["n"],
        [divmod(place, record["C"]) for place in number],
        [[number[place] for place in house] for house in houses],
        [(total, [number[place] for place in cage]) for total, cage in record["cages"] if total],
    )
    givens = {number[place]: digit for place, digit in record["givens"]}
    return nonet.Puzzle(_with_names(layout), givens)


def _with_names(layout: nonet.Layout) -> nonet.Layout:
    """The ordinary board where the houses are the same: other programs know it by name."""
    if layout.size not in shapes.BOX_OF_SIZE:
        return layout
    plain = shapes.standard(layout.size)
    is_plain = {frozenset(house.cells) for house in layout.houses} == {
        frozenset(house.cells) for house in plain.houses
    }
    return plain.with_cages(layout.cages) if is_plain else layout


def _made_sets() -> Iterator[PuzzleSet]:
    kinds = [("9x9", 200, True), ("9x9+diagonals", 20, False), ("12x12", 10, False),
             ("samurai", 5, False)]  # fmt: skip
    for board, count, batch in kinds:
        puzzles = [make_minimal(shapes.named(board), seed) for seed in range(count)]
        yield PuzzleSet(f"{board} made here", puzzles, batch)
        yield PuzzleSet(f"rate {board} made here", puzzles, batch, rated=True)
    killers = [_make_killer(seed) for seed in range(10)]
    yield PuzzleSet("killer made here", killers, batch=False)


def make_minimal(layout: nonet.Layout, seed: int) -> nonet.Puzzle:
    """A puzzle with one solution that needs each of its givens (or took too long to tell)."""
    random = Random(seed)
    givens = _fill(layout, random)
    for cell in random.sample(range(layout.cell_count), layout.cell_count):
        fewer = givens[:cell] + b"\0" + givens[cell + 1 :]
        if nonet.is_unique(nonet.Puzzle(layout, fewer), deadline=0.05):
            givens = fewer
    return nonet.Puzzle(layout, givens)


def _fill(layout: nonet.Layout, random: Random) -> bytes:
    first = dict(zip(layout.houses[0].cells, _shuffled_digits(layout, random), strict=True))
    solution = nonet.solve(nonet.Puzzle(layout, first)).solution
    if solution is None:
        raise RuntimeError(f"no grid for {layout}")
    return solution


def _shuffled_digits(layout: nonet.Layout, random: Random) -> list[int]:
    return random.sample(range(1, layout.size + 1), layout.size)


def _make_killer(seed: int) -> nonet.Puzzle:
    """Dominoes over the rows, each with its total, and the givens that are still needed."""
    plain = shapes.CLASSIC
    grid = _fill(plain, Random(seed))
    pairs = [(cell, cell + 1) for cell in range(80) if cell % 9 % 2 == 0 and cell % 9 < 8]
    cages = [(grid[left] + grid[right], (left, right)) for left, right in pairs]
    return make_minimal(plain.with_cages(cages), seed)
