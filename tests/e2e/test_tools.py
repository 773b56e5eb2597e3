"""Printing, watching, branches, the dial of assistance, padlocks, reading aloud."""

import re

from playwright.sync_api import expect

from e2e.player import Player
from e2e.test_files import choose

PUZZLES = "\n".join(
    ["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"] * 3
)


def wait_for_preview(player: Player, pages: int) -> None:
    """Looks at the preview, once it has so many pages."""
    dialog = player.page.get_by_role("dialog", name="Print")
    expect(dialog.get_by_text(re.compile(f"Page . of {pages}"))).to_be_visible(timeout=15_000)
    picture = dialog.get_by_role("img")
    expect(picture).to_have_js_property("complete", value=True)
    assert picture.evaluate("picture => picture.naturalWidth") > 500


def test_print_new_puzzles(player: Player) -> None:
    choose(player, "Print", "Print new puzzles")
    dialog = player.page.get_by_role("dialog", name="Print")
    wait_for_preview(player, 2)
    dialog.get_by_label("Puzzles per page").select_option("1")
    wait_for_preview(player, 5)
    dialog.get_by_role("button", name="Next page").click()
    expect(dialog.get_by_role("img", name="Page 2 of 5")).to_be_visible()
    dialog.get_by_label("Cell size").fill("40")
    dialog.get_by_label("Heading").focus()
    expect(dialog.get_by_role("alert")).to_contain_text("cells of 40 mm do not fit")
    dialog.get_by_label("Cell size").fill("")
    dialog.get_by_label("Landscape").check()
    wide = "() => { const it = document.querySelector('dialog img'); return it.width > it.height }"
    player.page.wait_for_function(wide)
    with player.page.expect_download() as download:
        dialog.get_by_role("button", name="Save the PDF").click()
    assert download.value.path().read_bytes().startswith(b"%PDF-")


def test_print_the_game_or_a_file(player: Player) -> None:
    choose(player, "Print", "Print this game")
    wait_for_preview(player, 2)
    player.press("Escape")
    choose(player, "Print", "Print puzzles from a file")
    file = {"name": "three.sdm", "mimeType": "text/plain", "buffer": PUZZLES.encode()}
    player.page.locator("dialog input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    player.page.get_by_label("Solutions").select_option("none")
    wait_for_preview(player, 1)


def test_the_pdf_is_at_hand_on_a_phone(player: Player) -> None:
    choose(player, "Print", "Print new puzzles")
    player.page.set_viewport_size({"width": 360, "height": 740})
    dialog = player.page.get_by_role("dialog", name="Print")
    expect(dialog.get_by_role("button", name="Save the PDF")).to_be_in_viewport(ratio=1)
    dialog.get_by_label("Cell size").fill("40")
    dialog.get_by_label("Heading").focus()
    expect(dialog.get_by_role("alert")).to_be_in_viewport(ratio=1)


def test_watch_a_puzzle_being_made(player: Player) -> None:
    before = player.grid()
    choose(player, "Solver", "Watch a puzzle being made")
    dialog = player.page.get_by_role("dialog", name="Watch a puzzle being made")
    expect(dialog.get_by_role("status")).to_contain_text(re.compile("Step [1-9]"))
    dialog.get_by_role("button", name="Pause").click()
    dialog.get_by_role("button", name="One step").click()
    # how far it has come by then depends on the machine
    expect(dialog.get_by_role("status")).to_contain_text(re.compile("full grid|can go|must stay"))
    dialog.get_by_label("Speed").fill("8")
    dialog.get_by_role("button", name="Resume").click()
    dialog.get_by_role("button", name="Play it").click()
    player.wait_for_other_grid(before)


def test_branches(player: Player) -> None:
    solution = player.solution()
    first, second, third = player.empty_cells()[:3]
    player.type(first, solution[first])
    player.type(second, solution[second])
    player.press("Control+z")
    player.type(third, next(digit for digit in "123456789" if digit != solution[third]))
    choose(player, "Game", "What if: branches")
    dialog = player.page.get_by_role("dialog", name="What if: branches")
    expect(dialog.get_by_role("listitem")).to_have_count(4)
    dialog.get_by_label("Name of this place").fill("a try")
    dialog.get_by_role("button", name="Name it").click()
    dialog.get_by_role("listitem").nth(2).get_by_role("button").click()
    player.expect_symbol(second, solution[second])
    dialog.get_by_role("button", name="a try").click()
    player.expect_symbol(second, ".")
    dialog.get_by_role("button", name="Back to before the mistake").click()
    player.expect_symbols([first, third], solution[first] + ".")


def test_the_dial(player: Player) -> None:
    dial = player.page.get_by_label("Assistance")
    dial.fill("3")
    expect(dial).to_have_attribute("aria-valuetext", "+ candidates (\N{MINUS SIGN}20%)")
    player.wait_until(lambda: player.page.locator("[data-notes]").count() > 0)
    choose(player, "Helper", "Assistance…")
    dialog = player.page.get_by_role("dialog", name="Assistance")
    expect(dialog.get_by_label("Refuse digits that break a rule")).to_be_checked()
    dialog.get_by_label("Refuse digits that break a rule").uncheck()
    expect(dialog.get_by_text("your own choice")).to_be_visible()


def test_houses_are_read_aloud(player: Player) -> None:
    grid = player.grid()
    player.click(40)
    said = player.page.locator("[aria-live=polite]")
    for key, name, cells in (
        ("r", "Row 5", range(36, 45)),
        ("t", "Column 5", range(4, 81, 9)),
        ("q", "Box 5", (30, 31, 32, 39, 40, 41, 48, 49, 50)),
    ):
        player.press(key)
        symbols = [grid[cell] if grid[cell] != "." else "empty" for cell in cells]
        expect(said).to_have_text(f"{name}: {', '.join(symbols)}")


def test_padlocks(player: Player) -> None:
    def count(kind: str) -> int:
        path = player.page.locator(f".padlocks .{kind}")
        return (path.get_attribute("d") or "").count("z") if path.count() else 0

    cell, *empty = player.empty_cells()
    given = player.grid().index(next(symbol for symbol in player.grid() if symbol != "."))
    player.wait_until(lambda: (count("given"), count("refused")) == (0, 0))
    player.watch_for(".padlocks .refused")
    player.type(given, "1")
    player.seen()
    player.type(cell, "1")
    player.page.get_by_role("menuitem", name="Look", exact=True).click()
    player.page.get_by_role("menuitemcheckbox", name="Padlocks on givens").click()
    player.wait_until(lambda: (count("given"), count("own")) == (81 - len(empty) - 1, 0))
    choose(player, "Helper", "Lock all")
    expect(player.cell(cell)).to_have_attribute("aria-readonly", "true")
    player.wait_until(lambda: count("own") == 1)
    choose(player, "Helper", "Unlock")
    expect(player.cell(cell)).to_have_attribute("aria-readonly", "false")
    player.wait_until(lambda: (count("given"), count("own")) == (0, 0))
