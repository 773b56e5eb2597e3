"""No test goes on with what the one before has saved late."""

from playwright.sync_api import Browser

from e2e.conftest import Server
from e2e.player import Player

SLOW = """
import time
from nonet.server import games

def slow(*values, save=games.change_game, **more):
    time.sleep(0.4)
    return save(*values, **more)

games.change_game = slow
"""


def test_a_late_save(browser: Browser) -> None:
    server = Server(before=SLOW)
    for _ in range(3):
        context = browser.new_context()
        player = Player(context.new_page())
        player.page.goto(server.address)
        player.wait_for_board()
        player.type(player.empty_cells()[0], "Shift+7")
        assert len(player.saved()["moves"]) == 1
        context.close()
        server.delete_all()
        assert server.games() == []
    server.stop()
