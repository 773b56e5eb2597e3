"""Finding it oneself in one's own game."""

import json

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import Server
from e2e.player import Player, open_on_phone
from e2e.test_access import violations
from e2e.test_files import choose


@pytest.fixture
def answer(player: Player) -> dict[str, int]:
    """What is to be found: the first way to be right."""
    with player.page.expect_response("**/api/learn/find") as response:
        choose(player, "Helper", "Find it yourself")
    made = json.loads(response.value.text())["exercise"]
    placed: dict[str, int] = made["answers"][0]["placements"][0]
    return placed


def given_cell(player: Player) -> int:
    """A cell that is no part of what is to be found."""
    return next(cell for cell, symbol in enumerate(player.grid()) if symbol != ".")


def test_a_digit_that_is_right_is_found_by_writing_it(
    player: Player, answer: dict[str, int]
) -> None:
    panel = player.page.locator("section", has=player.page.locator("#find"))
    expect(panel).to_contain_text("Look for this")
    assert violations(player.page) == []
    player.click(given_cell(player))
    panel.get_by_role("button", name="Check the selection").click()
    expect(panel.get_by_role("status")).not_to_be_empty()
    player.type(answer["cell"], str(answer["digit"]))
    expect(panel.get_by_role("status")).to_contain_text("Right!")
    expect(panel).not_to_contain_text("Select the cells")
    progress = json.loads(player.page.evaluate("localStorage.getItem('nonet.learning')"))
    (mastery,) = progress["techniques"].values()
    assert mastery["found"] + mastery["hinted"] == 1
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_be_hidden()


@pytest.mark.parametrize("language", ["cs", "de", "en"])
def test_on_a_phone_it_is_beside_the_board(browser: Browser, server: Server, language: str) -> None:
    player = open_on_phone(browser, server.address, language)
    player.press("?")
    player.page.locator(".panel > .buttons button").nth(1).click()
    buttons = player.page.locator(".finding button")
    expect(buttons).to_have_count(3)
    player.click(given_cell(player))
    for _ in range(2):
        for button in buttons.all():
            expect(button).to_be_in_viewport(ratio=1)
        buttons.first.click()
        expect(player.page.locator(".said")).not_to_be_empty()


def test_it_speaks_of_what_is_on_the_board(player: Player, answer: dict[str, int]) -> None:
    panel = player.page.locator(".finding")
    other = next(cell for cell in player.empty_cells() if cell != answer["cell"])
    player.type(other, "1" if answer["digit"] != 1 else "2")
    expect(panel).to_contain_text("does not follow from it")
    player.press("Control+z")
    expect(panel).not_to_contain_text("does not follow from it")
    player.press("p")
    expect(panel).to_be_hidden()
    player.press("p")
    expect(panel).to_be_visible()
    choose(player, "Solver", "Solve")
    player.page.get_by_role("dialog").get_by_role("button", name="Solve").click()
    player.page.locator(".back").get_by_role("button", name="Undo").click()
    expect(player.page.locator(".keypad")).to_be_visible()
    expect(panel).to_be_hidden()


def test_it_changes_its_language(player: Player, answer: dict[str, int]) -> None:
    panel = player.page.locator(".finding")
    player.type(answer["cell"], str(answer["digit"]))
    expect(panel).to_contain_text("Right! There is just one place left")
    player.page.get_by_role("button", name="DE Deutsch").click()
    expect(panel).to_contain_text("Gesucht: Versteckter Single im Block.")
    expect(panel).to_contain_text("Richtig! In Block")


def test_showing_it_counts_as_missed(player: Player, answer: dict[str, int]) -> None:
    assert answer
    player.button("Where to look").click()
    expect(player.page.get_by_text("There is something to find")).to_be_visible()
    player.button("Show it").click()
    expect(player.page.locator("#find")).to_be_hidden()
    expect(player.button("Apply")).to_be_visible()
    progress = json.loads(player.page.evaluate("localStorage.getItem('nonet.learning')"))
    (mastery,) = progress["techniques"].values()
    assert mastery["missed"] == 1
