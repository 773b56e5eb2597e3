"""A real server on a free port, and a real browser that looks at it."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from e2e.player import Player

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


class Server:
    """The server in a process of its own."""

    def __init__(self) -> None:
        code = "from nonet.server.run import serve; serve(port=0)"
        headless = {key: os.environ[key] for key in os.environ if "DISPLAY" not in key}
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=headless
        )
        assert self.process.stdout
        match = re.search(r"http://\S+", self.process.stdout.readline())
        assert match, "the server did not say where it is"
        self.address = match[0]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)
        if self.process.stdout:
            self.process.stdout.close()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    server = Server()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    names = ("chromium", "chromium-browser", "google-chrome")
    path = next(filter(None, map(shutil.which, names)), None)
    assert path, "no Chromium; `make chromium` installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext, server: Server) -> Iterator[Page]:
    """A page that complains about nothing, least of all its security policy."""
    page = context.new_page()
    page.set_default_timeout(5000)
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(server.address)
    yield page
    # the browser itself reports answers with an error status
    assert [one for one in complaints if "Failed to load resource" not in one] == []


@pytest.fixture
def player(page: Page) -> Player:
    player = Player(page)
    player.wait_for_board()
    return player
