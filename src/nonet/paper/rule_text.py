"""The rules of a puzzle in words, below it: whoever holds the paper has nobody to ask."""

from collections.abc import Iterator
from functools import lru_cache

from nonet.core.layout import Layout
from nonet.draw.scene import CAPITAL, Item, Point, Text
from nonet.paper.area import Area
from nonet.paper.flow import LEADING, wrapped
from nonet.words import Language, told_rules

_BEFORE = 0.6
"""The room above them, in sizes of the type."""


@lru_cache(maxsize=256)
def rule_lines(layout: Layout, language: Language, width: float, size: float) -> tuple[str, ...]:
    """What there is beside houses and cages, line by line; each rule begins a new one."""
    told = told_rules(language, layout.other_rules)
    sentences = (rule[0].upper() + rule[1:] for rule in told)
    return tuple(line for sentence in sentences for line in wrapped(sentence, width, size))


def rules_height(layout: Layout, language: Language, width: float, size: float) -> float:
    """How much room the rules need; none where there are none."""
    count = len(rule_lines(layout, language, width, size))
    return size * (_BEFORE + LEADING * count) if count else 0.0


def rule_items(layout: Layout, language: Language, area: Area, size: float) -> Iterator[Item]:
    """The rules at the top of an area."""
    for number, line in enumerate(rule_lines(layout, language, area.width, size)):
        base = area.top + size * (_BEFORE + CAPITAL + LEADING * number)
        yield Text(Point(area.left, base), line, size, "given", anchor="start")
