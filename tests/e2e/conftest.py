"""A real server on a free port, and a real browser that looks at it."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from e2e import quiet
from e2e.player import PATIENCE, Player
from nonet.store.database import IN_MEMORY

NOT_NEEDED = [
    # pages of its own for the address bar of each window: a third of what a new page costs
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "Translate",
    # what Playwright switches off, since a further list takes the place of its own
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "MediaRouter",
    "PaintHolding",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
]
"""Features of the browser."""

FLAGS = [
    f"--disable-features={','.join(NOT_NEEDED)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


expect.set_options(timeout=PATIENCE)


class Server:
    """The server in a process of its own; without a database it keeps games in memory.

    What is to be different from a real one is Python code that runs before.
    """

    def __init__(
        self, database: str = IN_MEMORY, port: int = 0, before: str = "", **wishes: object
    ) -> None:
        wishes |= {"port": port, "database": database}
        start = f"from nonet.server import run; run.serve(**{wishes!r})"
        code = f"{before}\nfrom e2e import quiet; quiet.watch()\n{start}"
        headless = {key: os.environ[key] for key in os.environ if "DISPLAY" not in key}
        headless["PYTHONPATH"] = str(Path(__file__).parents[1])
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=headless
        )
        assert self.process.stdout
        match = re.search(r"http://\S+", self.process.stdout.readline())
        assert match, "the server did not say where it is"
        self.address = match[0]
        self.port = urlsplit(match[0]).port or 0

    def games(self) -> list[dict[str, Any]]:
        """The list of the games that are kept."""
        with urlopen(f"{self.address}api/games?limit=100") as answer:
            games: list[dict[str, Any]] = json.load(answer)["games"]
        return games

    def game(self, name: str) -> dict[str, Any]:
        """A saved game."""
        with urlopen(f"{self.address}api/games/{name}") as answer:
            document: dict[str, Any] = json.load(answer)["document"]
        return document

    def delete(self, name: str) -> None:
        """Deletes a game."""
        urlopen(Request(f"{self.address}api/games/{name}", method="DELETE")).close()

    def delete_all(self) -> None:
        """Deletes all games, those that are on their way, too."""
        urlopen(f"{self.address}{quiet.PATH[1:]}").close()
        while games := self.games():
            for game in games:
                self.delete(game["id"])

    def kill(self) -> None:
        """Ends it at once, without a chance to write anything."""
        self.process.kill()
        self.stop()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)
        if self.process.stdout:
            self.process.stdout.close()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    server = Server()
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def _nothing_kept(server: Server, browser: Browser) -> Iterator[None]:
    """No test goes on with the game of the one before, whose pages can save nothing any more."""
    server.delete_all()
    yield
    for context in browser.contexts:
        context.set_offline(True)
        context.close()


def chromium() -> str:
    """The path of the browser."""
    names = ("chromium", "chromium-browser", "google-chrome")
    path = next(filter(None, map(shutil.which, names)), None)
    assert path, "no Chromium; `make chromium` installs it"
    return path


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def context(browser: Browser) -> BrowserContext:
    return browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})


@pytest.fixture
def page(context: BrowserContext, server: Server) -> Iterator[Page]:
    """A page that complains about nothing, least of all its security policy."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
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


@pytest.fixture
def cells(player: Player) -> list[int]:
    """Empty cells, the first of them with another one to its right."""
    empty = player.empty_cells()
    first = next(cell for cell in empty if cell + 1 in empty and cell % 9 < 8)
    return [first, first + 1, *(cell for cell in empty if cell not in (first, first + 1))]
