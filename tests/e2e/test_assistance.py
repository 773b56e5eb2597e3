"""What the page says of wrong entries, by the place of the dial for assistance."""

import re

from playwright.sync_api import expect

from e2e.player import Player
from e2e.test_solver import enter_what_is_there


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
    player.watch_for(f'.shaken[data-cell="{empty}"]')
    player.type(empty, there)
    player.wait_for_grid(grid)
    # it shakes, says why, and screen readers hear it
    assert player.seen().endswith("shake")
    says = f"{there} does not fit in r{empty // 9 + 1}c{empty % 9 + 1}: r{empty // 9 + 1}c"
    expect(player.page.get_by_role("status").filter(has_text=says)).to_be_visible()
    expect(player.cell(empty)).not_to_have_class(re.compile("shaken"))
    player.cell(empty).click(button="right")
    item = player.page.get_by_role("menuitem", name=there, exact=True)
    expect(item).to_be_disabled()


def test_a_refused_cell_stands_still_for_those_who_want_that(player: Player) -> None:
    player.page.emulate_media(reduced_motion="reduce")
    given = player.grid().index(next(symbol for symbol in player.grid() if symbol != "."))
    player.watch_for(f'.shaken[data-cell="{given}"]')
    player.type(given, "1")
    assert player.seen() == "none"
    locked = f"r{given // 9 + 1}c{given % 9 + 1} is locked."
    expect(player.page.locator("[aria-live=polite]")).to_have_text(locked)


def test_what_is_not_against_the_rules_is_accepted(player: Player) -> None:
    """So nothing may promise more."""
    switch_on(player, "forbid")
    cell, digit = wrong_entry(player)
    player.type(cell, digit)
    player.expect_symbol(cell, digit)
    expect(player.page.get_by_text("wrong entries")).to_have_count(0)


def test_check_says_what_is_wrong_first(player: Player) -> None:
    switch_on(player, "none")
    player.button("Check").click()
    left = len(player.empty_cells())
    expect(player.message()).to_have_text(f"No rule is broken so far. {left} empty cells are left.")
    cell = enter_what_is_there(player)
    player.press("Enter")
    alert = player.page.get_by_role("alert")
    expect(alert).to_contain_text("This breaks the rules:")
    expect(alert).to_contain_text(f"r{cell // 9 + 1}c{cell % 9 + 1}")
    expect(alert).to_contain_text(f"Empty cells: {left - 1}.")
    expect(player.message()).to_have_count(1)
    # in another language its cells have other names
    player.page.get_by_role("button", name="DE Deutsch").click()
    expect(alert).to_contain_text(f"z{cell // 9 + 1}s{cell % 9 + 1}")
    player.page.get_by_role("button", name="EN English").click()
    expect(alert).to_contain_text("This breaks the rules:")
    player.press("Control+z")
    expect(player.message()).to_be_hidden()
    switch_on(player, "check")
    cell, digit = wrong_entry(player)
    player.type(cell, digit)
    player.press("Enter")
    expect(alert).to_contain_text(f"This is wrong: r{cell // 9 + 1}c{cell % 9 + 1}.")


def test_candidates_narrow_after_each_move(player: Player, cells: list[int]) -> None:
    switch_on(player, "notes")
    first, second = cells[:2]
    digit = player.written_notes(second)[0]
    player.type(second, digit)
    player.wait_until(lambda: digit not in player.written_notes(first))
    player.press("Control+z")
    player.wait_until(lambda: digit in player.written_notes(second))
    player.press(f"Shift+Digit{digit}")
    player.wait_until(lambda: digit not in player.written_notes(second))


def test_wrong_entries_are_struck_through(player: Player) -> None:
    switch_on(player, "check")
    cell, digit = wrong_entry(player)
    player.type(cell, digit)
    expect(player.cell(cell).locator(".strike")).to_be_attached()
    expect(player.cell(cell)).to_have_attribute("aria-label", re.compile("wrong$"))
    player.press("Delete")
    player.type(cell, player.solution()[cell])
    expect(player.page.locator(".strike")).to_have_count(0)


def test_what_help_costs_is_said_before(player: Player) -> None:
    page = player.page
    minus = "\N{MINUS SIGN}"
    expect(player.button("Hint")).to_contain_text(f"Hint ({minus}1%)")
    player.ask_for_hint(stages=2)
    expect(player.button("Tell me more")).to_have_text(f"Tell me more ({minus}1%)")
    player.button("Tell me more").click()
    expect(player.button("Apply")).to_have_text(f"Apply ({minus}5%)")
    player.press("Escape")
    page.get_by_role("menuitem", name="Helper", exact=True).click()
    for entry, price in [
        ("Hint: the right digit", 5),
        ("Fill in all notes", 10),
        ("Refuse digits that break a rule", 10),
        ("Show candidates", 10),
        ("Assistance: + check against the solution", 40),
    ]:
        expect(page.locator("[data-entry]", has_text=f"{entry} ({minus}{price}%)")).to_be_visible()
    page.locator("[data-entry=assistance]").click()
    dialog = page.get_by_role("dialog", name="Assistance")
    expect(dialog).to_contain_text("each stage of a hint 1%")
    expect(dialog).to_contain_text("(free)")


def test_none(player: Player) -> None:
    switch_on(player, "none")
    grid = player.grid()
    empty = player.empty_cells()[0]
    there = grid[empty // 9 * 9 :][:9].replace(".", "")[0]
    player.type(empty, there)
    player.expect_no_conflicts()
    # nor do points tell: they are counted at the end
    expect(player.page.get_by_text(re.compile(r"\d points?"))).to_be_hidden()
