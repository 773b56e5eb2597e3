"""Lessons and exercises over HTTP, for the page that teaches."""

from functools import lru_cache
from typing import Annotated, Literal

from fastapi import APIRouter, HTTPException, Path, Query, Request, Response
from pydantic import BaseModel

from nonet import draw
from nonet.api.teaching import hint_at
from nonet.catalogue import Message
from nonet.core.symbols import write_line
from nonet.lessons import what, when
from nonet.lessons.boards import picture
from nonet.lessons.course import (
    READINGS,
    Chapter,
    Section,
    chapter_of,
    chapter_title,
    chapter_with,
    course,
    lesson_for,
    reading,
    reading_title,
)
from nonet.lessons.example import shown_for
from nonet.lessons.exercise import LEVELS, Exercise, exercise
from nonet.lessons.pattern import pattern_cells
from nonet.lessons.skills import Skill, rating_of, skills
from nonet.lessons.topics import label
from nonet.logic import Position, Step
from nonet.server.documents import CandidateDocument, HintDocument, SentPuzzle
from nonet.server.problems import Problem
from nonet.server.rulebooks import RulebookDocument, rulebook_of
from nonet.server.work import finish
from nonet.words import Language, explain, level_name

MOST_STEPS = 60
"""So many ways to be right go over the wire; others are hardly ever found."""

router = APIRouter(
    prefix="/api/learn", responses={404: {"model": Problem}, 422: {"model": Problem}}
)

Name = Annotated[str, Path(max_length=60)]
Seed = Annotated[int, Query(ge=0, le=2**53 - 1)]
Level = Annotated[int | None, Query(ge=1, le=LEVELS)]


class LessonEntry(BaseModel):
    """A lesson in the list: of something to be found, or a page to read."""

    name: str
    kind: Literal["technique", "reading"]
    title: str
    idea: str = ""
    level: str = ""


class ChapterDocument(BaseModel):
    """A chapter of the course."""

    name: str
    title: str
    lessons: list[LessonEntry]


class CourseDocument(BaseModel):
    """The whole course in one language."""

    chapters: list[ChapterDocument]


class AnswerDocument(BaseModel):
    """One way to be right: the cells of the pattern, and what follows; in words why."""

    cells: list[int]
    placements: list[CandidateDocument]
    eliminations: list[CandidateDocument]
    text: str


class ExerciseDocument(BaseModel):
    """A position in which a technique is to be found.

    `hint` tells and draws the step that is easiest to see; `answers` are all that are right.
    `candidates` are masks of digits, one per cell; `rulebook` is there where the board has rules.
    """

    technique: str
    title: str
    rating: int
    """How hard the technique is, in tenths."""
    level: int
    seed: int
    puzzle: SentPuzzle
    rulebook: RulebookDocument | None = None
    entries: str
    candidates: list[int]
    solution: str
    hint: HintDocument
    answers: list[AnswerDocument]


class SectionDocument(BaseModel):
    """A heading, a paragraph, and a drawing where there is one, as SVG."""

    title: str
    text: str
    picture: str = ""


class LessonDocument(BaseModel):
    """A lesson: what is to be read, and an example where it teaches a technique."""

    name: str
    kind: Literal["technique", "reading"]
    title: str
    chapter: str
    idea: str = ""
    level: str = ""
    remark: str = ""
    sections: list[SectionDocument]
    example: ExerciseDocument | None = None


@router.get("/course")
def show_course(response: Response, language: Language = "en") -> CourseDocument:
    """The chapters of the course with their lessons."""
    ask_again(response)
    return _course(language)


@router.get("/lessons/{name}")
async def show_lesson(
    request: Request, response: Response, name: Name, language: Language = "en"
) -> LessonDocument:
    """A lesson: of a technique, by its name, or a page to read."""
    ask_again(response)
    name = lesson_for(name) or name
    if name not in skills() and name not in READINGS:
        raise HTTPException(404, Message("error.no_technique", name=name))
    return await finish(request, lambda _: lesson_of(name, language))


@router.get("/exercises/{technique}")
async def show_exercise(
    request: Request,
    response: Response,
    technique: Name,
    seed: Seed,
    level: Level = None,
    language: Language = "en",
) -> ExerciseDocument:
    """A position in which the technique is to be found; the same seed gives the same one."""
    ask_again(response)
    if technique not in skills():
        raise HTTPException(404, Message("error.no_technique", name=technique))
    return await finish(request, lambda _: document_of(exercise(technique, seed, level), language))


def ask_again(response: Response) -> None:
    """It may be kept for the time without the server, but the newest counts."""
    response.headers["Cache-Control"] = "no-cache"


@lru_cache(maxsize=8)
def _course(language: Language) -> CourseDocument:
    return CourseDocument(chapters=[_chapter(language, one) for one in course()])


def _chapter(language: Language, chapter: Chapter) -> ChapterDocument:
    lessons = [_read(language, name) for name in chapter.readings]
    lessons += [_taught(language, skills()[name]) for name in chapter.skills]
    title = chapter_title(language, chapter.name)
    return ChapterDocument(name=chapter.name, title=title, lessons=lessons)


def _read(language: Language, name: str) -> LessonEntry:
    return LessonEntry(name=name, kind="reading", title=reading_title(language, name))


def _taught(language: Language, skill: Skill) -> LessonEntry:
    return LessonEntry(
        name=skill.name,
        kind="technique",
        title=skill.title(language),
        idea=skill.idea(language),
        level=level_name(language, skill.technique.level),
    )


@lru_cache(maxsize=512)
def lesson_of(name: str, language: Language) -> LessonDocument:
    """The document of a lesson."""
    return _skill(name, language) if name in skills() else _reading(name, language)


def _reading(name: str, language: Language) -> LessonDocument:
    return LessonDocument(
        name=name,
        kind="reading",
        title=reading_title(language, name),
        chapter=chapter_title(language, chapter_with(name)),
        sections=[_section(language, part) for part in reading(language, name)],
    )


def _section(language: Language, part: Section) -> SectionDocument:
    drawn = ""
    if part.picture:
        drawn = draw.svg.write(picture(language, part.picture, part.title))
    return SectionDocument(title=part.title, text=part.text, picture=drawn)


def _skill(name: str, language: Language) -> LessonDocument:
    skill, shown = skills()[name], shown_for(name)
    remarks = [
        label(language, "uniqueness") if skill.technique.unique else "",
        "" if shown.is_easiest else label(language, "easier"),
    ]
    made = Exercise(name, 1, 0, shown.position, (shown.step,), b"")
    return LessonDocument(
        **_taught(language, skill).model_dump(),
        chapter=chapter_title(language, chapter_of(name)),
        remark=" ".join(filter(None, remarks)),
        sections=[
            SectionDocument(title=label(language, "what"), text=what(language, name)),
            SectionDocument(title=label(language, "when"), text=when(language, name)),
        ],
        example=document_of(made, language),
    )


def document_of(made: Exercise, language: Language) -> ExerciseDocument:
    """The document of an exercise: its easiest step told and drawn, and all ways to be right."""
    position, steps = made.position, made.steps[:MOST_STEPS]
    return ExerciseDocument(
        technique=made.technique,
        title=skills()[made.technique].title(language),
        rating=rating_of(made.steps[0]),
        level=made.level,
        seed=made.seed,
        puzzle=SentPuzzle.of(position.puzzle),
        rulebook=rulebook_of(position.layout) if position.layout.other_rules else None,
        entries=write_line(position.entries),
        candidates=list(position.candidates),
        solution=write_line(made.solution),
        hint=HintDocument.of(hint_at(position, steps[0], language), "everything"),
        answers=[_answer(position, step, language) for step in steps],
    )


def _answer(position: Position, step: Step, language: Language) -> AnswerDocument:
    return AnswerDocument(
        cells=list(pattern_cells(step)),
        placements=[CandidateDocument(cell=c, digit=d) for c, d in step.placements],
        eliminations=[CandidateDocument(cell=c, digit=d) for c, d in step.eliminations],
        text=explain(language, position.layout, step),
    )
