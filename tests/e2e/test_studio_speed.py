"""The studio answers a stroke at once, and paints it in a frame, or two on the largest boards."""

from statistics import median

import pytest
from playwright.sync_api import Page, expect

import nonet
from e2e.conftest import Server
from e2e.drawer import Drawer
from e2e.test_speed import CROWDED, is_crowded, limit, time_of
from e2e.test_studio import paste
from nonet.logic.levels import Level

pytestmark = pytest.mark.alone

ANSWER = 100.0
"""Milliseconds from a stroke to the number of solutions."""

LEVELS: tuple[Level, ...] = ("easy", "medium", "tricky", "hard", "expert")


@pytest.fixture
def drawer(page: Page, server: Server) -> Drawer:
    return Drawer(page, server.address)


def delay_after(drawer: Drawer, key: str) -> float:
    """Milliseconds from a key press to the number of solutions."""
    told = drawer.page.locator(".told")
    before = told.get_attribute("data-delay") or ""
    drawer.page.keyboard.press(key)
    expect(told).not_to_have_attribute("data-delay", before)
    return float(told.get_attribute("data-delay") or "inf")


def test_a_stroke_is_answered(drawer: Drawer) -> None:
    delays = []
    for seed, level in enumerate(LEVELS):
        card = nonet.generate(board="9x9", level=level, seed=seed)
        assert card
        paste(drawer.page, nonet.write(card.puzzle, "line"))
        expect(drawer.page.get_by_text("Exactly one solution")).to_be_visible()
        drawer.tool("givens")
        first = next(cell for cell, digit in enumerate(card.puzzle.givens) if digit)
        drawer.drag(divmod(first, 9))
        delays += [delay_after(drawer, key) for key in ("Backspace", "Control+z", "Control+y")]
    assert median(delays) < ANSWER * (CROWDED if is_crowded() else 1)


@pytest.mark.parametrize(("board", "frames"), [("9×9", 1), ("Samurai", 2), ("25×25", 2)])
def test_a_stroke_is_painted(drawer: Drawer, board: str, frames: int) -> None:
    page = drawer.page
    page.get_by_role("button", name="New board…").click()
    page.get_by_role("dialog").get_by_role("button", name=board, exact=True).click()
    drawer.tool("givens")
    drawer.drag((1, 1))
    assert time_of(page, ["1", "2"] * 5) < frames * limit()
    assert time_of(page, ["ArrowDown", "ArrowUp"] * 5) < frames * limit()
