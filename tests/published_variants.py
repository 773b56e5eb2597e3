"""Reads the public puzzles on other boards, where they lie beside us."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from nonet.core.layout import House, HouseKind, Layout
from nonet.core.puzzle import Puzzle
from nonet.engine import Status

_STATUS = {"unique": Status.UNIQUE, "multiple": Status.MULTIPLE, None: Status.UNIQUE}


class Variant(NamedTuple):
    """A puzzle, what its publisher calls it, its published solution, and how many there are."""

    name: str
    puzzle: Puzzle
    solution: bytes
    status: Status


def read_variants(path: Path) -> list[Variant]:
    """All puzzles of a file."""
    return [_as_variant(json.loads(line)) for line in path.read_text().splitlines()]


def _as_variant(record: dict[str, Any]) -> Variant:
    """A cage with the total 0 is one without a total."""
    spots = sorted({spot for house in record["houses"] for spot in house})
    number = {spot: cell for cell, spot in enumerate(spots)}
    positions = [divmod(spot, record["C"]) for spot in spots]
    loose = [cells for total, cells in record["cages"] if total == 0]
    houses = [[number[spot] for spot in house] for house in [*record["houses"], *loose]]
    layout = Layout(
        record["n"],
        positions,
        [_house(cells, positions, name) for name, cells in enumerate(houses, 1)],
        [(total, [number[c] for c in cells]) for total, cells in record["cages"] if total],
    )
    givens = {number[spot]: digit for spot, digit in record["givens"]}
    solution = bytes(record["solution"][spot] for spot in spots)
    allowed = list(_allowed_digits(record, spots))
    status = _STATUS[record.get("cpsat")]
    return Variant(record["id"], Puzzle(layout, givens, allowed), solution, status)


def _house(cells: list[int], positions: list[tuple[int, int]], number: int) -> House:
    """The kind of a house by where its cells lie: the publishers do not say."""
    rows, columns = ({positions[cell][axis] for cell in cells} for axis in (0, 1))
    kind: HouseKind = "box"
    if len(rows) == 1:
        kind = "row"
    elif len(columns) == 1:
        kind = "column"
    elif len(rows) == len(columns) == len(cells):
        kind = "diagonal"
    return House(kind, f"{kind} {number}", tuple(cells))


def _allowed_digits(record: dict[str, Any], spots: list[int]) -> Iterator[int]:
    parity = dict(record.get("parity") or [])
    odd = sum(1 << bit for bit in range(0, record["n"], 2))
    everything = (1 << record["n"]) - 1
    masks = {"O": odd, "E": everything & ~odd, None: everything}
    return (masks[parity.get(spot)] for spot in spots) if parity else iter(())
