"""Sentences about colours."""

from collections.abc import Iterator, Sequence
from itertools import product

from nonet.core.layout import Layout
from nonet.logic.step import Mark, Role, Step
from nonet.words.families.pattern import Sentences, digits_gone
from nonet.words.speaker import Speaker

Cells = tuple[int, ...]


def _nets(step: Step) -> list[tuple[Cells, Cells]]:
    """The two colours of each net."""
    colours = [mark.cells for mark in step.marks if _is_colour(mark)]
    return list(zip(colours[::2], colours[1::2], strict=True))


def _is_colour(mark: Mark) -> bool:
    return mark.role in (Role.COLOUR_A, Role.COLOUR_B)


def _digit(speaker: Speaker, step: Step) -> str:
    return speaker.digit(digits_gone(step)[0])


def _net(speaker: Speaker, step: Step, key: str, colours: tuple[Cells, Cells]) -> str:
    first, second = map(speaker.cells, colours)
    return speaker.say(key, digit=_digit(speaker, step), first=first, second=second)


def _meeting(layout: Layout, one: Sequence[int], two: Sequence[int]) -> tuple[int, int] | None:
    """The first two cells of two colours that see each other."""
    pairs = ((a, b) for a in one for b in two if b in layout.peers[a])
    return next(pairs, None)


def _trap(speaker: Speaker, step: Step) -> Iterator[str]:
    (net,) = _nets(step)
    yield _net(speaker, step, "step.colours", net)
    yield speaker.say("step.colour_trap", digit=_digit(speaker, step))


def _wrap(speaker: Speaker, step: Step) -> Iterator[str]:
    (net,) = _nets(step)
    yield _net(speaker, step, "step.colours", net)
    wrong = step.eliminations[0].cell
    colour = next(cells for cells in net if wrong in cells)
    x, y = _meeting(speaker.layout, colour, colour) or (wrong, wrong)
    digit = _digit(speaker, step)
    yield speaker.say("step.colour_wrap", digit=digit, x=speaker.cell(x), y=speaker.cell(y))


def _bridge(speaker: Speaker, step: Step) -> Iterator[str]:
    one, two = _nets(step)
    yield _net(speaker, step, "step.colours", one)
    yield _net(speaker, step, "step.more_colours", two)
    for i, j in product((0, 1), repeat=2):
        meeting = _meeting(speaker.layout, one[i], two[j])
        if meeting and _is_used(speaker.layout, step, one[1 - i], two[1 - j]):
            yield speaker.say(
                "step.colour_bridge",
                digit=_digit(speaker, step),
                x=speaker.cell(meeting[0]),
                y=speaker.cell(meeting[1]),
                first=speaker.cells(one[1 - i]),
                second=speaker.cells(two[1 - j]),
            )


def _is_used(layout: Layout, step: Step, one: Cells, two: Cells) -> bool:
    """Whether the step removes something that sees both colours."""
    cells = [cell for cell, _ in step.eliminations]
    return any(_meeting(layout, [cell], one) and _meeting(layout, [cell], two) for cell in cells)


def _double_bridge(speaker: Speaker, step: Step) -> Iterator[str]:
    one, two = _nets(step)
    yield _net(speaker, step, "step.colours", one)
    yield _net(speaker, step, "step.more_colours", two)
    wrong = tuple(cell for cell, _ in step.eliminations)
    first, second = (_meeting(speaker.layout, wrong, colour) for colour in two)
    if first and second:
        yield speaker.say(
            "step.colour_double_bridge",
            digit=_digit(speaker, step),
            wrong=speaker.cells(wrong),
            x=speaker.cell(first[1]),
            y=speaker.cell(second[1]),
        )


SENTENCES: dict[str, Sentences] = {
    "simple_colour_trap": _trap,
    "simple_colour_wrap": _wrap,
    "multi_colour_1": _bridge,
    "multi_colour_2": _double_bridge,
}
