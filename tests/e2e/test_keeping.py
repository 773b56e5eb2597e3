"""Every move is kept: by the browser at once, and by the server; nobody overwrites anybody."""

import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, expect
from waiting import wait_until

from e2e.conftest import FLAGS, Server, chromium
from e2e.player import PATIENCE, Player


def kept(player: Player, condition: str = "kept") -> Locator:
    """Waits until the page says how the game is kept."""
    sign = player.page.locator(f".kept[data-condition={condition}]")
    expect(sign).to_be_visible()
    return sign


def opened(context: BrowserContext, server: Server) -> Player:
    player = Player(context.new_page())
    player.page.set_default_timeout(PATIENCE)
    player.page.goto(server.address)
    player.wait_for_board()
    return player


@pytest.fixture
def other(browser: Browser) -> BrowserContext:
    """Another browser."""
    return browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})


def test_every_move_is_on_the_server(player: Player, server: Server) -> None:
    expect(player.page.locator(".kept")).to_be_hidden()
    assert server.games() == []
    first, second = player.empty_cells()[:2]
    player.type(first, "1")
    expect(kept(player)).to_have_text("Saved")
    player.type(second, "2")
    kept(player)
    [game] = server.games()
    assert game["moves"] == 2
    player.press("Control+z")
    kept(player)
    assert server.game(game["id"])["cursor"] == 1


def test_another_browser_goes_on(player: Player, server: Server, other: BrowserContext) -> None:
    first, second, third = player.empty_cells()[:3]
    player.type(first, "1")
    kept(player)
    there = opened(other, server)
    there.wait_for_grid(player.grid())
    there.type(second, "2")
    kept(there)
    # the first browser, when it is looked at again, takes up what was played elsewhere
    player.page.reload()
    expect(player.cell(second).locator(".digit")).to_have_text("2")
    player.type(third, "3")
    kept(player)
    assert server.games()[0]["moves"] == 3


def test_what_the_browser_has_spoilt_comes_from_the_server(player: Player) -> None:
    cell = player.empty_cells()[0]
    player.type(cell, "1")
    kept(player)
    player.page.evaluate(
        """() => {
          localStorage[`nonet.game.${sessionStorage.getItem('nonet.game')}`] = '{"version":1'
          Storage.prototype.setItem = () => {} // leaving the page would save the good game again
        }"""
    )
    player.page.reload()
    expect(player.cell(cell).locator(".digit")).to_have_text("1")
    expect(player.page.get_by_role("alert")).to_be_hidden()
    kept(player)


def parted(player: Player, server: Server, other: BrowserContext) -> tuple[Player, int, int]:
    """Another browser goes on with the game, and so does this one; the cells of their moves."""
    first, second, third = player.empty_cells()[:3]
    player.type(first, "1")
    kept(player)
    there = opened(other, server)
    there.type(second, "2")
    kept(there)
    player.type(third, "3")
    return there, second, third


def test_two_browsers_do_not_overwrite_each_other(
    player: Player, server: Server, other: BrowserContext
) -> None:
    _, second, third = parted(player, server, other)
    dialog = player.page.get_by_role("dialog", name="Two windows, one game")
    expect(dialog).to_be_visible()
    kept(player)
    assert [game["moves"] for game in server.games()] == [2, 2]
    dialog.get_by_role("button", name="The one from the other window").click()
    expect(player.cell(second).locator(".digit")).to_have_text("2")
    player.expect_symbol(third, ".")
    kept(player)
    wait_until(lambda: [game["moves"] for game in server.games()] == [2])


def test_mine_becomes_a_game_of_its_own(
    player: Player, server: Server, other: BrowserContext
) -> None:
    there, second, third = parted(player, server, other)
    player.page.get_by_role("button", name="The one that is here").click()
    player.expect_symbol(third, "3")
    there.press("Control+z")
    kept(there)
    player.type(second, "4")
    kept(player)
    assert sorted(game["moves"] for game in server.games()) == [2, 3]


def test_two_tabs_of_one_browser_go_together(player: Player, server: Server) -> None:
    first, second, third = player.empty_cells()[:3]
    player.type(first, "1")
    kept(player)
    tab = opened(player.page.context, server)
    player.type(second, "2")
    expect(tab.cell(second).locator(".digit")).to_have_text("2")
    kept(tab)
    tab.type(third, "3")
    expect(player.cell(third).locator(".digit")).to_have_text("3")
    kept(player)
    [game] = server.games()
    assert game["moves"] == 3


def test_looks_and_language_reach_other_tabs(player: Player, server: Server) -> None:
    second = opened(player.page.context, server)
    player.page.get_by_role("menuitem", name="Look", exact=True).click()
    player.page.get_by_role("menuitemradio", name="Dark", exact=True).click()
    expect(second.page.locator("html")).to_have_attribute("data-scheme", "dark")
    player.button("DE").click()
    expect(second.button("Neues Spiel")).to_be_visible()


def test_tabs_with_different_games_stay_with_theirs(player: Player, server: Server) -> None:
    cell = player.empty_cells()[0]
    player.type(cell, "1")
    kept(player)
    before = player.grid()
    tab = opened(player.page.context, server)
    tab.button("New game").click()
    tab.button("Start").click()
    expect(tab.page.get_by_role("dialog")).to_be_hidden()
    tab.type(tab.empty_cells()[0], "1")
    kept(tab)
    player.page.reload()
    player.wait_for_board()
    player.wait_for_grid(before)
    assert len(server.games()) == 2


def test_a_game_that_was_deleted_elsewhere(player: Player, server: Server) -> None:
    first, second = player.empty_cells()[:2]
    player.type(first, "1")
    kept(player)
    server.delete(server.games()[0]["id"])
    player.type(second, "2")
    dialog = player.page.get_by_role("dialog", name="This game was deleted")
    dialog.get_by_role("button", name="Keep it").click()
    kept(player)
    assert [game["moves"] for game in server.games()] == [2]
    server.delete(server.games()[0]["id"])
    player.page.reload()
    dialog.get_by_role("button", name="Discard it").click()
    expect(player.page.get_by_role("dialog", name="New game")).to_be_visible()
    wait_until(lambda: server.games() == [])


@pytest.mark.timeout(600)
def test_a_browser_is_killed(browser: Browser, server: Server, tmp_path: Path) -> None:
    """What was shown as saved is there, whatever the browser itself had written to the disk."""
    player = started(browser, tmp_path, server)
    cells = player.empty_cells()[:3]
    for number, cell in enumerate(cells, 1):
        player.type(cell, str(number))
    kept(player)
    kill_browser(tmp_path)
    player = started(browser, tmp_path, server)
    for number, cell in enumerate(cells, 1):
        expect(player.cell(cell).locator(".digit")).to_have_text(str(number))
    kill_browser(tmp_path)


def started(browser: Browser, profile: Path, server: Server) -> Player:
    """Somebody with a browser that keeps its data in a folder."""
    context = browser.browser_type.launch_persistent_context(
        profile, executable_path=chromium(), args=FLAGS, locale="en-GB"
    )
    return opened(context, server)


def kill_browser(profile: Path) -> None:
    """Ends the browser with this folder at once, as a power cut would."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if f"--user-data-dir={profile}" in (process / "cmdline").read_text():
                os.kill(int(process.name), signal.SIGKILL)


@pytest.mark.timeout(600)
def test_servers_are_killed_while_somebody_plays(context: BrowserContext, tmp_path: Path) -> None:
    """What was shown as saved is there, and the rest follows as soon as the server is back."""
    database = f"sqlite:///{tmp_path / 'nonet.sqlite'}"
    server = Server(database)
    player = opened(context, server)
    cells = player.empty_cells()
    for turn in range(2):
        player.type(cells[2 * turn], "1")
        kept(player)
        server.kill()
        player.type(cells[2 * turn + 1], "2")
        expect(kept(player, "away")).to_have_text("Offline")
        server = Server(database, server.port)
        # the page may have sent the other move already
        assert server.games()[0]["moves"] in (2 * turn + 1, 2 * turn + 2)
        player.page.evaluate("dispatchEvent(new Event('online'))")
        kept(player)
        assert server.games()[0]["moves"] == 2 * turn + 2
    server.stop()
