"""Palettes: which colour each ink of a scene has. A look of the program is one palette.

Marks of a step have three inks each: `tint` for the cell, `disc` behind a candidate, and `edge`
around it. No palette relies on colours alone: discs differ in shape, what is struck out is struck
out, and covers are dashed.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from nonet.errors import NonetError

MARKS = (
    "pattern", "fin", "pivot", "wing", "rectangle", "floor", "set_1", "set_2", "set_3", "set_4",
    "colour_a", "colour_b", "colour_c", "colour_d", "cage", "outside",
)  # fmt: skip
"""The parts that cells and candidates play in a step."""


@dataclass(frozen=True, slots=True)
class Palette:
    """A colour for every ink, as #rrggbb."""

    name: str
    colours: Mapping[str, str]

    def __getitem__(self, ink: str) -> str:
        return self.colours[ink]


def _palette(name: str, marks: Mapping[str, tuple[str, str, str]], **inks: str) -> Palette:
    parts = ("tint", "disc", "edge")
    mixed = {
        f"{mark}.{part}": colour
        for mark in MARKS
        for part, colour in zip(parts, marks[mark], strict=True)
    }
    return Palette(name, MappingProxyType(inks | mixed))


_LIGHT_MARKS = {
    "pattern": ("#d6e6ff", "#8fbcff", "#2f6fd0"),
    "fin": ("#ffe8c2", "#ffc766", "#b86e00"),
    "pivot": ("#e6dcff", "#c3a8ff", "#7446c8"),
    "wing": ("#d6e6ff", "#8fbcff", "#2f6fd0"),
    "rectangle": ("#fff3b8", "#ffe066", "#a38200"),
    "floor": ("#e3ead0", "#c2d48f", "#69802a"),
    "set_1": ("#d6e6ff", "#8fbcff", "#2f6fd0"),
    "set_2": ("#d3efd6", "#8ed69a", "#2b8540"),
    "set_3": ("#e6dcff", "#c3a8ff", "#7446c8"),
    "set_4": ("#ffe8c2", "#ffc766", "#b86e00"),
    "colour_a": ("#d6e6ff", "#8fbcff", "#2f6fd0"),
    "colour_b": ("#ffe8c2", "#ffc766", "#b86e00"),
    "colour_c": ("#d3efd6", "#8ed69a", "#2b8540"),
    "colour_d": ("#e6dcff", "#c3a8ff", "#7446c8"),
    "cage": ("#fff3b8", "#ffe066", "#a38200"),
    "outside": ("#cdeeee", "#83d3d3", "#1b7f80"),
}

_DARK_MARKS = {
    "pattern": ("#233b60", "#2f67b8", "#7fb2ff"),
    "fin": ("#4d3a18", "#8f6414", "#ffc766"),
    "pivot": ("#3b2f5c", "#6a4bb5", "#c3a8ff"),
    "wing": ("#233b60", "#2f67b8", "#7fb2ff"),
    "rectangle": ("#474018", "#80700c", "#ffe066"),
    "floor": ("#353c25", "#5b6d2c", "#c2d48f"),
    "set_1": ("#233b60", "#2f67b8", "#7fb2ff"),
    "set_2": ("#1f4429", "#2b7a3d", "#8ed69a"),
    "set_3": ("#3b2f5c", "#6a4bb5", "#c3a8ff"),
    "set_4": ("#4d3a18", "#8f6414", "#ffc766"),
    "colour_a": ("#233b60", "#2f67b8", "#7fb2ff"),
    "colour_b": ("#4d3a18", "#8f6414", "#ffc766"),
    "colour_c": ("#1f4429", "#2b7a3d", "#8ed69a"),
    "colour_d": ("#3b2f5c", "#6a4bb5", "#c3a8ff"),
    "cage": ("#474018", "#80700c", "#ffe066"),
    "outside": ("#18434a", "#1b7a80", "#83d3d3"),
}

_GREY_MARKS = {
    mark: ("#e2e2e2", "#ffffff", "#000000")
    if mark in ("pattern", "pivot", "rectangle", "set_1", "set_3", "colour_a", "colour_c")
    else ("#f1f1f1", "#ffffff", "#000000")
    for mark in MARKS
}

_LIGHT = {
    "paper": "#ffffff", "diagonal": "#f3d9e4", "window": "#dcebdc", "extra": "#dfe3f3",
    "diagonal.line": "#dfa3bb", "window.line": "#8fbf8f", "extra.line": "#9aa6d6",
    "parity": "#dadada", "thin": "#9a9a9a", "thick": "#1c1c1c", "cage": "#555555",
    "total": "#333333", "label": "#767676", "given": "#111111", "entry": "#1a4fb4",
    "note": "#5c5c5c", "marked": "#000000", "house": "#2f6fd0", "base": "#2f6fd0",
    "cover": "#b3541e", "target": "#ffe1e1", "struck": "#8c1010", "strike": "#d01c1c",
    "strike.disc": "#ffc4c4", "placed.tint": "#d3efd6", "placed.disc": "#1b7030",
    "placed": "#1b7030", "placed.note": "#ffffff", "same": "#d6e6ff", "strong": "#c02626",
    "weak": "#c02626",
}  # fmt: skip

_DARK = {
    "paper": "#16181d", "diagonal": "#40303a", "window": "#29402c", "extra": "#30354d",
    "diagonal.line": "#7d4f66", "window.line": "#4f8257", "extra.line": "#5c6699",
    "parity": "#3d4048", "thin": "#5d626c", "thick": "#d8dae0", "cage": "#a9adb6",
    "total": "#c9ccd3", "label": "#9a9fa9", "given": "#f2f3f5", "entry": "#8ab8ff",
    "note": "#b0b5bf", "marked": "#ffffff", "house": "#7fb2ff", "base": "#7fb2ff",
    "cover": "#ffa66b", "target": "#4a2326", "struck": "#ffb3b3", "strike": "#ff6b6b",
    "strike.disc": "#7a2a2e", "placed.tint": "#1f4429", "placed.disc": "#8ed69a",
    "placed": "#8ed69a", "placed.note": "#0d1a10", "same": "#233b60", "strong": "#ff8080",
    "weak": "#ff8080",
}  # fmt: skip

_PRINT = {
    "paper": "#ffffff", "diagonal": "#e4e4e4", "window": "#e4e4e4", "extra": "#e4e4e4",
    "diagonal.line": "#999999", "window.line": "#777777", "extra.line": "#777777",
    "parity": "#cccccc", "thin": "#808080", "thick": "#000000", "cage": "#000000",
    "total": "#000000", "label": "#555555", "given": "#000000", "entry": "#000000",
    "note": "#4a4a4a", "marked": "#000000", "house": "#000000", "base": "#000000",
    "cover": "#000000", "target": "#ffffff", "struck": "#000000", "strike": "#000000",
    "strike.disc": "#ffffff", "placed.tint": "#e2e2e2", "placed.disc": "#000000",
    "placed": "#000000", "placed.note": "#ffffff", "same": "#e2e2e2", "strong": "#000000",
    "weak": "#000000",
}  # fmt: skip


def _cells(*colours: str) -> dict[str, str]:
    """The tints of the boxes."""
    return {f"cell_{number}": colour for number, colour in enumerate(colours)}


LIGHT = _palette(
    "light", _LIGHT_MARKS, **_LIGHT,
    **_cells("#ffffff", "#f4f1e8", "#eef3f7", "#f3eef5", "#eef5ee"),
)  # fmt: skip
DARK = _palette(
    "dark", _DARK_MARKS, **_DARK,
    **_cells("#1d2026", "#252a31", "#2a2730", "#22292a", "#2b2a25"),
)  # fmt: skip
SIMPLE = _palette("simple", _LIGHT_MARKS, **_LIGHT, **_cells(*["#ffffff"] * 5))
SIMPLE_DARK = _palette("simple-dark", _DARK_MARKS, **_DARK, **_cells(*["#16181d"] * 5))
PRINT = _palette("print", _GREY_MARKS, **_PRINT, **_cells(*["#ffffff"] * 5))

PALETTES = {palette.name: palette for palette in (LIGHT, DARK, SIMPLE, SIMPLE_DARK, PRINT)}


def palette_named(name: str) -> Palette:
    """The palette of a look: light, dark, simple, simple-dark or print."""
    if name not in PALETTES:
        raise NonetError(f"there is no look {name!r}; right would be {', '.join(PALETTES)}")
    return PALETTES[name]
