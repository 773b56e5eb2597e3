"""What a player sees and does on the page."""

import json
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.engine import solve


def serve_card(page: Page, card: str) -> None:
    """Lets the next new game be that of a card, which is given as JSON."""
    event = f'data: {{"event": "made", "card": {card}}}\n\n'
    page.route("**/api/jobs", lambda route: route.fulfill(body=event))


LINE_OF_BOARD = """[...document.querySelectorAll('[role="gridcell"]')]
  .map(cell => cell.querySelector('text.digit')?.textContent ?? '.').join('')"""


FRAME_DRAWN = "() => new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))"


PATIENCE = 20_000
"""Milliseconds that something on the page may take on a slow machine with much to do."""

WATCH = """sight => {
  const look = () => {
    const found = document.querySelector(sight);
    if (found) window.seen ??= getComputedStyle(found).animationName;
  };
  window.seen = undefined;
  const all = {subtree: true, childList: true, attributes: true};
  new MutationObserver(look).observe(document.body, all);
}"""


@contextmanager
def visit(browser: Browser, width: int, height: int) -> Iterator[Page]:
    """A page in a window of that size, which complains about nothing."""
    viewport = ViewportSize(width=width, height=height)
    page = browser.new_context(locale="en-GB", viewport=viewport).new_page()
    page.set_default_timeout(PATIENCE)
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    # to pack all chapters for later takes the server ten seconds; see test_learn_offline
    page.route("**/api/learn/packs/**", lambda route: route.fulfill(status=503))
    yield page
    assert [one for one in complaints if "Failed to load resource" not in one] == []


PHONE: ViewportSize = {"width": 360, "height": 640}


def open_on_phone(browser: Browser, address: str, language: str) -> "Player":
    """Somebody with a small phone, who has just opened the page."""
    player = Player(browser.new_context(viewport=PHONE, locale=language).new_page())
    player.page.goto(address)
    player.wait_for_board()
    return player


class Player:
    """Somebody with a mouse, a keyboard and eyes.

    What is `expect`ed or `wait`ed for may come a little later; the rest reads what is there now.
    """

    def __init__(self, page: Page) -> None:
        self.page = page

    def wait_for_board(self) -> None:
        self.page.get_by_role("grid").wait_for()

    def cell(self, number: int) -> Locator:
        return self.page.locator(f'[data-cell="{number}"]')

    def grid(self) -> str:
        """The board as a line of symbols."""
        line: str = self.page.evaluate(f"() => {LINE_OF_BOARD}")
        assert len(line) == 81
        return line

    def wait_for_grid(self, line: str) -> None:
        """Until the board is like that."""
        self.page.wait_for_function(f"line => {LINE_OF_BOARD} === line", arg=line)

    def wait_for_other_grid(self, line: str) -> None:
        """Until the board is not like that any more."""
        self.page.wait_for_function(f"line => {LINE_OF_BOARD} !== line", arg=line)

    def wait_until(self, is_true: Callable[[], bool]) -> None:
        """Looks again and again, until it is true or has taken too long."""
        self._wait_for(is_true, True)

    def expect_symbol(self, cell: int, symbol: str) -> None:
        self.expect_symbols([cell], symbol)

    def expect_symbols(self, cells: Sequence[int], symbols: str) -> None:
        """Until the cells have these symbols, `.` where they are empty."""
        self._wait_for(lambda: "".join(self.grid()[cell] for cell in cells), symbols)

    def expect_notes(self, cell: int, notes: str) -> None:
        """Until the notes of a cell stand there like that."""
        self._wait_for(lambda: self.written_notes(cell), notes)

    def expect_selected(self, cells: Sequence[int]) -> None:
        self._wait_for(self.selected, list(cells))

    def expect_no_conflicts(self) -> None:
        expect(self.page.locator('[aria-invalid="true"]')).to_have_count(0)

    def _wait_for(self, look: Callable[[], object], wanted: object) -> None:
        end = time.monotonic() + PATIENCE / 1000
        while (seen := look()) != wanted and time.monotonic() < end:
            self.page.wait_for_timeout(20)
        assert seen == wanted

    def watch_for(self, sight: str) -> None:
        """Begins to look for something that may be gone soon: `seen` tells."""
        self.page.evaluate(WATCH, sight)

    def seen(self) -> str:
        """The animation of what was watched for, once it was there."""
        animation: str = self.page.wait_for_function("window.seen").json_value()
        return animation

    def saved(self) -> dict[str, Any]:
        """The game on the board, as the browser keeps it."""
        text = self.page.evaluate(
            "localStorage.getItem(`nonet.game.${sessionStorage.getItem('nonet.game')}`)"
        )
        document: dict[str, Any] = json.loads(text)
        return document

    def solution(self) -> str:
        solution = solve(Puzzle(CLASSIC, self.grid())).solution
        assert solution
        return "".join(map(str, solution))

    def empty_cells(self) -> list[int]:
        return [cell for cell, symbol in enumerate(self.grid()) if symbol == "."]

    def notes(self, cell: int) -> Locator:
        return self.page.locator(f'[data-notes="{cell}"]')

    def written_notes(self, cell: int) -> str:
        """The notes of a cell, as they stand there."""
        return "".join(self.notes(cell).locator("text").all_text_contents())

    def click(self, cell: int) -> None:
        self.cell(cell).click()
        self.wait_for_frame()

    def type(self, cell: int, keys: str) -> None:
        """Clicks the cell and presses keys."""
        self.click(cell)
        self.press(keys)

    def press(self, keys: str) -> None:
        for key in keys.split():
            self.page.keyboard.press(key)
        self.wait_for_frame()

    def wait_for_frame(self) -> None:
        """Until the page has drawn what came before; a key is reported as pressed earlier."""
        self.page.evaluate(FRAME_DRAWN)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{name}"))

    def message(self) -> Locator:
        """What lies over the page because something has to be said."""
        return self.page.locator(".toast")

    def hint(self) -> Locator:
        """What is said about the next step."""
        return self.page.locator(".place")

    def picture(self, ink: str) -> Locator:
        """What is drawn on the board for a hint, in one ink."""
        return self.page.locator(f".picture .{ink}")

    def ask_for_hint(self, stages: int = 3) -> None:
        """Asks for a hint and has it told up to a stage."""
        self.press("?")
        self.page.locator(".hint").wait_for()
        self.press("? " * (stages - 1))

    def selected(self) -> list[int]:
        return self._cells('[aria-selected="true"]')

    def conflicts(self) -> list[int]:
        return self._cells('[aria-invalid="true"]')

    def _cells(self, which: str) -> list[int]:
        numbers = "cells => cells.map(cell => Number(cell.dataset.cell))"
        cells: list[int] = self.page.locator(which).evaluate_all(numbers)
        return cells

    def solve_by_typing(self) -> None:
        solution = self.solution()
        for cell in self.empty_cells():
            self.type(cell, solution[cell])
