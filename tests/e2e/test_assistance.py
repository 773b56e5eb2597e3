"""What the page says of wrong entries, by the place of the dial for assistance."""

import re

from playwright.sync_api import expect

from e2e.player import Player


def switch_on(player: Player, dial: str) -> None:
    """Starts the page anew with the assistance at a place of the dial."""
    names = ("conflicts", "forbid", "candidates", "check")
    level = ("none", "conflicts", "forbid", "notes", "check").index(dial)
    switches = {name: number < level for number, name in enumerate(names)} | {"sweep": True}
    player.page.evaluate(
        "switches => localStorage.setItem('nonet.settings', JSON.stringify({switches}))", switches
    )
    player.page.reload()
    player.wait_for_board()


def wrong_entry(player: Player) -> tuple[int, str]:
    """A cell and a digit that fits the rules there now, but is not that of the solution."""
    grid, solution = player.grid(), player.solution()
    for cell in player.empty_cells():
        row, column = divmod(cell, 9)
        corner = row // 3 * 27 + column // 3 * 3
        box = "".join(grid[corner + 9 * line : corner + 9 * line + 3] for line in range(3))
        seen = grid[row * 9 : row * 9 + 9] + grid[column::9] + box
        if wrong := set("123456789").difference(seen, solution[cell]):
            return cell, min(wrong)
    raise AssertionError("every cell is a naked single")


def test_wrong_entries_are_forbidden(player: Player) -> None:
    switch_on(player, "forbid")
    grid = player.grid()
    empty = next(cell for cell in player.empty_cells() if grid[cell // 9 * 9 :][:9].strip("."))
    there = grid[empty // 9 * 9 :][:9].replace(".", "")[0]
    player.type(empty, there)
    assert player.grid() == grid
    player.cell(empty).click(button="right")
    item = player.page.get_by_role("menuitem", name=there, exact=True)
    expect(item).to_be_disabled()


def test_candidates_narrow_after_each_move(player: Player, cells: list[int]) -> None:
    switch_on(player, "notes")
    first, second = cells[:2]
    digit = player.written_notes(second)[0]
    player.type(second, digit)
    assert digit not in player.written_notes(first)
    player.press("Control+z")
    assert digit in player.written_notes(second)
    player.press(f"Shift+Digit{digit}")
    assert digit not in player.written_notes(second)


def test_wrong_entries_are_struck_through(player: Player) -> None:
    switch_on(player, "check")
    cell, digit = wrong_entry(player)
    player.type(cell, digit)
    expect(player.cell(cell).locator(".strike")).to_be_attached()
    expect(player.cell(cell)).to_have_attribute("aria-label", re.compile("wrong$"))
    player.press("Delete")
    player.type(cell, player.solution()[cell])
    assert player.page.locator(".strike").count() == 0


def test_none(player: Player) -> None:
    switch_on(player, "none")
    grid = player.grid()
    empty = player.empty_cells()[0]
    there = grid[empty // 9 * 9 :][:9].replace(".", "")[0]
    player.type(empty, there)
    assert player.conflicts() == []
