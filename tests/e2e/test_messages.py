"""Messages lie over the page, and go with what they are about."""

from playwright.sync_api import Page, Route, expect

from e2e.player import Player
from e2e.test_bad_input import SEVERAL, open_text
from e2e.test_files import LINE
from e2e.test_solver import enter_what_is_there, let_solve

PHONE = {"width": 360, "height": 640}


BOARD = '[role="grid"]'
KEYS = ".keypad button"


def places(page: Page, what: str) -> list[float]:
    """Where the board and the keys are."""
    found: list[float] = page.evaluate(
        """what => [...document.querySelectorAll(what)].flatMap((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y, width, height];
        })""",
        what,
    )
    return found


def test_a_message_goes_with_what_it_is_about(player: Player) -> None:
    page = player.page
    wrong = enter_what_is_there(player)
    before = places(page, BOARD)
    let_solve(player)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("one of your entries must be wrong")
    assert places(page, BOARD) == before
    player.press("Control+z")
    expect(player.message()).to_be_hidden()
    # nor does it come back when the same position does
    player.press("Control+y")
    player.wait_until(lambda: wrong in player.conflicts())
    expect(player.message()).to_be_hidden()
    # another game
    let_solve(player)
    expect(alert).to_be_visible()
    open_text(player, LINE)
    player.wait_for_grid(LINE)
    expect(player.message()).to_be_hidden()
    # what is not wrong is not red, and Escape takes it away
    open_text(player, SEVERAL)
    expect(player.message()).to_contain_text("several solutions")
    expect(alert).to_be_hidden()
    player.press("Escape")
    expect(player.message()).to_be_hidden()


def test_a_message_of_a_dialog_goes_with_it(player: Player) -> None:
    nothing = 'data: {"event": "made", "card": null}\n\n'
    player.page.route("**/api/jobs", lambda route: route.fulfill(body=nothing))
    player.button("New game").click()
    player.button("Start").click()
    expect(player.page.get_by_role("alert")).to_contain_text("found in time")
    player.press("Escape")
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    expect(player.page.get_by_role("alert")).to_be_hidden()
    expect(player.message()).to_be_hidden()


def test_a_message_leaves_the_keys_of_a_phone_free(player: Player) -> None:
    player.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    before = places(player.page, f"{BOARD}, {KEYS}")

    def gone(route: Route) -> None:
        route.abort()

    player.page.route("**/api/hint", gone)
    player.button("Hint").click()
    toast = player.page.get_by_role("alert").locator(".toast")
    expect(toast).to_contain_text("no longer running")
    assert places(player.page, f"{BOARD}, {KEYS}") == before
    box, keys = toast.bounding_box(), player.page.locator(".keypad").bounding_box()
    assert box
    assert keys
    assert box["y"] + box["height"] < keys["y"]
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    player.button("Dismiss").click()
    expect(toast).to_be_hidden()


def test_a_short_message_leaves_the_menu_of_a_phone_free(player: Player) -> None:
    player.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    player.button("Check").click()
    expect(player.message()).to_be_visible()
    player.button("Menu").click(timeout=3000)
    player.page.locator(".whole summary").first.click(timeout=3000)
    expect(player.page.locator("[data-entry=new]")).to_be_visible()
    expect(player.message()).to_be_visible()


def test_what_is_not_wrong_goes_by_itself(player: Player) -> None:
    player.page.clock.install()
    player.button("Check").click()
    expect(player.message()).to_contain_text("empty cells")
    expect(player.page.get_by_role("status").filter(has=player.message())).to_be_visible()
    player.message().hover()
    player.page.clock.run_for(60_000)
    expect(player.message()).to_be_visible()
    player.page.mouse.move(5, 700)
    player.page.clock.run_for(60_000)
    expect(player.message()).to_be_hidden()
