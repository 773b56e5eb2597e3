"""What the panel beside the board tells of the game."""

from playwright.sync_api import expect

from e2e.player import Player
from e2e.test_menus import choose


def test_rule_progress_and_the_last_technique(player: Player) -> None:
    cell = player.empty_cells()[0]
    digit = player.solution()[cell]
    player.type(cell, digit)
    panel = player.page.get_by_role("region", name="Progress")
    expect(panel).to_contain_text("Fill in 1\u20139: no digit twice in a row, a column or a box.")
    count = player.grid().count(digit)
    line = panel.get_by_role("listitem").nth(int(digit) - 1)
    expect(line).to_contain_text(f"{digit}: {count} of 9")
    player.press("Delete")
    expect(line).to_contain_text(f"{digit}: {count - 1} of 9")
    expect(panel).not_to_contain_text("Last technique")
    player.ask_for_hint(stages=2)
    name = player.hint().get_by_role("link").inner_text()
    player.press("Escape")
    expect(panel).to_contain_text(f"Last technique: {name}")
    # its name is that of the language in which it was told
    player.page.get_by_role("button", name="DE Deutsch").click()
    german = player.page.locator(".progress")
    expect(german).to_contain_text("1\u20139 eintragen")
    expect(german).not_to_contain_text(name)


def test_a_whole_step_leaves_no_empty_panel(player: Player) -> None:
    player.type((cell := player.empty_cells()[0]), player.solution()[cell])
    progress = player.page.get_by_role("region", name="Progress")
    player.ask_for_hint(stages=2)
    expect(progress).to_be_hidden()  # the keys and the hint fill the panel
    player.press("?")
    expect(player.page.locator(".keypad")).to_be_hidden()
    expect(progress).to_be_in_viewport(ratio=1)


def test_keys_of_a_puzzle_that_is_set(player: Player) -> None:
    player.button("New game").click()
    player.button("Enter your own").click()
    places = [key.bounding_box() for key in player.page.locator(".keypad .key").all()]
    rows = {round(place["y"]) for place in places if place}
    columns = {round(place["x"]) for place in places if place}
    assert (len(places), len(rows), len(columns)) == (9, 3, 3)
    rule = player.page.get_by_text("Fill in 1\u20139: no digit twice in a row, a column or a box.")
    expect(rule.filter(visible=True)).to_have_count(1)
    choose(player, "Rules", "menuitemcheckbox", "Both diagonals")
    expect(player.page.get_by_text("a column, a box or a diagonal").first).to_be_visible()
    expect(player.page.get_by_role("link", name="Studio: set a puzzle")).to_be_visible()


def test_a_win_takes_away_what_is_over(player: Player) -> None:
    """Nothing of the game that is over is left beside the congratulations."""
    player.press("Enter")
    expect(player.message()).to_be_visible()
    player.solve_by_typing()
    expect(player.page.locator(".win")).to_be_visible()
    expect(player.message()).to_be_hidden()
    expect(player.page.get_by_role("region", name="Progress")).to_be_hidden()
    expect(player.page.locator(".keypad")).to_be_hidden()
