"""Pictures of steps: what is struck out goes, what is an arrow is a link, and nothing else."""

import math
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest
from boards_to_draw import SHEETS, flat

from nonet import draw
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.core.symbols import symbol_of
from nonet.draw.marks import marked_candidates
from nonet.draw.plan import Plan
from nonet.draw.scene import Arrow, Line, Outline, Point, Rectangle, Scene, Text
from nonet.logic import Candidate, Link, Mark, Node, Position, Role, Step, find_all, walk

LINE = "..58.9.......4.89....3.....246....1..9..1...7.....4.6...39..14.....7.....1...39.5"


def steps() -> list[tuple[Position, Step]]:
    """A step of every technique that one puzzle and its positions have to offer."""
    found: dict[str, tuple[Position, Step]] = {}
    position = Position.of(Puzzle(CLASSIC, LINE))
    for taken in walk(position).steps:
        for step in [taken, *find_all(position, CHEAP)]:
            found.setdefault(step.technique, (position, step))
        position = position.after(taken)
    return list(found.values())


CHEAP = [
    "naked_pair", "hidden_pair", "pointing", "x_wing", "finned_x_wing", "skyscraper",
    "empty_rectangle", "w_wing", "xy_chain", "alternating_inference_chain", "als_xz",
    "simple_colour_trap", "grouped_alternating_inference_chain",
]  # fmt: skip
STEPS = steps()
every_step = pytest.mark.parametrize(
    ("position", "step"), STEPS, ids=[step.technique for _, step in STEPS]
)


def middles(scene: Scene, ink: str) -> Iterator[tuple[Point, str]]:
    for item in flat(scene.items):
        if isinstance(item, Text) and item.ink == ink:
            yield item.place.moved(0, -item.size * 0.36), item.text


def candidates_at(scene: Scene, plan: Plan, ink: str) -> set[Candidate]:
    spots = {
        (round(spot.x, 6), round(spot.y, 6)): Candidate(cell, digit)
        for cell in range(plan.layout.cell_count)
        for digit in range(1, plan.layout.size + 1)
        for spot in [plan.spot(cell, digit)]
    }
    found = set()
    for middle, symbol in middles(scene, ink):
        candidate = spots[round(middle.x, 6), round(middle.y, 6)]
        assert symbol == symbol_of(candidate.digit)
        found.add(candidate)
    return found


def test_there_are_steps_of_many_kinds() -> None:
    assert len(STEPS) > 12
    assert any(step.links for _, step in STEPS)


@every_step
def test_struck_out_is_what_the_step_removes(position: Position, step: Step) -> None:
    scene = draw.step(position, step, candidates=True)
    plan = Plan(position.layout, 10.0, labelled=True)
    gone = set(step.eliminations)
    assert candidates_at(scene, plan, "struck") == gone
    strikes = [
        item for item in flat(scene.items) if isinstance(item, Line) and item.stroke.ink == "strike"
    ]
    middles = {
        (round((line.start.x + line.end.x) / 2, 6), round((line.start.y + line.end.y) / 2, 6))
        for line in strikes
    }
    spots = [plan.spot(*candidate) for candidate in gone]
    assert middles == {(round(spot.x, 6), round(spot.y, 6)) for spot in spots}


@every_step
def test_every_candidate_is_drawn_once(position: Position, step: Step) -> None:
    scene = draw.step(position, step, candidates=True)
    plan = Plan(position.layout, 10.0, labelled=True)
    drawn = [candidates_at(scene, plan, ink) for ink in ("note", "marked", "struck", "placed.note")]
    everything = {
        Candidate(cell, digit)
        for cell, mask in enumerate(position.candidates)
        if not position.digits[cell]
        for digit in range(1, 10)
        if mask >> (digit - 1) & 1
    }
    assert set().union(*drawn) == everything
    assert sum(map(len, drawn)) == len(everything)
    assert drawn[1] == set(marked_candidates(position, step))
    assert drawn[3] == set(step.placements)


@every_step
def test_arrows_are_links(position: Position, step: Step) -> None:
    scene = draw.step(position, step, candidates=True)
    plan = Plan(position.layout, 10.0, labelled=True)
    arrows = [item for item in flat(scene.items) if isinstance(item, Arrow)]
    assert len(arrows) == len(step.links)
    for arrow, link in zip(arrows, step.links, strict=True):
        assert (arrow.stroke.dash is None) == link.strong
        assert distance(plan, arrow.curve.start, link.start) < 3
        assert distance(plan, arrow.curve.end, link.end) < 3


def distance(plan: Plan, point: Point, node: Node) -> float:
    return min(math.dist(point, plan.spot(cell, node.digit)) for cell in node.cells)


@every_step
def test_houses_are_framed(position: Position, step: Step) -> None:
    scene = draw.step(position, step)
    frames = [
        item
        for item in flat(scene.items)
        if isinstance(item, Outline) and item.stroke and item.stroke.ink in FRAMES
    ]
    houses = [mark for mark in step.marks if mark.role.value in FRAMES]
    assert [frame.stroke and frame.stroke.ink for frame in frames] == [m.role.value for m in houses]


FRAMES = {"house", "base", "cover"}


@every_step
@pytest.mark.parametrize("look", draw.PALETTES)
def test_pictures_are_well_formed_in_every_look(position: Position, step: Step, look: str) -> None:
    text = draw.svg.write(draw.step(position, step), draw.palette_named(look))
    assert ET.fromstring(text).findtext("{*}desc")
    assert text == draw.svg.write(draw.step(position, step), draw.palette_named(look))


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("look", draw.PALETTES)
def test_every_role_has_an_ink(role: Role, look: str) -> None:
    position = Position.of(SHEETS["mini"].puzzle)
    marks = tuple(Mark(role, (cell,), (1, 2, 3, 4)) for cell in range(16))
    step = Step("x_wing", (), (), marks)
    assert draw.svg.write(draw.step(position, step), draw.palette_named(look))


def test_singles_show_their_digit_and_no_candidates() -> None:
    position = Position.of(SHEETS["mini"].puzzle)
    step = find_all(position, ["hidden_single"])[0]
    scene = draw.step(position, step)
    assert [text for _, text in middles(scene, "placed")] == [symbol_of(step.placements[0].digit)]
    assert not list(middles(scene, "note"))


def test_hidden_singles_show_what_keeps_the_digit_out() -> None:
    position = Position.of(Puzzle(CLASSIC, LINE))
    for step in find_all(position, ["hidden_single"]):
        scene, plan = draw.step(position, step), Plan(CLASSIC, 10.0, labelled=True)
        tiles = {
            item.corner
            for item in flat(scene.items)
            if isinstance(item, Rectangle) and item.fill == "same"
        }
        blockers = {cell for cell in range(81) if plan.corner(cell) in tiles}
        ((target, digit),) = step.placements
        (house,) = [mark for mark in step.marks if mark.role is Role.HOUSE]
        assert all(position.digits[cell] == digit for cell in blockers)
        for cell in house.cells:
            if cell != target and not position.digits[cell]:
                assert blockers & set(CLASSIC.peers[cell])


def test_arrows_keep_off_digits_where_they_can() -> None:
    grid = bytes([0, 0, 0, 0, 5, 0, 0, 0, 0])
    position = Position.of(Puzzle(CLASSIC, grid + bytes(72)))
    link = Link(Node(1, (1,)), Node(1, (7,)), strong=True)
    step = Step("x_chain", (), (Candidate(80, 1),), (), (link,))
    scene = draw.step(position, step)
    plan = Plan(CLASSIC, 10.0, labelled=True)
    arrow = next(item for item in flat(scene.items) if isinstance(item, Arrow))
    points = [arrow.curve.at(part / 50) for part in range(51)]
    assert min(math.dist(point, plan.centre(4)) for point in points) > 2.5
