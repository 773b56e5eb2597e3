"""Sentences about cages, innies and outies, and about the leftovers of jigsaws."""

from collections.abc import Iterator
from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.logic.step import Role, Step
from nonet.words.families.pattern import (
    Sentences,
    cells_of,
    houses_of,
    mark_of,
    marks_of,
)
from nonet.words.speaker import Speaker

_MOST_SUMMANDS = 6


@dataclass(frozen=True)
class _Area:
    """Whole houses, with the cages that lie in them or cover them."""

    layout: Layout
    houses: tuple[int, ...]
    cages: tuple[int, ...]

    @property
    def cells(self) -> set[int]:
        return self._cells_in(self.houses)

    @property
    def caged_cells(self) -> set[int]:
        return self._cells_in(self.cages)

    @property
    def total(self) -> int:
        size = self.layout.size
        return len(self.houses) * size * (size + 1) // 2

    @property
    def totals(self) -> list[int]:
        """Of the cages."""
        first = len(self.layout.houses)
        return [self.layout.cages[number - first].total for number in self.cages]

    def _cells_in(self, groups: tuple[int, ...]) -> set[int]:
        return {cell for number in groups for cell in self.layout.groups[number].cells}


def _area(speaker: Speaker, step: Step) -> _Area:
    return _Area(speaker.layout, houses_of(step, Role.HOUSE), houses_of(step, Role.CAGE))


def _sum(totals: list[int]) -> str:
    """12 + 10 = 22; the total alone where the sum would be long."""
    if not 1 < len(totals) <= _MOST_SUMMANDS:
        return str(sum(totals))
    return f"{' + '.join(map(str, totals))} = {sum(totals)}"


def _whole(speaker: Speaker, area: _Area) -> str:
    return speaker.say("step.area", houses=speaker.houses(*area.houses), total=area.total)


def _innies(speaker: Speaker, step: Step) -> Iterator[str]:
    area = _area(speaker, step)
    yield _whole(speaker, area)
    cells = sorted(area.cells - area.caged_cells)
    yield _rest(speaker, area, "innies", cells, area.total - sum(area.totals))
    yield from _open_part(speaker, step, cells)


def _outies(speaker: Speaker, step: Step) -> Iterator[str]:
    area = _area(speaker, step)
    yield _whole(speaker, area)
    cells = sorted(area.caged_cells - area.cells)
    yield _rest(speaker, area, "outies", cells, sum(area.totals) - area.total)
    yield from _open_part(speaker, step, cells)


def _rest(speaker: Speaker, area: _Area, key: str, cells: list[int], total: int) -> str:
    return speaker.say(
        f"step.{key}" if area.totals else "step.no_cages",
        sum=_sum(area.totals),
        cages=sum(area.totals),
        whole=area.total,
        cells=speaker.cells(cells),
        total=total,
    )


def _open_part(speaker: Speaker, step: Step, cells: list[int]) -> Iterator[str]:
    """Which of the cells are still empty, and that some candidates do not fit the total."""
    left = cells_of(step, Role.OUTSIDE)
    if len(left) < len(cells):
        yield speaker.say("step.still_empty", cells=speaker.cells(left), count=len(left))
    if not step.placements:
        yield speaker.say("step.total_impossible")


def _either(speaker: Speaker, step: Step) -> Iterator[str]:
    is_inside = set(cells_of(step, Role.OUTSIDE)) <= _area(speaker, step).cells
    return _innies(speaker, step) if is_inside else _outies(speaker, step)


def _splitting(speaker: Speaker, step: Step) -> Iterator[str]:
    *inside, split = houses_of(step, Role.CAGE)
    area = _Area(speaker.layout, houses_of(step, Role.HOUSE), tuple(inside))
    yield _whole(speaker, area)
    inner = sorted(area.cells - area.caged_cells)
    part = area.total - sum(area.totals)
    yield _rest(speaker, area, "innies", inner, part)
    cage = speaker.layout.cages[split - len(speaker.layout.houses)]
    outer = [cell for cell in cage.cells if cell not in inner]
    yield speaker.say(
        "step.cage_splitting",
        house=speaker.houses(split),
        cells=speaker.cells(outer),
        total=cage.total - part,
        count=len(outer),
    )
    yield from _open_part(speaker, step, outer)


def _cage(speaker: Speaker, step: Step) -> Iterator[str]:
    cage = mark_of(step, Role.CAGE)
    places = cells_of(step, Role.PATTERN)
    yield speaker.say(
        f"step.{step.technique}",
        house=speaker.houses(*houses_of(step, Role.CAGE)),
        digits=speaker.digits(cage.digits),
        cells=speaker.cells(places),
        count=len(places or cage.digits),
    )


def _ways(speaker: Speaker, step: Step) -> Iterator[str]:
    """The sets of digits that fill the cage, where they are few."""
    ways = marks_of(step, Role.WAYS)
    house = speaker.houses(*houses_of(step, Role.CAGE))
    if not ways:
        yield speaker.say("step.cage_combination", house=house)
        return
    told = speaker.joined([_summed(mark.digits) for mark in ways], "or")
    if step.technique == "short_cage":
        yield speaker.say("step.short_cage", house=house, ways=told, count=len(ways[0].cells))
    else:
        yield speaker.say("step.cage_ways", house=house, ways=told, count=len(ways))


def _summed(digits: tuple[int, ...]) -> str:
    """1 + 3 + 5, as it is added up."""
    return " + ".join(map(str, digits))


def _leftovers(speaker: Speaker, step: Step) -> Iterator[str]:
    houses = houses_of(step, Role.HOUSE)
    half = len(houses) // 2
    (lines,), (blocks,) = marks_of(step, Role.PATTERN), marks_of(step, Role.OUTSIDE)
    yield speaker.say(
        "step.law_of_leftovers",
        one=speaker.houses(*houses[:half]),
        two=speaker.houses(*houses[half:]),
        first=speaker.cells(lines.cells),
        second=speaker.cells(blocks.cells),
    )


SENTENCES: dict[str, Sentences] = {
    "cage_single_combination": _cage,
    "cage_combination": _ways,
    "short_cage": _ways,
    "cage_forced_digit": _cage,
    "innie": _innies,
    "innies": _innies,
    "outie": _outies,
    "outies": _outies,
    "innie_or_outie_of_several": _either,
    "cage_splitting": _splitting,
    "law_of_leftovers": _leftovers,
}
