"""The page that teaches without the server: lessons and exercises that were never opened before."""

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Server
from e2e.player import PATIENCE
from nonet.lessons.course import course, reading, reading_title
from nonet.lessons.skills import skills

TAKEN = """async count => {
  await navigator.serviceWorker.ready;
  for (;;) {
    const shelf = await caches.open('nonet-lessons');
    const packs = (await shelf.keys()).filter(({ url }) => url.includes('/packs/'));
    if (packs.length >= count) return packs.length;
    await new Promise(done => setTimeout(done, 100));
  }
}"""


def solve(page: Page) -> None:
    """Has the answer shown, and goes on to the next exercise."""
    page.locator(".drill button").nth(-1).click()
    page.locator(".drill button").nth(-1).click()
    expect(page.locator(".drill [role=status]")).not_to_be_empty()
    page.locator(".drill .primary").click()


@pytest.mark.timeout(600)
def test_everything_is_there_after_the_first_visit(browser: Browser) -> None:
    server = Server()
    page = browser.new_context(locale="cs-CZ").new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{server.address}learn")
    expect(page.locator("details")).to_have_count(len(course()))
    page.set_default_timeout(120_000)
    assert page.evaluate(TAKEN, len(course())) == len(course())
    page.set_default_timeout(PATIENCE)
    server.kill()
    page.reload()
    expect(page.locator("details")).to_have_count(len(course()))
    for name in ("swordfish", "thermometer_ends", "shared_single"):
        page.goto(f"{server.address}learn/{name}")
        title = skills()[name].title("cs")
        expect(page.get_by_role("heading", level=1, name=title, exact=True)).to_be_visible()
        expect(page.get_by_role("grid")).to_have_count(2)
        positions = set()
        for _ in range(3):
            positions.add(page.get_by_role("grid").nth(1).text_content())
            solve(page)
        assert len(positions) == 3
    page.goto(f"{server.address}learn/history")
    expect(page.get_by_role("heading", level=1)).to_have_text(reading_title("cs", "history"))
    for part in reading("cs", "history"):
        expect(page.get_by_text(part.text)).to_be_visible()
    page.goto(f"{server.address}learn/practice?technique=innie")
    expect(page.get_by_role("grid")).to_have_count(1)
