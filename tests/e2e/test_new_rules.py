"""New games with rules: choosing kinds and how many, and the kinds of the daily puzzles."""

from datetime import datetime

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.conftest import Server
from e2e.player import Player
from e2e.test_files import choose
from e2e.test_new_game import start

NEW_GAME = {"cs": "Nová hra", "de": "Neues Spiel", "en": "New game"}

CHOOSE_ALL = "fold => fold.querySelectorAll('input').forEach(input => input.click())"

BROKEN_NAMES = """dialog => {
  const isBroken = (text, from, word) => {
    const range = document.createRange();
    range.setStart(text, from + 1);  // a soft hyphen counts as part of what follows it
    range.setEnd(text, from + word.length);
    return range.getClientRects().length > 1;
  };
  const names = [...dialog.querySelectorAll('.choice > span')].map(name => name.firstChild);
  return names.flatMap(name => [...name.data.matchAll(/[^\\s\\u00ad-]+/g)]
    .filter(word => isBroken(name, word.index, word[0])).map(word => word[0]));
}"""
"""Words that stand on two lines; hyphens, soft ones too, are where they may be broken."""


def fold(page: Page) -> Locator:
    """The dialog for new games with the rules unfolded."""
    page.get_by_role("button", name="New game").click()
    page.locator("summary", has_text="Rules").first.click()
    page.locator('input[value="thermometer"]').wait_for(state="attached")
    return page.get_by_role("dialog")


def recipes(page: Page) -> list[str]:
    """What the server was asked for."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.post_data or ""))
    return asked


def test_a_game_with_rules(player: Player) -> None:
    asked = recipes(player.page)
    dialog = fold(player.page)
    dialog.get_by_role("checkbox", name="Thermometer", exact=True).check()
    dialog.get_by_role("checkbox", name="Cage", exact=True).check()
    dialog.get_by_role("spinbutton", name="How many (cage)").fill("4")
    expect(dialog.get_by_text("Rules: thermometer, cage")).to_be_visible()
    start(player.page)
    assert any('"rules":"thermometer,cage:4"' in one for one in asked)
    expect(player.page.locator(".figures").first).to_be_attached()
    player.page.reload()  # the wish is kept
    player.wait_for_board()
    player.page.get_by_role("button", name="New game").click()
    expect(player.page.get_by_role("checkbox", name="Thermometer", exact=True)).to_be_checked()


def test_a_wrong_number_of_rules_is_said_and_keeps_the_dialog(player: Player) -> None:
    dialog = fold(player.page)
    dialog.get_by_role("checkbox", name="Arrow", exact=True).check()
    number = dialog.get_by_role("spinbutton", name="How many (arrow)")
    number.fill("0")
    dialog.get_by_role("button", name="Start").click()
    expect(number).to_be_focused()
    expect(dialog.get_by_role("alert")).to_be_visible()


def test_a_killer_has_no_further_rules(player: Player) -> None:
    dialog = fold(player.page)
    dialog.get_by_role("checkbox", name="Arrow", exact=True).check()
    dialog.locator('input[value="9x9+killer"]').check()
    expect(dialog.get_by_text("A killer is all cages")).to_be_visible()
    asked = recipes(player.page)
    start(player.page)
    assert not any('"rules"' in one for one in asked)


@pytest.mark.parametrize(
    ("day", "told"),
    [
        ("2026-11-24", "The rules of this day: thermometer."),
        ("2026-11-23", "This day\u2019s sudoku has no further rules."),
    ],
)
def test_each_weekday_has_its_kind(browser: Browser, server: Server, day: str, told: str) -> None:
    page = browser.new_context(locale="en-GB").new_page()
    page.clock.set_fixed_time(datetime.fromisoformat(f"{day}T12:00"))
    page.goto(server.address)
    player = Player(page)
    player.wait_for_board()
    choose(player, "Game", "Daily puzzle")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(told)).to_be_visible()
    dialog.get_by_role("button", name="Play").click()
    expect(dialog).to_be_hidden(timeout=20_000)
    has_rules = page.locator(".figures").first
    if "thermometer" in told:
        expect(has_rules).to_be_attached()
    else:
        expect(has_rules).not_to_be_attached()


@pytest.mark.parametrize("width", [360, 1440])
@pytest.mark.parametrize("language", NEW_GAME)
def test_rules_are_large_and_their_names_are_whole(
    browser: Browser, server: Server, language: str, width: int
) -> None:
    page = browser.new_context(locale=language).new_page()
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(server.address)
    Player(page).wait_for_board()
    page.get_by_role("button", name=NEW_GAME[language]).first.click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").nth(1).click()
    page.locator('input[value="thermometer"]').check()
    assert dialog.evaluate("it => it.scrollWidth - it.clientWidth") <= 0
    bulb = page.locator('label:has([value="thermometer"]) svg circle').first.bounding_box()
    assert bulb
    assert bulb["width"] > 18
    dialog.locator("details details summary").click()
    dialog.locator("details details").evaluate(CHOOSE_ALL)  # names are bold then
    assert dialog.evaluate(BROKEN_NAMES) == []
