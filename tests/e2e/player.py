"""What a player sees and does on the page."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page

from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.engine import solve


def serve_card(page: Page, card: str) -> None:
    """Lets the next new game be that of a card, which is given as JSON."""
    event = f'data: {{"event": "made", "card": {card}}}\n\n'
    page.route("**/api/jobs", lambda route: route.fulfill(body=event))


LINE_OF_BOARD = """[...document.querySelectorAll('[role="gridcell"]')]
  .map(cell => cell.querySelector('text.digit')?.textContent ?? '.').join('')"""


class Player:
    """Somebody with a mouse, a keyboard and eyes."""

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

    def type(self, cell: int, keys: str) -> None:
        """Clicks the cell and presses keys."""
        self.click(cell)
        self.press(keys)

    def press(self, keys: str) -> None:
        for key in keys.split():
            self.page.keyboard.press(key)

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
        self.button("Hint").click()
        self.page.locator(".hint").wait_for()
        self.press("? " * (stages - 1))

    def selected(self) -> list[int]:
        cells = self.page.locator('[aria-selected="true"]')
        return [int(cell.get_attribute("data-cell") or "") for cell in cells.all()]

    def conflicts(self) -> list[int]:
        cells = self.page.locator('[aria-invalid="true"]')
        return [int(cell.get_attribute("data-cell") or "") for cell in cells.all()]

    def solve_by_typing(self) -> None:
        solution = self.solution()
        for cell in self.empty_cells():
            self.type(cell, solution[cell])
