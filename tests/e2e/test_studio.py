"""The studio: what is drawn, what the machine says to it, what is kept, and where it goes."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from e2e.conftest import Server
from e2e.drawer import Drawer, wait_for
from e2e.dropping import drop
from nonet.api.saving import read_game

UNIQUE = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
"""A puzzle with one solution."""

TYPING = 1600
"""Milliseconds after which further digits are another number."""


@pytest.fixture
def drawer(page: Page, server: Server) -> Drawer:
    return Drawer(page, server.address)


def paste(page: Page, text: str) -> None:
    """Opens a text by the dialog."""
    page.get_by_role("button", name="Open…").click()
    page.get_by_label("Link or text").fill(text)
    page.get_by_role("button", name="Open", exact=True).click()


def test_the_menu_of_the_game_leads_here_and_back(page: Page, server: Server) -> None:
    page.get_by_role("menuitem", name="Game").click()
    page.get_by_role("menuitem", name="Studio: set a puzzle").click()
    expect(page).to_have_url(f"{server.address}studio")
    page.get_by_role("link", name="To the game").click()
    expect(page).to_have_url(server.address)


def test_digits_and_candidates_are_typed(drawer: Drawer, tmp_path: Path) -> None:
    page = drawer.page
    drawer.drag((0, 0), (0, 2))
    page.keyboard.type("7")
    drawer.tool("allowed")
    drawer.drag((1, 0))
    page.keyboard.type("135")
    page.keyboard.type("3")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+y")
    puzzle = read_game(drawer.exported(tmp_path)).puzzle
    assert bytes(puzzle.givens[:4]) == bytes([7, 7, 7, 0])
    assert puzzle.allowed[9] == 0b10101


def test_rules_are_picked_changed_moved_and_deleted(drawer: Drawer) -> None:
    page = drawer.page
    drawer.choose("cage")
    drawer.drag((0, 0), (0, 1), (1, 1))
    page.keyboard.type("18")
    drawer.tool("pick")
    drawer.drag((0, 1), (3, 3))
    assert drawer.drawing()["rules"][0]["tree"] == {
        "kind": "cage", "total": 18, "cells": [29, 30, 39],
    }  # fmt: skip
    page.keyboard.press("Alt+ArrowLeft")
    page.keyboard.press("Control+d")
    page.get_by_role("spinbutton", name="Total").fill("99")
    expect(
        page.locator(".fault").get_by_text("Nobody can reach 99; 6 to 24 are possible.")
    ).to_be_visible()
    page.keyboard.press("Escape")
    trees = [rule["tree"]["cells"] for rule in drawer.drawing()["rules"]]
    assert trees == [[28, 29, 38], [37, 38, 47]]
    page.get_by_role("button", name="Delete cage").last.click()
    page.get_by_label("cage holds").uncheck()
    assert [rule["isOff"] for rule in drawer.drawing()["rules"]] == [True]
    for _ in range(20):
        page.keyboard.press("Control+z")
    expect(page.locator("[data-rule]")).to_have_count(0)


def test_regions_are_painted_and_their_sizes_are_told(drawer: Drawer) -> None:
    page = drawer.page
    listed = page.get_by_label(re.compile("rules"))
    drawer.tool("regions")
    drawer.drag((0, 2), (0, 3))
    expect(listed.get_by_text("At r1c1: 10 cells, but there are only 9 digits.")).to_be_visible()
    expect(listed.get_by_text("The region at r1c5 has 8 of 9 cells.")).to_be_visible()
    drawer.drag((1, 4), (2, 4), (2, 3))
    drawer.drag((1, 5), (1, 2))
    page.get_by_role("button", name="Undo").click(click_count=3)
    expect(listed.get_by_text("10 cells")).to_have_count(0)


def test_holes_are_made_by_clicking(drawer: Drawer, tmp_path: Path) -> None:
    drawer.choose("thermometer")
    drawer.drag((4, 3), (4, 4), (4, 5))
    drawer.tool("holes")
    drawer.drag((4, 4))
    expect(drawer.page.locator(".fault").get_by_text("r5c5 is not on the board.")).to_be_visible()
    assert len(read_game(drawer.exported(tmp_path)).puzzle.givens) == 80
    drawer.drag((4, 4))
    expect(drawer.page.get_by_text("is not on the board")).to_have_count(0)


def test_the_machine_looks_on(drawer: Drawer) -> None:
    page = drawer.page
    answers = page.get_by_role("region", name="What the machine says")
    paste(page, UNIQUE)
    expect(answers.get_by_text("Exactly one solution")).to_be_visible()
    expect(answers.get_by_text("Hardest step")).to_be_visible()
    page.get_by_role("gridcell").first.wait_for()
    drawer.tool("givens")
    drawer.drag((8, 8))
    page.keyboard.press("Backspace")
    expect(answers.get_by_text("One solution would be left with")).to_be_visible()
    answers.get_by_role("button", name="+ ").first.click()
    expect(answers.get_by_text("Exactly one solution")).to_be_visible()
    drawer.drag((1, 6))
    page.keyboard.type("3")
    expect(answers.get_by_text("No solution")).to_be_visible()
    expect(answers.get_by_role("listitem").first).to_be_visible()


def test_what_is_out_of_date_is_not_told_while_the_machine_thinks(drawer: Drawer) -> None:
    page = drawer.page
    paste(page, UNIQUE)
    unique, thinking = page.get_by_text("Exactly one solution"), page.get_by_text("Thinking…")
    expect(unique).to_be_visible()
    held: list[Route] = []
    given_up: list[Request] = []

    def hold(route: Route) -> None:
        held.append(route)

    def note(request: Request) -> None:
        given_up.append(request)

    page.on("requestfailed", note)
    page.route("**/api/studio/analysis", hold)
    drawer.tool("givens")
    drawer.drag(divmod(UNIQUE.index("3"), 9))
    page.keyboard.press("Backspace")
    expect(thinking).to_be_visible()
    expect(unique).to_have_count(0)
    wait_for(page, held, 1)
    for number, key in ((2, "4"), (3, "Control+z")):
        page.keyboard.press(key)
        wait_for(page, held, number)
    expect(thinking).to_be_visible()
    wait_for(page, given_up, 2)  # strokes give up what was asked about the drawing before
    page.unroute("**/api/studio/analysis")
    page.keyboard.press("Control+z")
    expect(unique).to_be_visible()
    expect(thinking).to_have_count(0)


def test_faulty_rules_are_told_at_their_place_and_nothing_is_lost(drawer: Drawer) -> None:
    page = drawer.page
    drawer.choose("regex")
    drawer.drag((0, 0), (0, 1), (0, 2))
    page.get_by_label("Pattern", exact=True).fill("[12")
    page.get_by_label("Pattern", exact=True).press("Enter")
    line = page.locator("[data-rule=regex]")
    expect(line.locator(".fault")).to_be_visible()
    drawer.choose("thermometer")
    drawer.drag((2, 0), (2, 1))
    expect(page.locator("[data-rule=thermometer] .fault")).to_have_count(0)
    line.get_by_role("button").first.click()
    page.get_by_label("Pattern", exact=True).fill("[123]+")
    page.get_by_label("Pattern", exact=True).press("Enter")
    expect(line.locator(".fault")).to_have_count(0)


def test_a_total_that_nobody_can_reach_is_told_and_taken_back_digit_by_digit(
    drawer: Drawer, tmp_path: Path
) -> None:
    page, cage = drawer.page, drawer.page.locator("[data-rule=cage]")
    drawer.choose("cage")
    drawer.drag((3, 3), (3, 4))
    [before] = drawer.drawing()["rules"]
    page.keyboard.type("99")
    answers = page.get_by_label("What the machine says")
    expect(answers.get_by_text("cage:")).to_be_visible()
    expect(answers.get_by_text("without what cannot be")).to_be_visible()
    page.keyboard.press("Backspace")
    expect(answers.get_by_text("cage:")).to_have_count(0)
    assert drawer.drawing()["rules"][0]["tree"]["total"] == 9
    page.keyboard.press("Backspace")
    assert drawer.drawing()["rules"] == [before]
    page.keyboard.type("17")
    assert drawer.drawing()["rules"][0]["tree"]["total"] == 17
    page.keyboard.press("Control+z")
    assert drawer.drawing()["rules"] == [before], "a number is undone at once"
    page.keyboard.type("0")
    page.wait_for_timeout(TYPING)
    expect(answers.get_by_text("cage:")).to_have_count(0)
    [rule] = read_game(drawer.exported(tmp_path)).puzzle.layout.other_rules
    assert rule.kind == "different", "a cage without a total"
    page.keyboard.press("Control+z")
    drawer.board.focus()
    page.keyboard.press("Backspace")
    expect(cage).to_have_count(0)


def test_one_goes_to_play_and_comes_back_to_the_drawing(drawer: Drawer, server: Server) -> None:
    page = drawer.page
    paste(page, UNIQUE)
    drawer.choose("anti_knight")
    drawer.page.locator("[data-rule=anti_knight]").wait_for()
    page.keyboard.press("Control+z")
    drawer.choose("thermometer")
    drawer.drag((0, 0), (0, 1))
    page.keyboard.press("Control+z")
    page.get_by_role("button", name="Play it").click()
    page.wait_for_url(lambda address: "/studio" not in address)
    page.get_by_role("grid").wait_for()
    page.go_back()
    expect(page).to_have_url(f"{server.address}studio")
    drawer.board.wait_for()
    page.get_by_role("button", name="Redo").click()
    expect(page.locator("[data-rule=thermometer]")).to_have_count(1)


def test_drafts_are_kept_and_rules_go_from_one_to_the_other(drawer: Drawer) -> None:
    page = drawer.page
    drawer.choose("renban")
    drawer.drag((0, 0), (1, 1), (2, 2))
    page.get_by_label("Title").fill("First")
    drawer.board.focus()
    page.evaluate(
        """() => {
            const data = new DataTransfer();
            const copy = new ClipboardEvent('copy', { clipboardData: data, bubbles: true });
            document.body.dispatchEvent(copy);
            window.copied = data.getData('text/plain');
        }"""
    )
    page.get_by_role("button", name="New board…").click()
    page.get_by_label("Rows and columns").fill("6")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-rule]")).to_have_count(0)
    page.evaluate(
        """() => {
            const data = new DataTransfer();
            data.setData('text/plain', window.copied);
            const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
            document.body.dispatchEvent(paste);
        }"""
    )
    expect(page.locator("[data-rule=renban]")).to_have_count(1)
    assert drawer.drawing()["rules"][0]["tree"]["cells"] == [0, 7, 14]
    page.get_by_role("button", name="Drafts…").click()
    page.get_by_role("button", name="First").first.click()
    assert drawer.drawing()["rules"][0]["tree"]["cells"] == [0, 10, 20]


@pytest.mark.parametrize("site", ["SudokuPad", "f-puzzles"])
def test_links_open_again(drawer: Drawer, site: str) -> None:
    page = drawer.page
    drawer.choose("thermometer")
    drawer.drag((0, 0), (0, 1), (0, 2))
    drawer.tool("givens")
    drawer.drag((5, 5))
    page.keyboard.type("5")
    page.get_by_role("button", name="Share…").click()
    page.get_by_label(site, exact=True).check()
    link = page.locator("dialog .copy input").first
    host = {"SudokuPad": "sudokupad.app", "f-puzzles": "f-puzzles.com"}[site]
    expect(link).to_have_value(re.compile(re.escape(host)))
    text = link.input_value()
    page.keyboard.press("Escape")
    paste(page, text)
    expect(page.locator("[data-rule=thermometer]")).to_have_count(1)
    assert drawer.drawing()["givens"] == {"50": 5}


def test_a_pasted_monster_is_refused_and_the_drawing_stays(drawer: Drawer) -> None:
    page = drawer.page
    drawer.choose("renban")
    drawer.drag((0, 0), (1, 1))
    page.get_by_role("button", name="Open…").click()
    page.get_by_label("Link or text").fill("x" * 2_000_000)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_text("more than a megabyte")).to_be_visible()
    page.get_by_label("Link or text").fill("nothing of the kind")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("alert")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator("[data-rule=renban]")).to_have_count(1)


def test_a_monster_that_is_pasted_beside_the_dialog_is_refused_in_words(drawer: Drawer) -> None:
    page = drawer.page
    drop(page, "x" * 2_000_000)
    expect(page.get_by_role("alert").get_by_text("more than a megabyte")).to_be_visible()
    drop(page, "nothing of the kind")
    expect(page.get_by_role("alert").get_by_text("expected")).to_be_visible()


def test_the_check_list_knows_what_is_missing(drawer: Drawer) -> None:
    page = drawer.page
    paste(page, UNIQUE)
    page.get_by_role("button", name="Before publishing…").click()
    unique = page.locator("[data-check=unique]")
    expect(unique).to_have_attribute("data-state", "right")
    expect(page.locator("[data-check=level]")).to_have_attribute("data-state", "right")
    page.keyboard.press("Escape")
    drawer.choose("anti_king")
    page.get_by_label("Rule text").fill("Something else.")
    page.get_by_role("button", name="Before publishing…").click()
    expect(page.get_by_text("The rule text does not mention: anti-king.")).to_be_visible()
    expect(unique).to_have_attribute("data-state", "wrong")


def test_the_machine_helps_and_undo_takes_it_back(drawer: Drawer) -> None:
    page = drawer.page
    helper = page.get_by_role("region", name="The machine helps")
    helper.get_by_role("button", name="Fill in").click()
    expect(page.locator(".given")).to_have_count(81)
    helper.get_by_role("button", name="Thin out").click()
    expect(page.locator(".given").nth(40)).to_have_count(0)
    expect(page.get_by_text("Exactly one solution")).to_be_visible()
    before = drawer.drawing()["givens"]
    helper.locator("summary").first.click()
    helper.get_by_role("button", name="Turn round").click()
    expect(page.get_by_text("Exactly one solution")).to_be_visible()
    turned = {str(80 - int(cell)): digit for cell, digit in before.items()}
    assert drawer.drawing()["givens"] == turned
    helper.locator("summary").last.click()
    helper.get_by_role("button", name="Add").click()
    expect(page.locator("[data-rule=thermometer]")).to_have_count(3)
    expect(page.get_by_text("Exactly one solution")).to_be_visible()
    page.locator("[data-rule=thermometer] .name").first.click()
    page.get_by_role("button", name="Counterpart").click()
    trees = [rule["tree"]["cells"] for rule in drawer.drawing()["rules"]]
    assert trees[3] == [80 - cell for cell in trees[0]]
    for _ in range(4):
        page.get_by_role("button", name="Undo").click()
    expect(page.locator(".given")).to_have_count(81)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".given")).to_have_count(0)


@pytest.mark.parametrize("board", ["Samurai", "25×25"])
def test_big_boards_stay_usable(drawer: Drawer, board: str) -> None:
    page = drawer.page
    page.get_by_role("button", name="New board…").click()
    page.get_by_role("dialog").get_by_role("button", name=board).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    drawer.drag((1, 1))
    page.keyboard.type("5")
    expect(page.locator(".given")).to_have_count(1)
    drawer.choose("thermometer")
    drawer.drag((0, 0), (1, 1), (2, 2))
    expect(page.locator("[data-rule=thermometer]")).to_have_count(1)


def test_a_finger_draws_and_taps_digits(browser: Browser, server: Server) -> None:
    page = browser.new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True
    ).new_page()
    drawer = Drawer(page, server.address)
    devtools = page.context.new_cdp_session(page)

    def touch(kind: str, *places: tuple[int, int]) -> None:
        points = [dict(zip("xy", drawer.point(place), strict=True)) for place in places]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def stroke(first: tuple[int, int], *others: tuple[int, int]) -> None:
        touch("touchStart", first)
        for place in others:
            touch("touchMove", place)
        touch("touchEnd")

    drawer.tool("givens")
    keys = page.get_by_role("group", name="Digits")
    drawer.board.scroll_into_view_if_needed()
    stroke((0, 0))
    keys.get_by_role("button", name="7").tap()
    stroke((1, 0), (1, 1), (1, 2))
    keys.get_by_role("button", name="4").tap()
    expect(page.locator(".given")).to_have_count(4)
    keys.get_by_role("button", name="Erase").tap()
    expect(page.locator(".given")).to_have_count(1)
    drawer.tool("allowed")
    drawer.board.scroll_into_view_if_needed()
    stroke((4, 4))
    keys.get_by_role("button", name="3").tap()
    page.locator("[data-kind=thermometer]").tap()
    expect(drawer.board).to_be_in_viewport(ratio=1)
    stroke((2, 2), (3, 3), (4, 4))
    expect(page.locator("[data-rule=thermometer]")).to_have_count(1)
    drawing = drawer.drawing()
    assert drawing["rules"][0]["tree"]["cells"] == [20, 30, 40]
    page.context.close()
