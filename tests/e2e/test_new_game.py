"""Every choice of the dialog for a new game, and every board as it is drawn."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e.conftest import Server
from e2e.player import Player
from nonet.core import shapes

PATIENCE = 20_000


def choose(page: Page, board: str, *rules: str) -> None:
    """Opens the dialog and chooses a board with some rules."""
    page.get_by_role("button", name="New game").click()
    choose_card(page, board)
    for rule in rules:
        unfold(page)
        page.get_by_role("checkbox", name=rule).click()


def choose_card(page: Page, board: str) -> None:
    card = page.locator(f'input[name="board"][value="{board}"]')
    card.wait_for(state="attached")
    if not card.is_visible():
        page.get_by_text("More boards").click()
    card.check()


def unfold(page: Page) -> None:
    """Opens the fold with what few people wish for."""
    if not page.get_by_label("Symmetry of the givens").is_visible():
        page.get_by_text("More options").click()


def wish_for_givens(page: Page, givens: int | str) -> None:
    unfold(page)
    page.get_by_role("radio", name="Number of givens").check()
    page.get_by_role("spinbutton", name="Number of givens").fill(str(givens))


def wish_for_scale(page: Page, promise: str) -> None:
    unfold(page)
    page.get_by_role("radio", name="As in earlier programs").check()
    page.get_by_role("radio", name=promise, exact=True).check()


def start(page: Page) -> None:
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("dialog")).to_be_hidden(timeout=PATIENCE)


def test_the_choices_are_waited_for(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/choices", hold)
    page.goto(server.address)
    Player(page).wait_for_board()
    page.get_by_role("button", name="New game").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("status").filter(has_text="Just a moment")).to_be_visible()
    start = dialog.get_by_role("button", name="Start")
    expect(start).to_be_disabled()
    room = dialog.bounding_box()
    assert room
    assert room["height"] > 400
    for route in held:
        route.continue_()
    expect(dialog.get_by_text("Just a moment")).to_be_hidden()
    expect(dialog.get_by_role("radio", name="Classic")).to_be_focused()
    expect(start).to_be_enabled()


@pytest.mark.parametrize(
    ("board", "givens"),
    [("4x4", 6), ("6x6", 12), ("9x9cross", 38), ("9x9rect", 30), ("12x12", 70), ("samurai", 150)],
)
def test_boards_are_drawn_from_their_layouts(player: Player, board: str, givens: int) -> None:
    choose(player.page, board)
    wish_for_givens(player.page, givens)
    start(player.page)
    layout = shapes.named(board)
    expect(player.page.get_by_role("gridcell")).to_have_count(layout.cell_count)
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
    expect(player.page.locator(".diagonal")).to_have_attribute("d", "M0 0L384 384M384 0L0 384")
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
    choose(player.page, "9x9")
    wish_for_scale(player.page, "51\u201360 givens, one solution")
    choose_card(player.page, "samurai")
    promise = "150\u2013164 givens, more than 10 solutions"
    expect(dialog.get_by_role("radio", name=promise)).to_be_checked()
    choose_card(player.page, "9x9+killer")
    expect(dialog.get_by_role("radio", name="As in earlier programs")).to_be_disabled()
    expect(dialog.get_by_text("The earlier programs did not have such boards")).to_be_visible()
    choose_card(player.page, "4x4")
    expect(dialog.get_by_role("radio", name="beginner")).to_be_checked()
    expect(dialog.get_by_role("radio", name="easy")).to_be_disabled()
    expect(dialog.get_by_text("never harder than “beginner”")).to_be_visible()
    start(player.page)
    expect(player.page.get_by_role("gridcell")).to_have_count(16)


def test_every_board_has_a_picture_and_every_level_a_word(player: Player) -> None:
    player.button("New game").click()
    player.page.get_by_text("More boards").click()
    cards = player.page.locator("dialog .cards label")
    expect(cards).to_have_count(len(shapes.names()) + 4)
    for card in cards.all():
        assert card.locator("svg .walls").get_attribute("d")
        assert card.inner_text().strip()
    words = player.page.locator("dialog .levels span").all_inner_texts()
    assert len(set(words)) == 9
    assert not re.search(r"\bP[0-4]\b", player.page.get_by_role("dialog").inner_text())


def test_scales_promise_the_numbers_of_the_board(player: Player) -> None:
    choose(player.page, "9x9")
    wish_for_scale(player.page, "48\u201358 cells removed, one solution")
    for promise in (
        "28\u201332 givens, one solution, always a cell with only one choice",
        "24\u201327 givens, 2\u201310 solutions",
        "20\u201323 givens, more than 10 solutions",
    ):
        expect(player.page.get_by_role("radio", name=promise)).to_be_visible()
    expect(player.page.get_by_label("Symmetry of the givens")).to_be_enabled()
    choose_card(player.page, "6x6")
    expect(player.page.get_by_role("radio", name="22\u201324 cells removed")).to_be_visible()
    choose_card(player.page, "16x16")
    expect(player.page.get_by_role("radio", name="114\u2013127 givens, one")).to_be_visible()
    assert not re.search(r"\bP[0-4]\b", player.page.get_by_role("dialog").inner_text())


def test_a_scale_of_an_earlier_program(player: Player) -> None:
    choose(player.page, "9x9")
    wish_for_scale(player.page, "61\u201370 givens, one solution")
    start(player.page)
    player.wait_until(lambda: 61 <= 81 - len(player.empty_cells()) <= 70)


def test_numbers_say_what_they_may_be(player: Player) -> None:
    before = player.grid()
    choose(player.page, "9x9")
    wish_for_givens(player.page, -1)
    dialog = player.page.get_by_role("dialog")
    expect(dialog.get_by_text("Please enter a whole number from 0 to 81.")).to_be_visible()
    player.button("Start").click()
    expect(dialog.get_by_role("spinbutton", name="Number of givens")).to_be_focused()
    wish_for_givens(player.page, 30)
    expect(dialog.get_by_text("with fewer than 17 there are always several")).to_be_visible()
    dialog.get_by_label("Seed").fill("1.5")
    expect(dialog.get_by_role("alert")).to_contain_text("from 0 to 9,007,199,254,740,991")
    player.press("Escape")
    player.wait_for_grid(before)


def test_few_givens_are_called_what_they_are(player: Player) -> None:
    choose(player.page, "9x9")
    wish_for_givens(player.page, 12)
    expect(player.page.get_by_text("So few givens leave several solutions.")).to_be_visible()
    expect(player.page.get_by_label("Symmetry of the givens")).to_be_disabled()
    expect(player.page.get_by_text("several solutions have no symmetry")).to_be_visible()
    start(player.page)
    player.wait_until(lambda: len(player.empty_cells()) == 81 - 12)
    expect(player.page.locator(".status .title")).to_have_text("Classic, 12 givens")
    expect(player.page.locator(".status .several")).to_have_text("999+ solutions")


def test_the_buttons_do_not_hide_what_has_the_focus(player: Player) -> None:
    player.page.set_viewport_size({"width": 360, "height": 640})
    choose(player.page, "9x9")
    unfold(player.page)
    seed = player.page.get_by_label("Seed")
    seed.focus()
    is_in_sight = """field => {
      const { left, bottom } = field.getBoundingClientRect();
      return document.elementFromPoint(left + 20, bottom - 5) === field;
    }"""
    player.wait_until(lambda: bool(seed.evaluate(is_in_sight)))


def test_a_board_without_rules_is_refused_at_once(player: Player) -> None:
    player.page.set_viewport_size({"width": 360, "height": 640})
    choose(player.page, "9x9", "Rows", "Columns", "Boxes")
    problem = player.page.get_by_role("dialog").get_by_role("alert")
    expect(problem).to_be_in_viewport()
    expect(problem).to_contain_text("rows, columns and boxes all off, hardly any puzzle")
    player.page.get_by_role("checkbox", name="Rows").click()
    expect(problem).to_be_hidden()


def test_the_same_seed_gives_the_same_puzzle(player: Player) -> None:
    grids = []
    for _ in range(2):
        choose(player.page, "9x9")
        unfold(player.page)
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
    wish_for_givens(player.page, 31)
    player.page.get_by_label("Symmetry of the givens").select_option("full")
    choose_card(player.page, "6x6")
    player.button("Start").click()
    expect(player.page.get_by_role("alert")).to_be_visible(timeout=PATIENCE)
    player.button("Cancel").click()
    player.wait_for_grid(before)


def test_a_slow_recipe_can_be_stopped(player: Player) -> None:
    before = player.grid()
    choose(player.page, "25x25")
    player.page.get_by_role("radio", name="inhuman").check()
    player.button("Start").click()
    expect(player.page.get_by_text("Making a puzzle")).to_be_visible()
    player.button("Stop").click()
    expect(player.button("Start")).to_be_enabled()
    player.press("Escape")
    player.wait_for_grid(before)


def test_the_nearest_so_far_may_do(player: Player) -> None:
    choose(player.page, "9x9")
    player.page.get_by_role("radio", name="inhuman").check()
    unfold(player.page)
    player.page.get_by_label("Symmetry of the givens").select_option("full")
    player.button("Start").click()
    player.button("Play the best so far").click()
    expect(player.page.get_by_role("dialog")).to_be_hidden(timeout=PATIENCE)
    expect(player.message()).to_contain_text("comes closest")


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
