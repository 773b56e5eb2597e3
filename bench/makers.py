"""New puzzles: how long Nonet takes on one core, and other programs that make some like them."""

import subprocess
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from bench.contest import Contest, Duel, Effort, lacking
from bench.deadline import TooSlowError, within
from bench.measure import Job, in_turn
from bench.peers import NotInstalledError, module, program
from nonet.core import shapes
from nonet.core.layout import Layout
from nonet.logic.levels import Level
from nonet.make import Recipe, boards, classic, generate

Maker = Callable[[int], Job]
"""Makes so many puzzles."""

LONG = 2.0
"""Puzzles that may take so many seconds are made in one round: there luck is more than noise."""


@dataclass(frozen=True)
class Order:
    """What to make, in how many seconds each, how many for ours and for each of theirs."""

    name: str
    goal: float
    ours: Maker
    count: int
    theirs: Mapping[str, Maker] = field(default_factory=dict)
    their_count: int = 2


def hold(order: Order, effort: Effort) -> Contest:
    """Measures one order; the times are means, as luck decides how long a single puzzle takes."""
    count = max(1, min(order.count, int(effort.our_seconds / effort.rounds / order.goal)))
    rounds = 1 if order.goal >= LONG else effort.rounds
    ours = _seconds(order.ours, count, rounds)
    duels = [_duel(name, maker, order, ours, effort) for name, maker in order.theirs.items()]
    return Contest(order.name, count, order.goal < 1e-3, order.goal, ours, duels)


def _seconds(maker: Maker, count: int, rounds: int) -> float:
    return in_turn({"": [maker(count)]}, rounds)[""] / count


def _duel(name: str, maker: Maker, order: Order, ours: float, effort: Effort) -> Duel:
    count = order.their_count
    try:
        theirs = within(effort.patience, lambda: _seconds(maker, count, effort.rounds))
    except NotInstalledError:
        return lacking(name, "not installed")
    except TooSlowError as slow:
        each = slow.seconds / (count * effort.rounds)
        return Duel(name, True, count, each, ours, at_least=True)
    return Duel(name, True, count, theirs, ours)


def _each_seed(make: Callable[[int], object]) -> Maker:
    def prepare(count: int) -> Job:
        def run() -> None:
            for seed in range(count):
                make(seed)

        return Job(run)

    return prepare


def _minimal(count: int) -> Job:
    return Job(lambda: classic.make_many(0, count, workers=1))


def _givens(givens: int) -> Maker:
    return _each_seed(lambda seed: classic.make(seed, givens))


def _on(layout: Layout, wish: boards.Wish) -> Maker:
    return _each_seed(lambda seed: boards.make(layout, seed, wish))


def _jigsaw(seed: int) -> object:
    layout = boards.random_jigsaw(seed)
    return layout and boards.make(layout, seed)


def _killer(seed: int) -> object:
    return boards.random_killer(shapes.CLASSIC, seed)


def _qqwing(count: int) -> Job:
    return _program_job([program("qqwing"), "--generate", str(count)])


def _sgt_solo(board: str) -> Maker:
    return lambda count: _program_job([program("sgt-solo"), "--generate", str(count), board])


def _program_job(command: list[str]) -> Job:
    return Job(lambda: subprocess.run(command, capture_output=True, check=True))


def _dokusan(count: int) -> Job:
    generators = module("dokusan.generators")
    return _each_seed(lambda _: generators.random_sudoku(avg_rank=100))(count)


def _sudokutools(count: int) -> Job:
    generating = module("sudokutools.generate")
    return _each_seed(lambda _: generating.generate(min_count=1, symmetry=None))(count)


def _recipe(text: str) -> Maker:
    """With everything that a card tells, rating and all."""
    recipe = Recipe.read(text)
    return _each_seed(lambda seed: generate(recipe, seed))


LEVELS: tuple[tuple[Level, float, int], ...] = (
    ("easy", 5e-3, 100), ("medium", 5e-3, 100), ("tricky", 5e-3, 100), ("hard", 5e-3, 100),
    ("expert", 5e-3, 100), ("master", 20e-3, 50), ("extreme", 1.0, 20),
)  # fmt: skip
"""Levels, the seconds that a puzzle may take on average, and how many to make."""


def load_orders() -> Iterator[Order]:
    """Everything that there is a goal for."""
    rivals = {"QQWing": _qqwing, "sgt-solo": _sgt_solo("3x3db"), "sudokutools": _sudokutools,
              "dokusan": _dokusan}  # fmt: skip
    yield Order("make minimal 9x9", 1 / 15_000, _minimal, 5000, rivals, their_count=20)
    yield Order("make 17 givens", 10e-3, _recipe("givens=17"), 100)
    for givens, goal, count in [
        (28, 10e-3, 100), (24, 10e-3, 100), (22, 10e-3, 100), (21, 10e-3, 100), (20, 5e-3, 100),
        (19, 20e-3, 60), (18, 0.15, 20),
    ]:  # fmt: skip
        yield Order(f"make {givens} givens", goal, _givens(givens), count)
    yield Order("make fresh 17 givens", 8.0, _givens(17), 8)
    for level, goal, count in LEVELS:
        yield Order(f"make {level} 9x9", goal, _recipe(f"level={level}"), count)
    yield from _load_other_boards()


def _load_other_boards() -> Iterator[Order]:
    easy = {board: _recipe(f"board={board} level=easy") for board in ("16x16", "25x25", "samurai")}
    minimal = _on(shapes.standard(16), boards.ANY)
    yield Order("make easy 16x16", 10e-3, easy["16x16"], 20, {"sgt-solo": _sgt_solo("4x4dt")})
    yield Order("make minimal 16x16", 0.2, minimal, 10)
    yield Order("make easy 25x25", 0.1, easy["25x25"], 5, {"sgt-solo": _sgt_solo("5x5dt")})
    yield Order("make easy samurai", 30e-3, easy["samurai"], 10)
    yield Order("make jigsaw", 2e-3, _each_seed(_jigsaw), 50, {"sgt-solo": _sgt_solo("9jdb")})
    yield Order("make easy jigsaw", 2e-3, _recipe("board=jigsaw level=easy"), 50)
    yield Order("make killer", 50e-3, _each_seed(_killer), 20, {"sgt-solo": _sgt_solo("3x3kdb")})
    for level in ("easy", "medium"):
        yield Order(f"make {level} killer", 50e-3, _recipe(f"board=killer level={level}"), 50)
    yield Order("make p0-medium 25x25", 0.2, _recipe("board=25x25 scale=p0-medium"), 5)
    yield Order("make jellyfish", 0.1, _recipe("needs=jellyfish"), 20)
    yield from _load_ruled()


RULED = (
    "thermometer,kropki", "arrow", "cage", "whisper,renban", "sandwich", "little_killer",
    "counting_circles",
)  # fmt: skip
"""Rules to lay, among them those that take longest."""


def _load_ruled() -> Iterator[Order]:
    goals: tuple[tuple[Level, float], ...] = (("easy", 1.0), ("hard", 1.0), ("expert", 5.0))
    for rules in RULED:
        for level, goal in goals:
            recipe = _recipe(f"rules={rules} level={level}")
            yield Order(f"make {level} with rules {rules}", goal, recipe, 20)
