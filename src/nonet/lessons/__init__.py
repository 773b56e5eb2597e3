"""Lessons: each technique of the ladder with what it is, when to look for it, and an example."""

from nonet.lessons.example import Example, examples
from nonet.lessons.topics import what, when

__all__ = ["Example", "examples", "what", "when"]
