"""Puzzles that belong to a name: the puzzle of a day, and the challenges of a player."""

from datetime import date

from nonet import make
from nonet.api.arguments import as_control, as_watch, as_workers
from nonet.engine import Control
from nonet.logic.levels import Level
from nonet.make import Card, Watch
from nonet.make.series import Order, challenge_order, daily_order


def daily(
    day: date | str,
    level: Level = "medium",
    *,
    board: str | None = None,
    workers: int | None = 1,
    watch: Watch | None = None,
    deadline: float | None = None,
    control: Control | None = None,
) -> Card | None:
    """The puzzle of a day: the same for everyone, everywhere, for each level and board.

    Without a board it is 9x9 with the rules of its weekday (`nonet.make.series.WEEKDAYS`, up to the
    level master, from 23 November 2026 on); with one it has no further rules.

    None when stopped before it was found: another puzzle would not be that of the day.

    >>> card = daily("2026-11-16", "easy")
    >>> card.level, card == daily("2026-11-16", "easy"), card == daily("2026-11-17", "easy")
    ('easy', True, False)
    """
    order = daily_order(day, level, board)
    return _made(order, as_control(deadline, control), workers, watch)


def challenge(
    number: int,
    player: int = 0,
    *,
    workers: int | None = 1,
    watch: Watch | None = None,
    deadline: float | None = None,
    control: Control | None = None,
) -> Card | None:
    """Challenge 1 to 81 of a player, with as many empty cells; None when stopped before.

    Up to 64 there is one solution, and no step is harder than the level hard. With 65 empty cells
    or more there are always several: any of them is right. In 81 nothing is given at all.

    >>> card = challenge(40, player=7)
    >>> 81 - card.givens, card.solutions
    (40, 1)
    >>> challenge(65).solutions > 1
    True
    """
    order = challenge_order(number, player)
    return _made(order, as_control(deadline, control), workers, watch)


def _made(
    order: Order, control: Control | None, workers: int | None, watch: Watch | None
) -> Card | None:
    workers, watch = as_workers(workers), as_watch(watch)
    card = make.generate(order.recipe, order.seed, control, workers=workers, watch=watch)
    return card if card and card.fits else None
