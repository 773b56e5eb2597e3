"""Hints on the page: told in stages, drawn on the board, applied."""

import re
from functools import partial

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect
from pydantic import BaseModel
from shell import EASY

from e2e.conftest import Server
from e2e.player import Player, serve_card
from e2e.test_files import choose
from nonet import read
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.engine import Status
from nonet.hints import Hint, Kind
from nonet.lessons.example import examples
from nonet.server.cards import CardDocument
from nonet.server.documents import HintDocument, SentPuzzle


@pytest.fixture
def player(context: BrowserContext, server: Server) -> Player:
    """A player with a puzzle that begins with a hidden single in box 2."""
    puzzle = made(read(EASY)).model_dump_json()
    player = Player(context.new_page())
    serve_card(player.page, puzzle)
    player.page.goto(server.address)
    player.wait_for_board()
    return player


def made(puzzle: Puzzle) -> CardDocument:
    """A puzzle as the server sends new ones."""
    document = SentPuzzle.of(puzzle)
    return CardDocument(
        puzzle=document, solution=None, solutions=1, rating=None, recipe="", seed=1, fits=True
    )


def answer(document: BaseModel, route: Route) -> None:
    route.fulfill(body=document.model_dump_json())


def wrong_digit(player: Player, cell: int) -> str:
    return str(int(player.solution()[cell]) % 9 + 1)


def test_three_stages_and_apply(player: Player) -> None:
    solution, before = player.solution(), player.grid()
    player.button("Hint").click()
    expect(player.hint()).to_contain_text("There is something to find in")
    expect(player.picture("house")).to_have_count(1)
    player.button("Tell me more").click()
    expect(player.hint()).to_contain_text("Hidden Single in a Box")
    expect(player.picture("placed")).to_have_count(0)
    player.button("Tell me more").click()
    expect(player.hint()).to_contain_text(re.compile(r"r\dc\d"))
    expect(player.picture("placed").filter(has_text="8")).to_have_count(1)
    player.wait_for_grid(before)
    player.button("Apply").click()
    after = player.grid()
    changed = [cell for cell in range(81) if after[cell] != before[cell]]
    assert changed == [5]
    assert after[5] == solution[5]
    player.page.mouse.move(5, 5)
    expect(player.hint()).to_have_text("")


def test_a_mistake_comes_first(player: Player) -> None:
    cell = player.empty_cells()[5]
    player.type(cell, wrong_digit(player, cell))
    player.ask_for_hint(stages=2)
    expect(player.hint()).to_contain_text("cannot be right")
    drawn = player.page.locator(".picture :is(rect, path, circle, text)")
    expect(drawn).to_have_count(1)  # only what the words name
    player.press("?")
    expect(player.button("Apply")).to_be_visible()
    expect(player.picture("fin-tint")).to_have_count(1)
    player.button("Apply").click()
    player.expect_symbol(cell, ".")


def test_notes_are_the_players_own_until_all_is_told(player: Player) -> None:
    cell = 2
    player.type(cell, "Control+1 Control+2")
    player.ask_for_hint(stages=1)
    expect(player.hint()).to_contain_text("Check the notes")
    expect(player.notes(cell)).to_have_count(1)
    expect(player.page.locator(".picture text")).to_have_count(0)
    player.press("? ?")
    expect(player.page.locator(".picture text").first).to_be_visible()
    expect(player.notes(cell)).to_have_count(0)


def test_the_right_digit_of_some_cell(player: Player) -> None:
    solution, before = player.solution(), player.grid()
    choose(player, "Helper", "Hint: the right digit")
    expect(player.page.locator("text.digit")).to_have_count(81 - before.count(".") + 1)
    after = player.grid()
    [cell] = [cell for cell in range(81) if after[cell] != before[cell]]
    assert after[cell] == solution[cell]


def test_a_named_cell_lights_up_when_pointed_at(player: Player) -> None:
    player.ask_for_hint()
    name = player.hint().get_by_role("button", name="r1c6").first
    name.hover()
    expect(player.cell(5).locator(".pointer")).to_have_count(1)
    player.button("Apply").hover()
    expect(player.page.locator(".pointer")).to_have_count(0)
    name.focus()
    expect(player.cell(5).locator(".pointer")).to_have_count(1)


def hinted(context: BrowserContext, server: Server, hint: Hint) -> Player:
    """A player to whom a hint is told, whatever the game needs."""
    page = context.new_page()
    serve_card(page, made(hint.sheet.puzzle).model_dump_json())
    page.route("**/api/hint", partial(answer, HintDocument.of(hint, "everything")))
    page.goto(server.address)
    player = Player(page)
    player.wait_for_board()
    player.ask_for_hint()
    return player


def test_a_chain_is_drawn_with_arrows(context: BrowserContext, server: Server) -> None:
    example = examples()["xy_chain"]
    position, step = example.position, example.step
    filled = Puzzle(position.layout, bytes(map(max, position.puzzle.givens, position.entries)))
    cells = tuple(cell for cell, _ in step.eliminations)
    sheet = Sheet(filled, bytes(81))
    hint = Hint(Kind.STEP, sheet, position, Status.UNIQUE, "en", cells, step=step)
    player = hinted(context, server, hint)
    strong = player.picture("strong").locator("path").all()
    assert len(strong) == 2 * sum(link.strong for link in step.links), "a line and a head each"
    expect(player.picture("weak").first).to_have_attribute("stroke-dasharray", re.compile("."))
    colours = {path.evaluate("path => getComputedStyle(path).stroke") for path in strong}
    assert colours == {"rgb(192, 38, 38)", "none"}, "the ink of the palette, and heads are filled"


def test_a_pause_hides_it(player: Player) -> None:
    player.ask_for_hint()
    expect(player.button("Apply")).to_be_visible()
    player.press("p")
    expect(player.page.locator(".hint")).to_be_hidden()
    expect(player.button("Apply")).to_be_hidden()
    player.press("p")
    expect(player.button("Apply")).to_be_visible()


def test_it_goes_away(player: Player) -> None:
    player.press("?")
    expect(player.hint()).to_contain_text("something to find")
    player.press("Escape")
    expect(player.hint()).to_have_text("")
    player.button("Hint").click()
    expect(player.button("Tell me more")).to_be_visible()
    player.type(player.empty_cells()[0], "1")
    expect(player.hint()).to_have_text("")


def test_it_changes_its_language(player: Player) -> None:
    player.ask_for_hint(2)
    player.page.get_by_role("button", name="DE Deutsch").click()
    expect(player.hint()).to_contain_text("Versteckter Single im Block")
    player.page.get_by_role("button", name="CS Čeština").click()
    expect(player.hint()).to_contain_text("Skrytý jediný kandidát v bloku")


def test_hints_lead_to_the_end(page: Page) -> None:
    """Also through steps that only rule something out: they are not told twice."""
    player = Player(page)
    player.wait_for_board()
    more, end = player.button("Tell me more"), page.get_by_role("heading", name="Solved with hints")
    player.press("?")
    for _ in range(300):
        expect(more.or_(end)).to_be_visible()
        if end.is_visible():
            break
        player.press("? ?")
        player.button("Apply").click()
        player.press("?")
    player.wait_until(lambda: player.empty_cells() == [])


def test_the_server_is_gone(context: BrowserContext) -> None:
    server = Server()
    player = Player(context.new_page())
    player.page.goto(server.address)
    player.wait_for_board()
    server.stop()
    player.button("Hint").click()
    expect(player.page.get_by_role("alert")).to_contain_text("no longer running")


def test_an_answer_that_is_no_hint(page: Page) -> None:
    player = Player(page)
    player.wait_for_board()
    page.route("**/api/hint", lambda route: route.fulfill(json={"kind": "step"}))
    player.button("Hint").click()
    expect(page.get_by_role("alert")).to_contain_text("No hint could be found")
