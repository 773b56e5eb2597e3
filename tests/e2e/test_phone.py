"""Large boards on small screens: everything in sight, and two fingers that zoom."""

import json

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import Server
from e2e.player import Player, open_on_phone, serve_card
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import named
from nonet.server.documents import SentPuzzle


@pytest.fixture
def phone(browser: Browser, server: Server) -> Player:
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True
    )
    player = Player(context.new_page())
    puzzle = SentPuzzle.of(Puzzle(named("25x25"), {0: 1})).document
    serve_card(player.page, json.dumps({"puzzle": puzzle, "solution": None, "fits": True}))
    player.page.goto(server.address)
    player.wait_for_board()
    return player


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
def test_all_keys_are_in_sight(phone: Player, width: int, height: int) -> None:
    phone.page.set_viewport_size({"width": width, "height": height})
    keys = phone.page.locator(".keypad button")
    expect(keys).to_have_count(4 + 3 + 25 + 2)
    for key in keys.all():
        expect(key).to_be_in_viewport(ratio=1)
    places = [key.bounding_box() for key in keys.all()]
    assert all(place and place["width"] >= 24 and place["height"] >= 24 for place in places)


def test_two_fingers_zoom_and_one_selects(phone: Player) -> None:
    devtools = phone.page.context.new_cdp_session(phone.page)

    def touch(kind: str, *points: tuple[int, int]) -> None:
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    touch("touchStart", (160, 250))
    touch("touchStart", (160, 250), (200, 250))
    touch("touchMove", (130, 250), (230, 250))
    touch("touchEnd")
    expect(phone.page.locator(".controls")).to_contain_text("250 %")
    scrolled = phone.page.locator(".pane").evaluate("pane => [pane.scrollLeft, pane.scrollTop]")
    assert all(length > 50 for length in scrolled)
    phone.page.touchscreen.tap(180, 250)
    [cell] = phone.selected()
    place = phone.cell(cell).bounding_box()
    assert place
    assert place["x"] <= 180 <= place["x"] + place["width"]
    assert place["width"] > 30


@pytest.mark.parametrize("language", ["cs", "de", "en"])
def test_the_buttons_of_a_hint_leave_its_words_free(
    browser: Browser, server: Server, language: str
) -> None:
    size = {"width": 360, "height": 640}
    context = browser.new_context(viewport=size, is_mobile=True, locale=language)  # type: ignore[arg-type]
    player = Player(context.new_page())
    player.page.goto(server.address)
    player.wait_for_board()
    player.press("?")
    player.page.locator(".hint").wait_for()
    player.press("? ?")
    button = player.page.locator(".panel > .buttons .primary")
    expect(button).to_be_in_viewport(ratio=1)
    words, place = player.page.locator(".words").bounding_box(), button.bounding_box()
    assert words
    assert place
    assert words["y"] + words["height"] <= place["y"]


def _choose(player: Player, entry: str) -> None:
    """Chooses an entry of the first menu."""
    player.page.locator(".menus .all").click()
    player.page.locator(".whole summary").first.click()
    player.page.locator(f'[data-entry="{entry}"]:visible').click()


@pytest.mark.parametrize("entry", ["daily", "challenges"])
@pytest.mark.parametrize("language", ["cs", "de", "en"])
def test_what_a_dialog_is_and_what_it_does_are_in_sight(
    browser: Browser, server: Server, language: str, entry: str
) -> None:
    player = open_on_phone(browser, server.address, language)
    _choose(player, entry)
    dialog = player.page.get_by_role("dialog")
    expect(dialog.locator(".primary")).to_be_focused()
    expect(dialog.locator(".primary")).to_be_in_viewport(ratio=1)
    expect(dialog.locator("h2")).to_be_in_viewport(ratio=1)


def test_all_menus_are_in_sight(browser: Browser, server: Server) -> None:
    player = open_on_phone(browser, server.address, "en")
    player.page.locator(".menus .all").click()
    menus = player.page.locator(".whole summary")
    expect(menus).to_have_count(10)
    for menu in menus.all():
        expect(menu).to_be_in_viewport(ratio=1)
    player.press("ArrowDown ArrowDown ArrowUp ArrowRight")
    expect(player.page.locator("[data-entry=hint]:focus")).to_be_visible()
    player.press("ArrowLeft")
    expect(menus.nth(1)).to_be_focused()
    player.press("End ArrowUp ArrowDown ArrowDown ArrowDown ArrowDown Escape")
    expect(player.page.locator(".whole")).to_be_hidden()
    player.page.locator(".menus .all").click()
    player.page.get_by_text("Language").click()
    player.page.get_by_role("menuitemradio", name="Deutsch").click()
    expect(player.page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.parametrize("language", ["cs", "de", "en"])
def test_a_puzzle_is_set_without_scrolling(browser: Browser, server: Server, language: str) -> None:
    player = open_on_phone(browser, server.address, language)
    _choose(player, "clear")
    expect(player.page.locator(".answer")).to_have_attribute("aria-busy", "false")
    for part in player.page.locator(".keypad button, .answer, .answer + .row button").all():
        expect(part).to_be_in_viewport(ratio=1)
