"""The installed page: it starts without the server, plays on, and is replaced as a whole."""

import hashlib
import json
import shutil
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Server
from e2e.player import Player
from e2e.test_files import choose
from e2e.test_keeping import kept, opened
from nonet.server.page import FOLDER


def installed(player: Player) -> None:
    """Waits until the browser has all files of the page."""
    player.page.evaluate("async () => { await navigator.serviceWorker.ready }")


@pytest.mark.timeout(600)
def test_the_page_starts_without_the_server(context: BrowserContext, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'nonet.sqlite'}"
    server = Server(database)
    player = opened(context, server)
    installed(player)
    (first, second), solution = player.empty_cells()[:2], player.solution()
    player.type(first, solution[first])
    kept(player)
    server.kill()
    player.page.reload()
    player.wait_for_board()
    player.expect_symbol(first, solution[first])
    player.type(second, solution[second])
    expect(kept(player, "away")).to_have_text("Offline")
    # texts in other languages are loaded when they are chosen, and kept like everything else
    player.page.get_by_role("button", name="CS", exact=False).first.click()
    expect(player.button("Tip")).to_be_visible()
    player.page.get_by_role("button", name="EN", exact=False).first.click()
    # what needs the server says so, and the game stays
    player.button("Hint").click()
    alert = player.page.get_by_role("alert")
    expect(alert).to_contain_text("the stock of this browser, with hints")
    choose(player, "Game", "Save as a file")
    expect(player.page.get_by_role("alert")).to_contain_text("You can save as .json")
    with player.page.expect_download():
        player.page.get_by_role("button", name="Save as .json").click()
    player.page.reload()
    player.wait_for_board()
    server = Server(database, server.port)
    player.page.evaluate("dispatchEvent(new Event('online'))")
    kept(player)
    assert server.games()[0]["moves"] == 2
    server.stop()


def test_it_can_be_installed(server: Server) -> None:
    with urlopen(f"{server.address}manifest.webmanifest") as answer:
        assert answer.headers["Content-Type"] == "application/manifest+json"
        manifest = json.load(answer)
    for icon in manifest["icons"]:
        with urlopen(server.address.rstrip("/") + icon["src"]) as answer:
            assert answer.headers["Content-Type"] == icon["type"]
            assert answer.read()
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}


def wait_for_version(page: Page, old: str = "") -> str:
    """The version of the page that the browser has, once there is just one, and not the old one."""
    name: str = page.evaluate(
        """async old => {
          for (;;) {
            const names = await caches.keys();
            if (names.length === 1 && names[0] !== old) return names[0];
            await new Promise(done => setTimeout(done, 50));
          }
        }""",
        old,
    )
    return name


def test_a_new_version_replaces_the_old_one_as_a_whole(
    context: BrowserContext, tmp_path: Path
) -> None:
    folder = tmp_path / "page"
    shutil.copytree(FOLDER, folder)
    place = f"pathlib.Path({str(folder)!r})"
    server = Server(before=f"import pathlib, nonet.server.page as page; page.FOLDER = {place}")
    player = opened(context, server)
    installed(player)
    old = wait_for_version(player.page)
    renew(folder)
    player.page.reload()
    player.wait_for_board()
    assert player.page.title() == "Nonet 2"
    wait_for_version(player.page, old)
    server.kill()
    player.page.reload()
    player.wait_for_board()
    assert player.page.title() == "Nonet 2"


def renew(folder: Path) -> None:
    """Makes a new version of the page: other files, and a worker that knows their digests."""
    index = folder / "index.html"
    before = digest(index)
    [script] = (folder / "assets").glob("index-*.js")
    index.write_text(
        index.read_text().replace("<title>Nonet", "<title>Nonet 2").replace(script.name, "new.js")
    )
    script.rename(script.with_name("new.js"))
    worker = folder / "worker.js"
    text = worker.read_text().replace(before, digest(index)).replace(script.name, "new.js")
    worker.write_text(text)


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
