"""What a rule leaves for its cells, by the digits that stand in them and nothing else.

Primitives are told which digits each of their cells may still have, as masks, and take away what
they rule out. Those of one rule go on until nothing changes; what other rules and houses say is
left to the engines. The page does the same, in the same order: web/src/game/narrowing.ts.
"""

from collections.abc import Iterable, Sequence
from functools import reduce, singledispatch
from operator import or_

from nonet.core.masks import digits_in, mask_of
from nonet.core.primitives import (
    DEAD,
    Allowed,
    AtLeast,
    Automaton,
    Consecutive,
    Counted,
    Different,
    OneOf,
    Primitive,
    Relation,
    Sum,
)

Left = list[int]
"""One mask per cell; 0 where nothing is left."""


def left_on(grid: Sequence[int], size: int) -> Left:
    """Everything in empty cells, and what stands there in the others."""
    full = (1 << size) - 1
    return [1 << (digit - 1) if digit else full for digit in grid]


def narrow_by(primitives: Sequence[Primitive], left: Left, size: int) -> bool:
    """Narrows the cells of a board by the primitives of a rule; returns whether they can hold.

    A primitive that cannot takes nothing away, so that the others still do.
    """
    holds = changed = True
    while changed:
        changed = False
        for primitive in primitives:
            there = [left[cell] for cell in primitive.cells]
            narrowed = _narrowed(primitive, there, size)
            if 0 in narrowed:
                holds = False
            elif narrowed != there:
                changed = True
                for cell, mask in zip(primitive.cells, narrowed, strict=True):
                    left[cell] = mask
    return holds


def may_hold(primitive: Primitive, grid: Sequence[int], size: int) -> bool:
    """Whether one primitive alone can still hold on a grid that may have empty cells (0)."""
    there = left_on([grid[cell] for cell in primitive.cells], size)
    return 0 not in _narrowed(primitive, there, size)


def find_culprits(
    primitives: Sequence[Primitive], grid: Sequence[int], size: int
) -> list[tuple[int, ...]]:
    """The cells of each primitive that is broken; else, if all together are, as few as show it."""
    alone = [part.cells for part in primitives if not may_hold(part, grid, size)]
    cells = list(dict.fromkeys(cell for part in primitives for cell in part.cells))
    if alone or all(grid[cell] for cell in cells):
        return alone
    if narrow_by(primitives, left_on(grid, size), size):
        return []
    return [_fewest(primitives, list(grid), [cell for cell in cells if grid[cell]], size)]


def _fewest(
    primitives: Sequence[Primitive], grid: list[int], cells: Iterable[int], size: int
) -> tuple[int, ...]:
    """Filled cells that break the primitives together, none of which can be left out."""
    kept = []
    for cell in cells:
        digit, grid[cell] = grid[cell], 0
        if narrow_by(primitives, left_on(grid, size), size):
            grid[cell] = digit
            kept.append(cell)
    return tuple(kept)


@singledispatch
def _narrowed(primitive: Primitive, there: Left, size: int) -> Left:
    raise NotImplementedError(type(primitive))


@_narrowed.register
def _(primitive: Allowed, there: Left, _size: int) -> Left:
    return [there[0] & primitive.mask]


@_narrowed.register
def _(_primitive: Different, there: Left, _size: int) -> Left:
    placed = [mask for mask in there if _is_single(mask)]
    if len(set(placed)) < len(placed):
        return [0]
    taken = sum(placed)
    return [mask if _is_single(mask) else mask & ~taken for mask in there]


@_narrowed.register
def _(primitive: Sum, there: Left, _size: int) -> Left:
    ends = [
        sorted((times * _lowest(mask), times * mask.bit_length()))
        for times, mask in zip(primitive.coefficients, there, strict=True)
    ]
    least, most = (sum(end) for end in zip(*ends, strict=True))
    narrowed = []
    for times, mask, (low, high) in zip(primitive.coefficients, there, ends, strict=True):
        lowest, highest = primitive.least - (most - high), primitive.most - (least - low)
        narrowed.append(mask_of(d for d in digits_in(mask) if lowest <= times * d <= highest))
    return narrowed


@_narrowed.register
def _(primitive: Relation, there: Left, _size: int) -> Left:
    first, second = there
    table = primitive.table
    kept = [digit for digit in digits_in(first) if table[digit - 1] & second]
    return [mask_of(kept), second & reduce(or_, (table[digit - 1] for digit in kept), 0)]


@_narrowed.register
def _(primitive: Automaton, there: Left, _size: int) -> Left:
    moves = primitive.moves
    ahead = [{primitive.start}]
    for mask in there:
        digits = digits_in(mask)
        ahead.append({moves[state][d - 1] for state in ahead[-1] for d in digits} - {DEAD})
    narrowed: Left = []
    wanted = ahead[-1] & primitive.accepting
    for mask, states in zip(reversed(there), reversed(ahead[:-1]), strict=True):
        ways = [(s, d) for s in states for d in digits_in(mask) if moves[s][d - 1] in wanted]
        wanted = {state for state, _ in ways}
        narrowed.append(mask_of(digit for _, digit in ways))
    return narrowed[::-1]


@_narrowed.register
def _(primitive: AtLeast, there: Left, _size: int) -> Left:
    missing = {
        digit: max(0, primitive.digits.count(digit) - there.count(1 << (digit - 1)))
        for digit in set(primitive.digits)
    }
    free = [place for place, mask in enumerate(there) if not _is_single(mask)]
    spare = len(free) - sum(missing.values())
    if spare < 0:
        return [0]
    needed = mask_of(digit for digit, count in missing.items() if count)
    narrowed = list(there)
    for place in free if spare == 0 else ():
        narrowed[place] &= needed
    return narrowed


@_narrowed.register
def _(_primitive: Counted, there: Left, size: int) -> Left:
    counts = {digit: there.count(1 << (digit - 1)) for digit in range(1, size + 1)}
    free = sum(1 for mask in there if not _is_single(mask))
    missing = sum(digit - count for digit, count in counts.items() if count)
    if missing > free or any(count > digit for digit, count in counts.items()):
        return [0]
    open_ = mask_of(
        d for d, count in counts.items() if (count < d if count else missing + d <= free)
    )
    return [mask if _is_single(mask) else mask & open_ for mask in there]


@_narrowed.register
def _(_primitive: Consecutive, there: Left, size: int) -> Left:
    placed = [mask for mask in there if _is_single(mask)]
    if not placed:
        return there
    low, high = min(placed).bit_length(), max(placed).bit_length()
    if len(set(placed)) < len(placed) or high - low >= len(there):
        return [0]
    first, last = max(1, high - len(there) + 1), min(size, low + len(there) - 1)
    open_ = mask_of(range(first, last + 1)) & ~sum(placed)
    return [mask if _is_single(mask) else mask & open_ for mask in there]


@_narrowed.register
def _(primitive: OneOf, there: Left, size: int) -> Left:
    cells = primitive.cells
    narrowed = [0] * len(cells)
    for branch in primitive.branches:
        left = dict(zip(cells, there, strict=True))
        board = _board_of(left)
        if narrow_by(branch, board, size):
            narrowed = [mask | board[cell] for mask, cell in zip(narrowed, cells, strict=True)]
    return narrowed


def _board_of(left: dict[int, int]) -> Left:
    board = [0] * (max(left) + 1)
    for cell, mask in left.items():
        board[cell] = mask
    return board


def _is_single(mask: int) -> bool:
    return mask & (mask - 1) == 0


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length()
