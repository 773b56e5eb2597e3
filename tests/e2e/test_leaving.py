"""Who closes a dialog does not want what it was about to do any more."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Route, expect

from e2e.player import Player
from e2e.test_files import LINE, choose


class Slow:
    """Holds back an answer of the server until the player has gone on."""

    def __init__(self, player: Player, address: str) -> None:
        self.held: list[Route] = []
        player.page.route(address, self.hold)

    def hold(self, route: Route) -> None:
        self.held.append(route)

    def answer(self) -> None:
        assert self.held
        for route in self.held:
            response = route.fetch()
            with suppress(Error):  # nobody waits for it any more
                route.fulfill(response=response)


def new_game(player: Player) -> None:
    player.button("New game").click()
    player.button("Start").click()


def level(player: Player) -> None:
    choose(player, "Game", "Levels")
    player.page.get_by_role("button", name="Level 1,").click()


def day(player: Player) -> None:
    choose(player, "Game", "Daily puzzle")
    player.page.get_by_role("dialog").get_by_role("button", name="Play").click()


def text(player: Player) -> None:
    choose(player, "Game", "Open a puzzle")
    player.page.get_by_label("Paste a text").fill(LINE)
    player.page.get_by_role("button", name="Open", exact=True).click()


def replay(player: Player) -> None:
    level(player)
    expect(player.page.locator(".status .title")).to_have_text("Level 1")
    choose(player, "Game", "History")
    dialog = player.page.get_by_role("dialog", name="History")
    dialog.get_by_role("article").last.get_by_role("button", name="Replay").click()


@pytest.mark.parametrize(
    ("address", "ask"),
    [
        ("**/api/jobs", new_game),
        ("**/api/challenge/*", level),
        ("**/api/daily/*", day),
        ("**/api/read-all*", text),
        ("**/api/solve", text),
        ("**/api/games/*", replay),
    ],
)
def test_closing_gives_it_up(player: Player, address: str, ask: Callable[[Player], None]) -> None:
    cell = player.empty_cells()[0]
    player.type(cell, player.solution()[cell])
    expect(player.page.get_by_text("Saved")).to_be_visible()
    slow = Slow(player, address)
    with player.page.expect_request(address):
        ask(player)
    before = player.grid()
    player.press("Escape")
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    slow.answer()
    player.page.evaluate("fetch('/api/choices').then((answer) => answer.text())")
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    player.wait_for_grid(before)
    expect(player.message()).to_be_hidden()
