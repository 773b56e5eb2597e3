"""The clock runs while the board is seen, and stands while it is not."""

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from e2e.conftest import Server
from e2e.player import Player
from e2e.test_files import choose


@pytest.fixture
def player(context: BrowserContext, server: Server) -> Player:
    """A player whose clock we set."""
    player = Player(context.new_page())
    player.page.add_init_script("window.wall = 1e12; Date.now = () => window.wall")
    player.page.goto(server.address)
    player.wait_for_board()
    return player


def time(player: Player) -> Locator:
    return player.page.locator(".status .time")


def wait(player: Player, seconds: int) -> None:
    """Lets the clock on the wall be so far from the beginning."""
    player.page.evaluate(f"window.wall = 1e12 + 1000 * {seconds}")


def begin(player: Player) -> None:
    """Makes the move that starts the clock."""
    player.type(player.empty_cells()[0], "Shift+1")


def test_it_stands_while_a_dialog_hides_the_board(player: Player) -> None:
    digit = player.page.locator("text.digit").first
    begin(player)
    wait(player, 5)
    expect(time(player)).to_contain_text("0:05")
    choose(player, "Help", "About Nonet")
    expect(digit).to_be_hidden()
    wait(player, 605)
    player.press("Escape")
    expect(digit).to_be_visible()
    expect(time(player)).to_contain_text("0:05")
    wait(player, 607)
    expect(time(player)).to_contain_text("0:07")


def test_it_begins_with_the_first_move(player: Player) -> None:
    wait(player, 60)
    player.click(player.empty_cells()[0])
    expect(time(player)).to_contain_text("0:00")
    player.press("1")
    wait(player, 64)
    expect(time(player)).to_contain_text("0:04")


def test_it_runs_while_a_menu_is_open(player: Player) -> None:
    begin(player)
    player.page.get_by_role("menuitem", name="Game", exact=True).click()
    expect(player.page.locator("text.digit").first).to_be_visible()
    wait(player, 3)
    expect(time(player)).to_contain_text("0:03")


def test_a_pause_outlasts_a_dialog(player: Player) -> None:
    begin(player)
    player.press("p")
    choose(player, "Help", "About Nonet")
    wait(player, 60)
    player.press("Escape")
    wait(player, 90)
    expect(player.page.get_by_text("The game is paused.")).to_be_visible()
    expect(time(player)).to_contain_text("0:00")


def test_a_pause_hides_notes_and_what_is_lit(player: Player) -> None:
    cell = player.empty_cells()[0]
    player.type(cell, "Shift+4")
    expect(player.notes(cell)).to_be_visible()
    given = next(number for number, symbol in enumerate(player.grid()) if symbol != ".")
    player.click(given)
    lit = player.page.locator(".lights .same, .key.current")
    expect(lit).to_have_count(2)
    player.press("p")
    expect(player.notes(cell)).to_be_hidden()
    expect(lit).to_have_count(0)
    player.press("p")
    expect(lit).to_have_count(2)
    choose(player, "Help", "About Nonet")
    expect(lit).to_have_count(0)
