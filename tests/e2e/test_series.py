"""Levels and daily puzzles: how they open, go on and are won."""

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from e2e.conftest import Server
from e2e.player import Player
from e2e.test_files import choose
from nonet import daily


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server on which only these tests reach something."""
    server = Server()
    yield server
    server.stop()


def levels(player: Player) -> Locator:
    choose(player, "Game", "Levels")
    dialog = player.page.get_by_role("dialog", name="Levels")
    expect(dialog.locator(".levels")).to_have_attribute("aria-busy", "false")
    return dialog


def title(player: Player) -> Locator:
    return player.page.locator(".status .title")


def play_next(player: Player) -> int:
    """Begins the next level, and tells which one that is."""
    button = levels(player).get_by_role("button", name="Play level")
    number = int(button.inner_text().split()[-1])
    button.click()
    expect(title(player)).to_have_text(f"Level {number}")
    return number


def play(player: Player, number: int) -> None:
    levels(player).get_by_role("button", name=re.compile(f"^Level {number},")).click()
    expect(title(player)).to_have_text(f"Level {number}")


def test_a_level_opens_the_next(player: Player) -> None:
    backdrop = player.page.locator("svg:has(+ .page)")
    expect(backdrop).to_have_count(0)
    number = play_next(player)
    first, scenery = player.grid(), backdrop.inner_html()
    player.wait_until(lambda: len(player.empty_cells()) == number)
    closed = levels(player).get_by_role("button", name=f"Level {number + 1}, still closed")
    expect(closed).to_be_disabled()
    player.press("Escape")
    player.solve_by_typing()
    player.button("Next level").click()
    expect(title(player)).to_have_text(f"Level {number + 1}")
    player.wait_until(lambda: len(player.empty_cells()) == number + 1)
    assert backdrop.inner_html() != scenery
    dialog = levels(player)
    expect(dialog.get_by_text(f"{number} of 81 levels finished")).to_be_visible()
    dialog.get_by_role("button", name=f"Level {number}, best time").click()
    expect(title(player)).to_have_text(f"Level {number}")
    player.wait_for_grid(first)


def test_progress_is_known_without_the_server(player: Player) -> None:
    number = play_next(player)
    player.solve_by_typing()
    player.page.route("**/api/**", lambda route: route.abort())
    player.page.reload()
    player.wait_for_board()
    dialog = levels(player)
    expect(dialog.get_by_role("alert")).to_contain_text("no longer running")
    expect(dialog.get_by_role("button", name=f"Level {number + 1}, open")).to_be_enabled()


def test_progress_is_saved_and_loaded(
    player: Player, browser: Browser, server: Server, tmp_path: Path
) -> None:
    number = play_next(player)
    player.solve_by_typing()
    with player.page.expect_download() as download:
        levels(player).get_by_role("button", name="Save progress").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    context = browser.new_context(locale="en-GB")
    other = Player(context.new_page())
    other.page.route("**/api/goals*", lambda route: route.abort())
    other.page.goto(server.address)
    other.wait_for_board()
    dialog = levels(other)
    expect(dialog.get_by_text("0 of 81 levels finished")).to_be_visible()
    dialog.locator("input[type=file]").set_input_files(path)
    expect(dialog.get_by_text(f"{number} of 81 levels finished")).to_be_visible()
    expect(dialog.get_by_role("button", name=f"Level {number + 1}, open")).to_be_enabled()
    context.close()


def test_what_is_begun_goes_on(player: Player) -> None:
    while (number := play_next(player)) < 3:
        player.solve_by_typing()
    cell, *_ = player.empty_cells()
    player.type(cell, player.solution()[cell])
    before = player.grid()
    expect(player.page.get_by_text("Saved")).to_be_visible()
    play(player, 1)
    levels(player).get_by_role("button", name=f"Level {number}, begun").click()
    expect(title(player)).to_have_text(f"Level {number}")
    player.wait_for_grid(before)


def test_what_the_machine_solves_opens_nothing(player: Player) -> None:
    number = play_next(player)
    choose(player, "Solver", "Solve")
    expect(player.page.get_by_role("heading", name="Solved by Nonet")).to_be_visible()
    expect(player.button("Next level")).to_be_hidden()
    closed = levels(player).get_by_role("button", name=f"Level {number + 1}, still closed")
    expect(closed).to_be_disabled()


def test_what_hints_fill_in_opens_nothing(player: Player, server: Server) -> None:
    number = play_next(player)
    while player.empty_cells():
        left = len(player.empty_cells())
        choose(player, "Helper", "Hint: the right digit")
        expect(player.page.get_by_text(re.compile(f"^{left - 1} empty cell"))).to_be_visible()
    page = player.page
    expect(page.get_by_role("heading", name="Solved with hints")).to_be_visible()
    expect(page.locator(".win")).not_to_contain_text(re.compile(r"\d point|%|You solved"))
    expect(page.locator(".frame.won")).to_be_hidden()
    closed = levels(player).get_by_role("button", name=f"Level {number + 1}, still closed")
    expect(closed).to_be_disabled()
    player.press("Escape")
    expect(page.get_by_text("Saved")).to_be_visible()
    assert [game["won"] for game in server.games()] == [False]
    choose(player, "Game", "Statistics")
    row = page.get_by_role("dialog").get_by_role("row").nth(1)
    expect(row.get_by_role("cell")).to_have_text(["1", "0", *3 * ["\N{EN DASH}"]])
    player.press("Escape")
    player.button("Undo").click()
    player.wait_until(lambda: len(player.empty_cells()) == 1)


def test_arrow_keys_walk_through_the_levels(player: Player) -> None:
    while (number := play_next(player)) < 3:
        player.solve_by_typing()
    dialog = levels(player)
    dialog.get_by_role("button", name=re.compile(f"^Level {number},")).focus()
    player.press("ArrowLeft " * number)
    expect(dialog.get_by_role("button", name="Level 1,")).to_be_focused()
    player.press("Enter")
    expect(title(player)).to_have_text("Level 1")


def test_the_puzzle_of_the_day(player: Player) -> None:
    choose(player, "Game", "Daily puzzle")
    dialog = player.page.get_by_role("dialog", name="Daily puzzle")
    dialog.get_by_label("Level").select_option("beginner")
    expect(dialog.get_by_text("0 days").first).to_be_visible()
    dialog.get_by_role("button", name=re.compile("^Play ")).click()
    expect(title(player)).to_contain_text("Daily")
    card = daily(date.today(), "beginner")
    assert card
    player.wait_for_grid(str(card.puzzle))
    player.solve_by_typing()
    player.button("Daily puzzle").click()
    expect(dialog.get_by_role("button", name="won in")).to_have_attribute("aria-current", "date")
    expect(dialog.get_by_text("1 day")).to_have_count(2)


def test_days_before_but_none_to_come(player: Player) -> None:
    choose(player, "Game", "Daily puzzle")
    dialog = player.page.get_by_role("dialog", name="Daily puzzle")
    expect(dialog.get_by_role("button", name="Next month")).to_be_disabled()
    dialog.get_by_role("button", name="Previous month").click()
    day = dialog.get_by_role("button", name=re.compile("^1 "))
    day.click()
    name = (day.get_attribute("aria-label") or "").partition(",")[0]
    dialog.get_by_role("button", name=f"Play {name}").click()
    expect(title(player)).to_contain_text("Daily 1 ")
