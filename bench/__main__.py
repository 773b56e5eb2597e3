"""Measures everything and prints a table: `python -m bench [--quick] [--only NAME]`."""

import argparse
import site
from pathlib import Path

from bench import calls, contest, cores, makers, plot, report, ruled
from bench.measure import CORES, pin_to_one_core
from bench.sets import PuzzleSet, load_sets
from nonet.engine.classic import is_classic

PEERS_FOLDER = Path(__file__).parents[1] / ".venv-bench"


def main() -> None:
    """Runs the contests that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rounds and smaller samples")
    parser.add_argument("--only", default="", metavar="NAME", help="only sets with NAME in them")
    options = parser.parse_args()
    for folder in PEERS_FOLDER.glob("lib/python*/site-packages"):
        site.addsitedir(str(folder))  # last in the path: our own packages win
    pin_to_one_core()
    run(contest.QUICK if options.quick else contest.FULL, options.only)


def run(effort: contest.Effort, only: str) -> None:
    """Prints the figures of a set as soon as they are known, and writes all at the end."""
    report.print_header()
    contests = []
    sets = [puzzle_set for puzzle_set in load_sets() if only in puzzle_set.name]
    for puzzle_set in sets:
        contests.append(contest.hold(puzzle_set, effort))
        report.print_contest(contests[-1])
    for name, puzzles in ruled.load().items():
        if only in name:
            contests.append(contest.hold(ruled.as_set(name, puzzles), effort))
            report.print_contest(contests[-1])
            report.print_figures(ruled.measure(name, puzzles, effort))
    for order in makers.load_orders():
        if only in order.name:
            contests.append(makers.hold(order, effort))
            report.print_contest(contests[-1])
    spreads = []
    for puzzle_set in filter(can_spread, sets):
        spreads.append(cores.measure(puzzle_set, effort))
        report.print_spread(spreads[-1])
    single = {
        "one call from Python": (calls.single_call(), 5e-6),
        "cancel, 9x9": (calls.cancel_delay("9x9"), 50e-3),
        "cancel, samurai": (calls.cancel_delay("samurai"), 50e-3),
        "cancel, 25x25": (calls.cancel_delay("25x25"), 50e-3),
        "1,000 puzzles as PDF": (calls.printing(), 5.0),
        "400 pages of a book": (calls.book_pages(), 10.0),
    }
    report.print_calls(single)
    print(f"written to {report.write_json(contests, spreads, single)}")
    if contests:
        print(f"drawn in {plot.write(contests)}")


def can_spread(puzzle_set: PuzzleSet) -> bool:
    """Whether there are cores to spread over, and the whole set is solved in one call."""
    is_solved = puzzle_set.batch and not puzzle_set.rated
    return is_solved and len(CORES) > 1 and is_classic(puzzle_set.puzzles[0].layout)


if __name__ == "__main__":
    main()
