"""The exit command: it asks, ends the server, and nothing is lost."""

from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from e2e.conftest import Server
from e2e.player import Player


def test_quit_asks_ends_the_server_and_loses_nothing(
    context: BrowserContext, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path}/games.db"
    server = Server(database)
    player = Player(context.new_page())
    player.page.goto(server.address)
    player.wait_for_board()
    player.type(player.empty_cells()[0], "1")
    menu = player.page.get_by_role("menubar").get_by_role("menuitem", name="Game", exact=True)
    menu.click()
    player.page.get_by_role("menuitem", name="Quit").click()
    question = player.page.get_by_role("dialog", name="Quit Nonet?")
    question.get_by_role("button", name="Keep playing").click()
    assert server.process.poll() is None
    menu.click()
    player.page.get_by_role("menuitem", name="Quit").click()
    question.get_by_role("button", name="Quit").click()
    farewell = player.page.get_by_role("dialog", name="Nonet has quit")
    expect(farewell.get_by_text("you may close this tab")).to_be_visible()
    assert server.process.wait(20) == 0
    server.stop()
    again = Server(database)
    assert [game["moves"] for game in again.games()] == [1]
    again.stop()
