"""After a win: what the card says, and what comes next."""

import re

from playwright.sync_api import Browser, BrowserContext, expect

from e2e.conftest import Server
from e2e.player import Player
from e2e.test_access import violations
from e2e.test_bad_input import open_text
from e2e.test_files import LINE


def fact(player: Player, name: str) -> str:
    """What the card says about something."""
    return player.page.locator(".facts dt", has_text=name).locator("+ dd").inner_text()


def test_the_card_of_a_win(context: BrowserContext, server: Server) -> None:
    player = Player(context.new_page())
    player.page.goto(server.address)
    player.wait_for_board()
    player.ask_for_hint(1)
    player.press("Escape")
    player.solve_by_typing()
    card = player.page.locator(".win")
    expect(card.get_by_role("heading", name="Congratulations!")).to_be_visible()
    expect(card).to_contain_text("Hardest step")
    assert re.fullmatch(r"\d+:\d\d", fact(player, "Time"))
    player.wait_until(lambda: fact(player, "Personal best") == "your first win")
    player.wait_until(lambda: "Hint steps used: 1" in fact(player, "Help used"))
    assert re.search(r"Single|Full House", fact(player, "Hardest step"))
    lesson = card.locator(".facts").get_by_role("link").get_attribute("href") or ""
    assert lesson.startswith("/learn/")
    card.locator("summary").click()
    expect(card).to_contain_text("For the puzzle")
    expect(card).to_contain_text("\N{MINUS SIGN}1%")
    assert violations(player.page) == []
    player.page.set_viewport_size({"width": 360, "height": 640})
    news = player.page.locator(".short")
    expect(news).to_be_in_viewport(ratio=1)
    assert re.search(r"Congratulations!\s+\d+:\d\d", news.inner_text())
    assert violations(player.page) == []
    with player.page.expect_download() as picture:
        player.button("Share as a picture").click()
    assert picture.value.suggested_filename == "nonet.png"


def test_puzzles_of_no_kind_have_no_best_time(player: Player) -> None:
    open_text(player, LINE)
    player.wait_for_grid(LINE)
    player.solve_by_typing()
    expect(player.page.locator(".facts")).to_contain_text("Hardest step")
    # whoever speaks another language asks once more, when the win is among the statistics
    expect(player.page.get_by_text("Saved")).to_be_visible()
    player.page.get_by_role("button", name="DE Deutsch").click()
    expect(player.page.locator(".facts")).to_contain_text("Schwerster Schritt")
    player.page.wait_for_load_state("networkidle")
    expect(player.page.locator(".facts")).not_to_contain_text("Bestzeit")


def test_ratings_are_written_as_the_language_does(browser: Browser, server: Server) -> None:
    player = Player(browser.new_context(locale="cs").new_page())
    player.page.goto(server.address)
    player.wait_for_board()
    player.solve_by_typing()
    expect(player.page.locator(".facts small")).to_have_text(re.compile(r"^\d,\d$"))


def winner(context: BrowserContext, server: Server, best: int) -> Player:
    """Somebody who has won once in so many milliseconds, and wins again."""
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('nonet.bests', '{{\"9x9 easy\": {best}}}')")
    page.goto(server.address)
    player = Player(page)
    player.wait_for_board()
    player.solve_by_typing()
    return player


def test_a_better_time_is_a_record(context: BrowserContext, server: Server) -> None:
    player = winner(context, server, 86_400_000)
    page = player.page
    expect(page.locator(".facts")).to_contain_text("a new best!")
    player.press("Enter")
    expect(page.locator(".win")).to_have_count(0)
    assert player.empty_cells()


def test_a_slower_one_names_the_best(context: BrowserContext, server: Server) -> None:
    player = winner(context, server, 500)
    page = player.page
    page.wait_for_function("document.querySelector('.facts')?.innerText.includes('Personal best')")
    player.wait_until(lambda: fact(player, "Personal best") == "0:00")
