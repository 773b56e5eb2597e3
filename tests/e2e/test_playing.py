"""Playing a game from the first click to the congratulations."""

import re

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import Server
from e2e.player import Player


def place_of_conflict(player: Player) -> tuple[int, int]:
    """An empty cell in the first row that has a given, and that given's cell."""
    grid = player.grid()
    for row in range(9):
        cells = range(row * 9, row * 9 + 9)
        empty = [cell for cell in cells if grid[cell] == "."]
        given = [cell for cell in cells if grid[cell] != "."]
        if empty and given:
            return empty[0], given[0]
    raise AssertionError(grid)


def test_click_and_type(player: Player) -> None:
    cell = player.empty_cells()[3]
    player.type(cell, "7")
    player.expect_symbol(cell, "7")
    player.press("2")
    player.expect_symbol(cell, "2")
    player.press("Backspace")
    player.expect_symbol(cell, ".")


def test_arrows_move_and_wrap(player: Player) -> None:
    player.click(0)
    player.press("ArrowUp ArrowLeft")
    expect(player.cell(80)).to_be_focused()
    expect(player.cell(80)).to_have_attribute("aria-selected", "true")
    player.press("ArrowDown ArrowRight")
    expect(player.cell(0)).to_be_focused()
    expect(player.page.locator('[role="gridcell"][tabindex="0"]')).to_have_count(1)


def test_givens_stay(player: Player) -> None:
    before = player.grid()
    given = next(cell for cell, symbol in enumerate(before) if symbol != ".")
    player.type(given, "1 2 Delete")
    player.wait_for_grid(before)


def test_keypad(player: Player) -> None:
    cell = player.empty_cells()[0]
    player.click(cell)
    player.button("4, ").click()
    player.expect_symbol(cell, "4")
    player.button("Erase").click()
    player.expect_symbol(cell, ".")
    player.press("Enter 6")
    player.expect_symbol(cell, "6")
    expect(player.button("Erase")).to_be_focused()


def test_conflicts_are_marked_and_said(player: Player) -> None:
    empty, given = place_of_conflict(player)
    player.type(empty, player.grid()[given])
    conflicts = player.conflicts()
    assert {empty, given} <= set(conflicts)
    expect(player.cell(empty).locator("path.mark")).to_have_count(1)
    expect(player.cell(empty)).to_have_attribute("aria-label", re.compile("conflict$"))
    expect(player.page.get_by_text(f"{len(conflicts)} cells in conflict")).to_be_visible()
    player.press("Delete")
    player.expect_no_conflicts()


def test_undo_and_redo(player: Player) -> None:
    start = player.grid()
    cell = player.empty_cells()[0]
    player.type(cell, "3 5")
    player.press("Control+z")
    player.expect_symbol(cell, "3")
    player.button("Undo").click()
    player.wait_for_grid(start)
    expect(player.button("Undo")).to_be_disabled()
    player.button("Redo").click()
    player.press("Control+y")
    player.expect_symbol(cell, "5")
    expect(player.button("Redo")).to_be_disabled()


def test_solving_it_is_noticed(player: Player) -> None:
    player.solve_by_typing()
    expect(player.page.get_by_role("heading", name="Congratulations!")).to_be_visible()
    expect(player.page.locator(".win .time")).to_have_text(re.compile(r"^\d+:\d\d$"))
    expect(player.page.locator(".frame.won")).to_be_visible()
    expect(player.page.get_by_text("0 empty cells")).to_be_visible()
    expect(player.page.locator('[role="gridcell"][tabindex="0"]')).to_have_count(1)


def test_reload_keeps_the_game(player: Player) -> None:
    cell = player.empty_cells()[5]
    player.type(cell, "6 8")
    before = player.grid()
    player.page.reload()
    player.wait_for_board()
    player.wait_for_grid(before)
    player.press("Control+z")
    player.expect_symbol(cell, "6")


@pytest.mark.parametrize(
    ("button", "new_game", "html"),
    [("CS", "Nová hra", "cs"), ("DE", "Neues Spiel", "de")],
)
def test_language_switches_at_once(player: Player, button: str, new_game: str, html: str) -> None:
    before = player.grid()
    player.button(button).click()
    expect(player.button(new_game)).to_be_visible()
    expect(player.page.locator("html")).to_have_attribute("lang", html)
    player.wait_for_grid(before)
    player.page.reload()
    expect(player.button(new_game)).to_be_visible()


class TestNewGame:
    def test_the_number_of_givens_is_kept_to(self, player: Player) -> None:
        before = player.grid()
        player.button("New game").click()
        player.page.get_by_text("More options").click()
        player.page.get_by_role("radio", name="Number of givens").check()
        player.page.get_by_role("spinbutton", name="Number of givens").fill("24")
        player.button("Start").click()
        expect(player.page.get_by_role("dialog")).to_be_hidden()
        expect(player.page.get_by_text("24 givens")).to_be_visible()
        player.wait_for_other_grid(before)
        first, *others = player.empty_cells()
        assert len(others) == 56
        expect(player.cell(first)).to_be_focused()

    def test_a_running_game_is_not_thrown_away_unasked(self, player: Player) -> None:
        cell = player.empty_cells()[0]
        player.type(cell, "9")
        before = player.grid()
        player.button("New game").click()
        expect(player.page.get_by_text("go on with it later")).to_be_visible()
        player.press("5")
        player.button("Keep playing").click()
        player.wait_for_grid(before)
        player.button("New game").click()
        player.press("Escape")
        expect(player.page.get_by_role("dialog")).to_be_hidden()
        player.wait_for_grid(before)

    def test_an_untouched_one_needs_no_warning(self, player: Player) -> None:
        player.button("New game").click()
        expect(player.button("Cancel")).to_be_visible()
        expect(player.page.get_by_text("go on with it later")).to_be_hidden()


@pytest.mark.parametrize(
    ("width", "height"),
    [(360, 640), (360, 740), (768, 1024), (740, 360), (1440, 900), (1920, 1080)],
)
def test_everything_fits(player: Player, width: int, height: int) -> None:
    player.page.set_viewport_size({"width": width, "height": height})
    for language in ("cs", "de", "en"):
        player.page.evaluate(f"localStorage.setItem('nonet.language', '{language}')")
        player.page.reload()
        player.wait_for_board()
        size = player.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert size[0] <= width, language
        assert size[1] <= height, language
    board = player.page.get_by_role("grid").bounding_box()
    assert board
    assert board["width"] == pytest.approx(board["height"], abs=1)
    assert board["width"] >= min(width, height) * 0.7


def test_touch(browser: Browser, server: Server) -> None:
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale="en"
    )
    player = Player(context.new_page())
    player.page.goto(server.address)
    player.wait_for_board()
    cell = player.empty_cells()[0]
    player.cell(cell).tap()
    player.button("5, ").tap()
    player.expect_symbol(cell, "5")
    for key in player.page.locator(".keypad button").all():
        box = key.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
