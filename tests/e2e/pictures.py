"""Takes the pictures of the page: `make pictures` keeps some for the documents, the rest to view.

Seed, moves and clock are fixed, so that pictures of the same page look the same. A page that is
open is taken in every size, since opening it takes longest.
"""

import json
from datetime import datetime, timedelta
from pathlib import Path
from typing import Literal

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, Route, expect

from e2e.conftest import Server
from e2e.player import Player
from e2e.test_files import choose

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "pictures"
KEPT = ROOT / "docs" / "images"

Scheme = Literal["light", "dark"]
SIZES = {"phone": (360, 740), "tablet": (768, 1024), "wide": (1440, 900), "flat": (740, 360)}
BEGIN = datetime(2026, 1, 1, 12, 0)
PLAYED = timedelta(minutes=12, seconds=34)


def open_page(
    browser: Browser, server: Server, language: str = "en", scheme: Scheme = "light"
) -> Player:
    width, height = SIZES["wide"]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme=scheme,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.clock.set_fixed_time(BEGIN)
    page.route("**/api/jobs", with_seed)
    page.goto(server.address)
    player = Player(page)
    player.wait_for_board()
    first = player.empty_cells()[0]
    player.type(first, player.solution()[first])  # the move that starts the clock
    page.clock.set_fixed_time(BEGIN + PLAYED)
    page.get_by_text("12:34").wait_for()
    return player


def with_seed(route: Route) -> None:
    wish = json.loads(route.request.post_data or "{}")
    if "recipe" in wish:
        wish["recipe"]["seed"] = 5
    route.continue_(post_data=json.dumps(wish))


def take(page: Page, name: str, *sizes: str) -> None:
    """Takes a picture in each of the sizes."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for size in sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.screenshot(path=FOLDER / f"{name}-{size}.png")


def keep(page: Page, name: str, width: int, height: int) -> None:
    """Takes a picture for the documents, in as few colours as nobody misses."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(200)
    path = KEPT / f"{name}.png"
    page.screenshot(path=path)
    Image.open(path).convert("RGB").quantize(100).save(path, optimize=True)
    assert path.stat().st_size < 100_000


def make_some_moves(player: Player) -> None:
    """Eight right digits."""
    solution = player.solution()
    for cell in player.empty_cells()[2:18:2]:
        player.type(cell, solution[cell])


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "cs", "de"])
def test_board(browser: Browser, server: Server, language: str, scheme: Scheme) -> None:
    player = open_page(browser, server, language, scheme)
    make_some_moves(player)
    wrong = player.empty_cells()[10]
    row = player.grid()[wrong // 9 * 9 : wrong // 9 * 9 + 9]
    player.type(wrong, next(symbol for symbol in row if symbol != "."))
    take(player.page, f"board-{language}-{scheme}", *SIZES)
    player.page.context.close()


def test_dialogs(browser: Browser, server: Server) -> None:
    player = open_page(browser, server, "de", "dark")
    make_some_moves(player)
    player.button("Neues Spiel").click()
    player.page.locator("dialog[open] select").first.wait_for()
    take(player.page, "new-game-de-dark", "phone", "wide")
    player.press("Escape")
    choose(player, "Spiel", "Was wäre wenn")
    take(player.page, "branches-de-dark", "phone", "wide")
    player.press("Escape")
    choose(player, "Drucken", "Neue Rätsel drucken")
    player.page.locator("dialog[open] img").wait_for()
    take(player.page, "print-de-dark", "phone", "wide")
    player.page.context.close()


RULED = {
    "format": "nonet", "version": 1, "board": "9x9",
    "givens": "...............................5.................3...............................",
    "cages": [{"cells": [9, 10, 18, 19], "total": 20}],
    "rules": [
        {"kind": "thermometer", "cells": [2, 3, 13, 23, 24]},
        {"kind": "arrow", "circle": [62], "line": [61, 51, 41]},
        {"kind": "whisper", "cells": [28, 37, 47, 56, 64]},
        {"kind": "difference", "cells": [34, 35]},
        {"kind": "ratio", "cells": [43, 52]},
        {"kind": "renban", "cells": [74, 75, 67, 68]},
    ],
    "info": {"title": "A draft"},
}  # fmt: skip


def test_pages_for_learners_and_setters(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.set_viewport_size({"width": 1200, "height": 760})
    page.goto(f"{server.address}learn/x_wing")
    page.get_by_role("heading", level=1).wait_for()
    keep(page, "learn", 1200, 760)
    page.goto(f"{server.address}studio")
    page.get_by_role("button", name="Open…").click()
    page.get_by_label("Link or text").fill(json.dumps(RULED))
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_timeout(8000)  # until the machine has said what it has to say
    keep(page, "studio", 1100, 680)
    context.close()


def test_win(browser: Browser, server: Server) -> None:
    player = open_page(browser, server, "cs")
    player.solve_by_typing()
    player.page.locator(".frame.won").wait_for()
    take(player.page, "win-cs-light", "phone", "wide")
    player.page.context.close()


def test_pictures_for_the_documents(browser: Browser, server: Server) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    player = open_page(browser, server)
    make_some_moves(player)
    keep(player.page, "page", 1200, 760)
    keep(player.page, "phone", 360, 740)
    player.page.set_viewport_size({"width": 1200, "height": 760})
    player.ask_for_hint()
    expect(player.button("Apply")).to_be_visible()
    keep(player.page, "hint", 1200, 760)
    player.press("Escape")
    choose(player, "Print", "Print this game")
    expect(player.page.locator("dialog[open] img")).to_have_js_property("complete", value=True)
    keep(player.page, "print", 1200, 760)
    player.page.context.close()
