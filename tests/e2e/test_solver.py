"""The menu of the solver: count, solve, watch, the whole way."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from e2e.player import LINE_OF_BOARD, Player
from e2e.test_files import choose

SPACE = "." * 9


def enter_what_is_there(player: Player) -> int:
    """Enters a digit that its row has already; returns the cell."""
    empty = next(
        cell for cell in player.empty_cells() if player.grid()[cell // 9 * 9 :][:9] != SPACE
    )
    row = player.grid()[empty // 9 * 9 :][:9]
    player.type(empty, next(symbol for symbol in row if symbol != "."))
    return empty


def test_count(player: Player) -> None:
    choose(player, "Solver", "Count the solutions")
    expect(player.page.get_by_text("There is exactly one solution.")).to_be_visible()


def let_solve(player: Player) -> None:
    """Has a running game solved, and says yes."""
    choose(player, "Solver", "Solve")
    player.page.get_by_role("dialog").get_by_role("button", name="Solve", exact=True).click()


def test_solve_is_a_move_like_others(player: Player) -> None:
    page, solution = player.page, player.solution()
    cell = player.empty_cells()[0]
    player.type(cell, solution[cell])
    before = player.grid()
    choose(player, "Solver", "Solve")
    player.button("Keep playing").click()
    player.wait_for_grid(before)
    let_solve(player)
    player.wait_for_grid(solution)
    expect(page.get_by_role("heading", name="Solved by Nonet")).to_be_visible()
    expect(page.get_by_text("You solved it")).to_be_hidden()
    expect(page.locator(".frame.won")).to_be_hidden()
    player.press("Control+z")
    player.wait_for_grid(before)
    player.press("Control+y")
    player.wait_for_grid(solution)
    choose(player, "Game", "What if: branches")
    page.get_by_role("dialog").get_by_role("listitem").first.get_by_role("button").click()
    player.expect_symbol(cell, ".")
    player.press("Escape")
    player.press("Control+y Control+y")
    player.button("Start over").click()
    player.expect_symbol(cell, ".")
    # who has seen the solution does not win with it
    player.solve_by_typing()
    expect(page.get_by_role("heading", name="Solved by Nonet")).to_be_visible()
    expect(page.locator(".frame.won")).to_be_hidden()


def test_a_double_click_solves_and_does_no_more(player: Player) -> None:
    page, solution = player.page, player.solution()
    cell = player.empty_cells()[0]
    player.type(cell, solution[cell])
    choose(player, "Solver", "Solve")
    page.get_by_role("dialog").get_by_role("button", name="Solve", exact=True).dblclick()
    player.wait_for_grid(solution)
    assert player.selected() == [cell]
    # what follows elsewhere, or later, is a click like others
    player.click(0)
    assert player.selected() == [0]
    page.locator(".back").get_by_role("button", name="Undo").click()
    expect(player.cell(0)).to_be_focused()


def test_a_game_that_nobody_has_begun_is_solved_at_once(player: Player) -> None:
    solution = player.solution()
    choose(player, "Solver", "Solve")
    player.wait_for_grid(solution)
    expect(player.page.locator(".frame.won")).to_be_hidden()
    choose(player, "Game", "Start over")
    player.wait_until(lambda: len(player.empty_cells()) > 0)


def test_no_solution_is_said(player: Player) -> None:
    enter_what_is_there(player)
    let_solve(player)
    expect(player.page.get_by_role("alert")).to_contain_text("one of your entries must be wrong")
    choose(player, "Solver", "Count the solutions")
    answer = player.page.get_by_role("dialog").get_by_role("status")
    expect(answer).to_contain_text("There is no solution any more")


def test_watch_the_search(player: Player) -> None:
    choose(player, "Solver", "Watch the search")
    dialog = player.page.get_by_role("dialog", name="Watch the search")
    dialog.get_by_role("button", name="Pause").click()
    before = dialog.get_by_role("status").inner_text()
    dialog.get_by_role("button", name="One step").click()
    expect(dialog.get_by_role("status")).not_to_have_text(before)


def test_a_search_says_how_it_ends(player: Player) -> None:
    enter_what_is_there(player)
    choose(player, "Solver", "Watch the search")
    dialog = player.page.get_by_role("dialog", name="Watch the search")
    expect(dialog.get_by_role("status")).to_contain_text("one of your entries must be wrong")


def test_the_whole_way(player: Player) -> None:
    choose(player, "Solver", "Step-by-step solution")
    dialog = player.page.get_by_role("dialog", name="Step-by-step solution")
    expect(dialog.get_by_role("status")).to_contain_text("Step 1 of")
    dialog.get_by_role("button", name="→").click()
    expect(dialog.get_by_role("status")).to_contain_text("Step 2 of")
    dialog.get_by_role("list").get_by_role("button").nth(4).click()
    expect(dialog.get_by_role("status")).to_contain_text("Step 5 of")
    titles = dialog.get_by_role("listitem").get_by_role("heading").all_inner_texts()
    assert all(one != other for one, other in pairwise(titles))
    assert titles[-1] == "Solved"


@pytest.mark.parametrize("entry", ["Step-by-step solution", "Watch the search"])
def test_who_has_seen_the_solution_does_not_win(player: Player, entry: str) -> None:
    player.page.get_by_role("menuitem", name="Solver", exact=True).click()
    price = f"{entry} (\N{MINUS SIGN}100%)…"
    player.page.get_by_role("menuitem", name=price, exact=True).click()
    dialog = player.page.get_by_role("dialog", name=entry)
    if entry == "Watch the search":
        dialog.get_by_label("Speed").fill("10")
    expect(dialog.get_by_role("status")).to_contain_text(re.compile("Step 1 of|Solved"))
    player.wait_until(lambda: player.saved()["used"] == ["solver"])
    player.press("Escape")
    player.solve_by_typing()
    expect(player.page.get_by_role("heading", name="Solved with hints")).to_be_visible()
    expect(player.page.get_by_text("does not count as a win")).to_be_visible()


def test_the_whole_way_begins_with_mistakes(player: Player) -> None:
    cell = enter_what_is_there(player)
    choose(player, "Solver", "Step-by-step solution")
    dialog = player.page.get_by_role("dialog", name="Step-by-step solution")
    first = dialog.get_by_role("listitem").first
    expect(first.get_by_role("heading")).to_have_text("Mistake")
    expect(first.get_by_role("button")).to_contain_text(f"r{cell // 9 + 1}c{cell % 9 + 1} ≠")


def test_solving_can_be_seen_on_the_board_and_stopped(player: Player) -> None:
    before = player.grid()
    solution = player.solution()
    menu = player.page.get_by_role("menubar").get_by_role("menuitem", name="Solver", exact=True)
    menu.click()
    player.page.get_by_role("menuitemcheckbox", name="Show the search when solving").click()
    menu.click()
    player.page.get_by_role("menuitem", name="Solve", exact=True).click()
    search = player.page.get_by_role("region", name="Searching")
    expect(search).to_be_visible()
    player.page.wait_for_function(f"() => {LINE_OF_BOARD} !== '{before}'")
    menu.click()
    player.page.get_by_role("menuitem", name="Stop", exact=True).click()
    expect(search).to_be_hidden()
    player.wait_for_grid(before)
    menu.click()
    player.page.get_by_role("menuitem", name="Solve", exact=True).click()
    search.get_by_role("slider").fill("8")
    player.wait_for_grid(solution)
    expect(search).to_be_hidden()
