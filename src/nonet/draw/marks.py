"""What a step looked at: tinted cells, framed houses, and a mark behind every candidate in it."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence

from nonet.core.masks import digits_in, mask_of
from nonet.draw.background import tile
from nonet.draw.digits import big, small
from nonet.draw.plan import Plan
from nonet.draw.scene import Circle, Group, Item, Line, Outline, Point, Rectangle, Stroke, centred
from nonet.draw.walls import outline
from nonet.logic import Candidate, Mark, Node, Position, Role, Step
from nonet.logic.trail import net_placements

_SQUARE = {"fin", "wing", "floor", "set_2", "set_4", "colour_b", "colour_d"}
"""Marks whose discs are square, so that they differ from their partners without colours, too."""

_FRAMES = {
    Role.HOUSE: ("house", None),
    Role.BASE: ("base", None),
    Role.COVER: ("cover", (0.16, 0.1)),
}
_INKS_OF_ROLE = {
    Role.RULE: ("cage",),
    Role.SET: ("set_1", "set_2", "set_3", "set_4"),
    Role.COLOUR_A: ("colour_a", "colour_c"),
    Role.COLOUR_B: ("colour_b", "colour_d"),
}


def tints(plan: Plan, step: Step) -> Iterator[Item]:
    """The cells of the pattern, and those in which something changes."""
    blockers = (cell for mark in step.marks if mark.role is Role.BLOCKER for cell in mark.cells)
    inks = dict.fromkeys(blockers, "same")
    inks |= {candidate.cell: "target" for candidate in step.eliminations}
    linked = _linked_candidates(step)
    inks |= {candidate.cell: "pattern.tint" for candidate in linked}
    # a chain may end in what it rules out
    inks |= {candidate.cell: "target" for candidate in step.eliminations if candidate in linked}
    for mark, ink in _inks(step):
        tinted = dict.fromkeys(mark.cells, f"{ink}.tint")
        inks = tinted | inks if mark.role is Role.RULE else inks | tinted
    inks |= {candidate.cell: "placed.tint" for candidate in step.placements}
    for cell, ink in sorted(inks.items(), key=lambda pair: (pair[1], pair[0])):
        yield tile(plan, cell, ink)


def _inks(step: Step) -> Iterator[tuple[Mark, str]]:
    """The marks that are cells rather than houses; those of one role take turns of inks."""
    used: Counter[Role] = Counter()
    for mark in step.marks:
        if mark.role not in (*_FRAMES, Role.BLOCKER, Role.WAYS):
            inks = _INKS_OF_ROLE.get(mark.role, (mark.role.value,))
            yield mark, inks[used[mark.role] % len(inks)]
            used[mark.role] += 1


def frames(plan: Plan, step: Step) -> Iterator[Item]:
    """A frame around each house of the pattern; the covers of fish are dashed."""
    for mark in step.marks:
        if mark.role in _FRAMES:
            ink, dash = _FRAMES[mark.role]
            dashes = (dash[0] * plan.side, dash[1] * plan.side) if dash else None
            border = outline(plan, _framed_cells(plan, mark), plan.side * 0.035)
            stroke = Stroke(ink, plan.side * 0.05, dashes)
            yield Outline(border.polygons, stroke=stroke, radius=plan.side * 0.1)


def _framed_cells(plan: Plan, mark: Mark) -> tuple[int, ...]:
    return mark.cells if mark.house is None else plan.layout.groups[mark.house].cells


def marked_candidates(position: Position, step: Step) -> dict[Candidate, str]:
    """The candidates of the pattern and their inks; those that go are not among them."""
    linked = _linked_candidates(step)
    marked = {
        Candidate(cell, digit): ink
        for mark, ink in _inks(step)
        for cell in mark.cells
        for digit in digits_in(position.candidates[cell])
        if digit in mark.digits
    }
    marked |= _spare_candidates(position, step)
    # weak links alone only tie parts of a pattern together; they make no chain
    is_chain = any(link.strong for link in step.links)
    marked = marked | linked if is_chain else linked | marked
    for candidate in (*step.eliminations, *step.placements):
        marked.pop(candidate, None)
    return marked


def _spare_candidates(position: Position, step: Step) -> dict[Candidate, str]:
    """What a corner of a rectangle has beside its two digits, where that decides the step."""
    digits = {digit for _, digit in step.eliminations}
    digits |= {digit for mark in step.marks if mark.role is Role.SET for digit in mark.digits}
    return {
        Candidate(cell, digit): "fin"
        for mark in step.marks
        if mark.role is Role.RECTANGLE
        for cell in mark.cells
        for digit in digits_in(position.candidates[cell])
        if digit in digits and digit not in mark.digits
    }


def _linked_candidates(step: Step) -> dict[Candidate, str]:
    """Along a chain candidates are false and true in turn, if its start is false."""
    inks: dict[Candidate, str] = {}
    for link in step.links:
        inks |= dict.fromkeys(_candidates(link.start), "colour_b" if link.strong else "colour_a")
        inks |= dict.fromkeys(_candidates(link.end), "colour_a" if link.strong else "colour_b")
    return inks


def _candidates(node: Node) -> Iterator[Candidate]:
    return (Candidate(cell, node.digit) for cell in node.cells)


def candidates(plan: Plan, position: Position, step: Step) -> Iterator[Item]:
    """All candidates: plain ones, those of the pattern on discs, those that go struck out."""
    marked = marked_candidates(position, step)
    special = {*marked, *step.eliminations, *step.placements}
    digits = position.digits
    for candidate, ink in marked.items():
        yield _disc(plan, candidate, ink)
    for cell, mask in enumerate(position.candidates):
        if not digits[cell]:
            for digit in digits_in(mask):
                if (cell, digit) not in special:
                    yield small(plan, cell, digit, "note")
    for cell, digit in marked:
        yield small(plan, cell, digit, "marked", bold=True)
    yield from _struck(plan, step)
    yield from _placed(plan, step)
    yield from _numbers(plan, position, step)


def _disc(plan: Plan, candidate: Candidate, ink: str) -> Item:
    place = plan.spot(*candidate)
    half = plan.note_size * 0.56
    stroke = Stroke(f"{ink}.edge", plan.side * 0.014)
    if ink not in _SQUARE:
        return Circle(place, half, f"{ink}.disc", stroke)
    side = half * 1.8
    corner = place.moved(-side / 2, -side / 2)
    return Rectangle(corner, side, side, f"{ink}.disc", stroke, radius=half * 0.25)


def _struck(plan: Plan, step: Step) -> Iterator[Item]:
    half = plan.note_size * 0.56
    yield from _on_discs(plan, step.eliminations, half, "strike.disc", "struck")
    reach = half * 0.8
    stroke = Stroke("strike", plan.note_size * 0.09)
    for candidate in step.eliminations:
        place = plan.spot(*candidate)
        yield Line(place.moved(-reach, reach), place.moved(reach, -reach), stroke)


def _placed(plan: Plan, step: Step) -> Iterator[Item]:
    yield from _on_discs(plan, step.placements, plan.note_size * 0.6, "placed.disc", "placed.note")


def _on_discs(
    plan: Plan, candidates: Sequence[Candidate], half: float, disc: str, ink: str
) -> Iterator[Item]:
    """Bold candidates on discs, all of which lie below all digits."""
    for candidate in candidates:
        yield Circle(plan.spot(*candidate), half, disc)
    for cell, digit in candidates:
        yield small(plan, cell, digit, ink, bold=True)


def _numbers(plan: Plan, position: Position, step: Step) -> Iterator[Item]:
    """The order in which a forcing net fills cells, as its explanation counts."""
    taken: dict[int, int] = dict(enumerate(position.candidates))
    for number, mark in enumerate(net_placements(step), 1):
        (cell,), (digit,) = mark.cells, mark.digits
        spot = plan.spot(cell, digit)
        free = digits_in(((1 << plan.layout.size) - 1) & ~taken[cell])
        near = min(free, key=lambda one: math.dist(spot, plan.spot(cell, one)), default=digit)
        taken[cell] |= mask_of([near])
        yield Group(tuple(_badge(plan, plan.spot(cell, near), number)), line=number)


def _badge(plan: Plan, place: Point, number: int) -> Iterator[Item]:
    size = plan.note_size * (0.68 if number < 10 else 0.58)
    yield Circle(place, plan.note_size * 0.46, "strong")
    yield centred(place, str(number), size, "paper", bold=True)


def placements(plan: Plan, step: Step) -> Iterator[Item]:
    """The digits that the step places, where candidates are not shown."""
    for cell, digit in step.placements:
        yield big(plan, cell, digit, "placed", bold=True)


def placement_frames(plan: Plan, step: Step) -> Iterator[Item]:
    """A frame around each cell in which a digit is placed."""
    for cell, _ in step.placements:
        border = outline(plan, [cell], plan.side * 0.05)
        stroke = Stroke("placed", plan.side * 0.06)
        yield Outline(border.polygons, stroke=stroke, radius=plan.side * 0.1)
