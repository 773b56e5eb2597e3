"""Puzzles of one's own: typed, pasted, opened, saved, shared."""

from pathlib import Path

from playwright.sync_api import expect

from e2e.player import Player

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
    assert player.grid() == LINE


def test_what_cannot_be_read_is_said_and_nothing_is_lost(player: Player) -> None:
    before = player.grid()
    choose(player, "Game", "Open a puzzle")
    player.page.get_by_label("Paste a text").fill("this is no puzzle")
    player.page.get_by_role("button", name="Open", exact=True).click()
    expect(player.page.get_by_role("alert")).to_be_visible()
    player.press("Escape")
    assert player.grid() == before


def test_a_saved_file_is_opened_again(player: Player, tmp_path: Path) -> None:
    cell = player.empty_cells()[0]
    player.type(cell, "4")
    before = player.grid()
    choose(player, "Game", "Save or share")
    with player.page.expect_download() as download:
        player.page.get_by_role("button", name="Save as .sud").click()
    path = tmp_path / "game.sud"
    download.value.save_as(path)
    player.press("Escape")
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    player.press("Control+z")
    assert player.grid() != before
    choose(player, "Game", "Open a puzzle")
    expect(player.page.get_by_text("throws it away")).to_be_visible()
    player.page.locator("input[type=file]").set_input_files(path)
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    assert player.grid() == before


def test_a_link_is_shared_and_followed(player: Player) -> None:
    before = player.grid()
    choose(player, "Game", "Save or share")
    field = player.page.get_by_label("Link to the puzzle")
    link = field.input_value()
    assert "#puzzle=" in link
    code = player.page.get_by_role("img", name="QR code")
    expect(code).to_be_visible()
    code.evaluate("image => image.decode()")
    player.press("Escape")
    player.page.evaluate("localStorage.clear()")
    other = player.page.context.new_page()
    other.goto(link)
    follower = Player(other)
    expect(follower.cell(0)).to_be_visible()
    other.wait_for_function(
        "line => [...document.querySelectorAll('[role=gridcell]')].map(cell =>"
        " cell.querySelector('text.digit')?.textContent ?? '.').join('') === line",
        arg=before,
    )


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
    assert player.grid() == LINE
    expect(player.page.get_by_role("heading", name="Your own puzzle")).to_be_hidden()
