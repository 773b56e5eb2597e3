"""Bad files, links and puzzles, and full disks: it is said clearly, and the running game stays."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.conftest import Server
from e2e.player import Player
from e2e.test_files import LINE, choose
from e2e.test_keeping import kept, opened
from nonet.formats import read_sheet
from nonet.formats.links.link import link_to

NO_SOLUTION = "55" + LINE[2:]
SEVERAL = LINE[:40] + "." * 41

FULL = """
import pathlib
from nonet.store import database
real = database.Database.writing
def writing(self):
    if pathlib.Path({flag!r}).exists():
        raise database.StoreError("the database did not keep it: database or disk is full")
    return real(self)
database.Database.writing = writing
"""


def test_files_that_are_none(player: Player) -> None:
    first = player.empty_cells()[0]
    player.type(first, "1")
    before = player.grid()
    choose(player, "Game", "Open a puzzle")
    for name, content, words in (
        ("broken.json", b'{"format": "nonet-game", "version": 1, "puz', "cut off or damaged"),
        ("picture.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0", "no puzzle in this PNG file"),
        ("page.html", b"<!doctype html><title>Hello</title>", "'<' is not a symbol"),
        ("empty.sdk", b"", "The text is empty"),
        ("short.txt", LINE[:60].encode(), "60"),
        ("big.sdm", b"." * (1 << 20) + b".", "too big for a Sudoku"),
    ):
        file = {"name": name, "mimeType": "application/octet-stream", "buffer": content}
        player.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
        expect(player.page.get_by_role("alert")).to_contain_text(words)
    player.press("Escape")
    player.wait_for_grid(before)


@pytest.mark.parametrize(
    ("language", "words"), [("cs", "odkaz je useknutý"), ("de", "der Link ist abgeschnitten")]
)
def test_a_link_that_was_cut(player: Player, language: str, words: str) -> None:
    link = link_to(player.page.url, read_sheet(LINE))
    before = player.grid()
    player.page.evaluate("language => localStorage.setItem('nonet.language', language)", language)
    player.page.reload()
    player.wait_for_board()
    player.page.goto(link[:-20])
    expect(player.page.get_by_role("alert")).to_contain_text(words)
    player.press("Escape")
    player.wait_for_grid(before)


def open_text(player: Player, text: str) -> None:
    choose(player, "Game", "Open a puzzle")
    player.page.get_by_label("Paste a text").fill(text)
    player.page.get_by_role("button", name="Open", exact=True).click()


def test_a_puzzle_with_several_solutions(player: Player) -> None:
    open_text(player, SEVERAL)
    expect(player.message()).to_contain_text("several solutions")
    expect(player.page.get_by_role("alert")).to_be_hidden()
    player.wait_for_grid(SEVERAL)


def test_a_puzzle_without_solution(player: Player) -> None:
    player.type(player.empty_cells()[0], "1")
    before = player.grid()
    open_text(player, NO_SOLUTION)
    expect(player.page.get_by_role("alert")).to_contain_text("has no solution")
    player.press("Escape")
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    player.wait_for_grid(before)
    open_text(player, NO_SOLUTION)
    player.button("Fix it in the editor").click()
    expect(player.page.get_by_text("Unsolvable")).to_be_visible()
    player.wait_for_grid(NO_SOLUTION)


def test_a_full_disk(context: BrowserContext, tmp_path: Path) -> None:
    flag = tmp_path / "full"
    server = Server(before=FULL.format(flag=str(flag)))
    player = opened(context, server)
    first, second, third = player.empty_cells()[:3]
    player.type(first, "1")
    kept(player)
    flag.touch()
    player.type(second, "2")
    expect(kept(player, "refused")).to_have_text("Not saved")
    expect(player.page.get_by_role("alert")).to_contain_text("disk is full")
    player.expect_symbol(second, "2")
    flag.unlink()
    player.type(third, "3")
    kept(player)
    expect(player.page.get_by_role("alert")).to_be_hidden()
    assert server.games()[0]["moves"] == 3
    server.stop()


def test_neither_browser_nor_server_keep_it(context: BrowserContext) -> None:
    server = Server()
    player = opened(context, server)
    server.kill()
    player.page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('full') } }")
    cell = player.empty_cells()[0]
    player.type(cell, "1")
    expect(player.page.get_by_role("alert")).to_contain_text("does not let Nonet save")
    sign = kept(player, "away")
    expect(sign).to_have_text("Not saved")
    player.expect_symbol(cell, "1")
