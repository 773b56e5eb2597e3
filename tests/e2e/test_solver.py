"""The menu of the solver: count, solve, watch, the whole way."""

from itertools import pairwise

from playwright.sync_api import expect

from e2e.player import Player
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


def test_solve_is_one_move(player: Player) -> None:
    solution = player.solution()
    choose(player, "Solver", "Solve")
    expect(player.page.locator(".frame.won")).to_be_visible()
    player.wait_for_grid(solution)


def test_no_solution_is_said(player: Player) -> None:
    enter_what_is_there(player)
    choose(player, "Solver", "Solve")
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
    choose(player, "Solver", "The whole way")
    dialog = player.page.get_by_role("dialog", name="The whole way")
    expect(dialog.get_by_role("status")).to_contain_text("Step 1 of")
    dialog.get_by_role("button", name="→").click()
    expect(dialog.get_by_role("status")).to_contain_text("Step 2 of")
    dialog.get_by_role("list").get_by_role("button").nth(4).click()
    expect(dialog.get_by_role("status")).to_contain_text("Step 5 of")
    titles = dialog.get_by_role("listitem").get_by_role("heading").all_inner_texts()
    assert all(one != other for one, other in pairwise(titles))
    assert titles[-1] == "Solved"


def test_the_whole_way_begins_with_mistakes(player: Player) -> None:
    cell = enter_what_is_there(player)
    choose(player, "Solver", "The whole way")
    dialog = player.page.get_by_role("dialog", name="The whole way")
    first = dialog.get_by_role("listitem").first
    expect(first.get_by_role("heading")).to_have_text("Mistake")
    expect(first.get_by_role("button")).to_contain_text(f"r{cell // 9 + 1}c{cell % 9 + 1} ≠")
