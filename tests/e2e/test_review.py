"""The review of a game: from the win to its moments, on the page that teaches."""

import json
from collections.abc import Iterator
from urllib.request import Request, urlopen
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Page, expect

import nonet
from e2e.conftest import Server
from e2e.player import Player, visit
from e2e.test_access import violations
from e2e.test_files import choose
from nonet import logic
from nonet.api.saving import document_of
from nonet.play import Enter, Game, play, start_game
from nonet.words import LANGUAGES, Language

HEADINGS = {"cs": "Rozbor hry", "de": "Rückblick auf das Spiel", "en": "Review of the game"}


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Page]:
    with visit(browser, 360, 740) as page:
        yield page


def played() -> Game:
    """A 9x9 game that was won: with a mistake, and with a long pause."""
    card = nonet.generate(nonet.Recipe(level="medium"), 3)
    assert card
    game = start_game(card.puzzle, card.solution)
    steps = logic.walk(logic.Position.of(card.puzzle, unique=True)).steps
    for number, (cell, digit) in enumerate(one for step in steps for one in step.placements):
        if number == 2:
            game = play(game, (Enter((cell,), digit % 9 + 1),), game.time + 3000)
        pause = 90_000 if number == 6 else 4000
        game = play(game, (Enter((cell,), digit),), game.time + pause)
    assert game.is_won
    return game


def kept(server: Server, game: Game) -> str:
    """The name of a game that the server keeps."""
    name = str(uuid4())
    document = document_of(game) | {"id": name, "started": "2026-11-18T20:00:00Z"}
    standing = {"empty": 0, "won": True, "score": 1, "hints": 0}
    body = {"writer": str(uuid4()), "edit": 1, "revision": 0}
    body |= {"document": document, "standing": standing}
    request = Request(
        f"{server.address}api/games/{name}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
        method="PUT",
    )
    with urlopen(request) as answer:
        assert answer.status == 200
    return name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_looked_back_at(visitor: Page, server: Server, language: Language) -> None:
    game = played()
    name = kept(server, game)
    visitor.goto(f"{server.address}learn/review?game={name}&language={language}")
    expect(visitor.get_by_role("heading", level=1)).to_have_text(HEADINGS[language])
    moments = visitor.locator(".moments button")
    expect(moments).to_have_count(2)
    expect(visitor.locator("svg .bar")).to_have_count(len(game.moves))
    expect(visitor.locator("svg .wrong .sign")).to_have_count(1)
    point = "." if language == "en" else ","
    expect(visitor.locator("svg text").get_by_text(f"1{point}0", exact=True)).to_be_visible()
    assert visitor.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(visitor) == []
    moments.nth(1).click()
    expect(visitor.locator(".turn .place")).to_contain_text("+1:30")
    expect(visitor.locator(".turn .picture").first).to_be_attached()
    visitor.get_by_role("slider").press("ArrowRight")
    expect(visitor.locator(".turn .place")).to_contain_text("+0:04")
    link = visitor.locator(".most a")
    technique = (link.get_attribute("href") or "").split("=")[1]
    link.click()
    expect(visitor.get_by_role("grid")).to_be_visible()
    assert technique in visitor.url


def test_a_win_leads_to_its_review(player: Player) -> None:
    player.solve_by_typing()
    expect(player.page.get_by_text("Saved")).to_be_visible()
    with player.page.context.expect_page() as opened:
        player.page.locator(".next").get_by_role("link", name="Review").click()
    page = opened.value
    expect(page.get_by_role("heading", name="The course of the game")).to_be_visible()
    page.close()
    choose(player, "Game", "History")
    link = player.page.get_by_role("article").first.get_by_role("link", name="Review")
    assert (link.get_attribute("href") or "").startswith("/learn/review?game=")
    player.page.get_by_role("article").first.get_by_role("button", name="Replay").click()
    expect(player.page.get_by_role("link", name="Review of this game")).to_be_visible()


def test_a_game_that_is_gone(visitor: Page, server: Server) -> None:
    visitor.goto(f"{server.address}learn/review?game={uuid4()}")
    expect(visitor.get_by_text("This game is not kept here.")).to_be_visible()


def test_games_count_towards_where_one_stands(visitor: Page, server: Server) -> None:
    name = kept(server, played())
    visitor.goto(f"{server.address}learn/standing")
    expect(visitor.locator(".number")).to_contain_text("±")
    expect(
        visitor.get_by_text("has counted").or_(visitor.get_by_text("have counted"))
    ).to_be_visible()
    row = visitor.get_by_role("row", name="Hidden Single")
    expect(row.get_by_role("cell").first).not_to_have_text("0")
    assert violations(visitor) == []
    # the games of other tests count as well, one after the other
    visitor.wait_for_function(
        "name => name in JSON.parse(localStorage.getItem('nonet.learning')).games", arg=name
    )
    progress = json.loads(visitor.evaluate("localStorage.getItem('nonet.learning')"))
    strength = progress["strength"]
    visitor.reload()
    expect(visitor.locator(".number")).to_contain_text("±")
    again = json.loads(visitor.evaluate("localStorage.getItem('nonet.learning')"))
    assert again["strength"] == strength  # nothing counts twice
    visitor.get_by_role("button", name="Play a puzzle just above it").click()
    expect(visitor.get_by_role("grid")).to_be_visible()
    assert "/learn" not in visitor.url
