"""The course: every skill in one chapter, and pages to read in three languages."""

import pytest

from nonet import draw
from nonet.lessons import what, when
from nonet.lessons.boards import picture
from nonet.lessons.course import (
    READINGS,
    chapter_title,
    course,
    lesson_for,
    reading,
    reading_title,
)
from nonet.lessons.skills import skills
from nonet.logic import LADDER
from nonet.logic.ladder import RULE_LADDER
from nonet.logic.scale import GUESS, RATINGS
from nonet.words import LANGUAGES, Language


def test_each_skill_is_taught_in_one_chapter() -> None:
    taught = [name for chapter in course() for name in chapter.skills]
    assert sorted(taught) == sorted(skills())
    assert {technique.name for technique in (*LADDER, *RULE_LADDER)} <= {*taught}
    assert sorted(READINGS) == sorted(name for one in course() for name in one.readings)
    assert all(chapter.skills or chapter.readings for chapter in course())
    assert {*READINGS, *skills()}.isdisjoint(chapter.name for chapter in course())


def test_boards_and_rules_come_after_the_ladder() -> None:
    names = [chapter.name for chapter in course()]
    assert names[-6:-1] == ["jigsaw", "x", "windows", "samurai", "clues"]
    assert {"thermometer_ends", "rule_balance"} <= {*course()[-2].skills}


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_and_readings_have_their_words(language: Language) -> None:
    titles = [chapter_title(language, one.name) for one in course()]
    titles += [reading_title(language, name) for name in READINGS]
    assert all(titles)
    assert len(set(titles)) == len(titles)
    for name in READINGS:
        assert [part.picture for part in reading(language, name)] == [
            part.picture for part in reading("en", name)
        ]
        assert all(part.title and len(part.text) > 20 for part in reading(language, name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_skills_have_their_words(language: Language) -> None:
    titles = [skill.title(language) for skill in skills().values()]
    assert len(set(titles)) == len(titles)
    for name, skill in skills().items():
        assert skill.idea(language).endswith(".")
        assert len(what(language, name)) > 40 < len(when(language, name))


def test_pages_are_illustrated() -> None:
    for name in READINGS:
        for part in reading("de", name):
            if part.picture:
                assert "<title>" in draw.svg.write(picture("de", part.picture, part.title))


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


def test_whatever_a_rating_may_name_has_a_lesson() -> None:
    assert [name for name in RATINGS if name != GUESS and lesson_for(name) not in skills()] == []
