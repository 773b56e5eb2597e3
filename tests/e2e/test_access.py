"""The page is usable by everyone, as far as axe-core can tell."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Server
from e2e.player import Player

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page, within: str = "html") -> list[str]:
    """What axe-core finds in a part of the page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate("part => axe.run(part).then(result => result.violations)", within)
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found]


def violations_in_looks(page: Page) -> list[str]:
    """What axe-core finds on the whole page, in both looks."""
    found = []
    for look in ("simple", "colourful"):
        page.evaluate("look => { document.documentElement.dataset.look = look }", look)
        found += [f"{look}: {one}" for one in violations(page)]
    return found


def cell_and_conflict(player: Player) -> tuple[int, str]:
    """An empty cell, and a symbol that is in its row already."""
    grid = player.grid()
    rows = {cell: grid[cell // 9 * 9 : cell // 9 * 9 + 9] for cell in player.empty_cells()}
    return next((cell, symbol) for cell, row in rows.items() for symbol in row if symbol != ".")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_no_violations(
    browser: Browser, server: Server, scheme: Literal["light", "dark"], width: int
) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": 800}, color_scheme=scheme, reduced_motion="reduce"
    )
    player = Player(context.new_page())
    player.page.goto(server.address)
    player.wait_for_board()
    solution = player.solution()
    cell, wrong = cell_and_conflict(player)
    player.type(cell, wrong)
    assert violations_in_looks(player.page) == []
    player.button("New game").click()
    assert violations_in_looks(player.page) == []
    player.press("Escape")
    player.ask_for_hint()
    assert violations_in_looks(player.page) == []
    player.type(cell, solution[cell])
    player.solve_by_typing()
    player.page.get_by_role("heading", name="Congratulations!").wait_for()
    assert violations_in_looks(player.page) == []


def test_forced_colours_show_the_chosen_tool_and_the_digit_in_hand(player: Player) -> None:
    player.page.emulate_media(forced_colors="active")
    chosen, other = player.button("Digit"), player.button("Corner notes")
    expect(chosen).to_have_css("border-top-width", "3px")
    expect(other).not_to_have_css("border-top-width", "3px")
    other.click()
    expect(other).to_have_css("border-top-width", "3px")
    expect(chosen).not_to_have_css("border-top-width", "3px")
    player.button("Digit").click()
    player.press("Escape 6")
    expect(player.page.locator(".key.inhand")).to_have_css("outline-width", "3px")


def test_forced_colours_keep_the_time_free(player: Player) -> None:
    player.page.emulate_media(forced_colors="active")
    time = player.page.locator(".status .time").bounding_box()
    pause = player.button("Pause").bounding_box()
    assert time
    assert pause
    assert time["x"] + time["width"] <= pause["x"]
