"""Somebody who sets a puzzle in the studio, with the mouse or with the keyboard alone."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Page

from e2e.player import PATIENCE

CELL = 64
"""The side of a cell in the units of the drawing."""

Place = tuple[float, float]
"""Row and column from 0 on; the middle of a cell is at whole numbers."""

KEYS = {"up": "ArrowUp", "down": "ArrowDown", "left": "ArrowLeft", "right": "ArrowRight"}


class Drawer:
    """The studio as somebody uses it."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        page.set_default_timeout(PATIENCE)
        page.goto(f"{address}studio")
        page.locator("[data-kind]").first.wait_for()
        self.board = page.get_by_role("grid")

    # --- the mouse

    def point(self, place: Place) -> tuple[float, float]:
        """Where a place is on the screen."""
        box = self.board.bounding_box()
        assert box
        left, top, width, _ = map(float, (self.board.get_attribute("viewBox") or "").split())
        scale = box["width"] / width
        row, column = place
        x = box["x"] + ((column + 0.5) * CELL - left) * scale
        return x, box["y"] + ((row + 0.5) * CELL - top) * scale

    def drag(self, *places: Place) -> None:
        """Over places, from the first to the last; one alone is a click."""
        mouse = self.page.mouse
        self.board.scroll_into_view_if_needed()
        mouse.move(*self.point(places[0]))
        mouse.down()
        for place in places[1:]:
            mouse.move(*self.point(place), steps=2)
        mouse.up()

    def choose(self, kind: str) -> None:
        """A kind of rule from the palette."""
        self.page.locator(f"[data-kind={kind}]").click()

    def tool(self, name: str) -> None:
        """One of the tools."""
        self.page.locator(f"[data-tool={name}]").click()

    # --- the keyboard

    def find(self, kind: str) -> None:
        """A kind of rule by the search, with keys alone."""
        keyboard = self.page.keyboard
        keyboard.press("/")
        keyboard.type(kind)
        here = f"document.activeElement.dataset.kind === '{kind}'"
        for _ in range(40):
            keyboard.press("Tab")
            if self.page.evaluate(here):
                break
        assert self.page.evaluate(here), f"the keyboard does not reach {kind}"
        keyboard.press("Enter")

    def go(self, place: tuple[int, int]) -> None:
        """To a place, by the arrows."""
        row, column = self.cursor()
        down, right = place[0] - row, place[1] - column
        for key, count in (("down", down), ("up", -down), ("right", right), ("left", -right)):
            for _ in range(count):
                self.page.keyboard.press(KEYS[key])
        assert self.cursor() == place

    def cursor(self) -> tuple[int, int]:
        """Where the keyboard is."""
        name = self.board.get_attribute("aria-activedescendant") or ""
        match = re.fullmatch(r"place-(-?\d+)-(-?\d+)", name)
        assert match, name
        return int(match[1]), int(match[2])

    def mark(self, *places: tuple[int, int]) -> None:
        """Space at each place."""
        for place in places:
            self.go(place)
            self.page.keyboard.press("Space")

    # --- what comes out

    def exported(self, folder: Path) -> str:
        """The text of the file that the studio saves."""
        self.page.get_by_role("button", name="Share…").click()
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name="Save as a file").click()
        path = folder / "puzzle.json"
        download.value.save_as(path)
        self.page.keyboard.press("Escape")
        return path.read_text("utf-8")

    def drawing(self) -> dict[str, Any]:
        """What the browser keeps of the drawing, as soon as it is as it is now."""
        self.page.wait_for_timeout(600)
        text = self.page.evaluate(
            "localStorage['nonet.draft.' + localStorage['nonet.draft']] ?? null"
        )
        kept: dict[str, Any] = json.loads(text)["drawing"]
        return kept


def cells(places: Sequence[tuple[int, int]]) -> list[int]:
    """The numbers of places on the ordinary board."""
    return [9 * row + column for row, column in places]


def wait_for(page: Page, seen: Sequence[object], count: int) -> None:
    """Waits until so many have been seen, while the page goes on."""
    end = monotonic() + 20
    while len(seen) < count and monotonic() < end:
        page.wait_for_timeout(20)
    assert len(seen) == count
