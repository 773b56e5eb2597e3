"""Every way of entering and erasing, one by one."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from e2e.conftest import Server
from e2e.player import Player


class TestKeyboard:
    def test_digits(self, player: Player, cells: list[int]) -> None:
        player.type(cells[0], "7")
        player.expect_symbol(cells[0], "7")
        player.press("7")
        player.expect_symbol(cells[0], ".")

    def test_the_number_pad(self, player: Player, cells: list[int]) -> None:
        # the browser under test has NumLock off, so that its own key presses would be arrows
        player.click(cells[0])
        player.cell(cells[0]).dispatch_event("keydown", {"code": "Numpad7", "key": "7"})
        player.expect_symbol(cells[0], "7")
        player.cell(cells[0]).dispatch_event("keydown", {"code": "Numpad0", "key": "0"})
        player.expect_symbol(cells[0], ".")

    @pytest.mark.parametrize("key", ["Backspace", "Delete", "Digit0"])
    def test_erasing(self, player: Player, cells: list[int], key: str) -> None:
        player.type(cells[0], f"7 {key}")
        player.expect_symbol(cells[0], ".")

    @pytest.mark.parametrize("keys", ["Shift+Digit7", "Alt+Digit7", "x 7"])
    def test_corner_notes(self, player: Player, cells: list[int], keys: str) -> None:
        player.type(cells[0], keys)
        player.expect_notes(cells[0], "7")
        expect(player.notes(cells[0]).locator(".centre")).to_have_count(0)

    @pytest.mark.parametrize("keys", ["Control+Digit7", "c 7", "Space Space 7"])
    def test_centre_notes(self, player: Player, cells: list[int], keys: str) -> None:
        player.type(cells[0], keys)
        expect(player.notes(cells[0]).locator(".centre")).to_have_text("7")

    def test_colours(self, player: Player, cells: list[int]) -> None:
        player.type(cells[0], "v 2 5")
        expect(player.cell(cells[0]).locator(".wedge")).to_have_count(2)
        player.press("Delete z 4")
        expect(player.cell(cells[0]).locator(".wedge")).to_have_count(0)
        player.expect_symbol(cells[0], "4")

    def test_letters_move(self, player: Player) -> None:
        player.click(40)
        player.press("w a")
        expect(player.cell(30)).to_be_focused()
        player.press("s d")
        expect(player.cell(40)).to_be_focused()

    def test_selecting(self, player: Player) -> None:
        player.click(40)
        player.press("Shift+ArrowRight Shift+ArrowDown")
        player.expect_selected([40, 41, 50])
        player.press("Control+i")
        player.wait_until(lambda: len(player.selected()) == 78)
        player.press("Control+a")
        player.wait_until(lambda: len(player.selected()) == 81)
        player.press("Escape")
        player.expect_selected([])

    def test_a_digit_in_several_cells(self, player: Player, cells: list[int]) -> None:
        first, second = cells[:2]
        player.type(first, "5")
        player.press("Shift+ArrowRight 5")
        player.expect_symbols([first, second], "55")
        player.press("5")
        player.expect_symbols([first, second], "..")
        player.press("Control+z")
        player.expect_symbols([first, second], "55")

    def test_a_key_and_then_clicks(self, player: Player, cells: list[int]) -> None:
        player.press("Escape 6")
        expect(player.page.get_by_text("Clicks enter 6")).to_be_visible()
        player.click(cells[3])
        player.click(cells[5])
        player.expect_symbols([cells[3], cells[5]], "66")
        player.press("Escape")
        expect(player.page.get_by_text("Clicks enter")).to_be_hidden()
        player.click(cells[4])
        player.expect_symbol(cells[4], ".")


class TestMouse:
    def test_dragging(self, player: Player) -> None:
        for cell in (0, 10, 20, 30):
            box = player.cell(cell).bounding_box()
            assert box
            player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            if cell == 0:
                player.page.mouse.down()
        player.page.mouse.up()
        player.expect_selected([0, 10, 20, 30])

    @pytest.mark.parametrize("key", ["Control", "Shift"])
    def test_adding(self, player: Player, key: str) -> None:
        player.click(3)
        player.cell(7).click(modifiers=[key])  # type: ignore[list-item]
        player.cell(70).click(modifiers=[key])  # type: ignore[list-item]
        player.expect_selected([3, 7, 70])
        player.cell(7).click(modifiers=[key])  # type: ignore[list-item]
        player.expect_selected([3, 70])

    def test_a_double_click(self, player: Player) -> None:
        grid = player.grid()
        given = next(cell for cell, symbol in enumerate(grid) if symbol != ".")
        player.cell(given).dblclick()
        alike = [cell for cell, symbol in enumerate(grid) if symbol == grid[given]]
        player.expect_selected(alike)

    def test_the_wheel(self, player: Player, cells: list[int]) -> None:
        player.cell(40).hover()
        player.page.mouse.wheel(0, 100)
        player.page.mouse.wheel(0, 100)
        expect(player.page.get_by_text("Clicks enter 2")).to_be_visible()
        player.click(cells[0])
        player.expect_symbol(cells[0], "2")
        player.page.mouse.wheel(0, -100)
        expect(player.page.get_by_text("Clicks enter 1")).to_be_visible()

    def test_the_keypad(self, player: Player, cells: list[int]) -> None:
        player.click(cells[0])
        player.button("Corner notes").click()
        player.button("8, ").click()
        player.expect_notes(cells[0], "8")
        player.button("Colours").click()
        player.button("colour 3").click()
        expect(player.cell(cells[0]).locator(".wedge")).to_have_count(1)
        player.button("Digit").click()
        player.button("8, ").click()
        player.expect_symbol(cells[0], "8")
        player.button("Erase").click()
        player.expect_notes(cells[0], "8")

    def test_a_key_of_the_keypad_in_hand(self, player: Player, cells: list[int]) -> None:
        player.button("9, ").click(button="right")
        player.click(cells[0])
        player.click(cells[2])
        player.expect_symbols([cells[0], cells[2]], "99")


class TestSymbolMenu:
    def test_a_symbol(self, player: Player, cells: list[int]) -> None:
        player.cell(cells[0]).click(button="right")
        menu = player.page.get_by_role("menu")
        menu.get_by_role("menuitem", name="4", exact=True).click()
        expect(menu).to_be_hidden()
        player.expect_symbol(cells[0], "4")

    def test_a_right_click_erases_an_entry(self, player: Player, cells: list[int]) -> None:
        player.type(cells[0], "4")
        player.cell(cells[0]).click(button="right")
        player.expect_symbol(cells[0], ".")
        expect(player.page.get_by_role("menu")).to_be_hidden()

    def test_givens_have_none(self, player: Player) -> None:
        before = player.grid()
        given = next(cell for cell, symbol in enumerate(before) if symbol != ".")
        player.cell(given).click(button="right")
        expect(player.page.get_by_role("menu")).to_be_hidden()
        player.wait_for_grid(before)

    def test_the_right_digit(self, player: Player, cells: list[int]) -> None:
        solution = player.solution()
        player.cell(cells[7]).click(button="right")
        player.page.get_by_role("menuitem", name=re.compile("^Hint")).click()
        player.expect_symbol(cells[7], solution[cells[7]])

    def test_help_me(self, player: Player, cells: list[int]) -> None:
        player.cell(cells[0]).click(button="right")
        player.page.get_by_role("menuitem", name=re.compile("^Help me")).click()
        struck = player.page.locator(".menu .out").all_text_contents()
        row = player.grid()[cells[0] // 9 * 9 :][:9].replace(".", "")
        assert set(row) <= set(struck) < set("123456789")
        player.press("Escape")
        expect(player.page.get_by_role("menu")).to_be_hidden()
        expect(player.cell(cells[0])).to_be_focused()

    def test_by_keyboard(self, player: Player, cells: list[int]) -> None:
        player.click(cells[0])
        player.press("ContextMenu")
        expect(player.page.get_by_role("menu")).to_be_visible()
        player.press("3")
        player.expect_symbol(cells[0], "3")


class TestTouch:
    @pytest.fixture
    def player(self, browser: Browser, server: Server) -> Player:
        context = browser.new_context(
            viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale="en"
        )
        player = Player(context.new_page())
        player.page.goto(server.address)
        player.wait_for_board()
        return player

    def test_tap(self, player: Player, cells: list[int]) -> None:
        player.cell(cells[0]).tap()
        player.button("5, ").tap()
        player.expect_symbol(cells[0], "5")

    def test_a_long_press(self, player: Player, cells: list[int]) -> None:
        finger = Finger(player)
        finger.rest_on(player.cell(cells[0]))
        menu = player.page.get_by_role("menu")
        expect(menu).to_be_visible()
        finger.lift()
        player.page.wait_for_timeout(100)
        expect(menu).to_be_visible()
        player.page.get_by_role("menuitem", name="2", exact=True).tap()
        player.expect_symbol(cells[0], "2")
        finger.rest_on(player.cell(cells[0]))
        player.expect_symbol(cells[0], ".")
        finger.lift()
        expect(menu).to_be_hidden()

    def test_a_digit_first(self, player: Player, cells: list[int]) -> None:
        finger = Finger(player)
        finger.rest_on(player.button("5, "))
        expect(player.page.get_by_text("Clicks enter 5")).to_be_visible()
        finger.lift()
        player.expect_symbol(cells[0], ".")
        for cell in cells[2:4]:
            player.cell(cell).tap()
        player.expect_symbols([cells[2], cells[3]], "55")
        count = player.page.locator(".key.inhand .small")
        ground, ink = count.evaluate(
            "it => [it.closest('button'), it].map((one, place) => getComputedStyle(one)"
            "[place ? 'color' : 'backgroundColor'])"
        )
        assert ground == "rgb(91, 63, 208)"
        assert ink == "rgb(255, 255, 255)"

    def test_a_second_tap_lets_go(self, player: Player, cells: list[int]) -> None:
        player.cell(cells[2]).tap()
        player.page.wait_for_timeout(400)  # two quick ones select what is alike
        player.cell(cells[2]).tap()
        player.expect_selected([])
        player.button("6, ").tap()
        player.cell(cells[3]).tap()
        player.expect_symbol(cells[3], "6")


class Finger:
    """A real finger, as the browser itself hears of it."""

    def __init__(self, player: Player) -> None:
        self._devtools = player.page.context.new_cdp_session(player.page)
        self._page = player.page

    def rest_on(self, place: Locator) -> None:
        """Comes down in the middle of something and stays for a while."""
        box = place.bounding_box()
        assert box
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self._send("touchStart", [point])
        self._page.wait_for_timeout(800)

    def lift(self) -> None:
        """Goes away."""
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


class TestNotes:
    def test_they_hide_and_come_back(self, player: Player, cells: list[int]) -> None:
        player.type(cells[0], "Shift+1 Control+2 5")
        expect(player.notes(cells[0])).to_have_count(0)
        player.press("Delete")
        player.expect_notes(cells[0], "12")

    def test_an_entry_sweeps_them_and_undo_brings_them_back(
        self, player: Player, cells: list[int]
    ) -> None:
        player.type(cells[0], "Shift+5")
        player.type(cells[1], "5")
        player.expect_notes(cells[0], "")
        player.press("Control+z")
        player.expect_notes(cells[0], "5")
        player.expect_symbol(cells[1], ".")

    def test_erasing_takes_one_layer(self, player: Player, cells: list[int]) -> None:
        player.type(cells[0], "Shift+1 Control+2 Delete")
        player.expect_notes(cells[0], "1")
        player.press("Delete")
        player.expect_notes(cells[0], "")

    def test_they_survive_a_reload(self, player: Player, cells: list[int]) -> None:
        player.type(cells[0], "Shift+1 Control+2")
        player.page.reload()
        player.wait_for_board()
        player.expect_notes(cells[0], "12")


def test_a_full_board_that_is_wrong(player: Player) -> None:
    solution, start = player.solution(), player.grid()
    empty = player.empty_cells()
    for cell in empty[:-1]:
        player.type(cell, solution[cell])
    player.press("Enter")
    expect(player.page.get_by_text("1 empty cell is left.")).to_be_visible()
    player.type(empty[-1], str(int(solution[empty[-1]]) % 9 + 1))
    player.press("Enter")
    expect(player.button("Resume")).to_be_focused()
    player.press("Enter")
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    full = player.grid()
    assert "." not in full
    player.button("Check").click()
    player.button("Try again").click()
    player.wait_for_grid(start)
    player.press("Control+z")
    player.wait_for_grid(full)


def test_a_break(player: Player) -> None:
    player.type(player.empty_cells()[0], "Control+5 Escape 5")
    both = player.page.locator(".notes text")  # the note, and its light
    expect(both).to_have_count(2)
    player.press("p")
    expect(player.page.get_by_text("The game is paused.")).to_be_visible()
    expect(player.cell(0)).to_be_hidden()
    for text in both.all():
        expect(text).to_be_hidden()
    player.press("1 2 3")
    player.page.locator(".frame").get_by_role("button", name="Resume").click()
    expect(player.cell(0)).to_be_visible()
    player.expect_no_conflicts()
    player.button("Pause").click()
    expect(player.cell(0)).to_be_hidden()
    player.press("p")
    expect(player.cell(0)).to_be_visible()
