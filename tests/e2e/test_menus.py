"""The menus by mouse and keyboard, the looks, and the help."""

from importlib.metadata import version

from playwright.sync_api import Locator, expect

from e2e.player import Player


def top(player: Player, name: str) -> Locator:
    return player.page.get_by_role("menubar").get_by_role("menuitem", name=name, exact=True)


def choose(player: Player, menu: str, role: str, entry: str) -> None:
    top(player, menu).click()
    player.page.get_by_role(role, name=entry, exact=True).click()  # type: ignore[arg-type]


def test_a_menu_does_what_it_says(player: Player) -> None:
    cell = player.empty_cells()[0]
    player.type(cell, "5")
    choose(player, "Game", "menuitem", "Undo")
    assert player.grid()[cell] == "."
    expect(player.page.get_by_role("menu")).to_be_hidden()
    choose(player, "Helper", "menuitem", "Lock all entries")
    choose(player, "Game", "menuitem", "Pause")
    expect(player.page.get_by_text("The game is paused.")).to_be_visible()


def test_menus_by_keyboard(player: Player) -> None:
    top(player, "Game").focus()
    player.press("ArrowRight ArrowRight ArrowLeft ArrowDown")
    expect(player.page.get_by_role("menuitem", name="Hint", exact=True)).to_be_focused()
    player.press("ArrowDown s")
    expect(player.page.get_by_role("menuitemcheckbox", name="Show conflicts")).to_be_focused()
    player.press("Escape")
    expect(top(player, "Helper")).to_be_focused()
    player.press("ArrowDown ArrowRight")
    expect(player.page.get_by_role("menuitemradio", name="beginner")).to_be_focused()
    before = player.grid()
    player.press("5")
    assert player.grid() == before


def test_switches_show_how_they_stand(player: Player) -> None:
    choose(player, "Helper", "menuitemcheckbox", "Show candidates")
    top(player, "Helper").click()
    entry = player.page.get_by_role("menuitemcheckbox", name="Show candidates")
    expect(entry).to_have_attribute("aria-checked", "true")
    assert player.page.locator("[data-notes]").count() > 0


def test_difficulty_and_board_lead_to_the_dialog(player: Player) -> None:
    choose(player, "Difficulty", "menuitemradio", "tricky")
    expect(player.page.get_by_role("radio", name="tricky")).to_be_checked()
    player.press("Escape")
    choose(player, "Board", "menuitemradio", "16×16")
    expect(player.page.locator("dialog select").first).to_have_value("16x16")


def test_looks_change_at_once_and_stay(player: Player) -> None:
    root = player.page.locator("html")
    body = "getComputedStyle(document.body).backgroundColor"
    light = player.page.evaluate(body)
    choose(player, "Look", "menuitemradio", "Dark")
    choose(player, "Look", "menuitemradio", "Simple")
    assert player.page.evaluate(body) != light
    player.page.reload()
    player.wait_for_board()
    expect(root).to_have_attribute("data-look", "simple")
    expect(root).to_have_attribute("data-scheme", "dark")


def test_one_button_on_a_phone(player: Player) -> None:
    player.page.set_viewport_size({"width": 360, "height": 740})
    player.button("Menu").click()
    player.page.locator("summary", has_text="Look").click()
    player.page.get_by_role("menuitemradio", name="Deutsch").click()
    expect(player.page.locator("html")).to_have_attribute("lang", "de")


def test_keys_are_called_what_stands_on_them(player: Player) -> None:
    player.page.get_by_role("button", name="DE").click()
    player.page.get_by_role("menubar").get_by_role("menuitem", name="Spiel", exact=True).click()
    expect(player.page.get_by_role("menu").get_by_text("Strg+Z")).to_be_visible()


def test_help_and_about(player: Player) -> None:
    player.press("F1")
    expect(player.page.get_by_role("dialog", name="How to play")).to_be_visible()
    player.button("Close").click()
    choose(player, "Help", "menuitem", "About Nonet")
    expect(player.page.get_by_text("MIT licence")).to_be_visible()
    expect(player.page.get_by_text(f"Nonet {version('nonet')}", exact=True)).to_be_visible()
