"""A board as data: which cells there are, and which houses and rules bind them.

Cells are numbered 0, 1, 2, ... in the order of their positions. A rule is switched off by leaving
it or its houses out; no solver ever asks what kind of board it is working on.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal, NoReturn, TypeVar

from nonet.catalogue import Message
from nonet.core.cage import Cage, cage_bounds
from nonet.core.effort import PRIMITIVE, limited_effort, spend
from nonet.core.primitives import Allowed, Different, Primitive
from nonet.core.rule import Rule, check_rule
from nonet.core.text import check_text
from nonet.errors import LayoutError

__all__ = [
    "MAX_CELLS", "MAX_DIGITS", "MAX_RULES", "Cage", "House", "HouseKind", "Layout", "Position",
    "cage_bounds",
]  # fmt: skip

MAX_DIGITS = 25
MAX_CELLS = 2048
MAX_RULES = 4096

Item = TypeVar("Item")

Position = tuple[int, int]
"""Row and column of a cell, both counted from 0."""

HouseKind = Literal["row", "column", "box", "region", "diagonal", "window", "extra"]


@dataclass(frozen=True, slots=True)
class House:
    """Cells whose digits are all different."""

    kind: HouseKind
    name: str
    cells: tuple[int, ...]


PlainCage = tuple[int, Iterable[int]]
"""A cage as `(total, cells)`."""


class Layout:
    """An immutable board: `size` digits, cells at `positions`, `houses` and `rules`.

    Houses may be given as `House` or as plain cell numbers, cages as `Cage` or as `(total, cells)`,
    either among the rules or as `cages`. Among the rules of a layout its cages come first.

    >>> tiny = Layout(size=2, positions=[(0, 0), (0, 1)], houses=[[0, 1]], cages=[(3, [0, 1])])
    >>> tiny.houses
    (House(kind='extra', name='house 1', cells=(0, 1)),)
    """

    size: int
    positions: tuple[Position, ...]
    houses: tuple[House, ...]
    cages: tuple[Cage, ...]
    """The rules that are cages."""
    other_rules: tuple[Rule, ...]
    """The rules that are no cages."""
    compiled: tuple[tuple[Rule, tuple[Primitive, ...]], ...]
    """The rules that are no cages with what they compile into."""

    def __init__(
        self,
        size: int,
        positions: Iterable[Sequence[int]],
        houses: Iterable[House | Iterable[int]],
        rules: Iterable[Rule | PlainCage] = (),
        *,
        cages: Iterable[Cage | PlainCage] = (),
    ) -> None:
        keep = self.__dict__
        keep["size"] = checked_size(size)
        keep["positions"] = _checked_positions(_as_tuple(positions, "positions"))
        keep["houses"] = tuple(
            self._checked_house(house, number)
            for number, house in enumerate(_as_tuple(houses, "houses"), 1)
        )
        self._set_rules([*_as_tuple(rules, "rules"), *_as_tuple(cages, "cages")])

    def __setattr__(self, name: str, value: Any) -> NoReturn:
        raise AttributeError(f"a layout cannot be changed: {name!r}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a layout cannot be changed: {name!r}")

    @cached_property
    def _key(self) -> tuple[Any, ...]:
        return (self.size, self.positions, self.houses, self.cages, self.other_rules)

    @cached_property
    def _hash(self) -> int:
        return hash(self._key)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Layout):
            return NotImplemented
        return self._hash == other._hash and self._key == other._key

    def __repr__(self) -> str:
        return (
            f"<Layout: {self.cell_count} cells, {self.size} digits, "
            f"{len(self.houses)} houses, {len(self.cages)} cages{self._rule_count()}>"
        )

    def _rule_count(self) -> str:
        return f", {len(self.other_rules)} other rules" if self.other_rules else ""

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules: cages, then the others."""
        return (*self.cages, *self.other_rules)

    @property
    def digits_may_be_renamed(self) -> bool:
        """Whether a solution stays one when its digits are exchanged for one another."""
        return all(rule.digits_may_be_renamed for rule in self.rules)

    @property
    def cells_may_be_moved(self) -> bool:
        """Whether the houses alone decide how rows, columns and bands may change places."""
        return all(rule.cells_may_be_moved for rule in self.rules)

    @property
    def cell_count(self) -> int:
        """How many cells there are."""
        return len(self.positions)

    @cached_property
    def row_count(self) -> int:
        """Rows of the smallest rectangle around the board."""
        return 1 + max(row for row, _ in self.positions)

    @cached_property
    def column_count(self) -> int:
        """Columns of the smallest rectangle around the board."""
        return 1 + max(column for _, column in self.positions)

    @cached_property
    def _cells_by_position(self) -> dict[Position, int]:
        return {position: cell for cell, position in enumerate(self.positions)}

    def cell_at(self, row: int, column: int) -> int | None:
        """The cell at a position, or None where the board has a hole."""
        return self._cells_by_position.get((row, column))

    def cell_name(self, cell: int) -> str:
        """What people call the cell: 'r1c1' is the top left."""
        row, column = self.positions[cell]
        return f"r{row + 1}c{column + 1}"

    @cached_property
    def primitives(self) -> tuple[Primitive, ...]:
        """What the rules other than cages compile into. Houses and cages speak for themselves."""
        return tuple(primitive for _, primitives in self.compiled for primitive in primitives)

    @cached_property
    def allowed(self) -> tuple[int, ...]:
        """The digits that rules leave each cell, as masks; empty when they leave all of them."""
        masks = [(1 << self.size) - 1] * self.cell_count
        narrowing = [part for part in self.primitives if isinstance(part, Allowed)]
        for part in narrowing:
            masks[part.cell] &= part.mask
        return tuple(masks) if narrowing else ()

    @cached_property
    def exclusions(self) -> tuple[House, ...]:
        """Houses that rules make: cells without a complete set of digits, but all different."""
        cells = (part.cells for part in self.primitives if isinstance(part, Different))
        return tuple(House("extra", f"rule {number}", part) for number, part in enumerate(cells, 1))

    @cached_property
    def groups(self) -> tuple[House | Cage, ...]:
        """Everything whose cells must be all different: houses, those that rules make, cages."""
        return (*self.houses, *self.exclusions, *self.cages)

    @cached_property
    def peers(self) -> tuple[tuple[int, ...], ...]:
        """For each cell the cells that may not hold the same digit, in rising order."""
        seen: list[set[int]] = [set() for _ in self.positions]
        for group in self.groups:
            for cell in group.cells:
                seen[cell].update(group.cells)
        return tuple(tuple(sorted(cells - {cell})) for cell, cells in enumerate(seen))

    def is_complete(self, house: House) -> bool:
        """Whether every digit must appear in the house."""
        return len(house.cells) == self.size

    @cached_property
    def without_cages(self) -> "Layout":
        """The same board with its cages left out (itself when it has none)."""
        return self.with_only(range(len(self.cages), len(self.rules))) if self.cages else self

    @cached_property
    def without_rules(self) -> "Layout":
        """The same board with nothing but its houses (itself when it has no rules)."""
        return self.with_rules(()) if self.cages or self.other_rules else self

    def with_cages(self, cages: Iterable[Cage | PlainCage]) -> "Layout":
        """The same board with other cages; what was checked before is not checked again."""
        if self.other_rules:
            return self.with_rules([*_as_tuple(cages, "cages"), *self.other_rules])
        other = self._copy(houses=self.houses, other_rules=(), compiled=())
        other.__dict__["cages"] = other._checked_cages(_as_tuple(cages, "cages"))
        return other

    def with_rules(self, rules: Iterable[Rule | PlainCage]) -> "Layout":
        """The same board with other rules, cages among them; its houses stay."""
        other = self._copy(houses=self.houses)
        other._set_rules(list(_as_tuple(rules, "rules")))
        return other

    def with_rules_of(self, other: "Layout") -> "Layout":
        """The same board with the rules of another one, as they are compiled there."""
        rules = {"other_rules": other.other_rules, "compiled": other.compiled}
        return self._copy(houses=self.houses, cages=other.cages, **rules)

    def with_only(self, rules: Iterable[int], houses: Iterable[int] | None = None) -> "Layout":
        """The same board with some of its rules, and houses, by their numbers.

        Rules stay compiled as they are, whatever others were there when that was done.
        """
        numbers, count = set(rules), len(self.cages)
        compiled = tuple(pair for n, pair in enumerate(self.compiled, count) if n in numbers)
        return self._copy(
            houses=self.houses if houses is None else tuple(self.houses[n] for n in houses),
            cages=tuple(cage for n, cage in enumerate(self.cages) if n in numbers),
            other_rules=tuple(rule for rule, _ in compiled),
            compiled=compiled,
        )

    def with_houses(self, houses: Iterable[House | Iterable[int]]) -> "Layout":
        """The same board with further houses; what was checked before is not checked again."""
        other = self._copy(cages=self.cages, other_rules=(), compiled=())
        further = enumerate(_as_tuple(houses, "houses"), len(self.houses) + 1)
        checked = (other._checked_house(house, number) for number, house in further)
        other.__dict__["houses"] = (*self.houses, *checked)
        return other.with_rules(self.rules) if self.other_rules else other

    def _copy(self, **parts: Any) -> "Layout":
        other = Layout.__new__(Layout)
        other.__dict__.update(size=self.size, positions=self.positions, **parts)
        return other

    def _set_rules(self, rules: list[Rule | PlainCage]) -> None:
        if len(rules) > MAX_RULES:
            raise LayoutError("rule.fault.too_many", found=len(rules), most=MAX_RULES)
        keep = self.__dict__
        keep["cages"] = self._checked_cages(
            [rule for rule in rules if isinstance(rule, Cage) or not isinstance(rule, Rule)]
        )
        keep["other_rules"] = tuple(
            rule for rule in rules if isinstance(rule, Rule) and not isinstance(rule, Cage)
        )
        with limited_effort():
            for rule in self.other_rules:
                check_rule(rule, self)
            keep["compiled"] = tuple((rule, self._compiled(rule)) for rule in self.other_rules)

    def _compiled(self, rule: Rule) -> tuple[Primitive, ...]:
        primitives = []
        for primitive in rule.compile(self):
            spend(PRIMITIVE)
            primitives.append(primitive)
        return tuple(primitives)

    def _checked_house(self, house: House | Iterable[int], number: int) -> House:
        if not isinstance(house, House):
            house = House("extra", f"house {number}", house)  # type: ignore[arg-type]
        check_text(house.name)
        where = Message("place.house", name=house.name)
        cells = _as_cells(house.cells, where)
        self._check_cells(cells, where)
        return house if cells is house.cells else replace(house, cells=cells)

    def _checked_cages(self, cages: Iterable[Cage | PlainCage]) -> tuple[Cage, ...]:
        return tuple(self._checked_cage(cage, number) for number, cage in enumerate(cages, 1))

    def _checked_cage(self, cage: Cage | PlainCage, number: int) -> Cage:
        where = Message("place.cage_number", number=number)
        if not isinstance(cage, Cage) or not isinstance(cage.cells, tuple):
            cage = _as_cage(cage, where)
        self._check_cells(cage.cells, where)
        count = len(cage.cells)
        least, most = cage_bounds(count, self.size)
        if not isinstance(cage.total, int) or not least <= cage.total <= most:
            raise LayoutError(
                "error.cage_total",
                cell=self.cell_name(cage.cells[0]),
                total=cage.total,
                count=count,
                size=self.size,
                least=least,
                most=most,
            )
        return cage

    def _check_cells(self, cells: tuple[int, ...], where: Message) -> None:
        if not 1 <= len(cells) <= self.size:
            raise LayoutError("error.cells_up_to", where=where, count=len(cells), most=self.size)
        for cell in cells:
            if not isinstance(cell, int) or not 0 <= cell < len(self.positions):
                last = len(self.positions) - 1
                raise LayoutError("error.cell_outside", where=where, cell=cell, last=last)
        for at, cell in enumerate(cells):
            if cell in cells[:at]:
                raise LayoutError("error.cell_twice", where=where, cell=self.cell_name(cell))


def checked_size(size: int) -> int:
    """The number of digits, if a board can have so many."""
    if not isinstance(size, int) or not 1 <= size <= MAX_DIGITS:
        raise LayoutError("error.board_size", most=MAX_DIGITS, got=size)
    return size


def _as_tuple(items: Iterable[Item], where: str) -> tuple[Item, ...]:
    try:
        return tuple(items)
    except TypeError as error:
        wanted = Message("wanted.list")
        raise LayoutError("error.expected", where=where, wanted=wanted, got=items) from error


def _as_cells(cells: Iterable[int], where: Message) -> tuple[int, ...]:
    try:
        return tuple(cells)
    except TypeError as error:
        wanted = Message("wanted.cells")
        raise LayoutError("error.expected", where=where, wanted=wanted, got=cells) from error


def _as_cage(cage: Cage | tuple[int, Iterable[int]], where: Message) -> Cage:
    try:
        total, cells = (cage.total, cage.cells) if isinstance(cage, Cage) else cage
        return Cage(total, tuple(cells))
    except (TypeError, ValueError) as error:
        wanted = Message("wanted.cage")
        raise LayoutError("error.expected", where=where, wanted=wanted, got=cage) from error


def _checked_positions(positions: Iterable[Sequence[int]]) -> tuple[Position, ...]:
    checked: list[Position] = []
    for position in positions:
        if not _is_position(position):
            raise LayoutError("error.position", got=position)
        checked.append((position[0], position[1]))
    if not 1 <= len(checked) <= MAX_CELLS:
        raise LayoutError("error.board_cells", most=MAX_CELLS, got=len(checked))
    if len(set(checked)) != len(checked):
        twice = next(p for p in checked if checked.count(p) > 1)
        raise LayoutError("error.same_position", y=twice[0], x=twice[1])
    return tuple(checked)


def _is_position(position: Sequence[int]) -> bool:
    try:
        row, column = position
    except (TypeError, ValueError):
        return False
    return all(isinstance(number, int) and number >= 0 for number in (row, column))
