"""Menus and dialogs are usable by everyone, in every look, as far as axe-core can tell."""

import pytest
from playwright.sync_api import expect

from e2e.player import Player
from e2e.test_access import violations

DIALOGS = [
    ("Game", "New game…"),
    ("Game", "Daily puzzle…"),
    ("Game", "Levels…"),
    ("Game", "Game history…"),
    ("Game", "Statistics…"),
    ("Game", "Open a puzzle or a game…"),
    ("Game", "Save as a file…"),
    ("Game", "Share…"),
    ("Game", "What if: branches…"),
    ("Helper", "Assistance…"),
    ("Print", "Print new puzzles…"),
    ("Solver", "Watch a puzzle being made…"),
    ("Solver", "Count the solutions…"),
    ("Solver", "Watch the search"),
    ("Help", "How to play"),
    ("Help", "About Nonet"),
]


@pytest.mark.parametrize("look", ["Colourful", "Simple"])
@pytest.mark.parametrize("scheme", ["Light", "Dark"])
def test_no_violations(player: Player, look: str, scheme: str) -> None:
    page = player.page
    page.emulate_media(reduced_motion="reduce")
    bar = page.get_by_role("menubar")
    for entry in (look, scheme):
        bar.get_by_role("menuitem", name="Look", exact=True).click()
        page.get_by_role("menuitemradio", name=entry, exact=True).click()
    bar.get_by_role("menuitem", name="Helper", exact=True).click()
    assert violations(page) == []
    player.press("Escape")
    for menu, entry in DIALOGS:
        bar.get_by_role("menuitem", name=menu, exact=True).click()
        page.get_by_role("menu").get_by_role("menuitem", name=entry).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page, "dialog[open]") == [], entry
        player.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
