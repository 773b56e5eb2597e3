"""The pages about the techniques: complete and without dead links."""

import posixpath
import re
import xml.etree.ElementTree as ET

import pytest

from nonet.lessons import examples, what, when
from nonet.lessons.course import READINGS, reading
from nonet.lessons.page import files
from nonet.lessons.skills import skills
from nonet.lessons.topics import label, texts_of, topic_of
from nonet.logic import LADDER
from nonet.words import LANGUAGES, Language

LINK = re.compile(r"\]\(([^)]+)\)")


@pytest.fixture(scope="module")
def written() -> dict[str, str]:
    return dict(files())


def test_links_lead_somewhere(written: dict[str, str]) -> None:
    for name, text in written.items():
        if name.endswith(".md"):
            for target in LINK.findall(text):
                assert posixpath.normpath(f"{name}/../{target}") in written, (name, target)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_admit_that_something_easier_helps(
    written: dict[str, str], language: Language
) -> None:
    for name, example in examples().items():
        text = written[f"{language}/{name}.md"]
        assert (label(language, "easier") in text) != example.is_easiest


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_every_lesson_and_page(written: dict[str, str], language: Language) -> None:
    listed = set(LINK.findall(written[f"{language}/README.md"]))
    assert {f"{name}.md" for name in (*skills(), *READINGS)} <= listed
    for name in READINGS:
        page = written[f"{language}/{name}.md"]
        assert all(part.text in page for part in reading(language, name))


def test_pictures_are_well_formed(written: dict[str, str]) -> None:
    pictures = {name: text for name, text in written.items() if name.endswith(".svg")}
    assert len(pictures) > len(skills()) * len(LANGUAGES)
    for name, text in pictures.items():
        tree, language = ET.fromstring(text), name[:2]
        assert tree.get("lang") == language
        if "/page-" in name:
            continue
        title, description = tree.findtext("{*}title"), tree.findtext("{*}desc")
        page = written[name.replace("pictures/", "").replace(".svg", ".md")]
        assert title
        assert page.startswith(f"# {title}\n")
        assert description
        assert description.replace("\n", "  \n") in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_technique_has_its_texts(language: Language) -> None:
    for technique in LADDER:
        assert len(what(language, technique.name)) > 80
        assert len(when(language, technique.name)) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_texts(language: Language) -> None:
    texts, english = texts_of(language), texts_of("en")
    assert {topic: set(parts) for topic, parts in texts.items()} == {
        topic: set(parts) for topic, parts in english.items()
    }
    topics = {topic_of(name) for name in skills()}
    assert set(texts) == topics | {"page"}


@pytest.mark.parametrize("language", ["cs", "de"])
def test_nothing_is_left_untranslated(language: Language) -> None:
    for topic, parts in texts_of("en").items():
        for part, text in parts.items():
            if len(text) > 12:
                assert texts_of(language)[topic][part] != text
