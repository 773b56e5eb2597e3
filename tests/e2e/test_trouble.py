"""What goes wrong is said, and the running game stays."""

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e.conftest import Server
from e2e.player import Player
from e2e.test_files import choose


def test_the_server_is_gone(context: BrowserContext) -> None:
    server = Server()
    player = Player(context.new_page())
    player.page.goto(server.address)
    player.wait_for_board()
    before = player.grid()
    server.stop()
    player.button("New game").click()
    alert = player.page.get_by_role("alert")
    expect(alert).to_contain_text("Nonet is no longer running")
    player.button("Start").click()
    expect(alert).to_contain_text("no puzzles in stock yet")
    player.button("Cancel").click()
    expect(alert).to_be_hidden()
    player.wait_for_grid(before)
    player.type(player.empty_cells()[0], "1")
    player.wait_for_other_grid(before)


@pytest.mark.parametrize(
    "entry", ["Count the solutions", "Watch the search", "Step-by-step solution"]
)
def test_the_solver_needs_the_server(context: BrowserContext, entry: str) -> None:
    server = Server()
    player = Player(context.new_page())
    player.page.goto(server.address)
    player.wait_for_board()
    server.stop()
    choose(player, "Solver", entry)
    dialog = player.page.get_by_role("dialog", name=entry)
    expect(dialog.get_by_role("alert")).to_contain_text("no longer running")
    expect(dialog).not_to_contain_text("no solution")
    expect(dialog.get_by_role("progressbar")).to_be_hidden()


def test_nothing_is_waited_for_that_cannot_come(context: BrowserContext) -> None:
    server = Server()
    player = Player(context.new_page())
    player.page.goto(server.address)
    player.wait_for_board()
    server.stop()
    choose(player, "Print", "Print new puzzles")
    dialog = player.page.get_by_role("dialog", name="Print")
    expect(dialog.get_by_role("alert")).to_contain_text("Nonet is no longer running")
    expect(dialog).not_to_contain_text("Just a moment")


def test_a_broken_save(player: Player) -> None:
    player.page.evaluate(
        "localStorage[`nonet.game.${sessionStorage.getItem('nonet.game')}`] = '{\"version\":1'"
    )
    # leaving the page would save the good game again
    player.page.evaluate("() => { Storage.prototype.setItem = () => {} }")
    player.page.reload()
    player.wait_for_board()
    expect(player.page.get_by_role("alert")).to_contain_text("could not be read")
    player.button("Dismiss").click()
    expect(player.page.get_by_role("alert")).to_be_hidden()


def test_storage_that_refuses(page: Page) -> None:
    player = Player(page)
    player.wait_for_board()
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('full') } }")
    cell = player.empty_cells()[0]
    player.type(cell, "5")
    expect(page.get_by_role("alert")).to_contain_text("does not let Nonet save")
    player.expect_symbol(cell, "5")


def test_no_puzzle_in_time(player: Player) -> None:
    player.button("New game").click()
    expect(player.page.get_by_role("radio", name="easy")).to_be_visible()
    player.press("Escape")
    nothing = 'data: {"event": "made", "card": null}\n\n'
    player.page.route("**/api/jobs", lambda route: route.fulfill(body=nothing))
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    player.page.route("**/api/choices", hold)
    player.button("New game").click()
    player.button("Start").click()
    expect(player.page.get_by_role("alert")).to_contain_text("found in time")
    with player.page.expect_response("**/api/choices"):
        late[0].continue_()
    player.wait_for_frame()
    expect(player.page.get_by_role("alert")).to_contain_text("found in time")
