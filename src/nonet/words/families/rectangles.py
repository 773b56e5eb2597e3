"""Sentences about what only a second solution would allow: rectangles, loops and graves."""

from collections.abc import Iterator

from nonet.core.layout import Layout
from nonet.logic.step import Role, Step
from nonet.words.families.pattern import (
    Sentences,
    cells_of,
    digits_gone,
    emptied_houses,
    houses_of,
    mark_of,
    marks_of,
    sees_both,
)
from nonet.words.speaker import Speaker


def _opening(speaker: Speaker, step: Step) -> str:
    rectangle = mark_of(step, Role.RECTANGLE)
    return speaker.say(
        "step.unique_loop" if step.technique == "unique_loop" else "step.rectangle",
        cells=speaker.cells(rectangle.cells),
        digits=speaker.digits(rectangle.digits),
    )


def _roof(step: Step) -> tuple[int, ...]:
    """The corners that are not in the floor."""
    floor = cells_of(step, Role.FLOOR)
    return tuple(cell for cell in mark_of(step, Role.RECTANGLE).cells if cell not in floor)


def _other_digit(step: Step, digit: int) -> int:
    return next(other for other in mark_of(step, Role.RECTANGLE).digits if other != digit)


def _type_1(speaker: Speaker, step: Step) -> Iterator[str]:
    yield _opening(speaker, step)
    yield speaker.say("step.rectangle_1", cell=speaker.cell(_roof(step)[0]))


def _one_extra(speaker: Speaker, step: Step) -> Iterator[str]:
    yield _opening(speaker, step)
    digit = speaker.digit(digits_gone(step)[0])
    yield speaker.say("step.rectangle_2", cells=speaker.cells(_roof(step)), digit=digit)
    yield sees_both(speaker, step, count=len(_roof(step)))


def _type_3(speaker: Speaker, step: Step) -> Iterator[str]:
    yield _opening(speaker, step)
    subset = mark_of(step, Role.SET)
    houses = emptied_houses(speaker.layout, step, (*subset.cells, *_roof(step)))
    yield speaker.say(
        "step.rectangle_3",
        roof=speaker.cells(_roof(step)),
        cells=speaker.cells(subset.cells),
        digits=speaker.digits(subset.digits),
        house=speaker.houses(*houses),
    )


def _type_4(speaker: Speaker, step: Step) -> Iterator[str]:
    yield _opening(speaker, step)
    (other,) = digits_gone(step)
    yield speaker.say(
        "step.loop_4" if step.technique == "unique_loop" else "step.rectangle_4",
        roof=speaker.cells(_roof(step)),
        house=speaker.houses(*houses_of(step, Role.HOUSE)),
        digit=speaker.digit(_other_digit(step, other)),
        other=speaker.digit(other),
    )


def _loop(speaker: Speaker, step: Step) -> Iterator[str]:
    """As rectangles of the same type: by what keeps the loop from being complete."""
    if len(_roof(step)) == 1:
        return _type_1(speaker, step)
    if marks_of(step, Role.SET):
        return _type_3(speaker, step)
    return _type_4(speaker, step) if houses_of(step, Role.HOUSE) else _one_extra(speaker, step)


def _type_6(speaker: Speaker, step: Step) -> Iterator[str]:
    yield _opening(speaker, step)
    (digit,) = digits_gone(step)
    yield speaker.say(
        "step.rectangle_6",
        roof=speaker.cells(_roof(step)),
        floor=speaker.cells(cells_of(step, Role.FLOOR)),
        houses=speaker.houses(*houses_of(step, Role.HOUSE)),
        digit=speaker.digit(digit),
        other=speaker.digit(_other_digit(step, digit)),
    )


def _hidden(speaker: Speaker, step: Step) -> Iterator[str]:
    yield _opening(speaker, step)
    corner, other = step.eliminations[0]
    corners = mark_of(step, Role.RECTANGLE).cells
    opposite = next(cell for cell in corners if _is_diagonal(speaker.layout, corner, cell))
    sides = [cell for cell in corners if cell not in (corner, opposite)]
    yield speaker.say(
        "step.hidden_rectangle",
        corner=speaker.cell(corner),
        opposite=speaker.cell(opposite),
        sides=speaker.cells(sides),
        houses=speaker.houses(*houses_of(step, Role.HOUSE)),
        digit=speaker.digit(_other_digit(step, other)),
        other=speaker.digit(other),
    )


def _is_diagonal(layout: Layout, one: int, two: int) -> bool:
    pairs = zip(layout.positions[one], layout.positions[two], strict=True)
    return all(a != b for a, b in pairs)


def _avoidable(speaker: Speaker, step: Step) -> Iterator[str]:
    is_last = step.technique == "avoidable_rectangle_1"
    rectangle = mark_of(step, Role.RECTANGLE)
    yield speaker.say(
        f"step.{step.technique}",
        placed=speaker.cells(cells_of(step, Role.FLOOR)),
        open=speaker.cells(_roof(step)),
        digits=speaker.digits(rectangle.digits),
        digit=speaker.digit(digits_gone(step)[0]),
    )
    if not is_last:
        yield sees_both(speaker, step)


def _bug(speaker: Speaker, step: Step) -> Iterator[str]:
    odd = mark_of(step, Role.PATTERN)
    cell, digit = speaker.cell(odd.cells[0]), speaker.digit(odd.digits[0])
    yield speaker.say("step.bug_plus_1", cell=cell, digit=digit)


def _grave(speaker: Speaker, step: Step) -> Iterator[str]:
    odd = marks_of(step, Role.PATTERN)
    cells = [mark.cells[0] for mark in odd]
    claims = [speaker.claim(digit, mark.cells) for mark in odd for digit in mark.digits]
    yield speaker.say("step.bug_plus_several", claims=speaker.joined(claims, "or"))
    houses = speaker.houses(*houses_of(step, Role.HOUSE))
    if len(cells) == 1:
        digits = speaker.digits(odd[0].digits)
        yield speaker.say("step.bug_cell", cell=speaker.cell(cells[0]), digits=digits)
    elif subsets := marks_of(step, Role.SET):
        yield speaker.say(
            "step.bug_set",
            cells=speaker.cells(subsets[0].cells),
            digits=speaker.digits(subsets[0].digits),
            house=speaker.houses(
                *emptied_houses(speaker.layout, step, (*cells, *subsets[0].cells))
            ),
        )
    elif locked := [mark for mark in step.marks if mark.role is Role.HOUSE]:
        digit = speaker.digit(locked[0].digits[0])
        yield speaker.say("step.bug_locked", digit=digit, house=houses)
    else:
        yield sees_both(speaker, step, count=len(cells))


SENTENCES: dict[str, Sentences] = {
    "unique_rectangle_1": _type_1,
    "unique_rectangle_2": _one_extra,
    "unique_rectangle_3": _type_3,
    "unique_rectangle_4": _type_4,
    "unique_rectangle_5": _one_extra,
    "unique_rectangle_6": _type_6,
    "hidden_rectangle": _hidden,
    "avoidable_rectangle_1": _avoidable,
    "avoidable_rectangle_2": _avoidable,
    "unique_loop": _loop,
    "bug_plus_1": _bug,
    "bug_plus_several": _grave,
}
