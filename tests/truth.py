"""Whether steps are true: none removes a digit of the solution, and none places a wrong one."""

from random import Random

from nonet import Control, Puzzle, logic
from nonet.logic import LADDER, Position, Step


def check(step: Step, solution: bytes) -> None:
    """Fails if the step says nothing, or something wrong."""
    assert step.placements or step.eliminations, step
    assert all(solution[cell] == digit for cell, digit in step.placements), step
    assert all(solution[cell] != digit for cell, digit in step.eliminations), step


def check_position(position: Position, solution: bytes, seconds: float) -> int:
    """Checks all that each technique finds in so many seconds; returns how many steps that were."""
    found = 0
    for technique in LADDER:
        for step in logic.find_all(position, [technique.name], Control(seconds)):
            check(step, solution)
            found += 1
    return found


def check_way(puzzle: Puzzle, solution: bytes, seconds: float, stops: int) -> int:
    """Checks a way to the solution, and everything at some stops where singles are used up."""
    position = Position.of(puzzle, unique=True)
    found = 0
    for _ in range(stops):
        while step := logic.next_step(position, logic.SINGLES):
            check(step, solution)
            position = position.after(step)
        found += check_position(position, solution, seconds)
        if not (step := logic.next_step(position, control=Control(1))):
            break
        check(step, solution)
        position = position.after(step)
    return found


def half_played(puzzle: Puzzle, solution: bytes, chance: Random) -> Position:
    """Where some player might be: with some right entries, and some wrong candidates crossed out.

    What was crossed out need not follow from anything.
    """
    entered, crossed = chance.random() * 0.6, chance.random() * 0.5
    empty = [cell for cell, digit in enumerate(puzzle.givens) if not digit]
    entries = bytearray(len(solution))
    for cell in chance.sample(empty, int(entered * len(empty))):
        entries[cell] = solution[cell]
    wrong = [
        (cell, digit)
        for cell in empty
        for digit in range(1, puzzle.layout.size + 1)
        if digit != solution[cell] and chance.random() < crossed
    ]
    return Position.of(puzzle, bytes(entries), deleted=wrong, unique=True)
