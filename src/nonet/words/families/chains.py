"""Sentences about chains and loops, which are written out link by link."""

from collections.abc import Iterable, Iterator, Sequence

from nonet.core.spoken import is_spoken
from nonet.logic.step import Link, Node, Role, Step
from nonet.words.families.pattern import Sentences, marks_of, sees_both
from nonet.words.speaker import Speaker


def nodes_of(links: Sequence[Link]) -> list[Node]:
    """The nodes along a chain."""
    return [links[0].start, *(link.end for link in links)]


def written_out(speaker: Speaker, links: Sequence[Link], first: int = 1) -> str:
    """A line for each link, with its number: 1. r1c1 ≠ 5 → r1c7 = 5."""
    return lines_of(f"{number}. {_link(speaker, link)}" for number, link in enumerate(links, first))


def lines_of(lines: Iterable[str]) -> str:
    """Lines between the sentence before and the one after."""
    return "".join(f"\n{line}" for line in lines) + "\n"


def _link(speaker: Speaker, link: Link) -> str:
    """If one is false, the other is true (by a strong link), or the other way round."""
    start, end = link.start, link.end
    one = speaker.claim(start.digit, start.cells, is_true=not link.strong)
    return f"{one} → {speaker.claim(end.digit, end.cells, is_true=link.strong)}"


def _is_by_rule(link: Link) -> bool:
    """Whether a weak link is one that no house and no cell makes."""
    return (
        not link.strong
        and link.start.digit != link.end.digit
        and link.start.cells != link.end.cells
    )


def _sets(speaker: Speaker, step: Step) -> Iterator[str]:
    """What the sets are that make links of a grouped chain, and that rules make some."""
    if any(map(_is_by_rule, step.links)):
        yield speaker.say("step.chain_by_rules")
    sets = [
        speaker.say(
            "step.almost_locked",
            cells=speaker.cells(mark.cells),
            digits=speaker.digits(mark.digits),
            places=speaker.say("step.almost_locked.cells", count=len(mark.cells)),
            candidates=speaker.say("step.almost_locked.candidates", count=len(mark.digits)),
        )
        for mark in marks_of(step, Role.SET)
    ]
    if sets:
        yield speaker.say("step.chain_sets", sets="; ".join(sets))


def _ends(speaker: Speaker, step: Step, one: Node, two: Node) -> Iterator[str]:
    if not is_spoken(speaker.layout):
        claims = [speaker.claim(node.digit, node.cells) for node in (one, two)]
        yield speaker.say("step.chain_rule_ends", one=claims[0], two=claims[1])
    elif one.digit == two.digit:
        yield speaker.say(
            "step.chain_ends",
            digit=speaker.digit(one.digit),
            a=speaker.places(one.cells),
            b=speaker.places(two.cells),
        )
        yield sees_both(speaker, step)
    else:
        claims = [speaker.claim(node.digit, node.cells) for node in (one, two)]
        yield speaker.say("step.chain_claims", one=claims[0], two=claims[1])


def _chain(key: str) -> Sentences:
    def sentences(speaker: Speaker, step: Step) -> Iterator[str]:
        nodes = nodes_of(step.links)
        yield speaker.say(
            key,
            digit=speaker.digit(nodes[0].digit),
            chain=written_out(speaker, step.links),
        )
        yield from _sets(speaker, step)
        yield from _ends(speaker, step, nodes[0], nodes[-1])

    return sentences


def _discontinuous(speaker: Speaker, step: Step) -> Iterator[str]:
    nodes = nodes_of(step.links)
    one, two = nodes[0], nodes[-1]
    yield speaker.say("step.chain", chain=written_out(speaker, step.links))
    yield from _sets(speaker, step)
    if len(one.cells) > 1 or one.cells != two.cells:
        yield from _ends(speaker, step, one, two)
    elif one.digit == two.digit:
        cell, digit = speaker.cell(one.cells[0]), speaker.digit(one.digit)
        yield speaker.say("step.loop_digit", cell=cell, digit=digit)
    else:
        digits = speaker.digits(sorted((one.digit, two.digit)))
        yield speaker.say("step.loop_cell", cell=speaker.cell(one.cells[0]), digits=digits)


def _continuous(speaker: Speaker, step: Step) -> Iterator[str]:
    yield speaker.say("step.loop", chain=written_out(speaker, step.links))
    yield from _sets(speaker, step)
    yield speaker.say("step.loop_ends")
    if marks_of(step, Role.SET):
        yield speaker.say("step.loop_sets")


SENTENCES: dict[str, Sentences] = {
    "x_chain": _chain("step.x_chain"),
    "xy_chain": _chain("step.xy_chain"),
    "alternating_inference_chain": _chain("step.chain"),
    "grouped_alternating_inference_chain": _chain("step.chain"),
    "discontinuous_nice_loop": _discontinuous,
    "grouped_discontinuous_nice_loop": _discontinuous,
    "continuous_nice_loop": _continuous,
    "grouped_continuous_nice_loop": _continuous,
}
