"""Games as text over HTTP: any file or link is read, and written again."""

import json
import textwrap
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import zxingcpp
from fastapi.testclient import TestClient
from PIL import Image, ImageDraw
from shell import EASY
from test_app import assert_problem

from nonet import Puzzle, formats, rules
from nonet.core.shapes import CLASSIC
from nonet.rules.kind import Kind

TESTS = Path(__file__).parents[1]
GOLDEN = sorted((TESTS / "formats" / "data").iterdir())
RECORDED = sorted((TESTS / "games").glob("*.json"))


def read(client: TestClient, text: str | bytes, name: str = "") -> dict[str, Any]:
    data = text.encode() if isinstance(text, str) else text
    headers = {"Content-Type": "application/octet-stream"}
    response = client.post("/api/read", content=data, headers=headers, params={"name": name})
    assert response.status_code == 200, response.text
    save: dict[str, Any] = response.json()
    return save


def write(client: TestClient, save: dict[str, Any], format: str, **more: str) -> str:
    response = client.post("/api/write", json={"save": save, "format": format, **more})
    assert response.status_code == 200, response.text
    text: str = response.json()["text"]
    return text


def rows_of(client: TestClient, save: dict[str, Any]) -> str:
    """The board as it stands, above the sections of a .sud file."""
    return write(client, save, "sud").partition("[")[0]


def recorded(path: Path) -> dict[str, Any]:
    recording = json.loads(path.read_text())
    game: dict[str, Any] = recording["game"]
    return game | {"puzzle": recording["puzzle"]}


def read_all(client: TestClient, text: str, **headers: str) -> dict[str, Any]:
    headers |= {"Content-Type": "application/octet-stream"}
    answer: dict[str, Any] = client.post("/api/read-all", content=text, headers=headers).json()
    return answer


def test_several_puzzles_of_a_text(client: TestClient) -> None:
    other = EASY[::-1]
    both = read_all(client, f"{EASY}\n{other}\n")
    assert [game["puzzle"]["givens"] for game in both["games"]] == [EASY, other]
    assert both["more"] is False
    assert both["problem"] is None
    broken = read_all(client, f"{EASY}\n{EASY[1:]}\n", **{"Accept-Language": "de"})
    assert len(broken["games"]) == 1
    assert broken["problem"].startswith("Zeile 2")
    many = read_all(client, f"{EASY}\n" * 200)
    assert 10 < len(many["games"]) < 100
    assert many["more"]


def test_whatever_is_one_game_is_told_as_one(client: TestClient) -> None:
    for text in (write(client, read(client, EASY), "json"), "\n".join(textwrap.wrap(EASY, 9))):
        answer = read_all(client, text)
        assert answer["games"] == [read(client, text)]
        assert answer["problem"] is None


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.name)
def test_every_file_can_be_opened(client: TestClient, path: Path) -> None:
    save = read(client, path.read_bytes(), path.name)
    assert save["format"] == "nonet-game"
    assert save["cursor"] == len(save["moves"])


@pytest.mark.parametrize("kind", rules.all_kinds(), ids=lambda kind: kind.name)
def test_no_rule_is_lost_on_the_way_to_the_page_and_back(client: TestClient, kind: Kind) -> None:
    puzzle = Puzzle(CLASSIC.with_rules([kind.example]), {40: 5})
    save = read(client, formats.write(puzzle, "json"))
    assert formats.read(json.dumps(save["puzzle"]), "json") == puzzle
    assert formats.read(write(client, save, "link", what="puzzle"), "link") == puzzle


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_saved_games_are_kept_whole_as_json(client: TestClient, path: Path) -> None:
    save = recorded(path)
    once = read(client, write(client, save, "json"))
    assert once == read(client, json.dumps(save))
    assert once["moves"] == save["moves"]


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_saved_games_stand_the_same_after_sud(client: TestClient, path: Path) -> None:
    save = recorded(path)
    again = read(client, write(client, save, "sud"), "game.sud")
    assert rows_of(client, again) == rows_of(client, save)
    assert again["time"] == save["time"]


def test_links_lead_to_the_page(client: TestClient) -> None:
    save = read(client, EASY)
    link = write(client, save, "link", what="puzzle", address="http://127.0.0.1:9999/")
    assert link.startswith("http://127.0.0.1:9999/#puzzle=9x9.53b7")
    assert read(client, link) == save
    save["moves"] = [{"do": "r1c3=4", "at": 5}]
    save["cursor"] = 1
    played = read(client, write(client, save, "link"))
    assert [move["do"] for move in played["moves"]] == ["r1c3=4"]


def test_a_code_can_be_read_by_a_telephone(client: TestClient) -> None:
    link = f"http://127.0.0.1:8765/#puzzle=9x9.{'53b7' * 20}"
    response = client.get("/api/code", params={"text": link})
    assert response.headers["content-type"] == "image/svg+xml"
    assert [found.text for found in zxingcpp.read_barcodes(drawn(response.text))] == [link]


def drawn(svg: str) -> Image.Image:
    """The code as pixels: its path is made of horizontal strokes."""
    root = ElementTree.fromstring(svg)
    size = int(root.attrib["width"])
    picture = Image.new("L", (size, size), 255)
    pen = ImageDraw.Draw(picture)
    dark = root.findall(".//{http://www.w3.org/2000/svg}path")[-1].attrib["d"]
    x = y = 0.0
    for stroke in dark.replace("M", "\nM").replace("m", "\nm").replace("h", "\nh").split("\n"):
        if stroke[:1] in ("M", "m"):
            right, down = map(float, stroke[1:].split())
            x, y = (right, down) if stroke[0] == "M" else (x + right, y + down)
        elif stroke[:1] == "h":
            end = x + float(stroke[1:])
            pen.rectangle((x * 4, (y - 0.5) * 4, end * 4 - 1, (y + 0.5) * 4 - 1), fill=0)
            x = end
    return picture


def test_formats_are_listed(client: TestClient) -> None:
    listed = {one["name"]: one for one in client.get("/api/formats").json()}
    assert listed["sud"]["extension"] == ".sud"
    assert listed["sud"]["writable"]
    assert listed["sudokupad"]["writable"]
    assert not listed["sumocue"]["writable"]


class TestBadTexts:
    @pytest.mark.parametrize(
        ("text", "detail"),
        [
            (b"", "the text is empty"),
            (b"hello world", "line 1"),
            (b"\x00\x01\x02", "not text"),
            (b"#puzzle=9x9.53b7", "the link is cut off or damaged"),
            (b"#puzzle=json.!!", "the link is cut off or damaged"),
            (b"#puzzle=", "the link is cut off"),
            (b'{"format": "nonet-game", "version": 1', "the saved game is cut off or damaged"),
            (b'{"format": "nonet-game", "version": 1}', "the saved game has no puzzle"),
            (b'{"format": "nonet-game", "version": 1, "puzzle": {}}', "givens is missing"),
        ],
    )
    def test_reading(self, client: TestClient, text: bytes, detail: str) -> None:
        headers = {"Content-Type": "application/octet-stream"}
        assert_problem(client.post("/api/read", content=text, headers=headers), 422, detail)

    def test_writing(self, client: TestClient) -> None:
        save = recorded(TESTS / "games" / "killer.json")
        for format, detail in (("line", "cages"), ("nonsense", "unknown format 'nonsense'")):
            response = client.post("/api/write", json={"save": save, "format": format})
            assert_problem(response, 422, detail)

    def test_codes(self, client: TestClient) -> None:
        for text, detail in (
            ("", "text: expected at least 1"),
            ("ř" * 2900, "too many for a QR code"),
        ):
            assert_problem(client.get("/api/code", params={"text": text}), 422, detail)
