"""What houses and cages are called, in the cases that sentences need."""

import re
from collections.abc import Iterable
from itertools import islice
from typing import Literal, NamedTuple

from nonet.catalogue import Language, joined, text
from nonet.core.layout import Cage, House, Layout
from nonet.core.primitives import Different
from nonet.core.rule import Rule
from nonet.rules.telling import rule_name
from nonet.words.names import cell_name, cell_names

Case = Literal["name", "in", "of"]
"""As a name ("row 4"), as a place ("in row 4"), as an owner ("of row 4")."""

_MOST_LISTED = 4
"""More cells of a house that a rule makes are drawn together."""

_NAME = re.compile(r"(?:grid (\d+) )?\w+ (\d+)")


class _Label(NamedTuple):
    """The kind of a house as the catalogue knows it, its grid on boards of several, its number."""

    kind: str
    grid: int
    number: int


def house_name(
    language: Language, layout: Layout, house: House | Cage | int, case: Case = "name"
) -> str:
    """What a house or cage (or the one with that number in `layout.groups`) is called.

    >>> from nonet.core.shapes import CLASSIC
    >>> house_name("en", CLASSIC, 3), house_name("cs", CLASSIC, 3, "in")
    ('row 4', 've 4. řádku')
    """
    return house_names(language, layout, [house], case)


def house_names(
    language: Language, layout: Layout, houses: Iterable[House | Cage | int], case: Case = "name"
) -> str:
    """Several houses; those of one kind together.

    >>> from nonet.core.shapes import CLASSIC
    >>> house_names("de", CLASSIC, [1, 4, 9], "in")
    'in den Zeilen 2 und 5 und in Spalte 1'
    """
    phrases: list[str] = []
    numbers: dict[tuple[str, int], list[int]] = {}
    for house in houses:
        group = layout.groups[house] if isinstance(house, int) else house
        if isinstance(group, Cage):
            phrases.append(_cage(language, layout, group, case))
        elif rule := rule_behind(layout, group):
            phrases.append(_by_rule(language, layout, group, rule, case))
        else:
            label = _label(layout, group)
            numbers.setdefault((label.kind, label.grid), []).append(label.number)
    labelled = [_phrase(language, *key, found, case) for key, found in numbers.items()]
    return joined(language, labelled + phrases)


def rule_behind(layout: Layout, house: House | Cage) -> Rule | None:
    """The rule that makes the cells of a house all different, if it is one of those."""
    if house not in layout.exclusions:
        return None
    makers = (
        rule for rule, parts in layout.compiled for one in parts if isinstance(one, Different)
    )
    return next(islice(makers, layout.exclusions.index(house), None))


def _by_rule(language: Language, layout: Layout, house: House, rule: Rule, case: Case) -> str:
    cells = cell_names(language, layout, house.cells, short=len(house.cells) > _MOST_LISTED)
    return text(language, f"house.by_rule.{case}", cells=cells, rule=rule_name(language, rule))


def _phrase(language: Language, kind: str, grid: int, numbers: list[int], case: Case) -> str:
    listed = joined(language, [text(language, "house.number", number=n) for n in sorted(numbers)])
    phrase = text(language, f"house.{kind}.{case}", numbers=listed, count=len(numbers))
    return text(language, "house.of_grid", house=phrase, grid=grid) if grid else phrase


def _cage(language: Language, layout: Layout, cage: Cage, case: Case) -> str:
    cell = cell_name(language, layout, min(cage.cells))
    return text(language, f"house.cage.{case}", cell=cell, total=cage.total)


def _label(layout: Layout, house: House) -> _Label:
    if house.kind == "diagonal":
        return _Label(_direction(layout, house), 0, 1)
    if match := _NAME.fullmatch(house.name):
        return _Label(house.kind, int(match[1] or 0), int(match[2]))
    same_kind = [other for other in layout.houses if other.kind == house.kind]
    return _Label(house.kind, 0, 1 + same_kind.index(house))


def _direction(layout: Layout, house: House) -> str:
    positions = [layout.positions[cell] for cell in house.cells]
    return "falling" if min(positions)[1] <= max(positions)[1] else "rising"
