"""Sentences about patterns of two strong links, empty rectangles, wings and remote pairs."""

from collections.abc import Iterator

from nonet.logic.step import Link, Role, Step
from nonet.words.families.pattern import (
    Sentences,
    common_houses,
    digits_gone,
    houses_of,
    mark_of,
    sees_both,
)
from nonet.words.speaker import Speaker


def _two_links(speaker: Speaker, step: Step) -> Iterator[str]:
    """Skyscraper, kite and turbot fish; a dual kite is two of them."""
    houses = houses_of(step, Role.HOUSE)
    for number in range(0, len(step.links), 3):
        links, pair = step.links[number : number + 3], houses[number // 3 * 2 :]
        yield _pairs(speaker, links, pair[0], pair[1])
        yield sees_both(speaker, step)


def _pairs(speaker: Speaker, links: tuple[Link, ...], one: int, two: int) -> str:
    (a,), (b,) = links[0].start.cells, links[0].end.cells
    (c,), (d,) = links[2].start.cells, links[2].end.cells
    return speaker.say(
        "step.two_links",
        digit=speaker.digit(links[0].start.digit),
        one=speaker.houses(one),
        two=speaker.houses(two),
        tie=speaker.houses(common_houses(speaker.layout, (b, c))[0]),
        a=speaker.cell(a),
        b=speaker.cell(b),
        c=speaker.cell(c),
        d=speaker.cell(d),
    )


def _empty_rectangle(speaker: Speaker, step: Step) -> Iterator[str]:
    houses = houses_of(step, Role.HOUSE)
    for number in range(0, len(step.links), 3):
        in_box, _, pair = step.links[number : number + 3]
        box, line = houses[number // 3 * 2 :][:2]
        yield speaker.say(
            "step.empty_rectangle",
            digit=speaker.digit(pair.start.digit),
            box=speaker.houses(box),
            line=speaker.houses(line),
            first=speaker.places(in_box.start.cells),
            second=speaker.places(in_box.end.cells),
            a=speaker.cell(pair.start.cells[0]),
            b=speaker.cell(pair.end.cells[0]),
        )


def _w_wing(speaker: Speaker, step: Step) -> Iterator[str]:
    wings = mark_of(step, Role.WING)
    bridge = step.links[2]
    yield speaker.say(
        "step.w_wing",
        a=speaker.cell(wings.cells[0]),
        b=speaker.cell(wings.cells[1]),
        digits=speaker.digits(wings.digits),
        house=speaker.houses(*houses_of(step, Role.HOUSE)),
        one=speaker.cell(bridge.start.cells[0]),
        two=speaker.cell(bridge.end.cells[0]),
        bridge=speaker.digit(bridge.start.digit),
        digit=speaker.digit(digits_gone(step)[0]),
    )
    yield sees_both(speaker, step)


def _xy_wing(speaker: Speaker, step: Step) -> Iterator[str]:
    ends = mark_of(step, Role.WING).cells
    yield speaker.say(
        f"step.{step.technique}",
        pivot=speaker.cell(mark_of(step, Role.PIVOT).cells[0]),
        a=speaker.cell(ends[0]),
        b=speaker.cell(ends[1]),
        x=speaker.digit(step.links[0].end.digit),
        y=speaker.digit(step.links[-1].start.digit),
        digit=speaker.digit(step.links[0].start.digit),
    )
    yield sees_both(speaker, step, count=2 if step.technique == "xy_wing" else 3)


def _remote_pair(speaker: Speaker, step: Step) -> Iterator[str]:
    chain = mark_of(step, Role.PATTERN)
    yield speaker.say(
        "step.remote_pair",
        cells=speaker.cells(chain.cells),
        digits=speaker.digits(chain.digits),
        first=speaker.cell(chain.cells[0]),
        last=speaker.cell(chain.cells[-1]),
    )


SENTENCES: dict[str, Sentences] = {
    "skyscraper": _two_links,
    "two_string_kite": _two_links,
    "dual_two_string_kite": _two_links,
    "turbot_fish": _two_links,
    "empty_rectangle": _empty_rectangle,
    "dual_empty_rectangle": _empty_rectangle,
    "w_wing": _w_wing,
    "xy_wing": _xy_wing,
    "xyz_wing": _xy_wing,
    "remote_pair": _remote_pair,
}
