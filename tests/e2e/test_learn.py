"""The page that teaches: the course, lessons with exercises, the first puzzle, practice."""

import json
from collections.abc import Iterator
from io import BytesIO
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from pypdf import PdfReader

from e2e.conftest import Server
from e2e.player import visit
from e2e.test_access import violations
from nonet.lessons.course import course, reading_title
from nonet.lessons.skills import skills
from nonet.words import LANGUAGES, Language

SOLUTION = "1234341221434321"
"""Of the first board."""


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Page]:
    """A page that complains about nothing."""
    with visit(browser, 1280, 800) as page:
        yield page


def ask(server: Server, path: str) -> dict[str, Any]:
    with urlopen(f"{server.address}api/learn/{path}") as answer:
        tree: dict[str, Any] = json.load(answer)
    return tree


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_of_each_chapter(visitor: Page, server: Server, language: Language) -> None:
    visitor.goto(f"{server.address}learn?language={language}")
    expect(visitor.locator("details")).to_have_count(len(course()))
    for chapter in course():
        for name in (*chapter.readings, *chapter.skills[:1]):
            walk_lesson(visitor, name, language)


def walk_lesson(visitor: Page, name: str, language: Language) -> None:
    """From the list to a lesson, through its example to its question, and back."""
    visitor.evaluate("name => document.querySelector(`a[href='/learn/${name}']`).click()", name)
    skill = skills().get(name)
    title = skill.title(language) if skill else reading_title(language, name)
    expect(visitor.get_by_role("heading", level=1, name=title, exact=True)).to_be_visible()
    if skill:
        boards = visitor.get_by_role("grid")
        expect(boards).to_have_count(2)
        on = visitor.locator(".stepper .primary")
        while on.is_enabled():
            on.click()
        expect(visitor.locator(".stepper .words")).not_to_be_empty()
        visitor.locator(".drill .primary").click()
        expect(visitor.locator(".drill [role=status]")).not_to_be_empty()
    assert violations(visitor) == []
    visitor.get_by_role("navigation").first.get_by_role("link").nth(1).click()
    expect(visitor.locator("details")).to_have_count(len(course()))


def test_an_example_is_stepped_through(visitor: Page, server: Server) -> None:
    visitor.goto(f"{server.address}learn/x_wing")
    on = visitor.get_by_role("button", name="One step on")
    told = visitor.locator(".stepper [aria-live]")
    expect(told).to_contain_text("This is the position.")
    on.click()
    expect(told).to_contain_text("something to find")
    on.click()
    expect(told).to_contain_text("X-Wing:")
    expect(visitor.locator(".stepper .picture").first).to_be_attached()
    on.click()
    expect(told).to_contain_text("So: ")
    expect(on).to_be_disabled()
    assert violations(visitor) == []


def test_rules_are_drawn_on_the_boards_that_teach_them(visitor: Page, server: Server) -> None:
    visitor.set_viewport_size({"width": 360, "height": 740})
    visitor.goto(f"{server.address}learn/thermometer_ends")
    expect(visitor.locator(".figures.under circle").first).to_be_visible()
    expect(visitor.locator(".stepper li")).to_contain_text("Digits rise from the bulb")
    expect(visitor.locator(".drill li").first).to_be_visible()
    assert violations(visitor) == []
    visitor.goto(f"{server.address}learn/sandwich_ends")
    expect(visitor.locator(".stepper .figures text").first).to_be_visible()
    assert visitor.evaluate("document.documentElement.scrollWidth") <= 360
    visitor.goto(f"{server.address}learn/xv_partners")  # two rules of the same name
    expect(visitor.locator(".stepper li")).to_have_count(2)
    visitor.goto(f"{server.address}learn/sheet?technique=arrow_bounds&seed=1&count=4")
    expect(visitor.locator(".boards .figures.under circle").first).to_be_visible()


def test_addresses_may_have_hyphens(visitor: Page, server: Server) -> None:
    visitor.goto(f"{server.address}learn/x-wing")
    expect(visitor.get_by_role("heading", level=1)).to_have_text("X-Wing")


def test_practice_against_the_clock(visitor: Page, server: Server) -> None:
    visitor.goto(f"{server.address}learn/practice")
    clock = visitor.get_by_role("checkbox", name="With the clock")
    expect(clock).to_have_css("opacity", "1")
    clock.click()
    expect(visitor.get_by_role("timer")).to_be_visible()
    visitor.get_by_label("What to practise").click()  # nothing lies over it
    visitor.goto(f"{server.address}learn/sheet?technique=x_wing")
    expect(visitor.locator(".options :is(input, select)").first).to_have_css("opacity", "1")


def test_exercises_are_checked_with_a_reason(visitor: Page, server: Server) -> None:
    made = ask(server, "exercises/naked_pair?seed=3&level=1")
    first = made["answers"][0]
    visitor.goto(f"{server.address}learn/practice?technique=naked_pair&seed=3&count=2")
    board = visitor.get_by_role("grid", name="Exercise")

    def cell(number: int) -> Locator:
        return board.locator(f"[data-cell='{number}']")

    status = visitor.locator(".drill [role=status]")
    check = visitor.get_by_role("button", name="Check")
    check.click()
    expect(status).to_contain_text("Choose something")
    one, other = first["cells"]
    cell(one).click()
    check.click()
    expect(status).to_contain_text("one more is missing")
    cell(other).focus()
    visitor.keyboard.press("Enter")
    check.click()
    expect(status).to_contain_text("what follows")
    digits = str(made["solution"])
    wrong = first["eliminations"][0]["cell"]
    cell(wrong).focus()
    visitor.keyboard.press(digits[wrong])
    check.click()
    expect(status).to_contain_text("has to stay")
    visitor.keyboard.press("Tab")
    cell(wrong).focus()
    visitor.keyboard.press(digits[wrong])
    for elimination in first["eliminations"]:
        cell(elimination["cell"]).focus()
        visitor.keyboard.press(str(elimination["digit"]))
    check.click()
    expect(status).to_contain_text("Right!")
    assert violations(visitor) == []
    press(visitor, "Next one", "Where should I look?", "Show the answer", "Next one")
    expect(visitor.get_by_text("Found without help: 0 of 2.")).to_be_visible()
    see_one_hinted_one_missed(visitor, server)


def press(visitor: Page, *buttons: str) -> None:
    """Clicks one button after the other."""
    for name in buttons:
        visitor.get_by_role("button", name=name).click()


def see_one_hinted_one_missed(visitor: Page, server: Server) -> None:
    """Where one stands after both exercises."""
    visitor.goto(f"{server.address}learn/standing")
    row = visitor.get_by_role("row", name="Naked Pair")
    expect(row.get_by_role("cell")).to_have_text(["0", "1", "1", "0%"])
    expect(visitor.locator(".number")).to_contain_text("±")
    assert violations(visitor) == []


def test_a_lesson_counts_when_it_is_done(visitor: Page, server: Server) -> None:
    visitor.goto(f"{server.address}learn/full_house")
    for number in range(5):
        visitor.get_by_role("button", name="Where should I look?").click()
        visitor.get_by_role("button", name="Show the answer").click()
        visitor.get_by_role("button", name="Go on").click()
        if number < 4:
            expect(visitor.get_by_text(f"Exercise {number + 1} of 4")).to_be_visible()
    expect(visitor.get_by_role("heading", name="Lesson finished")).to_be_visible()
    visitor.goto(f"{server.address}learn")
    visitor.get_by_label("Search the lessons").fill("full ho")
    expect(visitor.get_by_role("listitem").filter(has_text="Full House")).to_contain_text("learned")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tour_of_the_first_puzzle(visitor: Page, server: Server, language: Language) -> None:
    visitor.set_viewport_size({"width": 360, "height": 640})
    visitor.goto(f"{server.address}learn/first?seed=0&language={language}")
    board = visitor.get_by_role("grid")
    expect(board.locator(".area").first).to_be_visible()
    board.locator("[data-cell='2']").click()
    visitor.keyboard.press("4")
    expect(visitor.locator(".told [role=status]")).to_contain_text("4")  # it stands in the row
    assert visitor.evaluate("document.documentElement.scrollWidth") <= 360
    for cell, digit in enumerate(SOLUTION):
        if board.locator(f"[data-cell='{cell}'] text").count() == 0:
            board.locator(f"[data-cell='{cell}']").click()
            visitor.locator(".keys button").nth(int(digit) - 1).click()
    expect(visitor.locator(".keys")).to_have_count(0)
    if language == "en":
        assert violations(visitor) == []
    visitor.locator(".primary").click()
    expect(board).to_have_attribute("aria-rowcount", "6")
    visitor.reload()
    expect(board).to_have_attribute("aria-rowcount", "6")  # it goes on where it was left
    visitor.locator(".small .bare").nth(1).click()
    expect(board).to_have_attribute("aria-rowcount", "9")


def test_the_course_is_searched_and_read(visitor: Page, server: Server) -> None:
    visitor.goto(f"{server.address}learn")
    expect(visitor.locator("details")).to_have_count(len(course()))
    assert violations(visitor) == []
    visitor.get_by_label("Search the lessons").fill("sudoku comes")
    visitor.get_by_role("link", name=reading_title("en", "history")).click()
    expect(visitor.get_by_text("6,670,903,752,021,072,936,960")).to_be_visible()
    visitor.get_by_role("button", name="I have read it").click()
    visitor.go_back()
    expect(visitor.get_by_label("Search the lessons")).to_be_visible()
    visitor.get_by_label("Language").select_option("cs")
    expect(visitor.get_by_role("heading", level=1)).to_have_text("Naučte se sudoku")
    visitor.goto(f"{server.address}learn/luck")
    expect(visitor.get_by_role("heading", level=1)).to_have_text("Lekce s tímto názvem neexistuje")


def test_results_are_kept_with_nonet_and_can_be_switched_off(visitor: Page, server: Server) -> None:
    visitor.goto(f"{server.address}learn/history?language=en")
    with visitor.expect_response(lambda answer: answer.request.method == "PATCH"):
        visitor.get_by_role("button", name="I have read it").click()
    with urlopen(f"{server.address}api/settings") as answer:
        assert "history" in json.load(answer)["learning"]["done"]
    visitor.goto(f"{server.address}learn/standing")
    with visitor.expect_response(lambda answer: answer.request.method == "PATCH"):
        visitor.get_by_label("Keep my results").uncheck()
    with urlopen(f"{server.address}api/settings") as answer:
        assert "learning" not in json.load(answer)
    expect(visitor.get_by_text("Your results are not kept.")).to_be_visible()


def test_a_sheet_has_exercises_and_their_solutions(visitor: Page, server: Server) -> None:
    visitor.goto(f"{server.address}learn/sheet?technique=x_wing&seed=3&count=4")
    boards = visitor.locator(".sheet .boards").first.get_by_role("img")
    expect(boards).to_have_count(4)
    solutions = visitor.locator(".solutions li")
    expect(solutions).to_have_count(4)
    made = ask(server, "exercises/x_wing?seed=4&level=2&language=en")
    expect(solutions.nth(1)).to_contain_text(made["hint"]["result"])
    assert violations(visitor) == []
    pages = len(PdfReader(BytesIO(visitor.pdf())).pages)
    assert pages >= 2
    link = visitor.locator(".foot").inner_text().split(": ", 1)[1]
    visitor.goto(link)
    expect(visitor.get_by_text("A set of 4 exercises")).to_be_visible()
