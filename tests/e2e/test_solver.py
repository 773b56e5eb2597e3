"""The menu of the solver: count, solve, watch, the whole way."""

from playwright.sync_api import expect

from e2e.player import Player
from e2e.test_files import choose


def test_count(player: Player) -> None:
    choose(player, "Solver", "Count the solutions")
    expect(player.page.get_by_text("There is exactly one solution.")).to_be_visible()


def test_solve_is_one_move(player: Player) -> None:
    solution = player.solution()
    choose(player, "Solver", "Solve")
    expect(player.page.locator(".frame.won")).to_be_visible()
    assert player.grid() == solution


def test_no_solution_is_said(player: Player) -> None:
    before = player.grid()
    empty = player.empty_cells()[0]
    row = before[empty // 9 * 9 : empty // 9 * 9 + 9]
    player.type(empty, next(symbol for symbol in row if symbol != "."))
    choose(player, "Solver", "Solve")
    expect(player.page.get_by_role("alert")).to_contain_text("no solution")


def test_watch_the_search(player: Player) -> None:
    choose(player, "Solver", "Watch the search")
    dialog = player.page.get_by_role("dialog", name="Watch the search")
    dialog.get_by_role("button", name="Pause").click()
    before = dialog.get_by_role("status").inner_text()
    dialog.get_by_role("button", name="One step").click()
    expect(dialog.get_by_role("status")).not_to_have_text(before)


def test_the_whole_way(player: Player) -> None:
    choose(player, "Solver", "The whole way")
    dialog = player.page.get_by_role("dialog", name="The whole way")
    expect(dialog.get_by_role("status")).to_contain_text("Step 1 of", timeout=20_000)
    dialog.get_by_role("button", name="→").click()
    expect(dialog.get_by_role("status")).to_contain_text("Step 2 of")
    dialog.get_by_role("listitem").nth(4).get_by_role("button").click()
    expect(dialog.get_by_role("status")).to_contain_text("Step 5 of")
