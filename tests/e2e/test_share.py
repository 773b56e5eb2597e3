"""What a player hands to others: links that work elsewhere, characters, pictures."""

import re
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from PIL import Image
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from e2e.conftest import Server
from e2e.player import Player
from e2e.test_access import violations
from e2e.test_files import choose
from nonet import read
from nonet.formats import read_sheet


def share(player: Player) -> Locator:
    choose(player, "Game", "Share")
    return player.page.get_by_role("dialog", name="Share")


def saved(page: Page, dialog: Locator, kind: str) -> bytes:
    with page.expect_download() as download:
        dialog.get_by_role("button", name=f"Save as {kind}").click()
    assert download.value.suggested_filename == f"nonet.{kind.lower()}"
    return Path(download.value.path()).read_bytes()


def texts_of(svg: bytes) -> str:
    texts = [it.text or "" for it in ElementTree.fromstring(svg).iter() if it.tag.endswith("text")]
    return "".join(sorted(texts))


def test_what_is_shared_works_elsewhere(player: Player) -> None:
    before = player.grid()
    cell = player.empty_cells()[0]
    digit = player.solution()[cell]
    player.type(cell, digit)
    after = player.grid()
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    dialog = share(player)
    # nobody else can follow a link to this computer, and the dialog says so
    expect(dialog.get_by_text("runs on your computer alone")).to_be_visible()
    expect(dialog.get_by_role("radio", name="Nonet")).to_have_count(0)
    link = dialog.get_by_role("textbox", name="Link to the puzzle")
    expect(link).to_have_value(re.compile(r"^https://sudokupad\.app/scl"))
    assert str(read(link.input_value())) == before
    expect(dialog.get_by_text("the digits alone")).to_have_count(0)
    dialog.get_by_role("radio", name="f-puzzles").check()
    expect(link).to_have_value(re.compile(r"^https://www\.f-puzzles\.com/"))
    assert str(read(link.input_value())) == before
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    player.page.route("**/api/write", hold, times=1)
    copy = dialog.get_by_role("button", name="Copy: Link to the puzzle")
    dialog.get_by_role("radio", name="SudokuPad").check()
    expect(copy).to_be_disabled()
    player.wait_until(lambda: len(held) == 1)
    held.pop().continue_()
    expect(link).to_have_value(re.compile(r"^https://sudokupad\.app/scl"))
    expect(copy).to_be_enabled()
    dialog.get_by_text("QR code of the link").click()
    dialog.get_by_role("img", name="QR code").evaluate("image => image.decode()")
    dialog.get_by_role("button", name="Copy: As 81 characters").click()
    copied = dialog.get_by_role("status").filter(has_text="Copied.")
    expect(copied).to_have_count(1)
    assert player.page.evaluate("navigator.clipboard.readText()") == before
    dialog.get_by_label("The board as it stands").check()
    expect(dialog.get_by_role("textbox", name="As 81 characters")).to_have_value(after)
    expect(copied).to_have_count(0)  # that was something else
    assert violations(player.page) == []
    assert texts_of(saved(player.page, dialog, "SVG")) == "".join(sorted(after.replace(".", "")))
    assert Image.open(BytesIO(saved(player.page, dialog, "PNG"))).width > 1000


def test_the_page_draws_without_the_server(player: Player) -> None:
    before = player.grid()
    player.page.context.set_offline(True)
    dialog = share(player)
    expect(dialog.get_by_text("no link can be made right now")).to_be_visible()
    expect(dialog.get_by_role("textbox", name="As 81 characters")).to_have_value(before)
    assert texts_of(saved(player.page, dialog, "SVG")) == "".join(sorted(before.replace(".", "")))
    picture = Image.open(BytesIO(saved(player.page, dialog, "PNG")))
    assert picture.size == (1200, 1200)
    assert len(set(picture.convert("L").resize((90, 90)).tobytes())) > 20


def test_a_nonet_that_others_can_reach(context: BrowserContext, server: Server) -> None:
    """Under a name of the network, which leads to the same server."""
    page = context.new_page()  # without TLS the browser has something to complain about
    address = server.address.replace("127.0.0.1", "nonet.example.org")

    def forward(route: Any) -> None:
        url = route.request.url.replace(address, server.address)
        headers = {**route.request.headers, "host": url.split("/")[2]}
        headers.pop("origin", None)
        route.fulfill(response=route.fetch(url=url, headers=headers))

    context.route(f"{address}**", forward)
    page.goto(address)
    player = Player(page)
    player.wait_for_board()
    link = share(player).get_by_role("textbox", name="Link to the puzzle")
    expect(link).to_have_value(re.compile(f"^{address}#puzzle="))
    assert read_sheet(link.input_value()).puzzle.given_count > 16
