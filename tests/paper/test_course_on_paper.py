"""The course on paper, read back: lessons, exercises, solutions, and how they are put together."""

from functools import cache
from io import BytesIO

import pytest
from pypdf import PdfReader

import nonet
from nonet.engine import Control
from nonet.errors import NonetError
from nonet.lessons.course import chapter_title, course, reading
from nonet.lessons.skills import skills
from nonet.paper import CourseSetup
from nonet.paper.course import make_exercises
from nonet.words import LANGUAGES, Language, technique_name, text


@cache
def made(setup: CourseSetup) -> bytes:
    data = nonet.course_pdf(setup)
    assert data
    return data


def pages_of(setup: CourseSetup) -> list[str]:
    """The words of each page, whatever the lines they stand in."""
    reader = PdfReader(BytesIO(made(setup)))
    return [" ".join(page.extract_text().split()) for page in reader.pages]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_a_sheet(language: Language) -> None:
    title = technique_name(language, "x_wing")
    lesson, task, answers = pages_of(CourseSetup(("x_wing",), language, count=4))
    assert title in lesson
    assert text(language, "paper.course.exercises", title=title) in task
    assert text(language, "course.sheetTask") in task
    assert text(language, "paper.solutions") in answers


def test_answers_are_those_of_the_exercises_on_the_page() -> None:
    setup = CourseSetup(("naked_pair",), seed=7, count=3, address="http://localhost:8765/")
    pages = pages_of(setup)
    for number, level in enumerate((1, 2, 4)):
        exercise = nonet.exercise("naked_pair", 7 + number, level=level)
        [digit] = {digit for _, digit in exercise.steps[0].eliminations[:1]}
        cell = exercise.position.layout.cell_name(exercise.steps[0].eliminations[0].cell)
        assert cell in pages[-1]
        assert str(digit) in pages[-1]
    assert "http://localhost:8765/learn/practice?technique=naked_pair&seed=7&count=3" in pages[1]


def test_chapters_are_a_book() -> None:
    setup = CourseSetup(("fish", "x"), "cs", count=1, paper="A5")
    pages = pages_of(setup)
    reader = PdfReader(BytesIO(made(setup)))
    assert text("cs", "course.title") in pages[0]
    titles = [chapter_title("cs", name) for name in ("fish", "x")]
    assert [str(one["/Title"]) for one in reader.outline if not isinstance(one, list)] == [
        *titles,
        text("cs", "paper.solutions"),
    ]
    found = " ".join(pages)
    for name in ("x_wing", "swordfish", "jellyfish", "diagonal_single"):
        assert skills()[name].title("cs") in found
    assert all(part.title in found for part in reading("cs", "x_board"))


def test_the_whole_course_has_every_lesson() -> None:
    found = " ".join(pages_of(CourseSetup(count=0, language="de")))
    for chapter in course():
        for name in chapter.skills:
            assert " ".join(skills()[name].idea("de").split())[:30] in found


def test_the_same_setup_gives_the_same_bytes() -> None:
    setup = CourseSetup(("pointing",), count=2)
    assert nonet.course_pdf(setup) == made(setup)
    assert made(CourseSetup(("pointing",), count=2, seed=2)) != made(setup)


def test_it_can_be_stopped() -> None:
    stopped = Control()
    stopped.cancel()
    assert nonet.course_pdf(CourseSetup(("fish",)), control=stopped) is None
    assert make_exercises(CourseSetup(("fish",)), stopped) is None


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"names": ("luck",)}, "luck"),
        ({"count": 21}, "21"),
        ({"seed": -1}, "-1"),
        ({"paper": "90x90"}, "90x90"),
        ({"paper": "B7"}, "B7"),
        ({"language": "xx"}, "xx"),
        ({"address": "here"}, "here"),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, object], told: str) -> None:
    with pytest.raises(NonetError, match=told):
        CourseSetup(**wrong)  # type: ignore[arg-type]


def test_books_of_puzzles_teach_boards_and_rules_too() -> None:
    recipe = """
    title = "Lines"
    [[chapters]]
    board = "4x4"
    count = 1
    lessons = ["thermometer_ends"]
    """
    data = nonet.book_pdf(recipe)
    assert data
    words = " ".join(page.extract_text() for page in PdfReader(BytesIO(data)).pages)
    assert "Thermometer Ends" in words
