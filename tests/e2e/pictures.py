"""Takes the pictures of the page: `make pictures` keeps one for the documents, the rest to look at.

Seed, moves and clock are fixed, so that pictures of the same page look the same.
"""

import json
import shutil
from datetime import datetime, timedelta
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, Route

from e2e.conftest import Server
from e2e.player import Player

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "pictures"
KEPT = ROOT / "docs" / "images"

Scheme = Literal["light", "dark"]
SIZES = {"phone": (360, 740), "tablet": (768, 1024), "wide": (1440, 900), "flat": (740, 360)}
BEGIN = datetime(2026, 1, 1, 12, 0)
PLAYED = timedelta(minutes=12, seconds=34)


def open_page(
    browser: Browser, server: Server, size: str, language: str = "en", scheme: Scheme = "light"
) -> Player:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=language, color_scheme=scheme
    )
    page = context.new_page()
    page.clock.set_fixed_time(BEGIN)
    page.route("**/api/jobs", with_seed)
    page.goto(server.address)
    player = Player(page)
    player.wait_for_board()
    page.clock.set_fixed_time(BEGIN + PLAYED)
    page.get_by_text("12:34").wait_for()
    return player


def with_seed(route: Route) -> None:
    wish = json.loads(route.request.post_data or "{}")
    wish["recipe"]["seed"] = 5
    route.continue_(post_data=json.dumps(wish))


def take(page: Page, name: str) -> Path:
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}.png"
    page.screenshot(path=path)
    page.context.close()
    return path


def make_some_moves(player: Player) -> None:
    """Eight right digits, and one that collides."""
    solution = player.solution()
    cells = player.empty_cells()
    for cell in cells[2:18:2]:
        player.type(cell, solution[cell])
    wrong = cells[20]
    row = player.grid()[wrong // 9 * 9 : wrong // 9 * 9 + 9]
    player.type(wrong, next(symbol for symbol in row if symbol != "."))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "cs", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_board(browser: Browser, server: Server, size: str, language: str, scheme: Scheme) -> None:
    player = open_page(browser, server, size, language, scheme)
    make_some_moves(player)
    take(player.page, f"board-{size}-{language}-{scheme}")


@pytest.mark.parametrize(("size", "scheme"), [("phone", "dark"), ("wide", "light")])
def test_win(browser: Browser, server: Server, size: str, scheme: Scheme) -> None:
    player = open_page(browser, server, size, "cs", scheme)
    player.solve_by_typing()
    player.page.wait_for_timeout(2500)
    take(player.page, f"win-{size}-{scheme}")


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("wide", "dark")])
def test_new_game(browser: Browser, server: Server, size: str, scheme: Scheme) -> None:
    player = open_page(browser, server, size, "de", scheme)
    make_some_moves(player)
    player.button("Neues Spiel").click()
    take(player.page, f"new-game-{size}-{scheme}")


def test_picture_for_the_documents(browser: Browser, server: Server) -> None:
    player = open_page(browser, server, "wide")
    player.page.set_viewport_size({"width": 1200, "height": 760})
    solution = player.solution()
    for cell in player.empty_cells()[2:18:2]:
        player.type(cell, solution[cell])
    KEPT.mkdir(parents=True, exist_ok=True)
    shutil.copy(take(player.page, "documents"), KEPT / "page.png")
    assert (KEPT / "page.png").stat().st_size < 150_000
