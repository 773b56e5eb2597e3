"""The studio is usable in every look, language and width, as far as axe-core can tell."""

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import Server
from e2e.drawer import Drawer
from e2e.test_access import violations


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("look", ["colourful", "simple"])
def test_axe_finds_nothing(browser: Browser, server: Server, look: str, scheme: str) -> None:
    context = browser.new_context(locale="en-GB", bypass_csp=True)
    context.add_init_script(
        f"localStorage['nonet.settings'] = JSON.stringify({{look: '{look}', scheme: '{scheme}'}})"
    )
    page = context.new_page()
    drawer = Drawer(page, server.address)
    drawer.choose("thermometer")
    drawer.drag((0, 0), (0, 1), (0, 2))
    drawer.choose("cage")
    drawer.drag((4, 4), (4, 5))
    page.keyboard.type("99")
    page.locator(".fault").get_by_text("Nobody can reach 99").wait_for()
    page.get_by_text("solutions").first.wait_for()
    expect(page.locator(".stale")).to_have_count(0)  # what is out of date is pale on purpose
    assert violations(page) == []
    buttons = page.get_by_role("toolbar").get_by_role("button")
    for number in range(buttons.count() - 1):
        buttons.nth(number).click()
        page.get_by_role("dialog").wait_for()
        assert violations(page, "dialog") == []
        page.keyboard.press("Escape")


@pytest.mark.parametrize("locale", ["cs-CZ", "de-DE", "en-GB"])
@pytest.mark.parametrize("width", [360, 1440])
def test_nothing_is_wider_than_the_window(
    browser: Browser, server: Server, locale: str, width: int
) -> None:
    context = browser.new_context(locale=locale, viewport={"width": width, "height": 760})
    page = context.new_page()
    drawer = Drawer(page, server.address)
    drawer.choose("sandwich")
    drawer.drag((4, -1))
    page.locator("[data-rule=sandwich]").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    box = drawer.board.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
