"""The check list before a puzzle is published."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from nonet import engine
from nonet.catalogue import LANGUAGES
from nonet.core.figures import CellShape, Figure, Outline, Path, Pill
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.status import Status
from nonet.engine import Control
from nonet.logic.levels import Level
from nonet.studio.analysis import rate
from nonet.studio.needless import find_needless
from nonet.words import rule_name

MOST_FIGURES = 4
"""Figures in a cell that can still be told apart."""

STEM = 5
"""So many letters of a word are the same in all its forms."""

CheckName = Literal["unique", "needless", "rule_text", "level", "readable"]


@dataclass(frozen=True, slots=True)
class Check:
    """One point of the list: passed, failed, or None where there was no time to find out.

    `cells` and `rules` are those at fault; `level` is the level where that is the point.
    """

    name: CheckName
    passed: bool | None
    cells: tuple[int, ...] = ()
    rules: tuple[int, ...] = ()
    level: Level | None = None


def check_list(
    puzzle: Puzzle, rule_text: str | None = None, control: Control | None = None
) -> list[Check]:
    """Whether a puzzle can be published: unique, nothing needless, all rules told, level, legible.

    Without a rule text of its own the one that is written from the rules counts, which says all.

    >>> from nonet.core.shapes import named
    >>> checks = check_list(Puzzle(named("4x4"), "..3..4...1....2."))
    >>> [check.name for check in checks if check.passed]
    ['unique', 'needless', 'level', 'rule_text', 'readable']
    """
    return list(_checks(puzzle, rule_text, control or Control()))


def _checks(puzzle: Puzzle, rule_text: str | None, control: Control) -> Iterator[Check]:
    status = engine.solve(puzzle, Control(control.seconds_left / 3, control)).status
    unique = None if status is Status.STOPPED else status is Status.UNIQUE
    yield Check("unique", unique)
    if unique:
        yield _needless(puzzle, Control(control.seconds_left / 2, control))
        level = rate(puzzle, control).level
        yield Check("level", None if level is None else True, level=level)
    else:
        yield Check("needless", None)
        yield Check("level", None if unique is None else False)
    untold = () if rule_text is None else find_untold(puzzle.layout, rule_text)
    yield Check("rule_text", not untold, rules=untold)
    crowded = find_crowded(puzzle.layout)
    yield Check("readable", not crowded, cells=crowded)


def _needless(puzzle: Puzzle, control: Control) -> Check:
    found = find_needless(puzzle, control)
    cells = tuple(part.number for part in found.parts if part.kind != "rule")
    rules = tuple(part.number for part in found.parts if part.kind == "rule")
    passed = None if not found.whole and not found.parts else not found.parts
    return Check("needless", passed, cells, rules)


def find_untold(layout: Layout, text: str) -> tuple[int, ...]:
    """The rules whose names do not stand in a text, in any of our languages.

    Only the beginnings of words are compared, since languages bend their ends.

    >>> from nonet.core.shapes import named
    >>> from nonet.rules import Thermometer
    >>> board = named("4x4").with_rules([Thermometer((0, 1))])
    >>> find_untold(board, "Digits rise on Thermometers."), find_untold(board, "Normal rules.")
    ((), (0,))
    """
    said = text.casefold()
    return tuple(
        number
        for number, rule in enumerate(layout.rules)
        if not any(_is_said(rule_name(language, rule), said) for language in LANGUAGES)
    )


def _is_said(name: str, text: str) -> bool:
    words = name.casefold().replace("-", " ").split()
    return all(word[:STEM] in text for word in words[:1]) if words else True


def find_crowded(layout: Layout, most: int = MOST_FIGURES) -> tuple[int, ...]:
    """The cells in which more figures are drawn than can be told apart."""
    found = Counter(
        cell
        for rule in layout.rules
        for figure in rule.draw(layout)
        for cell in set(_cells_of(figure))
    )
    return tuple(sorted(cell for cell, count in found.items() if count > most))


def _cells_of(figure: Figure) -> tuple[int, ...]:
    """The cells on whose middle a figure lies; what stands beside the board or on edges is free."""
    if isinstance(figure, CellShape):
        return (figure.cell,)
    return figure.cells if isinstance(figure, (Path, Pill, Outline)) else ()
