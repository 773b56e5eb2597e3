"""Pictures, sheets and books of Nonet, dropped onto the page and into the studio."""

from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from e2e.conftest import Server
from e2e.drawer import Drawer
from e2e.dropping import drop
from e2e.player import Player
from e2e.test_share import saved, share
from nonet import Puzzle, draw, print_pdf, rules
from nonet.core.shapes import CLASSIC
from nonet.core.sheet import Sheet
from nonet.core.symbols import write_line
from nonet.draw import pdf, png
from nonet.formats import read_sheet
from nonet.formats.pictures import carried
from nonet.formats.sheets import filled

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
RULED = Puzzle(
    CLASSIC.with_rules([rules.Thermometer(cells=(2, 3, 13)), rules.Renban(cells=(30, 31, 41))]),
    ".........5" + "." * 71,
    info={"title": "Teploměr", "author": "Ann Bell", "rules": "Roste od baňky."},
)
KINDS = ["svg", "png", "pdf"]


def picture(kind: str, puzzle: Puzzle) -> bytes:
    sheet = Sheet(puzzle)
    scene = replace(draw.board(sheet), puzzles=carried.write([sheet]))
    if kind == "svg":
        return draw.svg.write(scene).encode()
    return png.write(scene) if kind == "png" else pdf.write(scene)


def saved_anew(data: bytes) -> bytes:
    again = BytesIO()
    Image.open(BytesIO(data)).save(again, "PNG")
    return again.getvalue()


@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_that_is_dropped_onto_the_page_is_played(player: Player, kind: str) -> None:
    drop(player.page, picture(kind, Puzzle(CLASSIC, LINE)), f"nonet.{kind}")
    player.wait_for_grid(LINE)


def test_what_the_page_saves_it_opens_again(player: Player, tmp_path: Path) -> None:
    cell = player.empty_cells()[0]
    player.type(cell, player.solution()[cell])
    before = player.grid()
    for kind in ("PNG", "SVG"):
        dialog = share(player)
        dialog.get_by_label("The board as it stands").check()
        path = tmp_path / f"nonet.{kind.lower()}"
        path.write_bytes(saved(player.page, dialog, kind))
        player.press("Escape")
        player.press("Control+z")
        player.wait_for_other_grid(before)
        drop(player.page, path.read_bytes(), path.name)
        dialog = player.page.get_by_role("dialog", name="Open a puzzle")
        dialog.get_by_role("button", name="Open", exact=True).click()
        expect(dialog).to_be_hidden()
        player.wait_for_grid(before)


def test_what_the_page_draws_without_the_server_carries_the_game(player: Player) -> None:
    cell = player.empty_cells()[0]
    player.type(cell, player.solution()[cell])
    player.page.context.set_offline(True)
    dialog = share(player)
    expect(dialog.get_by_text("no link can be made right now")).to_be_visible()
    dialog.get_by_label("The board as it stands").check()
    for kind in ("PNG", "SVG"):
        sheet = read_sheet(saved(player.page, dialog, kind))
        assert sheet.entries[cell] == int(player.solution()[cell])
        assert write_line(filled(sheet)) == player.grid()
        assert "solution" not in sheet.puzzle.info


def test_of_a_sheet_the_player_chooses(player: Player) -> None:
    puzzles = [LINE, LINE.replace("53..7", "....7")]
    drop(player.page, print_pdf(puzzles) or b"", "sheet.pdf")
    dialog = player.page.get_by_role("dialog", name="Open a puzzle")
    expect(dialog.get_by_text("2 puzzles")).to_be_visible()
    dialog.get_by_role("button", name="28 givens").click()
    player.wait_for_grid(puzzles[1])


def test_a_picture_without_a_puzzle_is_refused_and_the_game_stays(player: Player) -> None:
    before = player.grid()
    drop(player.page, saved_anew(picture("png", Puzzle(CLASSIC, LINE))), "photo.png")
    told = "There is no puzzle in this PNG file; expected a PNG, SVG or PDF that Nonet has saved"
    expect(player.page.get_by_role("alert").get_by_text(told)).to_be_visible()
    player.press("Escape")
    player.wait_for_grid(before)


@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_that_is_dropped_into_the_studio_is_drawn_on(
    page: Page, server: Server, kind: str
) -> None:
    drawer = Drawer(page, server.address)
    drawer.choose("whisper")
    drawer.drag((8, 0), (8, 1), (8, 2))
    drop(page, picture(kind, RULED), f"nonet.{kind}")
    expect(page.locator("[data-rule=thermometer]")).to_have_count(1)
    expect(page.locator("[data-rule=renban]")).to_have_count(1)
    expect(page.locator("[data-rule=whisper]")).to_have_count(0)
    found = drawer.drawing()
    assert (found["title"], found["author"]) == ("Teploměr", "Ann Bell")
    assert found["text"] == "Roste od baňky."
    assert found["givens"] == {"9": 5}
    page.get_by_role("button", name="Drafts…").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(2)


def test_what_the_studio_saves_it_opens_again(page: Page, server: Server) -> None:
    drawer = Drawer(page, server.address)
    drawer.choose("thermometer")
    drawer.drag((0, 0), (0, 1), (0, 2))
    page.get_by_label("Title").fill("Rise")
    for kind in ("PNG", "SVG", "PDF"):
        page.get_by_role("button", name="Share…").click()
        with page.expect_download() as download:
            page.get_by_role("button", name=f"Save as {kind}").click()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Open…").click()
        page.locator("dialog input[type=file]").set_input_files(download.value.path())
        expect(page.get_by_role("dialog")).to_have_count(0)
        found = drawer.drawing()
        assert [rule["tree"]["cells"] for rule in found["rules"]] == [[0, 1, 2]]
        assert found["title"] == "Rise"


def test_of_a_sheet_the_setter_chooses(page: Page, server: Server) -> None:
    drawer = Drawer(page, server.address)
    drop(page, print_pdf([LINE, RULED]) or b"", "sheet.pdf")
    dialog = page.get_by_role("dialog", name="Open")
    expect(dialog.get_by_text("2 puzzles")).to_be_visible()
    dialog.get_by_role("button", name="Teploměr, 1 given").click()
    expect(dialog).to_be_hidden()
    expect(page.locator("[data-rule=thermometer]")).to_have_count(1)
    assert drawer.drawing()["title"] == "Teploměr"


def test_a_picture_without_a_puzzle_leaves_the_drawing_alone(page: Page, server: Server) -> None:
    drawer = Drawer(page, server.address)
    drawer.choose("renban")
    drawer.drag((0, 0), (1, 1))
    drop(page, saved_anew(picture("png", RULED)), "photo.png")
    told = "There is no puzzle in this PNG file"
    expect(page.get_by_role("alert").get_by_text(told)).to_be_visible()
    page.get_by_role("button", name="Open…").click()
    drop(page, b"\xff\xd8\xff\xe0" + bytes(50), "photo.jpg")
    told = "There is no puzzle in this JPEG file"
    expect(page.get_by_role("dialog").get_by_role("alert").get_by_text(told)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-rule=renban]")).to_have_count(1)
