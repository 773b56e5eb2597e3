"""The figures as a table and as JSON."""

import json
import platform
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

from bench.contest import Contest, Duel
from bench.cores import Spread
from bench.ruled import GOAL_TIMES, GOALS, Figures

RESULTS = Path(__file__).parent / "results"

LINE = "{:<27} {:>9} {:>14} {:>14}  {}"


def print_contest(contest: Contest) -> None:
    """One set: our speed against its goal, then each peer."""
    print(LINE.format(contest.name, contest.puzzles, "", show_speed(contest), show_goal(contest)))
    for duel in contest.duels:
        print(LINE.format(f"  {duel.peer}", duel.puzzles or "", *_duel_columns(duel)), flush=True)


def _duel_columns(duel: Duel) -> tuple[str, str, str]:
    if duel.theirs is None or duel.ours is None:
        return "", "", duel.lacking
    proof = "" if duel.proves else "  (finds one solution, proves nothing)"
    theirs = f"{'> ' if duel.at_least else ''}{show_time(duel.theirs)}"
    return theirs, show_time(duel.ours), f"{show_ratio(duel)}{proof}"


def print_header() -> None:
    """The columns."""
    print(LINE.format("set / peer", "puzzles", "theirs", "ours", "ratio, or goal"))


def show_time(seconds: float) -> str:
    """Seconds a puzzle in a handy measure."""
    for factor, name in ((1, "s"), (1e3, "ms"), (1e6, "us")):
        if seconds * factor >= 1:
            return f"{seconds * factor:.3g} {name}"
    return f"{seconds * 1e9:.0f} ns"


def show_speed(contest: Contest) -> str:
    """Puzzles a second for a batch, time of the median puzzle otherwise."""
    return f"{1 / contest.ours:,.0f}/s" if contest.batch else show_time(contest.ours)


def show_goal(contest: Contest) -> str:
    """The goal and whether it was reached."""
    if contest.goal is None:
        return ""
    goal = f"{1 / contest.goal:,.0f}/s" if contest.batch else show_time(contest.goal)
    return f"goal {goal}: " + ("reached" if contest.ours <= contest.goal else "MISSED")


def show_ratio(duel: Duel) -> str:
    """How many times faster we are."""
    bound = "more than " if duel.at_least else ""
    return f"{bound}{show_factor(duel.ratio)} x faster" if duel.ratio else ""


def show_factor(factor: float) -> str:
    """Three digits of a number, written out: 54.6 or 13,100."""
    return f"{float(f'{factor:.3g}'):,.10g}"


def print_calls(calls: Mapping[str, tuple[float, float]]) -> None:
    """Single figures with their goals, in seconds."""
    for name, (seconds, goal) in calls.items():
        verdict = "reached" if seconds <= goal else "MISSED"
        print(LINE.format(name, "", "", show_time(seconds), f"goal {show_time(goal)}: {verdict}"))


def print_figures(figures: Figures) -> None:
    """How the times of puzzles with rules are spread, and what is published of another solver."""
    for part, goal in GOALS.items():
        seconds = figures.share(part)
        verdict = f"goal {show_time(goal)}: {'reached' if seconds <= goal else 'MISSED'}"
        print(
            LINE.format(
                f"  {part:.0%} within", len(figures.seconds), "", show_time(seconds), verdict
            )
        )
    if figures.times is not None:
        verdict = "reached" if figures.times >= GOAL_TIMES else "MISSED"
        beside = f"{figures.times:.1f} x faster in the mean, goal {GOAL_TIMES:.0f}: {verdict}"
        print(LINE.format("  Interactive-Sudoku-Solver", "", "published", "", beside))
    for what, names in (("slower", figures.slower), ("WRONG", figures.wrong)):
        if names:
            print(f"  {what}: {', '.join(names)}", flush=True)


def print_spread(spread: Spread) -> None:
    """What all cores do against one."""
    verdict = "reached" if spread.times >= spread.goal else "MISSED"
    name, speed = f"{spread.name}, {spread.cores} cores", f"{spread.all:,.0f}/s"
    goal = f"{spread.times:.2f} x one core, goal {spread.goal:.2f}: {verdict}"
    print(LINE.format(name, "", "", speed, goal), flush=True)


def write_json(
    contests: Sequence[Contest],
    spreads: Sequence[Spread],
    calls: Mapping[str, tuple[float, float]],
) -> Path:
    """Everything in seconds, for comparing runs; returns the file."""
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / time.strftime("%Y-%m-%d-%H%M%S.json", time.gmtime())
    machine = {"machine": platform.machine(), "processor": _processor()}
    path.write_text(
        json.dumps(
            {
                **machine,
                "python": platform.python_version(),
                "contests": [asdict(contest) for contest in contests],
                "cores": [asdict(spread) for spread in spreads],
                "calls": {name: {"seconds": s, "goal": g} for name, (s, g) in calls.items()},
            },
            indent=1,
        )
    )
    return path


def _processor() -> str:
    def names() -> Iterator[str]:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                yield line.partition(":")[2].strip()

    return next(names(), "") if Path("/proc/cpuinfo").exists() else platform.processor()
