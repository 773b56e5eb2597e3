"""Level, hint, lesson and docs agree about every technique, everywhere."""

import re
from pathlib import Path

import pytest

from nonet.lessons.course import chapter_of, course
from nonet.lessons.example import examples
from nonet.lessons.html import Reader, lesson
from nonet.lessons.page import index, page
from nonet.lessons.skills import skills
from nonet.lessons.stock import stock
from nonet.lessons.topics import what, when
from nonet.logic import LADDER, TECHNIQUES, first_steps
from nonet.logic.ladder import RULE_LADDER, with_rules
from nonet.logic.levels import LEVELS, hardest_of, level_of
from nonet.logic.scale import LAST, RATINGS, SCALE
from nonet.words import LANGUAGES, explain, level_name, technique_idea, technique_name

NAMES = [technique.name for technique in LADDER]


def test_the_ladder_rises() -> None:
    for ladder in (LADDER, RULE_LADDER):
        ratings = [technique.rating for technique in ladder]
        assert ratings == sorted(ratings)
    everything = [technique.name for technique in with_rules()]
    assert len(set(everything)) == len(everything)


@pytest.mark.parametrize("name", NAMES)
def test_a_technique_has_one_rating_and_one_level(name: str) -> None:
    technique = TECHNIQUES[name]
    assert technique.rating == RATINGS[name]
    assert technique.level == level_of(technique.rating / 10)
    place = LEVELS.index(technique.level)
    assert technique.rating <= 10 * hardest_of(technique.level)
    assert place == 0 or technique.rating > 10 * hardest_of(LEVELS[place - 1])
    is_rated = technique.rating <= LAST and not technique.joined
    assert SCALE.get(name) == (technique.rating if is_rated else None)


@pytest.mark.parametrize("name", NAMES)
def test_lessons_words_and_course_know_it_with_its_level(name: str) -> None:
    technique = TECHNIQUES[name]
    example = examples()[name]
    assert stock()[name]
    assert name in next(one for one in course() if one.name == chapter_of(name)).skills
    for language in LANGUAGES:
        level = level_name(language, technique.level)
        assert technique_name(language, name)
        assert technique_idea(language, name)
        assert what(language, name)
        assert when(language, name)
        assert f"{level} · " in page(language, skills()[name])
        assert level in lesson(Reader(language), name)
        [row] = re.findall(rf"^.*\({name}\.md\).*$", index(language), re.MULTILINE)
        assert row.endswith(f"| {level} | {technique.rating / 10} |")
        assert explain(language, example.position.layout, example.step)


def test_hints_try_it_in_this_order() -> None:
    position = examples()["full_house"].position
    order = [RATINGS[name] for name in first_steps(position)]
    assert order == sorted(order)


def test_the_docs_have_its_rating() -> None:
    text = (Path(__file__).parents[2] / "docs" / "ratings.md").read_text()
    rows = dict(re.findall(r"^\| (\d+\.\d) \| ([a-z ,0-9]+) \|$", text, re.MULTILINE))
    for name, tenths in SCALE.items():
        assert name.replace("_", " ") in rows[f"{tenths / 10}"].split(", ")
