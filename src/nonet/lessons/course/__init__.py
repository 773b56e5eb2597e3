"""The course: chapters of lessons along the ladder, and pages to read between them."""

from nonet.lessons.course.chapters import CHAPTERS, Chapter, chapter_of, course, lesson_for
from nonet.lessons.course.readings import READINGS, Section, chapter_title, reading, reading_title

__all__ = [
    "CHAPTERS",
    "READINGS",
    "Chapter",
    "Section",
    "chapter_of",
    "chapter_title",
    "course",
    "lesson_for",
    "reading",
    "reading_title",
]
