"""The figures as a plot: how many times faster Nonet is than each peer, on each set."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import log10
from pathlib import Path
from xml.sax.saxutils import escape

from bench.contest import Contest, Duel
from bench.report import RESULTS, show_factor, show_speed

PATH = RESULTS / "performance.svg"
LABELS, DECADE, LINE, MARGIN = 230.0, 70.0, 18.0, 30.0
"""Widths of the labels and of a power of ten, the height of a line, the space around; in pixels."""
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000", "#999933")

Bar = tuple[Contest, Duel, float]
"""A set, a peer on it, and how many times faster we are."""


def write(contests: Sequence[Contest]) -> Path:
    """Draws what was measured beside peers; returns the file."""
    PATH.parent.mkdir(exist_ok=True)
    PATH.write_text(draw(contests))
    return PATH


def draw(contests: Sequence[Contest]) -> str:
    """An SVG with a bar for each peer on each set, its length on a scale of powers of ten."""
    bars = [
        (contest, duel, duel.ratio) for contest in contests for duel in contest.duels if duel.ratio
    ]
    decades = max((int(log10(max(ratio, 1))) + 1 for _, _, ratio in bars), default=1)
    groups = [list(group) for _, group in groupby(bars, key=lambda bar: bar[0].name)]
    height = 2 * MARGIN + LINE * (len(bars) + len(groups))
    width = LABELS + DECADE * decades + 3 * MARGIN
    return "\n".join([_head(width, height), *_scale(decades, height), *_body(groups), "</svg>\n"])


def _head(width: float, height: float) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" font-family="sans-serif" font-size="12">\n'
        f'<rect width="{width:g}" height="{height:g}" fill="#fff"/>'
    )


def _scale(decades: int, height: float) -> Iterator[str]:
    for decade in range(decades + 1):
        x = LABELS + DECADE * decade
        yield f'<path d="M{x:g} {MARGIN:g}V{height - MARGIN:g}" stroke="#ccc"/>'
        yield _text(x, MARGIN - 8, f"{10**decade:,}x", "middle")


def _body(groups: Sequence[Sequence[Bar]]) -> Iterator[str]:
    peers = list(dict.fromkeys(duel.peer for group in groups for _, duel, _ in group))
    y = MARGIN
    for group in groups:
        y += LINE
        contest = group[0][0]
        yield _text(8, y - 4, f"{contest.name}: {show_speed(contest)}", "start", bold=True)
        for _, duel, ratio in group:
            y += LINE
            yield from _bar(y, duel, ratio, COLOURS[peers.index(duel.peer) % len(COLOURS)])


def _bar(y: float, duel: Duel, ratio: float, colour: str) -> Iterator[str]:
    length = DECADE * max(log10(ratio), 0.02)
    yield _text(LABELS - 6, y - 4, duel.peer, "end")
    yield (
        f'<rect x="{LABELS:g}" y="{y - 15:g}" width="{length:.1f}" height="13" fill="{colour}"/>'
    )
    bound = "> " if duel.at_least else ""
    yield _text(LABELS + length + 4, y - 4, f"{bound}{show_factor(ratio)}", "start")


def _text(x: float, y: float, text: str, anchor: str, *, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x:.1f}" y="{y:g}" text-anchor="{anchor}"{weight}>{escape(text)}</text>'
