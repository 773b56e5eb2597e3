"""Hints that show how one thing follows from another: link by link, with numbers and a legend."""

import json

import pytest
from playwright.sync_api import Browser, BrowserContext, Route, expect

from e2e.conftest import Server
from e2e.player import Player, serve_card
from e2e.test_access import violations
from e2e.test_hints import hinted, made
from e2e.test_menus import choose
from nonet.catalogue.language import Language
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.engine import Status
from nonet.hints import Hint, Kind
from nonet.lessons.example import examples


def told(
    context: BrowserContext, server: Server, technique: str, language: Language = "en"
) -> Player:
    """A player who has been told all about a step."""
    example = examples()[technique]
    position, step = example.position, example.step
    filled = Puzzle(position.layout, bytes(map(max, position.puzzle.givens, position.entries)))
    cells = tuple(cell for cell, _ in (*step.placements, *step.eliminations))
    hint = Hint(
        Kind.STEP, Sheet(filled, bytes(81)), position, Status.UNIQUE, language, cells, step=step
    )
    return hinted(context, server, hint)


def test_a_chain_link_by_link(context: BrowserContext, server: Server) -> None:
    player = told(context, server, "xy_chain")
    count = len(examples()["xy_chain"].step.links)
    expect(player.hint().locator(".numbered")).to_have_count(count)
    legend = player.hint().get_by_role("list", name="What the marks mean")
    expect(legend.get_by_role("listitem")).to_have_count(4)
    arrows = player.page.locator(".picture [data-line]")
    shown = arrows.locator("visible=true")
    expect(shown).to_have_count(count)
    on = player.button("One step forward")
    on.click()
    expect(shown).to_have_count(1)
    expect(player.hint().locator("[aria-current]")).to_contain_text("1")
    on.focus()
    player.press("Enter")
    expect(shown).to_have_count(2)
    expect(player.hint()).to_contain_text(f"Step 2 of {count}")
    assert violations(player.page) == []
    player.button("One step back").click()
    player.button("One step back").click()
    expect(shown).to_have_count(count)


@pytest.mark.parametrize("technique", ["xy_chain", "als_xz"])
@pytest.mark.parametrize("language", ["cs", "de", "en"])
@pytest.mark.parametrize("height", [640, 780])
def test_the_legend_is_in_sight_on_phones(
    browser: Browser, server: Server, language: Language, technique: str, height: int
) -> None:
    context = browser.new_context(locale=language, viewport={"width": 360, "height": height})
    player = told(context, server, technique, language)
    apply = player.page.locator(".panel > .buttons .primary").bounding_box()
    words = player.page.locator(".words").bounding_box()
    assert apply
    assert words
    marks = player.page.locator(".legend li")
    expect(marks).to_have_count(4)
    for mark in marks.all():
        place = mark.bounding_box()
        assert place
        assert words["y"] + words["height"] <= place["y"]
        assert place["y"] + place["height"] <= apply["y"]


def test_the_technique_leads_to_its_lesson(context: BrowserContext, server: Server) -> None:
    player = told(context, server, "xy_chain")
    with context.expect_page() as opened:
        player.hint().get_by_role("link", name="XY-Chain").click()
    lesson = opened.value
    expect(lesson.get_by_role("heading", level=1)).to_have_text("XY-Chain")
    ink_of_the_palette = "rgb(192, 38, 38)"
    for _ in range(2):
        lesson.get_by_role("button", name="One step on").click()
    drawn = lesson.locator(".stepper .picture .strong")
    expect(drawn.first).to_have_css("stroke", ink_of_the_palette)
    assert violations(lesson) == []
    lesson.get_by_label("Language").select_option("de")
    expect(lesson.get_by_role("heading", level=1)).to_have_text("XY-Kette")
    expect(player.hint()).to_contain_text("Follow the")


@pytest.mark.parametrize("width", [360, 1280])
def test_a_net_has_numbers(context: BrowserContext, server: Server, width: int) -> None:
    player = told(context, server, "forcing_net_contradiction")
    player.page.set_viewport_size({"width": width, "height": 640})
    lines = player.hint().locator(".numbered")
    numbers = player.page.locator(".picture [data-line] text")
    assert lines.locator(".number").all_text_contents() == numbers.all_text_contents()
    expect(player.button("Apply")).to_be_in_viewport()
    on, apply = player.button("One step forward"), player.button("Apply")
    lower, upper = apply.bounding_box(), on.bounding_box()
    assert lower
    assert upper
    assert upper["y"] + upper["height"] <= lower["y"]
    # the line that the board shows is scrolled to
    for _ in range(4):
        on.click()
    expect(player.hint().locator("[aria-current]")).to_be_in_viewport(ratio=0.9)


def test_cells_are_spelled_out_unless_the_player_prefers_short_names(
    context: BrowserContext, server: Server
) -> None:
    example = examples()["x_wing"]
    filled = Puzzle(example.position.layout, example.position.digits)
    page = context.new_page()
    serve_card(page, made(filled).model_dump_json())
    page.goto(server.address)
    player = Player(page)
    player.wait_for_board()
    with page.expect_request("**/api/hint") as first:
        player.button("Hint").click()
    assert not json.loads(first.value.post_data or "")["short_cells"]
    with page.expect_request("**/api/hint") as second:
        choose(player, "Look", "menuitemcheckbox", "Short names of cells (r4c789)")
    assert json.loads(second.value.post_data or "")["short_cells"]


def test_a_hint_that_comes_late_is_told_as_is_preferred_by_then(
    context: BrowserContext, server: Server
) -> None:
    player = Player(context.new_page())
    player.page.goto(server.address)
    player.wait_for_board()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    player.page.route("**/api/hint", hold, times=1)
    player.button("Hint").click()
    choose(player, "Look", "menuitemcheckbox", "Short names of cells (r4c789)")
    with player.page.expect_request("**/api/hint") as second:
        held.pop().continue_()
    assert json.loads(second.value.post_data or "")["short_cells"]
