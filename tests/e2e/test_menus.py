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
    player.expect_symbol(cell, ".")
    expect(player.page.get_by_role("menu")).to_be_hidden()
    choose(player, "Helper", "menuitem", "Lock all entries")
    choose(player, "Game", "menuitem", "Pause")
    expect(player.page.get_by_text("The game is paused.")).to_be_visible()


def test_menus_by_keyboard(player: Player) -> None:
    top(player, "Game").focus()
    player.press("ArrowRight ArrowRight ArrowLeft ArrowDown")
    expect(player.page.locator("[data-entry=hint]")).to_be_focused()
    player.press("ArrowDown s")
    expect(player.page.get_by_role("menuitemcheckbox", name="Show conflicts")).to_be_focused()
    player.press("Escape")
    expect(top(player, "Helper")).to_be_focused()
    player.press("ArrowDown ArrowRight")
    expect(player.page.get_by_role("menuitemradio", name="beginner")).to_be_focused()
    before = player.grid()
    player.press("5")
    player.wait_for_grid(before)


def test_switches_show_how_they_stand(player: Player) -> None:
    choose(player, "Helper", "menuitemcheckbox", "Show candidates (\N{MINUS SIGN}10%)")
    top(player, "Helper").click()
    entry = player.page.get_by_role("menuitemcheckbox", name="Show candidates")
    expect(entry).to_have_attribute("aria-checked", "true")
    player.wait_until(lambda: player.page.locator("[data-notes]").count() > 0)


def test_difficulty_and_board_start_a_game(player: Player) -> None:
    title = player.page.locator(".status .title")
    choose(player, "Difficulty", "menuitemradio", "tricky")
    expect(title).to_have_text("Classic, tricky")
    top(player, "Difficulty").click()
    entry = player.page.get_by_role("menuitemradio", name="tricky")
    expect(entry).to_have_attribute("aria-checked", "true")
    player.press("Escape")
    choose(player, "Board", "menuitemradio", "6×6")
    expect(title).to_have_text("6×6, tricky")


def test_a_running_game_is_not_replaced_unasked(player: Player) -> None:
    player.type(player.empty_cells()[0], "1")
    before = player.grid()
    choose(player, "Difficulty", "menuitemradio", "tricky")
    dialog = player.page.get_by_role("dialog", name="Start a new game: tricky?")
    expect(dialog.get_by_text("It stays saved")).to_be_visible()
    dialog.get_by_role("button", name="Keep playing").click()
    expect(dialog).to_be_hidden()
    player.wait_for_grid(before)
    choose(player, "Difficulty", "menuitemradio", "tricky")
    dialog.get_by_role("button", name="Start").click()
    expect(player.page.locator(".status .title")).to_have_text("Classic, tricky")


def test_clear_gives_an_empty_board_to_write_into(player: Player) -> None:
    player.type(player.empty_cells()[0], "1")
    choose(player, "Game", "menuitem", "Clear the board…")
    player.page.get_by_role("dialog").get_by_role("button", name="Clear").click()
    player.wait_for_grid("." * 81)
    player.type(0, "5")
    expect(player.page.get_by_text("1 given")).to_be_visible()


def test_stop_says_why_it_is_off(player: Player) -> None:
    top(player, "Solver").click()
    stop = player.page.get_by_role("menuitem", name="Stop")
    expect(stop).to_have_attribute("aria-disabled", "true")
    expect(stop).to_contain_text("Nothing is running.")


def test_looks_change_at_once_and_stay(player: Player) -> None:
    root = player.page.locator("html")
    body = "getComputedStyle(document.body).backgroundColor"
    light = player.page.evaluate(body)
    choose(player, "Look", "menuitemradio", "Dark")
    choose(player, "Look", "menuitemradio", "Simple")
    player.wait_until(lambda: player.page.evaluate(body) != light)
    player.page.reload()
    player.wait_for_board()
    expect(root).to_have_attribute("data-look", "simple")
    expect(root).to_have_attribute("data-scheme", "dark")


def test_one_button_on_a_phone(player: Player) -> None:
    player.page.set_viewport_size({"width": 360, "height": 740})
    player.button("Menu").click()
    expect(player.page.get_by_role("button", name="DE")).to_be_hidden()
    player.page.locator("summary", has_text="Language").click()
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
