"""What somebody sees who was never here before."""

from playwright.sync_api import Browser, Route, expect

from e2e.conftest import Server
from e2e.player import Player
from e2e.test_puzzle_rules import THERMOMETER, open_rules, panel

WIDTHS = """([place, texts]) => texts.map(text => {
  const span = Object.assign(document.createElement('span'), {textContent: text});
  document.querySelector(place).append(span);
  const {width} = span.getBoundingClientRect();
  span.remove();
  return width;
})"""


def test_the_font_comes_along_and_its_digits_are_equally_wide(player: Player) -> None:
    player.page.evaluate("document.fonts.ready.then(() => {})")
    loaded = player.page.evaluate("[...document.fonts].map(({family, status}) => family + status)")
    assert loaded == ["Interloaded"]
    narrow, wide, letters = player.page.evaluate(WIDTHS, [".time", ["1111", "8888", "iiii"]])
    assert narrow == wide > letters


def test_a_hyphen_in_prose_is_narrower_than_a_digit(player: Player) -> None:
    player.page.evaluate("document.fonts.ready.then(() => {})")
    hyphens, digits = player.page.evaluate(WIDTHS, [".status .last", ["----", "8888"]])
    assert hyphens < 0.8 * digits


def test_a_newcomer_is_offered_play_and_learn_and_can_type_at_once(player: Player) -> None:
    welcome = player.page.get_by_role("region", name="Welcome to Nonet")
    expect(welcome).to_contain_text("Fill in 1\u20139: no digit twice in a row, a column or a box.")
    expect(welcome.get_by_role("img")).to_be_visible()
    given = [symbol != "." for symbol in player.grid()]
    assert given == given[::-1], "new puzzles are symmetrical"
    player.press("1")  # without a click before
    expect(welcome).to_be_hidden()
    player.wait_until(lambda: player.grid().count(".") == given.count(False) - 1)
    player.page.reload()
    player.wait_for_board()
    expect(welcome).to_be_hidden()


def test_the_rules_of_a_puzzle_take_the_place_of_the_welcome(player: Player) -> None:
    welcome = player.page.get_by_role("region", name="Welcome to Nonet")
    expect(welcome).to_be_visible()
    open_rules(player, THERMOMETER)
    expect(panel(player)).to_contain_text("Digits rise from the bulb to the end.")
    expect(welcome).to_be_hidden()


def test_a_game_that_was_chosen_says_what_it_is(player: Player) -> None:
    """On a small phone the welcome stands where the title does, and the rule needs room, too."""
    player.page.set_viewport_size({"width": 360, "height": 640})
    title = player.page.locator(".status .title")
    expect(title).to_be_hidden()
    player.button("New game").click()
    player.page.locator('input[name="board"][value="9x9+windows"]').check()
    player.button("Start").click()
    expect(title).to_have_text("Windoku, easy")
    rule = player.page.get_by_text("a row, a column, a box or a window").filter(visible=True)
    expect(rule).to_have_count(1)
    player.press("?")
    expect(rule).to_have_count(0)  # a hint needs the room


def test_learn_offers_the_first_puzzle_and_the_rules(player: Player) -> None:
    welcome = player.page.get_by_role("region", name="Welcome to Nonet")
    welcome.get_by_role("link", name="Learn").click()
    expect(player.page.get_by_role("link", name="Play your first puzzle")).to_be_visible()
    player.page.get_by_role("link", name="The rules").click()
    expect(player.page.get_by_role("heading", name="The rules")).to_be_visible()
    expect(player.page.locator("figure svg")).to_have_count(3)


def test_play_takes_the_welcome_away(player: Player) -> None:
    player.page.set_viewport_size({"width": 360, "height": 640})
    welcome = player.page.get_by_role("region", name="Welcome to Nonet")
    expect(welcome.get_by_role("link", name="Learn")).to_be_in_viewport(ratio=1)
    for key in player.page.locator(".keypad button").all():
        expect(key).to_be_in_viewport(ratio=1)
    player.button("Play").click()
    expect(welcome).to_be_hidden()
    player.page.reload()
    player.wait_for_board()
    expect(welcome).to_be_hidden()


def test_the_language_asked_for_last_is_spoken(browser: Browser, server: Server) -> None:
    held: list[Route] = []
    # a service worker would fetch the texts past the route
    player = Player(browser.new_context(locale="en", service_workers="block").new_page())
    player.page.goto(server.address)
    player.wait_for_board()
    player.page.route("**/texts.cs-*.js", lambda route: held.append(route))  # noqa: PLW0108  (Playwright takes no builtin)
    languages = player.page.locator(".languages button")
    languages.nth(0).click()
    languages.nth(1).click()
    expect(player.page.locator("html")).to_have_attribute("lang", "de")
    for route in held:
        route.continue_()
    player.page.wait_for_timeout(500)
    assert held
    expect(player.page.locator("html")).to_have_attribute("lang", "de")
    player.page.context.close()
