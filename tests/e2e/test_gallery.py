"""The gallery of rules: all kinds with pictures, found by name, opened as puzzles."""

import pytest
from playwright.sync_api import Locator, expect

from e2e.player import Player
from e2e.test_access import violations
from e2e.test_files import choose
from e2e.test_puzzle_rules import panel
from nonet.catalogue import text
from nonet.rules import all_kinds


def gallery(player: Player) -> Locator:
    choose(player, "Help", "Rules gallery")
    dialog = player.page.get_by_role("dialog", name="Rules gallery")
    expect(dialog.locator(".picture svg")).to_have_count(len(all_kinds()))
    return dialog


def test_a_rule_is_found_and_tried(player: Player) -> None:
    dialog = gallery(player)
    dialog.get_by_label("Find a rule").fill("THERMO")
    expect(dialog.get_by_role("listitem")).to_have_count(1)
    expect(dialog).to_contain_text(text("en", "rule.thermometer.meaning"))
    dialog.get_by_role("button", name="Try it: Thermometer").click()
    expect(dialog).to_be_hidden()
    expect(panel(player)).to_contain_text(text("en", "rule.thermometer.meaning"))
    expect(player.message()).to_have_count(0)
    player.button("CS").click()
    expect(player.page.locator(".status .title")).to_have_text("Teploměr")


def test_what_is_not_there_is_said(player: Player) -> None:
    dialog = gallery(player)
    dialog.get_by_label("Find a rule").fill("quux")
    expect(dialog.get_by_text("No rule is called that.")).to_be_visible()


def test_a_running_game_is_asked_about(player: Player, cells: list[int]) -> None:
    player.type(cells[0], player.solution()[cells[0]])
    gallery(player).get_by_role("button", name="Try it: Renban line").click()
    dialog = player.page.get_by_role("dialog", name="Open a puzzle")
    expect(dialog).to_contain_text("You are in the middle of a game.")
    dialog.get_by_role("button", name="Open", exact=True).click()
    expect(panel(player)).to_contain_text(text("en", "rule.renban.meaning"))


@pytest.mark.parametrize("width", [360, 1440])
def test_no_violations(player: Player, width: int) -> None:
    dialog = gallery(player)
    player.page.set_viewport_size({"width": width, "height": 800})
    expect(dialog).to_be_visible()
    assert violations(player.page) == []
    box = dialog.bounding_box()
    assert box
    assert box["width"] <= width
