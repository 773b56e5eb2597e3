"""Rules that are switched in the game at hand: undone, counted, and told on its face."""

import re

from playwright.sync_api import Locator, expect

from e2e.player import Player

RULES = ["Rows", "Columns", "Boxes", "Both diagonals"]


def entry(player: Player, rule: str) -> Locator:
    return player.page.get_by_role("menuitemcheckbox", name=rule, exact=True)


def switch(player: Player, rule: str) -> None:
    bar = player.page.get_by_role("menubar")
    bar.get_by_role("menuitem", name="Rules", exact=True).click()
    entry(player, rule).click()


def states(player: Player) -> list[str | None]:
    bar = player.page.get_by_role("menubar")
    bar.get_by_role("menuitem", name="Rules", exact=True).click()
    checked = [entry(player, rule).get_attribute("aria-checked") for rule in RULES]
    player.press("Escape")
    return checked


def test_a_rule_is_switched_and_taken_back(player: Player) -> None:
    face = player.page.locator(".status .unusual")
    assert states(player) == ["true", "true", "true", "false"]
    switch(player, "Rows")
    expect(face).to_have_text("Rows: off")
    expect(player.message()).to_contain_text(
        re.compile("With these rules the puzzle has .*solutions")
    )
    assert states(player) == ["false", "true", "true", "false"]
    player.button("Undo").click()
    expect(face).to_be_hidden()
    expect(player.message()).to_be_hidden()
    assert states(player) == ["true", "true", "true", "false"]
    player.button("Redo").click()
    expect(face).to_have_text("Rows: off")
    player.page.reload()
    player.wait_for_board()
    expect(face).to_have_text("Rows: off")


def in_row_only(grid: str) -> tuple[int, str]:
    """An empty cell, and a digit that only its row forbids."""
    for cell in (cell for cell, symbol in enumerate(grid) if symbol == "."):
        top, left = cell // 27 * 27, cell % 9 // 3 * 3
        box = "".join(grid[top + 9 * row + left :][:3] for row in range(3))
        others = box + grid[cell % 9 :: 9]
        for digit in grid[cell - cell % 9 :][:9].replace(".", ""):
            if digit not in others:
                return cell, digit
    raise AssertionError(grid)


def test_what_breaks_a_rule_follows(player: Player) -> None:
    cell, digit = in_row_only(player.grid())
    player.type(cell, digit)
    player.wait_until(lambda: cell in player.conflicts())
    switch(player, "Rows")
    expect(player.page.locator('[aria-invalid="true"]')).to_have_count(0)


def test_both_diagonals_are_drawn_and_counted(player: Player) -> None:
    switch(player, "Both diagonals")
    expect(player.page.locator(".status .unusual")).to_have_text("Both diagonals: on")
    expect(player.page.locator(".diagonal")).to_be_visible()
    expect(player.message()).to_contain_text("With these rules the puzzle has")
    saved = player.saved()
    assert [move["do"] for move in saved["moves"]] == ["+diagonals"]
    assert {house["kind"] for house in saved["puzzle"]["layout"]["houses"]} == {
        "row", "column", "box",
    }  # fmt: skip
