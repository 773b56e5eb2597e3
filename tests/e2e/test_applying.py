"""Applying a hint: buttons stay where they are, and what goes is seen to go."""

import re
from functools import partial

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.conftest import Server
from e2e.player import Player, serve_card
from e2e.test_hints import answer, made
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.engine import Status
from nonet.hints import Hint, Kind
from nonet.lessons.example import examples
from nonet.logic import Candidate
from nonet.server.documents import HintDocument

EXAMPLE = examples()["naked_pair"]


@pytest.fixture
def player(context: BrowserContext, server: Server) -> Player:
    """A player whose next hint is a naked pair."""
    position, step = EXAMPLE.position, EXAMPLE.step
    filled = Puzzle(position.layout, bytes(map(max, position.puzzle.givens, position.entries)))
    cells = tuple(cell for cell, _ in step.eliminations)
    hint = Hint(
        Kind.STEP, Sheet(filled, bytes(81)), position, Status.UNIQUE, "en", cells, step=step
    )
    player = Player(context.new_page())
    serve_card(player.page, made(filled).model_dump_json())
    player.page.route("**/api/hint", partial(answer, HintDocument.of(hint, "everything")))
    player.page.goto(server.address)
    player.wait_for_board()
    return player


def struck(player: Player, eliminated: list[Candidate]) -> None:
    """The eliminated digits are seen, each with a line through it; screen readers hear the rest."""
    for cell in {cell for cell, _ in eliminated}:
        digits = {str(digit) for one, digit in eliminated if one == cell}
        assert digits <= set(player.written_notes(cell))
        line = player.notes(cell).locator(".struck")
        assert (line.get_attribute("d") or "").count("M") == len(digits)
        label = player.cell(cell).get_attribute("aria-label") or ""
        assert not digits & set(label.partition("notes")[2])


def test_a_double_click_applies_once(player: Player) -> None:
    player.ask_for_hint(stages=2)
    player.button("Tell me more").dblclick()
    expect(player.button("Apply")).to_be_visible()
    assert "moves" in player.saved()
    assert player.saved()["moves"] == []
    player.button("Apply").dblclick()
    expect(player.button("Applied")).to_be_disabled()
    assert len(player.saved()["moves"]) == player.saved()["cursor"] == 1
    # the keys come back when nobody can hit them by chance
    player.page.mouse.move(5, 5)
    expect(player.button("Undo")).to_be_enabled()
    expect(player.hint()).to_have_text("")
    assert player.saved()["cursor"] == 1


def test_the_notes_of_a_step_come_on_the_board(player: Player) -> None:
    eliminated = list(EXAMPLE.step.eliminations)
    player.ask_for_hint()
    player.button("Apply").click()
    expect(player.message()).to_contain_text("This step works with notes")
    expect(player.message()).to_contain_text(re.compile(r"r\dc\d"))
    struck(player, eliminated)
    pattern = EXAMPLE.step.marks[0].cells
    for cell in pattern:
        assert len(player.written_notes(cell)) == 2
    # the next move leaves only what is possible
    player.type(next(cell for cell in player.empty_cells() if cell not in pattern), "Control+1")
    expect(player.page.locator(".struck")).to_have_count(0)
    for cell, digit in eliminated:
        assert str(digit) not in player.written_notes(cell)
    expect(player.message()).to_be_hidden()
    player.press("Control+z Control+z")
    expect(player.page.locator("[data-notes]")).to_have_count(0)


def test_own_notes_stay_and_lose_what_goes(player: Player) -> None:
    for cell, digit in EXAMPLE.step.eliminations:
        player.type(cell, f"Shift+Digit{digit}")
    for cell in EXAMPLE.step.marks[0].cells:
        player.type(cell, "Control+9")
    player.ask_for_hint()
    player.button("Apply").click()
    struck(player, list(EXAMPLE.step.eliminations))
    expect(player.message()).to_be_hidden()
