"""The lessons that the running program shows: every technique, in three languages."""

import re
from xml.etree import ElementTree

import pytest
from fastapi.testclient import TestClient

from nonet.lessons.course import course, reading, reading_title
from nonet.lessons.skills import skills
from nonet.server.app import create_app
from nonet.words import LANGUAGES, Language


@pytest.fixture(scope="module")
def client() -> TestClient:
    return TestClient(create_app(), base_url="http://localhost")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_technique_has_its_page(client: TestClient, language: Language) -> None:
    for name, skill in skills().items():
        answer = client.get(f"/learn/text/{name}", params={"language": language})
        assert answer.status_code == 200
        assert f'<html lang="{language}"' in answer.text
        assert f"<h1>{skill.title(language)}</h1>" in answer.text
        (picture,) = re.findall(r"<svg.*?</svg>", answer.text, re.DOTALL)
        ElementTree.fromstring(picture)
        assert " style=" not in answer.text, "which the security policy would not allow"


def test_the_list_leads_to_all_of_them(client: TestClient) -> None:
    text = client.get("/learn/text/techniques", headers={"Accept-Language": "de"}).text
    found = re.findall(r'href="/learn/text/(\w+)\?language=de', text)
    listed = [name for one in course() for name in (*one.readings, *one.skills)]
    assert listed == [name for name in found if name != "techniques"]


def test_the_language_is_the_one_of_the_browser_unless_told(client: TestClient) -> None:
    german = {"Accept-Language": "de"}
    assert '<html lang="de"' in client.get("/learn/text/x_wing", headers=german).text
    told = client.get("/learn/text/x_wing?language=cs&scheme=dark", headers=german).text
    assert '<html lang="cs" data-scheme="dark">' in told
    odd = client.get('/learn/text/x_wing?language=xx&scheme="><b', headers=german).text
    assert '<html lang="de" data-scheme="system">' in odd


def test_an_unknown_one_says_so(client: TestClient) -> None:
    answer = client.get("/learn/text/<script>?language=en")
    assert answer.status_code == 404
    assert "There is no lesson with this name" in answer.text
    assert "<script>" not in answer.text


def test_the_style_has_the_inks(client: TestClient) -> None:
    style = client.get("/learn/text/lesson.css")
    assert style.headers["content-type"].startswith("text/css")
    assert "--ink-strong" in style.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_the_rules_with_pictures(client: TestClient, language: Language) -> None:
    text = client.get("/learn/text/", params={"language": language}).text
    assert f'<html lang="{language}"' in text
    assert len(re.findall(r"<svg.*?</svg>", text, re.DOTALL)) == 3
    assert f"<h1>{reading_title(language, 'rules')}</h1>" in text
    assert all(part.text in text for part in reading(language, "rules"))
    assert f'href="/learn/text/techniques?language={language}' in text
    assert 'href="/"' in text


def test_every_ink_of_the_pictures_has_a_colour(client: TestClient) -> None:
    style = client.get("/learn/text/lesson.css").text
    known = set(re.findall(r"(--ink-[\w-]+):", style))
    for page in ("", "/x_wing", "/cage_combination"):
        text = client.get(f"/learn/text{page}").text
        assert set(re.findall(r"var\((--ink-[\w-]+)\)", text)) <= known


@pytest.mark.parametrize("address", ["/learn", "/learn/practice", "/studio"])
def test_a_slash_at_the_end_does_no_harm(client: TestClient, address: str) -> None:
    page = client.get(address)
    assert page.status_code == 200
    assert client.get(f"{address}/").text == page.text
