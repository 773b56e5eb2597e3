"""A board as data: which cells there are, and which houses and cages bind them.

Cells are numbered 0, 1, 2, ... in the order of their positions. A rule is switched off by leaving
its houses out; no solver ever asks what kind of board it is working on.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, NoReturn

from nonet.errors import LayoutError

MAX_DIGITS = 25
MAX_CELLS = 2048

Position = tuple[int, int]
"""Row and column of a cell, both counted from 0."""

HouseKind = Literal["row", "column", "box", "region", "diagonal", "window", "extra"]


@dataclass(frozen=True, slots=True)
class House:
    """Cells whose digits are all different."""

    kind: HouseKind
    name: str
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Cage:
    """Cells whose digits are all different and add up to a total."""

    total: int
    cells: tuple[int, ...]


class Layout:
    """An immutable board: `size` digits, cells at `positions`, `houses` and `cages`.

    Houses may be given as `House` or as plain cell numbers, cages as `Cage` or as `(total, cells)`.

    >>> tiny = Layout(size=2, positions=[(0, 0), (0, 1)], houses=[[0, 1]], cages=[(3, [0, 1])])
    >>> tiny.houses
    (House(kind='extra', name='house 1', cells=(0, 1)),)
    """

    size: int
    positions: tuple[Position, ...]
    houses: tuple[House, ...]
    cages: tuple[Cage, ...]

    def __init__(
        self,
        size: int,
        positions: Iterable[Sequence[int]],
        houses: Iterable[House | Iterable[int]],
        cages: Iterable[Cage | tuple[int, Iterable[int]]] = (),
    ) -> None:
        keep = self.__dict__
        keep["size"] = _checked_size(size)
        keep["positions"] = _checked_positions(positions)
        keep["houses"] = tuple(
            self._checked_house(house, number) for number, house in enumerate(houses, 1)
        )
        keep["cages"] = tuple(self._checked_cage(cage) for cage in cages)

    def __setattr__(self, name: str, value: Any) -> NoReturn:
        raise AttributeError(f"a layout cannot be changed: {name!r}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a layout cannot be changed: {name!r}")

    @cached_property
    def _key(self) -> tuple[Any, ...]:
        return (self.size, self.positions, self.houses, self.cages)

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
            f"{len(self.houses)} houses, {len(self.cages)} cages>"
        )

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
    def groups(self) -> tuple[House | Cage, ...]:
        """Everything whose cells must be all different: houses, then cages."""
        return (*self.houses, *self.cages)

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
        return self.with_cages(()) if self.cages else self

    def with_cages(self, cages: Iterable[Cage | tuple[int, Iterable[int]]]) -> "Layout":
        """The same board with other cages; what was checked before is not checked again."""
        other = Layout.__new__(Layout)
        other.__dict__.update(size=self.size, positions=self.positions, houses=self.houses)
        other.__dict__["cages"] = tuple(other._checked_cage(cage) for cage in cages)
        return other

    def with_houses(self, houses: Iterable[House | Iterable[int]]) -> "Layout":
        """The same board with further houses; what was checked before is not checked again."""
        other = Layout.__new__(Layout)
        other.__dict__.update(size=self.size, positions=self.positions, cages=self.cages)
        further = enumerate(houses, len(self.houses) + 1)
        checked = (other._checked_house(house, number) for number, house in further)
        other.__dict__["houses"] = (*self.houses, *checked)
        return other

    def _checked_house(self, house: House | Iterable[int], number: int) -> House:
        if not isinstance(house, House):
            house = House("extra", f"house {number}", tuple(house))
        self._check_cells(house.cells, house.name)
        return house

    def _checked_cage(self, cage: Cage | tuple[int, Iterable[int]]) -> Cage:
        if not isinstance(cage, Cage):
            total, cells = cage
            cage = Cage(total, tuple(cells))
        self._check_cells(cage.cells, f"cage with total {cage.total}")
        count = len(cage.cells)
        least, most = cage_bounds(count, self.size)
        if not isinstance(cage.total, int) or not least <= cage.total <= most:
            raise LayoutError(
                f"the cage at {self.cell_name(cage.cells[0])} has the total {cage.total!r}, "
                f"but {count} different digits up to {self.size} add up to {least}-{most}"
            )
        return cage

    def _check_cells(self, cells: tuple[int, ...], name: str) -> None:
        if not 1 <= len(cells) <= self.size:
            raise LayoutError(f"{name} has {len(cells)} cells; right would be 1 to {self.size}")
        if len(set(cells)) != len(cells):
            raise LayoutError(f"{name} names a cell twice: {list(cells)}")
        for cell in cells:
            if not isinstance(cell, int) or not 0 <= cell < len(self.positions):
                raise LayoutError(
                    f"{name} names cell {cell!r}; the cells are 0 to {len(self.positions) - 1}"
                )


def cage_bounds(count: int, size: int) -> tuple[int, int]:
    """The least and the greatest total of `count` different digits out of 1..`size`."""
    least = count * (count + 1) // 2
    return least, count * (size + 1) - least


def _checked_size(size: int) -> int:
    if not isinstance(size, int) or not 1 <= size <= MAX_DIGITS:
        raise LayoutError(f"a board has 1 to {MAX_DIGITS} digits, not {size!r}")
    return size


def _checked_positions(positions: Iterable[Sequence[int]]) -> tuple[Position, ...]:
    checked: list[Position] = []
    for position in positions:
        if len(position) != 2 or not all(isinstance(n, int) and n >= 0 for n in position):
            raise LayoutError(f"a position is a row and a column from 0 on, not {position!r}")
        checked.append((position[0], position[1]))
    if not 1 <= len(checked) <= MAX_CELLS:
        raise LayoutError(f"a board has 1 to {MAX_CELLS} cells, not {len(checked)}")
    if len(set(checked)) != len(checked):
        twice = next(p for p in checked if checked.count(p) > 1)
        raise LayoutError(f"two cells are at the same position {twice}")
    return tuple(checked)
