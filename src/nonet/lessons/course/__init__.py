"""The course: chapters of lessons along the ladder, and pages to read between them."""

from nonet.lessons.course.chapters import CHAPTERS, Chapter, chapter_of, course
from nonet.lessons.course.readings import READINGS, Section, chapter_title, reading, reading_title

__all__ = [
    "CHAPTERS",
    "READINGS",
    "Chapter",
    "Section",
    "chapter_of",
    "chapter_title",
    "course",
    "reading",
    "reading_title",
]
