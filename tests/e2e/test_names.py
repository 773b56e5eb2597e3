"""Names and titles from files are text on every part of the page that shows them."""

import json
from uuid import uuid4

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import Server
from e2e.drawer import Drawer
from e2e.player import Player
from e2e.test_files import choose
from e2e.test_history import history
from e2e.test_studio import paste

MARKUP = "<img class=hurt onerror=alert(1) src=x>"
LINE = b"1..4.3...2.....1"
NAMES = {
    "challenge": ["challenge"],
    "day": ["daily"],
    "others": [
        "board",
        "level",
        "givens",
        "scale",
        "seed",
        "title",
        "author",
        "source",
        "solutions",
    ],
}


def keep(page: Page, server: Server, names: list[str]) -> None:
    """A game in whose names there is markup."""
    binary = {"Content-Type": "application/octet-stream"}
    document = page.request.post(f"{server.address}api/read", data=LINE, headers=binary).json()
    document["puzzle"]["info"] = dict.fromkeys(names, MARKUP)
    document["moves"] = [{"do": "r1c2=2", "at": 1}, {"do": "r1c3=3", "at": 2}]
    document |= {"branches": [{"name": MARKUP, "move": 1}], "cursor": 2, "time": 1000}
    stamp = {"writer": str(uuid4()), "edit": 1, "revision": 0}
    wish = {**stamp, "document": document, "standing": {"empty": 10, "won": False}}
    assert page.request.put(f"{server.address}api/games/{uuid4()}", data=wish).ok


def assert_text(shown: Locator) -> None:
    """It is there, and no markup has become a part of the page."""
    expect(shown).to_be_visible()
    expect(shown.page.locator(".hurt")).to_have_count(0)


@pytest.mark.parametrize("names", NAMES.values(), ids=NAMES)
def test_names_of_a_game_that_is_kept(player: Player, server: Server, names: list[str]) -> None:
    page = player.page
    keep(page, server, names)
    dialog = history(player)
    assert_text(dialog.get_by_role("article"))
    dialog.get_by_role("article").get_by_role("button", name="Continue").click()
    expect(dialog).to_be_hidden()
    expect(page.locator("[data-cell]")).to_have_count(16)
    assert_text(page.locator(".status .title"))
    for entry in ("Statistics", "What if: branches"):
        choose(player, "Game", entry)
        assert_text(page.get_by_role("dialog", name=entry))
        if entry == "What if: branches":
            assert_text(page.get_by_role("dialog").get_by_text(MARKUP))
        player.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    choose(player, "Game", "Share")
    assert_text(page.get_by_role("dialog", name="Share"))
    player.press("Escape")
    choose(player, "Print", "Print this game")
    dialog = page.get_by_role("dialog", name="Print")
    assert_text(dialog)
    player.press("Escape")
    history(player).get_by_role("button", name="Replay").first.click()
    assert_text(page.get_by_role("dialog", name="Replay"))


def test_names_in_the_studio(page: Page, server: Server) -> None:
    drawer = Drawer(page, server.address)
    rule = {
        "kind": "automaton", "name": MARKUP, "cells": [0, 1, 2], "accepting": [0],
        "moves": [[0] * 9],
    }  # fmt: skip
    puzzle = {
        "format": "nonet", "version": 1, "board": "9x9", "givens": "." * 81, "rules": [rule],
        "info": dict.fromkeys(["title", "author", "comment", "rules"], MARKUP),
    }  # fmt: skip
    paste(page, json.dumps(puzzle))
    expect(page.get_by_role("textbox", name="Title")).to_have_value(MARKUP)
    assert drawer.drawing()["rules"][0]["tree"]["name"] == MARKUP
    assert page.title().startswith(MARKUP)
    for button in ("Share…", "Before publishing…", "Drafts…"):
        page.get_by_role("button", name=button).click()
        assert_text(page.get_by_role("dialog"))
        page.wait_for_timeout(300)  # what is shown there may come later
        assert_text(page.get_by_role("dialog"))
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
