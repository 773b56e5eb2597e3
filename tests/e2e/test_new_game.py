"""Every choice of the dialog for a new game, and every board as it is drawn."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.player import Player
from nonet.core import shapes

PATIENCE = 20_000


def choose(page: Page, board: str, *rules: str) -> None:
    """Opens the dialog and chooses a board with some rules."""
    page.get_by_role("button", name="New game").click()
    page.get_by_role("combobox", name=re.compile("^Board")).select_option(board)
    for rule in rules:
        page.get_by_role("checkbox", name=rule).click()


def wish_for_givens(page: Page, givens: int) -> None:
    page.get_by_role("radio", name="Number of givens").check()
    page.get_by_role("spinbutton", name="Number of givens").fill(str(givens))


def start(page: Page) -> None:
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("dialog")).to_be_hidden(timeout=PATIENCE)


@pytest.mark.parametrize(
    ("board", "givens"),
    [("4x4", 6), ("6x6", 12), ("9x9cross", 38), ("9x9rect", 30), ("12x12", 70), ("samurai", 150)],
)
def test_boards_are_drawn_from_their_layouts(player: Player, board: str, givens: int) -> None:
    choose(player.page, board)
    wish_for_givens(player.page, givens)
    start(player.page)
    layout = shapes.named(board)
    assert player.page.get_by_role("gridcell").count() == layout.cell_count
    expect(player.page.locator(".floor")).to_have_count(1)
    holed = player.page.locator(".frame.holed").count() > 0
    assert holed == (layout.cell_count < layout.row_count * layout.column_count)


def test_cages_show_their_totals(player: Player) -> None:
    choose(player.page, "9x9", "Cages with totals")
    start(player.page)
    totals = player.page.locator(".cages text").all_text_contents()
    assert sum(map(int, totals)) == 405
    player.type(player.empty_cells()[0], "Shift+1")
    expect(player.page.locator("[data-notes]").first).to_be_visible()


def test_rules_are_switched_one_by_one(player: Player) -> None:
    choose(player.page, "6x6", "Both diagonals", "Rows")
    wish_for_givens(player.page, 14)
    start(player.page)
    assert player.page.locator(".diagonal").get_attribute("d") == "M0 0L384 384M384 0L0 384"
    saved = player.saved()["puzzle"]["layout"]
    kinds = {house["kind"] for house in saved["houses"]}
    assert kinds == {"column", "box", "diagonal"}


def test_regions_take_the_place_of_boxes(player: Player) -> None:
    choose(player.page, "6x6", "Irregular regions")
    expect(player.page.get_by_role("checkbox", name="Boxes")).to_be_disabled()
    expect(player.page.get_by_text("Regions and cages cannot be drawn here")).to_be_visible()
    expect(player.button("Enter your own")).to_be_hidden()
    wish_for_givens(player.page, 12)
    start(player.page)
    saved = player.saved()["puzzle"]["layout"]
    assert {house["kind"] for house in saved["houses"]} == {"row", "column", "region"}


def test_a_board_brings_what_it_knows(player: Player) -> None:
    dialog = player.page.get_by_role("dialog")
    choose(player.page, "9x9", "Windows")
    player.page.get_by_role("radio", name="As in earlier programs").check()
    scale = player.page.get_by_role("combobox", name="As in earlier programs")
    scale.select_option("p3-2")
    dialog.get_by_role("combobox", name=re.compile("^Board")).select_option("samurai")
    expect(scale).to_have_value("p0-hard")
    player.press("Escape")
    expect(dialog).to_be_hidden()
    player.page.get_by_role("menubar").get_by_role("menuitem", name="Board", exact=True).click()
    player.page.get_by_role("menuitemradio", name="4×4", exact=True).click()
    player.page.get_by_role("radio", name="Level", exact=True).check()
    expect(dialog.get_by_role("radio", name="beginner")).to_be_checked()
    expect(dialog.get_by_role("radio", name="easy")).to_be_disabled()
    start(player.page)
    expect(player.page.get_by_role("gridcell")).to_have_count(16)


def test_a_scale_of_an_earlier_program(player: Player) -> None:
    choose(player.page, "9x9")
    player.page.get_by_role("radio", name="As in earlier programs").check()
    player.page.get_by_role("combobox", name="As in earlier programs").select_option("p3-1")
    start(player.page)
    assert 61 <= 81 - len(player.empty_cells()) <= 70


def test_the_same_seed_gives_the_same_puzzle(player: Player) -> None:
    grids = []
    for _ in range(2):
        choose(player.page, "9x9")
        player.page.get_by_text("Symmetry and seed").click()
        player.page.get_by_label("Symmetry of the givens").select_option("rotate180")
        player.page.get_by_label("Seed").fill("12345")
        start(player.page)
        grids.append(player.grid())
    assert grids[0] == grids[1]
    given = [symbol != "." for symbol in grids[0]]
    assert given == given[::-1]


def test_what_cannot_be_made_is_said(player: Player) -> None:
    before = player.grid()
    choose(player.page, "9x9")
    wish_for_givens(player.page, 3)
    player.button("Start").click()
    expect(player.page.get_by_role("alert")).to_be_visible(timeout=PATIENCE)
    player.button("Cancel").click()
    assert player.grid() == before


def test_a_slow_recipe_can_be_stopped(player: Player) -> None:
    before = player.grid()
    choose(player.page, "25x25")
    player.page.get_by_role("radio", name="beyond").check()
    player.button("Start").click()
    expect(player.page.get_by_text("Making a puzzle")).to_be_visible()
    player.button("Stop").click()
    expect(player.button("Start")).to_be_enabled()
    player.press("Escape")
    assert player.grid() == before


def test_the_nearest_so_far_may_do(player: Player) -> None:
    choose(player.page, "9x9")
    player.page.get_by_role("radio", name="beyond").check()
    player.page.get_by_text("Symmetry and seed").click()
    player.page.get_by_label("Symmetry of the givens").select_option("full")
    player.button("Start").click()
    player.button("Play the best so far").click()
    expect(player.page.get_by_role("dialog")).to_be_hidden(timeout=PATIENCE)
    expect(player.message()).to_contain_text("comes nearest")


def test_a_large_board_can_be_zoomed(player: Player) -> None:
    choose(player.page, "16x16")
    wish_for_givens(player.page, 130)
    start(player.page)
    board = player.page.get_by_role("grid")
    before = board.bounding_box()
    player.page.get_by_role("button", name="Larger").click()
    after = board.bounding_box()
    assert before
    assert after
    assert after["width"] == pytest.approx(before["width"] * 1.5, abs=2)
    player.click(player.page.get_by_role("gridcell").count() - 17)
    player.press("ArrowDown ArrowDown")
    expect(player.cell(15)).to_be_in_viewport()
    player.page.get_by_role("button", name="Smaller").click()
    assert board.bounding_box() == before
