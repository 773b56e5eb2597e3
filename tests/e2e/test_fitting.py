"""On phones no word is cut off, in any language."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from e2e.conftest import Server
from e2e.player import Player

WIDE: ViewportSize = {"width": 1024, "height": 740}
PHONE: ViewportSize = {"width": 360, "height": 740}

DIALOGS = {
    "new game": ("game", "new"),
    "daily puzzle": ("game", "daily"),
    "levels": ("game", "challenges"),
    "history": ("game", "history"),
    "statistics": ("game", "statistics"),
    "open": ("game", "open"),
    "save": ("game", "save"),
    "share": ("game", "share"),
    "branches": ("game", "branches"),
    "assistance": ("helper", "assistance"),
    "watch the search": ("solver", "watch"),
    "watch a making": ("solver", "watch-making"),
    "the whole way": ("solver", "way"),
    "print": ("print", "print-new"),
}
"""The menu and the entry that lead to a dialog, by their names in the page."""

CUT = """dialog => {
  const right = part => part.getBoundingClientRect().right;
  const edge = part => right(part.closest('[role="region"]') ?? dialog);
  const parts = dialog.querySelectorAll('button, label, legend, p, h2, h3, th, td, summary');
  const isCut = part => part.scrollWidth > part.clientWidth + 1 || right(part) > edge(part);
  return [...parts].filter(part => part.clientWidth > 1 && isCut(part)).map(part => part.innerText);
}"""


def open_dialog(page: Page, menu: str, entry: str) -> None:
    page.set_viewport_size(WIDE)
    page.locator(f'[data-top="{menu}"]').click()
    page.locator(f'[data-entry="{entry}"]').click()
    page.set_viewport_size(PHONE)


@pytest.mark.parametrize("language", ["cs", "de", "en"])
def test_dialogs(browser: Browser, server: Server, language: str) -> None:
    page = browser.new_context(locale=language, viewport=WIDE, reduced_motion="reduce").new_page()
    page.goto(server.address)
    player = Player(page)
    player.wait_for_board()
    player.type(player.empty_cells()[0], "1")
    dialog = page.get_by_role("dialog")
    for name, (menu, entry) in DIALOGS.items():
        open_dialog(page, menu, entry)
        expect(dialog.locator("h2")).to_be_visible()
        expect(dialog.locator(":is(button, table, input):visible").nth(1)).to_be_visible()
        assert dialog.evaluate(CUT) == [], name
        player.press("Escape")
        expect(dialog).to_be_hidden()


@pytest.mark.parametrize("board", ["4x4", "6x6", "8x8"])
def test_few_keys_leave_no_gap(player: Player, board: str) -> None:
    player.button("New game").click()
    player.page.get_by_text("More boards").click()
    player.page.locator(f'input[name="board"][value="{board}"]').check()
    player.button("Start").click()
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    player.page.set_viewport_size(PHONE)
    digits, tools = (
        [key.bounding_box() for key in player.page.locator(f".keypad button{kind}").all()]
        for kind in (".key", ":not(.key)")
    )
    for keys, left, right in ((digits, 20, 170), (tools, 190, 340)):
        for row in {round(key["y"]) for key in keys if key}:
            places = sorted(
                (key for key in keys if key and round(key["y"]) == row), key=lambda k: k["x"]
            )
            widths = sum(place["width"] for place in places)
            across = places[-1]["x"] + places[-1]["width"] - places[0]["x"]
            assert across - widths < 8 * len(places)
            assert places[0]["x"] < left
            assert places[-1]["x"] + places[-1]["width"] > right
