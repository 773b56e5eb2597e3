"""The kinds of rules that can be laid on a solution: where such a rule may stand, kind by kind."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from nonet.core.cage import Cage
from nonet.core.rule import Rule
from nonet.make import grounds
from nonet.make.grounds import Find
from nonet.make.site import Grows, Path, Site
from nonet.make.span import Span
from nonet.rules import kind_named
from nonet.rules.places import before, boxes

Make = Callable[[Site, Path], Sequence[Rule]]
"""The rules of a kind on some cells that the solution may keep; the first one that it keeps is
taken."""


@dataclass(frozen=True, slots=True)
class Layer:
    """How a kind is laid: where, how many as a rule on 81 cells, and how many cells each has."""

    find: Find
    make: Make
    count: int
    cells: Span | None = None
    is_whole: bool = False
    """A rule of the whole board, which the solution must keep from the start."""
    is_single: bool = False
    """There is one of it, of all its cells."""
    is_outside: bool = False
    """It stands beside the board."""
    relation: str = ""
    """The relation of marks of which all may be given."""

    def lay(self, site: Site, sizes: Span) -> Iterator[tuple[Path, Rule] | None]:
        """Rules that the solution keeps, in random order, without an end; None after each round."""
        for path in self.find(site, sizes):
            if not path:
                yield None
            elif self.is_clear(site, path) and (rule := self.at(site, path)):
                yield path, rule

    def is_clear(self, site: Site, path: Path) -> bool:
        """Whether nothing stands there so far."""
        if self.is_outside:
            return before(site.layout, path) not in site.outside
        return site.is_free(path) and not site.crosses(path)

    def at(self, site: Site, path: Path) -> Rule | None:
        """A rule on these cells that the solution keeps and that may be written."""
        return next((one for one in self.make(site, path) if site.admits(one)), None)


def _always(_digits: list[int]) -> bool:
    return True


def _with_cells(kind: str) -> Make:
    return lambda _site, path: (kind_named(kind).rule(cells=path),)  # type: ignore[call-arg]


def _line(kind: str, count: int, cells: Span, grows: Grows = _always) -> Layer:
    make = {"arrow": _arrows, "whisper": _whispers, "region_sum": _sum_lines}.get(
        kind, _with_cells(kind)
    )
    return Layer(grounds.on_lines(grows), make, count, cells)


def _arrows(_site: Site, path: Path) -> Sequence[Rule]:
    return (kind_named("arrow").rule(circle=path[:1], line=path[1:]),)  # type: ignore[call-arg]


def _whispers(site: Site, path: Path) -> Sequence[Rule]:
    made = kind_named("whisper").rule
    return (made(cells=path, value=(site.layout.size + 1) // 2),)  # type: ignore[call-arg]


def _sum_lines(site: Site, path: Path) -> Sequence[Rule]:
    """Within one box a line would say nothing."""
    if len({boxes(site.layout).get(cell) for cell in path}) < 2:
        return ()
    return (kind_named("region_sum").rule(cells=path),)  # type: ignore[call-arg]


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


def _mark(count: int, make: Make, relation: str = "") -> Layer:
    return Layer(grounds.on_edges, make, count, relation=relation)


def _letters(_site: Site, path: Path) -> Sequence[Rule]:
    made = kind_named("pair_sum").rule
    return tuple(made(cells=path, total=total) for total in (5, 10))  # type: ignore[call-arg]


def _signs(_site: Site, path: Path) -> Sequence[Rule]:
    made, (one, other) = kind_named("inequality").rule, path
    return made(greater=one, lesser=other), made(greater=other, lesser=one)  # type: ignore[call-arg]


def _cell(kind: str, count: int) -> Layer:
    def make(_site: Site, path: Path) -> Sequence[Rule]:
        return (kind_named(kind).rule(cell=path[0]),)  # type: ignore[call-arg]

    return Layer(grounds.on_cells, make, count)


def _quadruples(site: Site, path: Path) -> Sequence[Rule]:
    digits = site.random.shuffled(site.digits(path))[: 1 + site.random.below(3)]
    made = kind_named("quadruple").rule
    return (made(cells=path, digits=tuple(sorted(digits))),)  # type: ignore[call-arg]


def _cages(site: Site, path: Path) -> Sequence[Rule]:
    return (Cage(sum(site.digits(path)), path),)


def _rellik_cages(site: Site, path: Path) -> Sequence[Rule]:
    """Totals that people would try: neither tiny nor out of reach."""
    totals = site.random.shuffled(range(len(path), sum(site.digits(path)) - 1))
    made = kind_named("rellik_cage").rule
    return tuple(made(cells=path, total=total) for total in totals)  # type: ignore[call-arg]


def _sayings(site: Site, path: Path) -> Sequence[Rule]:
    """How often some digits of the cage are in it, one or two of them."""
    digits = site.digits(path)
    named = sorted(site.random.shuffled(sorted(set(digits)))[:2])
    clue = "".join(f"{digits.count(digit)}{digit}" for digit in named)
    return (kind_named("look_and_say").rule(cells=path, clue=clue),)  # type: ignore[call-arg]


def _lunchboxes(site: Site, path: Path) -> Sequence[Rule]:
    digits = site.digits(path)
    first, last = sorted((digits.index(min(digits)), digits.index(max(digits))))
    value = sum(digits[first + 1 : last])
    return (kind_named("lunchbox").rule(cells=path, value=value),)  # type: ignore[call-arg]


def _clones(_site: Site, path: Path) -> Sequence[Rule]:
    half = len(path) // 2
    return (kind_named("clone").rule(cells=path[:half], copy=path[half:]),)  # type: ignore[call-arg]


def _outside(kind: str, count: int, value: Callable[[list[int]], int]) -> Layer:
    """A clue beside the board, whose number the solution tells."""

    def make(site: Site, path: Path) -> Sequence[Rule]:
        made = kind_named(kind).rule
        is_second = kind == "sandwich" and path[0] > path[-1]  # the same from both ends
        return () if is_second else (made(path, value(site.digits(path))),)  # type: ignore[call-arg]

    find = grounds.beside_diagonals if kind == "little_killer" else grounds.beside_rows
    return Layer(find, make, count, is_outside=True)


def _between_ends(digits: list[int]) -> int:
    first, last = sorted((digits.index(1), digits.index(len(digits))))
    return sum(digits[first + 1 : last])


def _seen(digits: list[int]) -> int:
    return sum(digit > max(digits[:n], default=0) for n, digit in enumerate(digits))


def _first_hidden(digits: list[int]) -> int:
    hidden = (digit for n, digit in enumerate(digits) if digit < max(digits[:n], default=0))
    return next(hidden, 0)


def _whole(kind: str) -> Layer:
    def make(_site: Site, _path: Path) -> Sequence[Rule]:
        return (kind_named(kind).rule(),)

    return Layer(grounds.on_cells, make, 1, is_whole=True)


LAYERS: Mapping[str, Layer] = {
    "thermometer": _line("thermometer", 6, (3, 6), _rises),
    "arrow": _line("arrow", 6, (3, 4), _adds_up),
    "double_arrow": _line("double_arrow", 4, (4, 5)),
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
    "slingshot": Layer(grounds.on_slings, _with_cells("slingshot"), 6, (3, 6)),
    "difference": _mark(14, _with_cells("difference"), "difference"),
    "ratio": _mark(10, _with_cells("ratio"), "ratio"),
    "pair_sum": _mark(14, _letters, "xv"),
    "inequality": _mark(24, _signs),
    "even": _cell("even", 10),
    "odd": _cell("odd", 10),
    "minimum": _cell("minimum", 6),
    "maximum": _cell("maximum", 6),
    "row_index": Layer(grounds.on_cells, _with_cells("row_index"), 6),
    "column_index": Layer(grounds.on_cells, _with_cells("column_index"), 6),
    "box_index": Layer(grounds.on_cells, _with_cells("box_index"), 6),
    "counting_circles": Layer(
        grounds.in_circles, _with_cells("counting_circles"), 1, (12, 20), is_single=True
    ),
    "quadruple": Layer(grounds.on_squares, _quadruples, 8),
    "cage": Layer(grounds.in_blobs, _cages, 12, (2, 4)),
    "rellik_cage": Layer(grounds.in_blobs, _rellik_cages, 6, (3, 4)),
    "equality_cage": Layer(grounds.in_blobs, _with_cells("equality_cage"), 6, (2, 4)),
    "look_and_say": Layer(grounds.in_blobs, _sayings, 6, (3, 4)),
    "lunchbox": Layer(grounds.on_lines(_is_spread), _lunchboxes, 5, (4, 5)),
    "different": Layer(grounds.in_blobs, _with_cells("different"), 3, (6, 9)),
    "clone": Layer(grounds.on_copies, _clones, 3, (2, 4)),
    "sandwich": _outside("sandwich", 12, _between_ends),
    "x_sum": _outside("x_sum", 12, lambda digits: sum(digits[: digits[0]])),
    "skyscraper": _outside("skyscraper", 14, _seen),
    "hidden_skyscraper": _outside("hidden_skyscraper", 12, _first_hidden),
    "numbered_room": _outside("numbered_room", 12, lambda digits: digits[digits[0] - 1]),
    "little_killer": _outside("little_killer", 9, sum),
    "anti_knight": _whole("anti_knight"),
    "anti_king": _whole("anti_king"),
    "anti_taxicab": _whole("anti_taxicab"),
    "non_consecutive": _whole("non_consecutive"),
    "dutch_flatmates": _whole("dutch_flatmates"),
    "global_entropy": _whole("global_entropy"),
    "global_modulo": _whole("global_modulo"),
}
"""By kind."""

BY_HAND = (
    "automaton", "digits", "either", "equal_sums", "pair_table", "regex", "same_digits", "total",
)  # fmt: skip
"""Kinds that mean whatever their setter writes, so that there is nothing to lay by chance."""

WITH_ALL = ("negative",)
"""Kinds that come with others: there is no dot, X or V where none stands."""
