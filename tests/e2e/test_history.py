"""The history of games, their replay, and what they add up to."""

import re

import pytest
from playwright.sync_api import Locator, expect

from e2e.player import Player
from e2e.test_access import violations
from e2e.test_files import choose


def history(player: Player) -> Locator:
    choose(player, "Game", "History")
    return player.page.get_by_role("dialog", name="History")


@pytest.fixture
def played(player: Player) -> str:
    """The board of a game with three moves, which is no longer on the board."""
    cells, solution = player.empty_cells(), player.solution()
    player.type(cells[0], solution[cells[0]])
    player.type(cells[1], str(int(solution[cells[1]]) % 9 + 1))
    player.press(solution[cells[1]])
    before = player.grid()
    expect(player.page.get_by_text("Saved")).to_be_visible()
    choose(player, "Game", "Levels")
    player.page.get_by_role("button", name="Level 1,").click()
    expect(player.page.locator(".status .title")).to_have_text("Level 1")
    return before


def test_a_game_goes_on(player: Player, played: str) -> None:
    line = history(player).get_by_role("article", name="easy")
    expect(line).not_to_contain_text("Mistakes")  # that would help to find it
    expect(line).to_contain_text("9×9")
    line.get_by_role("button", name="Continue").click()
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    player.wait_for_grid(played)
    player.press("Control+z")
    player.wait_for_other_grid(played)
    expect(history(player).get_by_text("on the board")).to_be_visible()


def test_deleting_asks_first(player: Player, played: str) -> None:
    dialog = history(player)
    line = dialog.get_by_role("article", name="easy")
    line.get_by_role("button", name="Delete").click()
    line.get_by_role("button", name="Cancel").click()
    line.get_by_role("button", name="Delete").click()
    expect(line.get_by_text("for good?")).to_be_visible()
    assert violations(player.page) == []
    line.get_by_role("button", name="Delete").click()
    expect(line).to_be_hidden()
    player.press("Escape")
    expect(history(player).get_by_text("No games yet.")).to_be_visible()


def test_a_puzzle_that_is_being_set(player: Player) -> None:
    player.button("New game").click()
    player.button("Enter your own").click()
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    player.type(0, "5")
    expect(player.page.get_by_text("Saved")).to_be_visible()
    choose(player, "Game", "Levels")
    player.page.get_by_role("button", name="Level 1,").click()
    expect(player.page.locator(".status .title")).to_have_text("Level 1")
    line = history(player).get_by_role("article", name="Own puzzle")
    expect(line).to_contain_text("being set")
    expect(line).not_to_contain_text("points")
    line.get_by_role("button", name="Open").click()
    expect(player.button("Play it")).to_be_visible()


def test_a_replay(player: Player, played: str) -> None:
    line = history(player).get_by_role("article", name="easy")
    line.get_by_role("button", name="Replay").click()
    dialog = player.page.get_by_role("dialog", name="Replay")
    board = dialog.get_by_role("img")
    expect(board).to_have_attribute("aria-label", "The beginning")
    dialog.get_by_role("button", name="One move forward").click()
    expect(dialog.get_by_text("The easiest step before this move:")).to_be_visible()
    expect(
        dialog.get_by_text(re.compile("^(Full House|Hidden Single|Naked Single)"))
    ).to_be_visible()
    dialog.get_by_label("Show the step").check()
    expect(board.locator("[class*=placed], [class*=placement]").first).to_be_visible()
    assert violations(player.page) == []
    dialog.get_by_label("Show the step").uncheck()
    dialog.get_by_role("slider").first.fill("2")
    expect(dialog.get_by_text("a mistake")).to_be_visible()
    dialog.get_by_role("slider").first.fill("0")
    dialog.get_by_role("button", name="Replay", exact=True).click()
    expect(board).to_have_attribute("aria-label", "Move 3 of 3")
    player.wait_until(
        lambda: "".join(board.locator("text").all_text_contents()) == played.replace(".", "")
    )


def test_statistics_and_what_next(player: Player, played: str) -> None:
    player.solve_by_typing()
    win = player.page.locator(".win")
    expect(win).to_contain_text("Level 1")
    expect(win).to_contain_text("No mistakes")
    expect(win).to_contain_text("No hints")
    player.button("Statistics").click()
    dialog = player.page.get_by_role("dialog", name="Statistics")
    row = dialog.get_by_role("row", name=re.compile("^9×9, beginner"))
    expect(row.get_by_role("cell").nth(1)).not_to_have_text("0")
    easy = dialog.get_by_role("row", name=re.compile("^9×9, easy"))
    expect(easy).to_contain_text("10")  # one was played, and none won
    expect(dialog.get_by_role("img", name=re.compile("wins? in order"))).to_be_visible()
    dialog.get_by_text("As a table").click()
    assert violations(player.page) == []
    expect(dialog.get_by_role("table").nth(1).get_by_role("row")).not_to_have_count(1)
    player.press("Escape")
    player.button("Replay").click()
    dialog = player.page.get_by_role("dialog", name="Replay")
    dialog.get_by_role("button", name="Replay", exact=True).click()
    expect(dialog.get_by_role("img")).to_have_attribute("aria-label", "Move 1 of 1")


def test_the_next_puzzle_is_of_the_same_kind(player: Player) -> None:
    before = player.grid()
    choose(player, "Solver", "Solve")
    player.button("Next puzzle").click()
    expect(player.page.locator(".frame.won")).to_be_hidden()
    expect(player.page.locator(".status .title")).to_have_text("Classic, easy")
    player.wait_for_other_grid(before)


def test_several_solutions_by_design_are_said(player: Player) -> None:
    player.button("New game").click()
    player.page.get_by_text("More options").click()
    player.page.get_by_role("radio", name="As in earlier programs").check()
    player.page.get_by_role("radio", name="24\u201327 givens, 2\u201310 solutions").check()
    player.button("Start").click()
    expect(player.page.locator(".status .title")).to_have_text(re.compile(r"^Classic, 2\d givens$"))
    expect(player.page.locator(".status .several")).to_have_text(re.compile(r"^\d+ solutions$"))


def test_small_pictures_and_filters(player: Player, played: str) -> None:
    dialog = history(player)
    picture = dialog.get_by_role("article", name="easy").locator("img")
    expect(picture).to_have_js_property("complete", value=True)
    assert picture.evaluate("image => image.naturalWidth") > 0
    drawn = player.page.request.get(picture.evaluate("image => image.src")).text()
    digits = re.findall(r">(\d)</text>", drawn)
    assert "".join(sorted(digits)) == "".join(sorted(played.replace(".", "")))
    assert violations(player.page) == []
    lines = dialog.get_by_role("article")
    expect(lines).to_have_count(1)
    dialog.get_by_label("Games").select_option("won")
    expect(dialog.get_by_text("No game matches this choice.")).to_be_visible()
    dialog.get_by_label("Games").select_option("not won")
    dialog.get_by_label("Difficulty").select_option("easy")
    dialog.get_by_label("Board").select_option("9×9")
    expect(lines).to_have_count(1)
    dialog.get_by_label("Difficulty").select_option("beginner")
    expect(lines).to_have_count(0)
