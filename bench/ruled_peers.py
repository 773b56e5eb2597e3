"""Programs that solve puzzles with rules, given the primitives that our rules compile into."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

import nonet
from bench.measure import Job
from bench.peers import Cells, Peer, Puzzles, cp_sat, each, module
from nonet.core.primitives import (
    Allowed,
    AtLeast,
    Automaton,
    Consecutive,
    Different,
    Primitive,
    Relation,
    Sum,
)

MOST_ROWS = 10_000
"""Of a table that says which digits go together, for a peer that takes rules in no other form."""


def _primitives(layout: nonet.Layout) -> Iterator[Primitive]:
    """All that is more than houses, cages too."""
    yield from layout.primitives
    for cage in layout.cages:
        yield Different(cage.cells)
        yield Sum(cage.cells, (1,) * len(cage.cells), cage.total, cage.total)


def _model(library: Any, model: Any, puzzle: nonet.Puzzle) -> Cells:
    """A straight model."""
    layout = puzzle.layout
    masks = puzzle.narrowed or [(1 << layout.size) - 1] * layout.cell_count
    cells = [
        model.new_int_var_from_domain(
            library.Domain.from_values([given] if given else _digits(mask)), f"c{cell}"
        )
        for cell, (given, mask) in enumerate(zip(puzzle.givens, masks, strict=True))
    ]
    for house in layout.houses:
        model.add_all_different([cells[cell] for cell in house.cells])
    for primitive in _primitives(layout):
        _add_to_model(model, cells, primitive)
    return cells


def _add_to_model(model: Any, cells: list[Any], primitive: Primitive) -> None:
    own = [cells[cell] for cell in primitive.cells]
    match primitive:
        case Allowed(mask=mask):
            model.add_allowed_assignments(own, [(digit,) for digit in _digits(mask)])
        case Different():
            model.add_all_different(own)
        case Sum(coefficients=times, least=least, most=most):
            total = sum(one * cell for one, cell in zip(times, own, strict=True))
            model.add_linear_constraint(total, least, most)
        case Relation(table=table):
            model.add_allowed_assignments(own, list(_pairs(table)))
        case Automaton(start=start, accepting=accepting, moves=moves):
            arcs = [
                (state, digit, target)
                for state, row in enumerate(moves)
                for digit, target in enumerate(row, 1)
                if target >= 0
            ]
            model.add_automaton(own, start, sorted(accepting), arcs)
        case AtLeast(digits=digits):
            for digit in set(digits):
                there = [_is_digit(model, cell, digit) for cell in own]
                model.add(sum(there) >= digits.count(digit))
        case Consecutive():
            least = model.new_int_var(1, 25, "")
            model.add_all_different(own)
            model.add_min_equality(least, own)
            model.add_max_equality(least + len(own) - 1, own)
        case _:
            raise TypeError(primitive)


def _is_digit(model: Any, cell: Any, digit: int) -> Any:
    literal = model.new_bool_var("")
    model.add(cell == digit).only_enforce_if(literal)
    model.add(cell != digit).only_enforce_if(literal.negated())
    return literal


def _pencilmark(puzzles: Puzzles) -> Job:
    library = module("pencilmark")
    errors = (library.NotUnique, library.NoSolution)
    loaded = [library.load(_as_tables(puzzle)) for puzzle in puzzles]

    def solve(puzzle: Any) -> None:
        try:
            library.solve(puzzle)
        except errors as error:
            raise RuntimeError("it finds more or fewer than one solution") from error

    return each(solve, loaded)


def _as_tables(puzzle: nonet.Puzzle) -> dict[str, Any]:
    """Houses as regions; sums as they are, everything else as tables."""
    layout = puzzle.layout
    names = [layout.cell_name(cell) for cell in range(layout.cell_count)]
    masks = puzzle.narrowed or ()
    regions = [_region(names, house.cells) for house in layout.houses]
    rules = []
    for primitive in _primitives(layout):
        own = [names[cell] for cell in primitive.cells]
        if isinstance(primitive, Different):
            regions.append(_region(names, primitive.cells))
        elif isinstance(primitive, Sum) and _is_plain(primitive):
            rules.append({"type": "sum", "cells": own, "total": primitive.least})
        else:
            rules.append({"type": "table", "cells": own, "allowed": _rows(primitive, layout.size)})
    return {
        "digits": layout.size,
        "numbers": "".join(str(given) if given else "." for given in puzzle.givens),
        "regions": regions,
        "rules": rules,
        "candidates": {
            names[cell]: "".join(map(str, _digits(mask))) for cell, mask in enumerate(masks)
        },
    }


def _region(names: Sequence[str], cells: Sequence[int]) -> dict[str, Any]:
    return {"kind": "region", "cells": [names[cell] for cell in cells]}


def _rows(primitive: Primitive, size: int) -> list[tuple[int, ...]]:
    """All ways to fill its cells."""
    place = {cell: at for at, cell in enumerate(primitive.cells)}
    grid = [0] * (max(place) + 1)
    rows = []
    for row in product(range(1, size + 1), repeat=len(place)):
        for cell, at in place.items():
            grid[cell] = row[at]
        if primitive.holds(grid):
            rows.append(row)
    return rows


def _is_plain(rule: Sum) -> bool:
    return rule.least == rule.most and set(rule.coefficients) == {1}


def _digits(mask: int) -> list[int]:
    return [digit for digit in range(1, mask.bit_length() + 1) if mask >> (digit - 1) & 1]


def _pairs(table: Sequence[int]) -> list[tuple[int, int]]:
    return [(first, digit) for first, mask in enumerate(table, 1) for digit in _digits(mask)]


def _all(fits: Callable[[Primitive], bool]) -> Callable[[nonet.Puzzle], bool]:
    return lambda puzzle: puzzle.layout.size == 9 and all(map(fits, _primitives(puzzle.layout)))


def _can_model(primitive: Primitive) -> bool:
    known = (Allowed, Different, Sum, Relation, Automaton, AtLeast, Consecutive)
    return isinstance(primitive, known)


def _can_tabulate(primitive: Primitive) -> bool:
    plain = isinstance(primitive, Different) or (
        isinstance(primitive, Sum) and _is_plain(primitive)
    )
    return plain or 9 ** len(primitive.cells) <= MOST_ROWS


PEERS: Sequence[Peer] = (
    Peer("OR-tools CP-SAT", True, _all(_can_model), cp_sat(_model)),
    Peer("pencilmark", True, _all(_can_tabulate), _pencilmark),
)
