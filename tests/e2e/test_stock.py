"""Without the server: new games from the stock of the browser, with hints and solutions."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Server
from e2e.player import LINE_OF_BOARD, Player, serve_card
from e2e.test_files import choose
from e2e.test_keeping import opened
from e2e.test_offline import installed
from nonet import api
from nonet.make import Card, Recipe
from nonet.server.cards import CardDocument
from nonet.server.stock import row_of
from nonet.store import open_database
from nonet.store.stock import add_cards

EASY = Recipe(board="9x9", level="easy", symmetry="rotate180")

NOTHING_IN_STOCK = "from nonet.server import stocking; stocking.PAUSE = 1e6"

WAYS = """async () => {
  if (!(await indexedDB.databases()).length) return 0; // to open it would make an empty one
  const ask = (request) => new Promise(done => { request.onsuccess = () => done(request.result); });
  const database = await ask(indexedDB.open('nonet-stock'));
  const all = await ask(database.transaction('puzzles').objectStore('puzzles').getAll());
  database.close();
  return all.filter(one => one.way).length;
}"""


EMPTY = """() => new Promise(done => {
  const request = indexedDB.open('nonet-stock');
  request.onsuccess = () => {
    const emptied = request.result.transaction('puzzles', 'readwrite');
    emptied.objectStore('puzzles').clear();
    emptied.oncomplete = () => done(request.result.close());
  };
})"""


def wait_for_ways(page: Page, count: int) -> None:
    """Until the browser has fetched puzzles and the ways to their solutions."""
    for _ in range(200):
        if page.evaluate(WAYS) >= count:
            return
        page.wait_for_timeout(200)
    raise AssertionError("the browser has fetched nothing")


def gone(player: Player) -> None:
    """Waits until an applied hint has gone."""
    player.page.mouse.move(0, 0)
    expect(player.hint()).to_have_text("")


@pytest.fixture
def stocked(tmp_path: Path) -> Server:
    """A server with three easy puzzles in stock, one of which the first game takes."""
    url = f"sqlite:///{tmp_path / 'nonet.sqlite'}"
    cards = [api.generate(EASY, seed) for seed in (1, 2, 3)]
    with open_database(url).writing() as session:
        add_cards(session, [row_of(card) for card in cards if card])
    return Server(url, before=NOTHING_IN_STOCK)


def see_that_nothing_is_left(player: Player) -> None:
    """What is not in stock is said."""
    player.button("Next puzzle").click()
    expect(player.page.locator(".win")).to_have_count(0)
    player.solve_by_typing()
    player.page.evaluate(EMPTY)
    player.press("Enter")
    expect(player.page.get_by_role("alert").filter(has_text="no puzzles in stock")).to_be_visible()


@pytest.mark.timeout(300)
def test_new_games_hints_and_solutions_without_the_server(
    context: BrowserContext, stocked: Server
) -> None:
    player = opened(context, stocked)
    page = player.page
    installed(player)
    wait_for_ways(page, 2)
    stocked.kill()
    before = player.grid()
    player.button("New game").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    expect(player.message().filter(has_text="stock of your browser")).to_be_visible()
    player.wait_for_other_grid(before)
    # the stored way leads on, from step to step
    for _ in range(3):
        empty, solution = player.empty_cells(), player.solution()
        player.ask_for_hint()
        expect(player.hint()).to_contain_text(re.compile(r"Single|House"))
        player.button("Apply").click()
        [cell] = [cell for cell in empty if cell not in player.empty_cells()]
        player.expect_symbol(cell, solution[cell])
        gone(player)
    # a mistake comes first
    cell, solution = player.empty_cells()[0], player.solution()
    player.type(cell, str(int(solution[cell]) % 9 + 1))
    player.ask_for_hint()
    expect(player.hint()).to_contain_text("cannot be right")
    player.button("Apply").click()
    player.expect_symbol(cell, ".")
    gone(player)
    choose(player, "Solver", "Solve")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Solve")).click()
    player.wait_for_grid(solution)
    see_that_nothing_is_left(player)
    page.context.set_offline(True)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("board", ["9x9", "killer", "6x6"])
def test_hints_go_on_when_the_server_is_gone(
    context: BrowserContext, tmp_path: Path, board: str
) -> None:
    """The way of a game from the server is kept while it is there."""
    server = Server(f"sqlite:///{tmp_path / 'nonet.sqlite'}", before=NOTHING_IN_STOCK)
    card = api.generate(Recipe(board=board, level="easy"), 1)
    assert card
    page = context.new_page()
    serve_card(page, CardDocument.of(card, "en").model_dump_json())
    page.goto(server.address)
    player = Player(page)
    player.wait_for_board()
    fill(player, card, 0)
    wait_for_ways(page, 1)
    server.kill()
    for _ in range(6):
        player.ask_for_hint()
        expect(player.hint()).not_to_have_text("")
        player.button("Apply").click()
        gone(player)
    expect(page.locator(".toast.wrong")).to_have_count(0)
    line: str = page.evaluate(f"() => {LINE_OF_BOARD}")
    solution = "".join(map(str, card.solution or b""))
    assert all(symbol in (".", right) for symbol, right in zip(line, solution, strict=True))
    assert line.count(".") < bytes(card.puzzle.givens).count(0) - 1  # hints have entered some
    page.context.set_offline(True)


def fill(player: Player, card: Card, number: int) -> None:
    """Puts the right digit into one of the empty cells."""
    empty = [cell for cell, given in enumerate(card.puzzle.givens) if not given]
    assert card.solution
    player.type(empty[number], str(card.solution[empty[number]]))
