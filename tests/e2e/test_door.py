"""A Nonet that others in the network can reach asks for its key."""

import re
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Server


@pytest.fixture(scope="module")
def shared() -> Iterator[Server]:
    server = Server(host="0.0.0.0", public_url="https://sudoku.example/")
    yield server
    server.stop()


@pytest.fixture
def stranger(browser: Browser) -> Iterator[Page]:
    """A page of somebody who was never here."""
    context = browser.new_context(locale="en")
    yield context.new_page()
    context.close()


def follow(page: Page, address: str) -> None:
    """Clicks on a link of another site."""
    page.goto("data:text/html," + quote(f"<a href='{address}'>link</a>"))
    page.get_by_role("link").click()


def test_who_knows_the_key_types_it_in(stranger: Page, shared: Server) -> None:
    stranger.goto(f"http://localhost:{shared.port}/")
    dialog = stranger.get_by_role("dialog", name="This Nonet needs a key")
    dialog.get_by_label("Key").fill("a guess")
    dialog.get_by_role("button", name="Enter").click()
    expect(dialog.get_by_role("alert")).to_have_text("Wrong key for this server")
    dialog.get_by_label("Key").fill(shared.address.partition("key=")[2])
    dialog.get_by_role("button", name="Enter").click()
    expect(stranger.get_by_role("grid")).to_be_visible()
    expect(dialog).to_be_hidden()
    assert stranger.evaluate("document.cookie") == "", "scripts cannot read it"


def test_a_link_with_the_key_opens_everything(stranger: Page, shared: Server) -> None:
    follow(stranger, f"{shared.address}#part")
    expect(stranger.get_by_role("grid")).to_be_visible()
    assert "key" not in stranger.url
    # once more, now that the service worker answers; and from elsewhere, without the key
    stranger.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    stranger.goto(shared.address)
    expect(stranger.get_by_role("grid")).to_be_visible()
    assert "key" not in stranger.url
    follow(stranger, f"http://localhost:{shared.port}/")
    expect(stranger.get_by_role("grid")).to_be_visible()
    expect(stranger.get_by_role("dialog")).to_be_hidden()


def test_links_carry_the_public_address(stranger: Page, shared: Server) -> None:
    stranger.goto(shared.address)
    expect(stranger.get_by_role("grid")).to_be_visible()
    bar = stranger.get_by_role("menubar")
    bar.get_by_role("menuitem", name="Game", exact=True).click()
    stranger.get_by_role("menu").get_by_role("menuitem", name="Share").click()
    link = stranger.get_by_role("textbox", name="Link to the puzzle")
    expect(link).to_have_value(re.compile("^https://sudoku.example/#"))
    assert "key=" not in link.input_value()
