"""Fills the stock of puzzles while nobody needs the server, in a process that gives way to all."""

import secrets
import threading
from collections.abc import Callable, Mapping
from functools import partial

from nonet import api
from nonet.engine import Control
from nonet.errors import NonetError
from nonet.make import Card, Recipe
from nonet.server.apart import Crew, Report
from nonet.server.aside import LOWEST, give_way
from nonet.server.recipes import MAX_SEED
from nonet.server.stock import row_of, shelves
from nonet.store import Database
from nonet.store.stock import add_cards, count_cards
from nonet.store.tables import StockRow

PAUSE = 2.0
"""Seconds between two looks at the stock, so that most of the time is left to others."""

SECONDS = 120.0
"""So long one puzzle may take; a kind that takes longer is left alone until the next start."""

PORTION = 0.5
"""Seconds of making after which what is there is written down."""


class Stocking:
    """Makes puzzles until every shelf is full; whatever is taken is made again."""

    def __init__(self, database: Database, is_busy: Callable[[], bool]) -> None:
        self._database = database
        self._is_busy = is_busy
        self._control = Control()
        self._over = threading.Event()
        self.crew = Crew(LOWEST)
        """The process that makes them, so that nobody who saves a move waits for its Python."""
        self._hopeless: set[Recipe] = set()
        self._thread = threading.Thread(target=self._run, name="stocking", daemon=True)

    def start(self) -> None:
        """Begins."""
        self.crew.start()
        self._thread.start()

    def stop(self) -> None:
        """Ends, with what is there."""
        self._over.set()
        self._control.cancel()
        if self._thread.is_alive():
            self._thread.join(5)
        self.crew.stop()

    def _run(self) -> None:
        give_way(LOWEST)
        while not self._over.wait(PAUSE):
            if not self._is_busy() and self.crew.wait(PAUSE) and not self.fill():
                self.crew.rest()

    def fill(self) -> int:
        """Adds a portion to the emptiest shelves; returns how many puzzles that were."""
        try:
            with self._database.reading() as session:
                counts = dict(count_cards(session))
            rows = self._made(counts)
            if rows:
                with self._database.writing() as session:
                    add_cards(session, rows)
        except NonetError:  # of the store, or a process that died: the next look may have more luck
            return 0
        return len(rows)

    def _made(self, counts: dict[str, int]) -> list[StockRow]:
        portion = Control(PORTION, self._control)
        rows: list[StockRow] = []
        while portion.seconds_left > 0:
            recipe = self._emptiest(counts)
            if recipe is None:
                break
            card = self._card(recipe)
            if card and card.fits:
                rows.append(row_of(card))
                counts[str(recipe)] = counts.get(str(recipe), 0) + 1
            else:
                self._hopeless.add(recipe)
        return rows

    def _card(self, recipe: Recipe) -> Card | None:
        call = partial(_make, recipe, secrets.randbelow(MAX_SEED + 1))
        card: Card | None = self.crew.run(call, Control(SECONDS, self._control), lambda _: None)
        return card

    def _emptiest(self, counts: Mapping[str, int]) -> Recipe | None:
        """The recipe of which the smallest share is there; None where everything is."""
        shares = {
            recipe: counts.get(str(recipe), 0) / places
            for recipe, places in shelves().items()
            if recipe not in self._hopeless
        }
        recipe = min(shares, key=lambda one: shares[one], default=None)
        return recipe if recipe and shares[recipe] < 1 else None


def _make(recipe: Recipe, seed: int, control: Control, _: Report) -> Card | None:
    return api.generate(recipe, seed, control=control)
