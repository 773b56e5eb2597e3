"""Finding it oneself in one's own game."""

import json

import pytest
from playwright.sync_api import expect

from e2e.player import Player
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


def test_a_digit_that_is_right_is_found_by_writing_it(
    player: Player, answer: dict[str, int]
) -> None:
    panel = player.page.locator("section", has=player.page.locator("#find"))
    expect(panel).to_contain_text("There is something here")
    assert violations(player.page) == []
    panel.get_by_role("button", name="Check the selection").click()
    expect(panel.get_by_role("status")).not_to_be_empty()
    player.type(answer["cell"], str(answer["digit"]))
    expect(panel.get_by_role("status")).to_contain_text("Right!")
    progress = json.loads(player.page.evaluate("localStorage.getItem('nonet.learning')"))
    (mastery,) = progress["techniques"].values()
    assert mastery["found"] + mastery["hinted"] == 1
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_be_hidden()


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
