"""Lines on which the two ends say what may lie between them."""

from collections.abc import Callable

from nonet.rules.machines import Machine, built

State = tuple[int, ...]


def machine_of_ends(size: int, apart: int, holds: Callable[[int, int, int], bool]) -> Machine:
    """Reads both ends first, then the rest: `holds(digit, least, most)` of the ends.

    The ends differ by at least `apart`.
    """

    def step(state: State, digit: int) -> State | None:
        match state:
            case ():
                return (digit,)
            case (first,):
                ends = (min(first, digit), max(first, digit))
                return ends if ends[1] - ends[0] >= apart else None
            case _:
                return state if holds(digit, *state) else None

    return built(size, (), step, lambda state: len(state) == 2)
