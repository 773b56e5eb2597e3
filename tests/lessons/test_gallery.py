"""The gallery of rules: every example is kept in its picture, and needed in its puzzle."""

import re
import xml.etree.ElementTree as ET

import pytest
from fastapi.testclient import TestClient

from nonet import draw
from nonet.core.figures import OutsideText
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.core.sheet import Sheet
from nonet.engine import Status, solve
from nonet.lessons import gallery
from nonet.rules import all_kinds, kind_named
from nonet.rules.kind import Kind
from nonet.server.app import create_app
from nonet.words import LANGUAGES, Language, rule_meaning, rule_name

KINDS = pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.name)


@KINDS
def test_the_puzzle_takes_the_rule(kind: Kind) -> None:
    puzzle = gallery.puzzle(kind.example)
    assert puzzle.layout == CLASSIC.with_rules([kind.example])
    assert sum(map(bool, puzzle.givens)) <= gallery.GIVENS
    assert solve(puzzle).status is Status.UNIQUE
    assert solve(Puzzle(CLASSIC, puzzle.givens)).status is Status.MULTIPLE


@KINDS
def test_the_picture_shows_something(kind: Kind) -> None:
    picture = gallery.picture(kind, "cs")
    assert picture.title == rule_name("cs", kind.example)
    bare = draw.detail(draw_nothing(), None, 4, 6, cell=10)
    assert len(draw.svg.write(picture)) > len(draw.svg.write(bare))


@KINDS
def test_all_of_the_example_is_seen(kind: Kind) -> None:
    rows, columns = gallery.window(kind.example)
    clues = [one.position for one in kind.example.draw(CLASSIC) if isinstance(one, OutsideText)]
    for row, column in (*map(CLASSIC.positions.__getitem__, kind.example.all_cells), *clues):
        assert row < rows
        assert column < columns


def test_few_cells_are_drawn_large() -> None:
    assert gallery.window(kind_named("thermometer").example) == (2, 4)
    assert gallery.window(kind_named("maximum").example) == (3, 4)
    assert gallery.window(kind_named("little_killer").example) == (4, 5)
    assert gallery.window(kind_named("sandwich").example) == (6, 9)


def draw_nothing() -> Sheet:
    return Sheet(Puzzle(CLASSIC, {}))


def test_pages_have_every_kind_and_their_pictures() -> None:
    written = dict(gallery.files())
    for language in LANGUAGES:
        page = written[f"{language}.md"]
        for kind in all_kinds():
            assert f"## {rule_name(language, kind.example)}\n" in page
            assert rule_meaning(language, kind.example) in page
        for target in re.findall(r"\]\(([^)]+)\)", page):
            assert target in written
    for name, text in written.items():
        if name.endswith(".svg"):
            ET.fromstring(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_over_http(language: Language) -> None:
    client = TestClient(create_app(), base_url="http://localhost")
    found = client.get("/api/gallery", headers={"Accept-Language": language}).json()
    titles = {one["kind"]: one["title"] for one in found}
    assert titles == {kind.name: rule_name(language, kind.example) for kind in all_kinds()}
    puzzle = client.get("/api/gallery/renban").json()
    assert puzzle["layout"]["rules"][0]["kind"] == "renban"
    refused = client.get("/api/gallery/nonsense")
    assert refused.status_code == 404
    assert "nonsense" in refused.json()["detail"]
