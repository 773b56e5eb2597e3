"""Reads the collection of technique examples that lies beside the project, where there is one."""

import re
from dataclasses import dataclass

import public_sets

from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.logic import LADDER, Candidate, Position, find_all

PATH = public_sets.FOLDER / "technique-cases.txt"

TECHNIQUES_OF_CODE: dict[str, list[str]] = {}
for _technique in LADDER:
    for _code in _technique.code.split():
        TECHNIQUES_OF_CODE.setdefault(_code, []).append(_technique.name)


@dataclass(frozen=True)
class Case:
    """One example: in the position, the technique of the code finds exactly this (or nothing)."""

    name: str
    code: str
    finds_nothing: bool
    position: Position
    eliminations: frozenset[Candidate]
    placements: frozenset[Candidate]

    @property
    def techniques(self) -> list[str]:
        return TECHNIQUES_OF_CODE.get(self.code, [])


def holds(case: Case) -> bool:
    """Whether the technique finds exactly what the case says."""
    found = find_all(case.position, case.techniques)
    if case.finds_nothing:
        return not found
    wanted = (case.eliminations, case.placements)
    return any(
        (frozenset(step.eliminations), frozenset(step.placements)) == wanted for step in found
    )


def _read_cases() -> list[Case]:
    if not PATH.exists():
        return []
    lines = PATH.read_text().splitlines()
    return [_read(line, number) for number, line in enumerate(lines, 1)]


def _read(line: str, number: int) -> Case:
    _, code, _, grid, deleted, eliminations, placements, *_ = line.split(":")
    code, _, variant = code.partition("-")
    return Case(
        f"{code}{variant and '-' + variant}:{number}",
        code,
        variant == "x",
        _position(grid, deleted),
        frozenset(_candidates(eliminations)),
        frozenset(_candidates(placements)),
    )


def _position(grid: str, deleted: str) -> Position:
    marks = re.findall(r"(\+?)([.0-9])", grid)
    digits = [(plus, 0 if symbol == "." else int(symbol)) for plus, symbol in marks]
    givens = bytes(0 if plus else digit for plus, digit in digits)
    entries = bytes(digit if plus else 0 for plus, digit in digits)
    return Position.of(Puzzle(CLASSIC, givens), entries, deleted=_candidates(deleted))


def _candidates(text: str) -> list[Candidate]:
    return [Candidate(int(n[1]) * 9 + int(n[2]) - 10, int(n[0])) for n in text.split()]


CASES = [case for case in _read_cases() if case.techniques]
"""All cases of techniques that are on the ladder, named by code and line number."""
