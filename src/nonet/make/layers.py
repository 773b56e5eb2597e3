"""The kinds of rules that can be laid on a solution: where such a rule may stand, kind by kind."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from nonet.core.cage import Cage
from nonet.core.rule import Rule
from nonet.make.site import Grows, Path, Site
from nonet.make.span import Span
from nonet.rules import kind_named
from nonet.rules.places import before

Lay = Callable[[Site, Span], Iterator[Rule | None]]
"""Rules that the solution keeps and that fit on the site, in random order, without an end; None
after each round."""


@dataclass(frozen=True, slots=True)
class Layer:
    """How a kind is laid: how many as a rule on 81 cells, and how many cells each has."""

    lay: Lay
    count: int
    cells: Span | None = None
    is_whole: bool = False
    """A rule of the whole board, which the solution must keep from the start."""
    relation: str = ""
    """The relation of marks of which all may be given."""


def _always(_digits: list[int]) -> bool:
    return True


def _line(kind: str, count: int, cells: Span, grows: Grows = _always) -> Layer:
    def lay(site: Site, sizes: Span) -> Iterator[Rule | None]:
        for path in site.lines(sizes, grows):
            rule = _on_line(kind, path, site) if path else None
            if rule is None:
                yield None
            elif site.holds(rule):
                yield rule

    return Layer(lay, count, cells)


def _on_line(kind: str, path: Path, site: Site) -> Rule:
    made = kind_named(kind).rule
    if kind == "arrow":
        return made(circle=path[:1], line=path[1:])  # type: ignore[call-arg]
    if kind == "whisper":
        return made(cells=path, value=(site.layout.size + 1) // 2)  # type: ignore[call-arg]
    return made(cells=path)  # type: ignore[call-arg]


def _rises(digits: list[int]) -> bool:
    return digits[-1] > digits[-2]


def _adds_up(digits: list[int]) -> bool:
    return sum(digits[1:]) <= digits[0]


def _is_far(digits: list[int]) -> bool:
    return abs(digits[-1] - digits[-2]) * 2 >= 9 or abs(digits[-1] - digits[-2]) >= max(digits) / 2


def _is_close(digits: list[int]) -> bool:
    return len(set(digits)) == len(digits) and max(digits) - min(digits) < 6


def _is_spread(digits: list[int]) -> bool:
    return all(abs(one - digits[-1]) > 1 for one in digits[:-1])


def _edges(site: Site) -> list[Path]:
    found = [
        (cell, other)
        for cell in range(site.layout.cell_count)
        for other in site.around(cell, diagonals=False)
        if cell < other
    ]
    return site.random.shuffled(found)


def _mark(count: int, values: Callable[[int, int], tuple[Rule, ...]], relation: str = "") -> Layer:
    def lay(site: Site, _sizes: Span) -> Iterator[Rule | None]:
        while True:
            for first, second in _edges(site):
                if not site.is_free((first, second)):
                    continue
                for rule in values(first, second):
                    if site.holds(rule):
                        yield rule
            yield None

    return Layer(lay, count, relation=relation)


def _differences(first: int, second: int) -> tuple[Rule, ...]:
    return (kind_named("difference").rule(cells=(first, second)),)  # type: ignore[call-arg]


def _ratios(first: int, second: int) -> tuple[Rule, ...]:
    return (kind_named("ratio").rule(cells=(first, second)),)  # type: ignore[call-arg]


def _letters(first: int, second: int) -> tuple[Rule, ...]:
    made = kind_named("pair_sum").rule
    return tuple(made(cells=(first, second), total=total) for total in (5, 10))  # type: ignore[call-arg]


def _signs(first: int, second: int) -> tuple[Rule, ...]:
    made = kind_named("inequality").rule
    return made(greater=first, lesser=second), made(greater=second, lesser=first)  # type: ignore[call-arg]


def _cell(kind: str, count: int) -> Layer:
    def lay(site: Site, _sizes: Span) -> Iterator[Rule | None]:
        while True:
            for cell in site.shuffled_cells():
                rule = kind_named(kind).rule(cell=cell)  # type: ignore[call-arg]
                if site.is_free((cell,)) and site.holds(rule):
                    yield rule
            yield None

    return Layer(lay, count)


def _quadruples(site: Site, _sizes: Span) -> Iterator[Rule | None]:
    while True:
        for cell in site.shuffled_cells():
            row, column = site.layout.positions[cell]
            places = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
            cells = [site.layout.cell_at(*place) for place in places]
            if None in cells:
                continue
            four = tuple(one for one in cells if one is not None)
            digits = site.random.shuffled(site.digits(four))[: 1 + site.random.below(3)]
            if site.is_free(four):
                yield kind_named("quadruple").rule(cells=four, digits=tuple(sorted(digits)))  # type: ignore[call-arg]
        yield None


def _cages(site: Site, sizes: Span) -> Iterator[Rule | None]:
    """Blobs of different digits."""
    while True:
        for start in site.shuffled_cells():
            size = sizes[0] + site.random.below(sizes[1] - sizes[0] + 1)
            cells = [start]
            while start not in site.taken and len(cells) < size:
                rim = {one for cell in cells for one in site.around(cell, diagonals=False)}
                digits = set(site.digits(tuple(cells)))
                free = [
                    cell
                    for cell in sorted(rim - site.taken - set(cells))
                    if site.solution[cell] not in digits
                ]
                if not free:
                    break
                cells.append(free[site.random.below(len(free))])
            if len(cells) == size and start not in site.taken:
                yield Cage(sum(site.digits(tuple(cells))), tuple(sorted(cells)))
        yield None


def _rows(site: Site) -> list[Path]:
    """Rows and columns, read from either end."""
    lines = [one.cells for one in site.layout.houses if one.kind in ("row", "column")]
    return site.random.shuffled([*lines, *(line[::-1] for line in lines)])


def _diagonals(site: Site) -> list[Path]:
    """Diagonals from the rim of the board on, of three cells and more."""
    found: list[Path] = []
    for cell in range(site.layout.cell_count):
        row, column = site.layout.positions[cell]
        for down, right in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            if site.layout.cell_at(row - down, column - right) is not None:
                continue
            line, here = [], site.layout.cell_at(row, column)
            step = 0
            while here is not None:
                line.append(here)
                step += 1
                here = site.layout.cell_at(row + step * down, column + step * right)
            if 3 <= len(line) <= site.layout.size - 1:
                found.append(tuple(line))
    return site.random.shuffled(found)


def _outside(
    kind: str, count: int, find: Callable[[Site], list[Path]], value: Callable[[list[int]], int]
) -> Layer:
    """A clue beside the board, whose number the solution tells."""

    def lay(site: Site, _sizes: Span) -> Iterator[Rule | None]:
        made = kind_named(kind).rule
        while True:
            for cells in find(site):
                is_second = kind == "sandwich" and cells[0] > cells[-1]  # the same from both ends
                if not is_second and before(site.layout, cells) not in site.outside:
                    yield made(cells, value(site.digits(cells)))  # type: ignore[call-arg]
            yield None

    return Layer(lay, count)


def _between_ends(digits: list[int]) -> int:
    first, last = sorted((digits.index(1), digits.index(len(digits))))
    return sum(digits[first + 1 : last])


def _seen(digits: list[int]) -> int:
    return sum(digit > max(digits[:n], default=0) for n, digit in enumerate(digits))


def _whole(kind: str) -> Layer:
    def lay(_site: Site, _sizes: Span) -> Iterator[Rule | None]:
        yield kind_named(kind).rule()

    return Layer(lay, 1, is_whole=True)


LAYERS: Mapping[str, Layer] = {
    "thermometer": _line("thermometer", 6, (3, 6), _rises),
    "arrow": _line("arrow", 6, (3, 4), _adds_up),
    "whisper": _line("whisper", 5, (3, 6), _is_far),
    "renban": _line("renban", 5, (3, 5), _is_close),
    "palindrome": _line("palindrome", 5, (3, 5)),
    "between": _line("between", 5, (3, 5)),
    "lockout": _line("lockout", 4, (4, 5)),
    "region_sum": _line("region_sum", 5, (3, 5)),
    "zipper": _line("zipper", 4, (3, 5)),
    "nabner": _line("nabner", 5, (3, 4), _is_spread),
    "entropic": _line("entropic", 4, (4, 6)),
    "modular": _line("modular", 4, (4, 6)),
    "ten_line": _line("ten_line", 4, (3, 5)),
    "difference": _mark(14, _differences, "difference"),
    "ratio": _mark(10, _ratios, "ratio"),
    "pair_sum": _mark(14, _letters, "xv"),
    "inequality": _mark(24, _signs),
    "even": _cell("even", 10),
    "odd": _cell("odd", 10),
    "minimum": _cell("minimum", 6),
    "maximum": _cell("maximum", 6),
    "quadruple": Layer(_quadruples, 8),
    "cage": Layer(_cages, 12, (2, 4)),
    "sandwich": _outside("sandwich", 12, _rows, _between_ends),
    "x_sum": _outside("x_sum", 12, _rows, lambda digits: sum(digits[: digits[0]])),
    "skyscraper": _outside("skyscraper", 14, _rows, _seen),
    "numbered_room": _outside("numbered_room", 12, _rows, lambda digits: digits[digits[0] - 1]),
    "little_killer": _outside("little_killer", 9, _diagonals, sum),
    "anti_knight": _whole("anti_knight"),
    "anti_king": _whole("anti_king"),
    "non_consecutive": _whole("non_consecutive"),
}
"""By kind."""
