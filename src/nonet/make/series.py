"""Puzzles that belong to a name: the puzzle of a day, and the challenges of a player."""

from datetime import date
from typing import NamedTuple

from nonet.catalogue import Message
from nonet.core.shapes import CLASSIC
from nonet.core.splitmix import SplitMix64
from nonet.errors import NonetError
from nonet.logic.levels import LEVELS, Level, hardest_of
from nonet.make.classic import FEWEST
from nonet.make.recipe import Recipe

VERSION = 1
"""Part of every name. Whoever changes what a recipe and a seed give must raise it for days to come,
and keep what the past days gave."""

CHALLENGES = CLASSIC.cell_count
"""There is a challenge for every number of removed cells."""

MOST_WITH_ONE_SOLUTION = CLASSIC.cell_count - FEWEST
"""Challenges up to here have one solution; from the next on that is impossible."""

HARDEST: Level = "hard"
"""No challenge asks for more than this level: it is the number of cells that makes them long."""

RULED_SINCE = date(2026, 11, 23)
"""From this Monday on each weekday has its kind; the days before keep the puzzles that they had."""

WEEKDAYS = ("", "thermometer", "kropki", "arrow", "cage", "whisper", "renban")
"""The rules of the puzzles of a day, from Monday to Sunday; Monday has none."""

HARDEST_RULED: Level = "master"
"""Harder puzzles with rules take long to find, so there all weekdays are without."""

SEEDS = 2**53
"""Seeds are below this, so that they survive JavaScript."""


class Order(NamedTuple):
    """What to make: everybody who has the same order gets the same puzzle."""

    recipe: Recipe
    seed: int


def daily_order(day: date | str, level: Level, board: str | None = None) -> Order:
    """The order for a day, a level and a board. On the classic board the givens are symmetric.

    Without a board it has the rules of its weekday.

    >>> daily_order("2026-11-16", "easy", "9x9").seed
    2542625940716129
    >>> str(daily_order("2026-11-24", "easy").recipe)
    'board=9x9 rules=thermometer level=easy'
    """
    if level not in LEVELS:
        raise NonetError("error.no_level", name=level, choices=LEVELS)
    rules = rules_of(_day(day), level) if board is None else ""
    board = "9x9" if board is None else board
    if rules:
        recipe = Recipe(board=board, rules=rules, level=level)
        return Order(recipe, seed_of("daily", _day(day).isoformat(), level, recipe.rules))
    recipe = Recipe(board=board, level=level)
    if recipe.name.is_classic:
        recipe = Recipe(board=board, level=level, symmetry="rotate180")
    return Order(recipe, seed_of("daily", _day(day).isoformat(), level, recipe.board))


def rules_of(day: date, level: Level) -> str:
    """The rules of the puzzle of a day; none before that was so, and where they would be rare.

    >>> rules_of(date(2026, 11, 24), "easy"), rules_of(date(2026, 11, 17), "easy")
    ('thermometer', '')
    """
    is_ruled = day >= RULED_SINCE and LEVELS.index(level) <= LEVELS.index(HARDEST_RULED)
    return WEEKDAYS[day.weekday()] if is_ruled else ""


def challenge_order(number: int, player: int) -> Order:
    """The order for challenge number so and so of a player.

    >>> str(challenge_order(40, player=1).recipe)
    'board=9x9 rating=0.0-4.4 removed=40'
    """
    if not isinstance(number, int) or not 1 <= number <= CHALLENGES:
        raise NonetError("error.no_challenge", got=number, most=CHALLENGES)
    if not isinstance(player, int):
        wanted = Message("wanted.number")
        raise NonetError("error.expected", where="player", wanted=wanted, got=player)
    has_one = number <= MOST_WITH_ONE_SOLUTION
    recipe = Recipe(removed=number, rating=(0.0, hardest_of(HARDEST)) if has_one else None)
    return Order(recipe, seed_of("challenge", str(player), str(number)))


def seed_of(*words: str) -> int:
    """A seed that depends on every letter of the words, and on the version."""
    seed = VERSION
    for letter in " ".join(words).encode():
        seed = SplitMix64(seed ^ letter).next()
    return seed % SEEDS


def _day(day: date | str) -> date:
    if isinstance(day, date):
        return date(day.year, day.month, day.day)
    try:
        return date.fromisoformat(day)
    except (TypeError, ValueError):
        raise NonetError("error.no_day", got=day) from None
