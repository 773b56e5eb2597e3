"""The course: chapters of lessons along the ladder, and pages to read between them."""

from nonet.lessons.course.chapters import (
    CHAPTERS,
    READINGS,
    Chapter,
    chapter_of,
    chapter_with,
    course,
    lesson_for,
)
from nonet.lessons.course.readings import Section, chapter_title, reading, reading_title

__all__ = [
    "CHAPTERS",
    "READINGS",
    "Chapter",
    "Section",
    "chapter_of",
    "chapter_title",
    "chapter_with",
    "course",
    "lesson_for",
    "reading",
    "reading_title",
]
