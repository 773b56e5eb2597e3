"""The course: every technique in one chapter, and pages to read in three languages."""

import pytest

from nonet.lessons.course import READINGS, chapter_title, course, reading, reading_title
from nonet.logic import LADDER
from nonet.words import LANGUAGES, Language


def test_each_technique_is_taught_in_one_chapter() -> None:
    taught = [name for chapter in course() for name in chapter.techniques]
    assert sorted(taught) == sorted(technique.name for technique in LADDER)
    assert all(chapter.techniques for chapter in course())


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_and_readings_have_their_words(language: Language) -> None:
    titles = [chapter_title(language, one.name) for one in course()]
    titles += [chapter_title(language, name) for name in ("begin", "more")]
    titles += [reading_title(language, name) for name in READINGS]
    assert all(titles)
    assert len(set(titles)) == len(titles)
    for name in READINGS:
        assert [part.picture for part in reading(language, name)] == [
            part.picture for part in reading("en", name)
        ]
        assert all(part.title and len(part.text) > 40 for part in reading(language, name))


@pytest.mark.parametrize("language", ["cs", "de"])
def test_nothing_is_left_in_english(language: Language) -> None:
    english = {part.text for name in READINGS for part in reading("en", name)}
    assert not any(part.text in english for name in READINGS for part in reading(language, name))


def test_the_numbers_are_right() -> None:
    for language in LANGUAGES:
        told = "".join(part.text for part in reading(language, "history"))
        digits = "".join(sign for sign in told if sign.isdigit())
        for number in (6670903752021072936960, 5472730538, 288, 2012):
            assert str(number) in digits
