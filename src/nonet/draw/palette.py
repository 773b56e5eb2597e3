"""Palettes: which colour each ink of a scene has. A look of the program is one palette.

Marks of a step have three inks each: `tint` for the cell, `disc` behind a candidate, and `edge`
around it. No palette relies on colours alone: discs differ in shape, what is struck out is struck
out, and covers are dashed.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from nonet.errors import NonetError


class _Shades(NamedTuple):
    """A colour on light paper, on dark paper, and in black and white."""

    light: str
    dark: str
    print: str


_LIGHT, _DARK, _PRINT = range(3)
"""The kinds of paper, in the order of the shades."""

_INKS = {
    "paper": _Shades("#ffffff", "#16181d", "#ffffff"),
    # the board
    "diagonal": _Shades("#f3d9e4", "#40303a", "#e4e4e4"),
    "diagonal.line": _Shades("#dfa3bb", "#7d4f66", "#999999"),
    "window": _Shades("#dcebdc", "#29402c", "#e4e4e4"),
    "window.line": _Shades("#8fbf8f", "#4f8257", "#777777"),
    "extra": _Shades("#dfe3f3", "#30354d", "#e4e4e4"),
    "extra.line": _Shades("#9aa6d6", "#5c6699", "#777777"),
    "parity": _Shades("#dadada", "#3d4048", "#cccccc"),
    "thin": _Shades("#9a9a9a", "#5d626c", "#808080"),
    "thick": _Shades("#1c1c1c", "#d8dae0", "#000000"),
    "cage": _Shades("#555555", "#a9adb6", "#000000"),
    "total": _Shades("#333333", "#c9ccd3", "#000000"),
    "label": _Shades("#767676", "#9a9fa9", "#555555"),
    # rules; digits and notes stand on their lines
    "rule.tint": _Shades("#e6e2da", "#34363c", "#e6e6e6"),
    "clue": _Shades("#222222", "#e3e5ea", "#000000"),
    "dot.black": _Shades("#111111", "#000000", "#000000"),
    "dot.white": _Shades("#ffffff", "#f2f3f5", "#ffffff"),
    "dot.edge": _Shades("#111111", "#d8dae0", "#000000"),
    "line.rule": _Shades("#8a8378", "#8d8f96", "#777777"),
    "line.thermometer": _Shades("#cfcfcf", "#4a4e57", "#d0d0d0"),
    "line.slow_thermometer": _Shades("#bdbdbd", "#5a5f69", "#b0b0b0"),
    "line.arrow": _Shades("#7a7a7a", "#9a9fa9", "#555555"),
    "line.double_arrow": _Shades("#7a7a7a", "#9a9fa9", "#555555"),
    "line.between": _Shades("#b3b3b3", "#656a74", "#a0a0a0"),
    "line.lockout": _Shades("#8fb0e0", "#4b6a9c", "#8a8a8a"),
    "line.slingshot": _Shades("#8a6f4d", "#c2a47c", "#555555"),
    "line.whisper": _Shades("#8fd6a0", "#2c6b3f", "#b4b4b4"),
    "line.renban": _Shades("#e3a8e6", "#74407a", "#c4c4c4"),
    "line.palindrome": _Shades("#b9c3d3", "#515b6c", "#a6a6a6"),
    "line.region_sum": _Shades("#9fd0f5", "#2b5f86", "#bcbcbc"),
    "line.zipper": _Shades("#bda9ee", "#5f4c96", "#9a9a9a"),
    "line.nabner": _Shades("#e2cf6c", "#6b5f1c", "#b0b0b0"),
    "line.entropic": _Shades("#f5bd8b", "#80502a", "#b8b8b8"),
    "line.modular": _Shades("#86d0cc", "#1f6663", "#b0b0b0"),
    "line.ten_line": _Shades("#f0a9b4", "#80414d", "#a4a4a4"),
    "line.automaton": _Shades("#c9ad94", "#70573f", "#9a9a9a"),
    "line.regex": _Shades("#a9b894", "#556440", "#9a9a9a"),
    "line.pair_table": _Shades("#a6a6c8", "#56567c", "#8a8a8a"),
    # what is written on it
    "given": _Shades("#111111", "#f2f3f5", "#000000"),
    "entry": _Shades("#1a4fb4", "#8ab8ff", "#000000"),
    "note": _Shades("#5c5c5c", "#b0b5bf", "#4a4a4a"),
    # how many solutions have a candidate, from few to many
    "heat_0": _Shades("#eef4fb", "#20303f", "#f4f4f4"),
    "heat_1": _Shades("#d3e4f7", "#264a63", "#e4e4e4"),
    "heat_2": _Shades("#b0d0f0", "#2c6285", "#d0d0d0"),
    "heat_3": _Shades("#8ab9e8", "#2f78a6", "#b9b9b9"),
    "heat_4": _Shades("#68a5e0", "#2f86bd", "#a2a2a2"),
    # a step
    "marked": _Shades("#000000", "#ffffff", "#000000"),
    "same": _Shades("#d6e6ff", "#233b60", "#e2e2e2"),
    "house": _Shades("#2f6fd0", "#7fb2ff", "#000000"),
    "base": _Shades("#2f6fd0", "#7fb2ff", "#000000"),
    "cover": _Shades("#b3541e", "#ffa66b", "#000000"),
    "strong": _Shades("#c02626", "#ff8080", "#000000"),
    "weak": _Shades("#c02626", "#ff8080", "#000000"),
    "target": _Shades("#ffe1e1", "#4a2326", "#ffffff"),
    "struck": _Shades("#8c1010", "#ffb3b3", "#000000"),
    "strike": _Shades("#d01c1c", "#ff6b6b", "#000000"),
    "strike.disc": _Shades("#ffc4c4", "#7a2a2e", "#ffffff"),
    "placed": _Shades("#1b7030", "#8ed69a", "#000000"),
    "placed.tint": _Shades("#d3efd6", "#1f4429", "#e2e2e2"),
    "placed.disc": _Shades("#1b7030", "#8ed69a", "#000000"),
    "placed.note": _Shades("#ffffff", "#0d1a10", "#ffffff"),
}


class _Hue(NamedTuple):
    """The three inks of a mark."""

    tint: _Shades
    disc: _Shades
    edge: _Shades


def _hue(light: str, dark: str, grey: str) -> _Hue:
    """A hue from its tint, disc and edge; in black and white discs are white with black edges."""
    printed = (grey, "#ffffff", "#000000")
    columns = zip(light.split(), dark.split(), printed, strict=True)
    return _Hue(*(_Shades(*shades) for shades in columns))


_BLUE = _hue("#d6e6ff #8fbcff #2f6fd0", "#233b60 #2f67b8 #7fb2ff", "#e2e2e2")
_AMBER = _hue("#ffe8c2 #ffc766 #b86e00", "#4d3a18 #8f6414 #ffc766", "#f1f1f1")
_GREEN = _hue("#d3efd6 #8ed69a #2b8540", "#1f4429 #2b7a3d #8ed69a", "#f1f1f1")
_LILAC = _hue("#e6dcff #c3a8ff #7446c8", "#3b2f5c #6a4bb5 #c3a8ff", "#e2e2e2")
_YELLOW = _hue("#fff3b8 #ffe066 #a38200", "#474018 #80700c #ffe066", "#e2e2e2")
_OLIVE = _hue("#e3ead0 #c2d48f #69802a", "#353c25 #5b6d2c #c2d48f", "#f1f1f1")
_TEAL = _hue("#cdeeee #83d3d3 #1b7f80", "#18434a #1b7a80 #83d3d3", "#f1f1f1")

_HUES = {
    "pattern": _BLUE, "fin": _AMBER, "pivot": _LILAC, "wing": _BLUE,
    "rectangle": _YELLOW, "floor": _OLIVE,
    "set_1": _BLUE, "set_2": _GREEN, "set_3": _LILAC, "set_4": _AMBER,
    "colour_a": _BLUE, "colour_b": _AMBER, "colour_c": _GREEN, "colour_d": _LILAC,
    "cage": _YELLOW, "outside": _TEAL,
}  # fmt: skip

MARKS = tuple(_HUES)
"""The parts that cells and candidates play in a step."""


@dataclass(frozen=True, slots=True)
class Palette:
    """A colour for every ink, as #rrggbb."""

    name: str
    colours: Mapping[str, str]

    def __getitem__(self, ink: str) -> str:
        return self.colours[ink]


def _palette(name: str, paper: int, *boxes: str) -> Palette:
    """A palette for one kind of paper, with tints of its own for boxes that lie side by side."""
    shades = dict(_INKS)
    for mark, hue in _HUES.items():
        shades |= {f"{mark}.{part}": shade for part, shade in hue._asdict().items()}
    colours = {ink: each[paper] for ink, each in shades.items()}
    tints = boxes or (colours["paper"],) * 5
    colours |= {f"cell_{number}": colour for number, colour in enumerate(tints)}
    return Palette(name, MappingProxyType(colours))


LIGHT = _palette("light", _LIGHT, "#ffffff", "#f4f1e8", "#eef3f7", "#f3eef5", "#eef5ee")
DARK = _palette("dark", _DARK, "#1d2026", "#252a31", "#2a2730", "#22292a", "#2b2a25")
SIMPLE = _palette("simple", _LIGHT)
SIMPLE_DARK = _palette("simple-dark", _DARK)
PRINT = _palette("print", _PRINT)

VARIABLES = Palette(
    "variables",
    MappingProxyType({ink: f"var(--ink-{ink.replace('.', '-')})" for ink in LIGHT.colours}),
)
"""For pictures inside a page, whose style sheet says what the colours are."""

PALETTES = {palette.name: palette for palette in (LIGHT, DARK, SIMPLE, SIMPLE_DARK, PRINT)}


def palette_named(name: str) -> Palette:
    """The palette of a look: light, dark, simple, simple-dark or print."""
    if name not in PALETTES:
        raise NonetError("error.no_look", name=name, choices=tuple(PALETTES))
    return PALETTES[name]
