"""Puzzles of one's own: typed, pasted, opened, saved, shared."""

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, Route, expect

from e2e.conftest import Server
from e2e.dropping import drop
from e2e.player import Player
from e2e.test_access import violations
from nonet import read
from nonet.formats import read_sheet
from nonet.formats.links.link import link_to

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def choose(player: Player, menu: str, entry: str) -> None:
    bar = player.page.get_by_role("menubar")
    bar.get_by_role("menuitem", name=menu, exact=True).click()
    player.page.get_by_role("menu").get_by_role("menuitem", name=entry).click()


def test_pasted_text_is_opened(player: Player) -> None:
    choose(player, "Game", "Open a puzzle")
    player.page.get_by_label("Paste a text").fill(LINE)
    player.page.get_by_role("button", name="Open", exact=True).click()
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    player.wait_for_grid(LINE)


def test_what_cannot_be_read_is_said_and_nothing_is_lost(player: Player) -> None:
    before = player.grid()
    choose(player, "Game", "Open a puzzle")
    player.page.get_by_label("Paste a text").fill("this is no puzzle")
    player.page.get_by_role("button", name="Open", exact=True).click()
    expect(player.page.get_by_role("alert")).to_be_visible()
    player.press("Escape")
    player.wait_for_grid(before)


def test_a_saved_file_is_opened_again(player: Player, tmp_path: Path) -> None:
    cell = player.empty_cells()[0]
    player.type(cell, "4")
    before = player.grid()
    choose(player, "Game", "Save as a file")
    with player.page.expect_download() as download:
        player.page.get_by_role("button", name="Save as .sud").click()
    path = tmp_path / "game.sud"
    download.value.save_as(path)
    player.press("Escape")
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    player.press("Control+z")
    player.wait_for_other_grid(before)
    choose(player, "Game", "Open a puzzle")
    expect(player.page.get_by_text("go on with it later")).to_be_visible()
    player.page.locator("input[type=file]").set_input_files(path)
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    player.wait_for_grid(before)


def test_a_json_file_holds_the_whole_game(
    player: Player, browser: Browser, server: Server, tmp_path: Path
) -> None:
    first, second, third = player.empty_cells()[:3]
    player.type(first, "1")
    player.type(second, "Shift+4 Shift+5 Control+6")
    player.press("Control+z Control+z")
    player.type(third, "2")
    player.button("Hint").click()
    player.page.locator(".hint").wait_for()
    choose(player, "Game", "Save as a file")
    with player.page.expect_download() as download:
        player.page.get_by_role("button", name="Save as .json").click()
    path = tmp_path / "game.json"
    download.value.save_as(path)
    other = Player(browser.new_context(locale="en-GB").new_page())
    other.page.goto(server.address)
    other.wait_for_board()
    choose(other, "Game", "Open a puzzle")
    other.page.locator("input[type=file]").set_input_files(path)
    expect(other.page.get_by_role("dialog")).to_be_hidden()
    other.wait_for_grid(player.grid())
    saved, read = json.loads(path.read_text()), other.saved()
    assert len(saved["moves"]) == 5
    assert "after" in saved["moves"][4]
    assert saved["hints"]
    lasting = saved.keys() - {"id", "time"}
    assert {key: read[key] for key in lasting} == {key: saved[key] for key in lasting}


def test_a_link_is_followed(player: Player, server: Server) -> None:
    other = Player(player.page.context.new_page())
    other.page.goto(link_to(server.address, read_sheet(LINE)))
    other.wait_for_grid(LINE)
    # the address has done its work: to load the page anew goes on with the game
    assert other.page.url == server.address
    cell = other.empty_cells()[0]
    other.type(cell, "4")
    other.page.reload()
    other.wait_for_board()
    other.expect_symbol(cell, "4")
    expect(other.page.get_by_role("dialog")).to_have_count(0)


def test_a_link_shows_its_puzzle_where_a_game_is_running(player: Player, server: Server) -> None:
    player.type(player.empty_cells()[0], "4")
    before = player.grid()
    link = link_to(server.address, read_sheet(LINE))
    player.page.evaluate("link => { location.href = link }", link)
    dialog = player.page.get_by_role("dialog", name="Open a puzzle")
    picture = dialog.get_by_role("img", name="30 givens")
    expect(picture).to_be_visible()
    player.wait_until(
        lambda: "".join(picture.locator("text").all_text_contents()) == LINE.replace(".", "")
    )
    expect(dialog.get_by_role("textbox")).to_have_count(0)
    expect(dialog.get_by_text("You are in the middle of a game")).to_be_visible()
    dialog.get_by_role("button", name="Keep playing").click()
    player.wait_for_grid(before)
    player.page.evaluate("link => { location.href = link }", link)
    expect(dialog.get_by_role("button", name="Open", exact=True)).to_be_focused()
    player.press("Enter")
    expect(dialog).to_be_hidden()
    player.wait_for_grid(LINE)


def test_several_pasted_puzzles_are_offered(player: Player) -> None:
    choose(player, "Game", "Open a puzzle")
    text = player.page.get_by_label("Paste a text")
    text.fill(f"{LINE}\n{LINE[::-1]}\n{LINE[1:]}")
    player.page.get_by_role("button", name="Open", exact=True).click()
    dialog = player.page.get_by_role("dialog", name="Open a puzzle")
    expect(dialog.get_by_text("This text holds 2 puzzles.")).to_be_visible()
    expect(dialog.get_by_text("The rest cannot be read: line 3")).to_be_visible()
    assert violations(player.page) == []
    dialog.get_by_role("button", name="Puzzle 2, 30 givens").click()
    expect(dialog).to_be_hidden()
    player.wait_for_grid(LINE[::-1])
    choose(player, "Game", "Open a puzzle")
    expect(text).to_have_value("")


def test_a_puzzle_of_ones_own(player: Player) -> None:
    player.button("New game").click()
    player.page.get_by_role("button", name="Enter your own puzzle").click()
    expect(player.page.get_by_role("heading", name="Your own puzzle")).to_be_visible()
    expect(player.page.get_by_text("more than 1000 solutions")).to_be_visible()
    for cell, symbol in enumerate(LINE):
        if symbol != ".":
            player.type(cell, symbol)
    expect(player.page.get_by_text("exactly one solution")).to_be_visible()
    expect(player.page.get_by_text("Rating 1.2")).to_be_visible()
    player.page.get_by_role("button", name="Play it").click()
    player.wait_for_grid(LINE)
    expect(player.page.get_by_role("heading", name="Your own puzzle")).to_be_hidden()


def test_an_answer_about_other_digits_is_marked_as_old(player: Player) -> None:
    player.button("New game").click()
    player.button("Enter your own").click()
    answer = player.page.locator(".answer")
    expect(answer).to_contain_text("more than 1000 solutions")
    expect(answer).to_have_attribute("aria-busy", "false")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    player.page.route("**/api/check", hold, times=1)
    player.type(0, "5")
    expect(answer).to_have_attribute("aria-busy", "true")
    expect(player.button("Play it")).to_be_disabled()
    player.wait_until(lambda: len(held) == 1)
    held.pop().continue_()
    expect(answer).to_contain_text("1 given,")
    expect(player.button("Play it")).to_be_enabled()


def test_a_puzzle_is_shared_while_it_is_set(player: Player) -> None:
    player.button("New game").click()
    player.button("Enter your own").click()
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    for cell, digit in ((0, "5"), (40, "7")):
        player.type(cell, digit)
    player.press("?")
    expect(player.page.locator(".hint")).to_have_count(0)
    player.page.get_by_role("menubar").get_by_role("menuitem", name="Helper", exact=True).click()
    expect(player.page.locator("[data-entry=hint]")).to_be_disabled()
    player.press("Escape")
    choose(player, "Game", "Share")
    link = player.page.get_by_role("textbox", name="Link to the puzzle")
    expect(link).to_have_value(re.compile("^https://sudokupad"))
    assert read(link.input_value()).givens == bytes([5, *[0] * 39, 7, *[0] * 40])


def test_a_dropped_file_is_opened(player: Player) -> None:
    drop(player.page, f"{LINE}\n", "puzzle.txt")
    player.wait_for_grid(LINE)


def test_what_is_dropped_into_a_running_game_asks_first(player: Player) -> None:
    player.type(player.empty_cells()[0], "4")
    before = player.grid()
    drop(player.page, LINE)
    dialog = player.page.get_by_role("dialog", name="Open a puzzle")
    expect(dialog.get_by_role("img", name="30 givens")).to_be_visible()
    dialog.get_by_role("button", name="Keep playing").click()
    player.wait_for_grid(before)
    drop(player.page, LINE)
    dialog.get_by_role("button", name="Open", exact=True).click()
    expect(dialog).to_be_hidden()
    player.wait_for_grid(LINE)
