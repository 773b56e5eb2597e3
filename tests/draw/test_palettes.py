"""Palettes: complete, and legible for everybody (contrasts by WCAG AA)."""

from pathlib import Path

import pytest

from nonet import draw
from nonet.draw.palette import MARKS
from nonet.errors import NonetError

TEXT, LINE = 4.5, 3.0
"""The contrasts that text and lines need."""

GROUNDS = [
    *(f"cell_{number}" for number in range(5)), *(f"{mark}.tint" for mark in MARKS),
    "diagonal", "window", "extra", "parity", "target", "same", "placed.tint",
]  # fmt: skip
PAIRS = [
    *(("marked", f"{mark}.disc") for mark in MARKS),
    ("struck", "strike.disc"), ("placed.note", "placed.disc"), ("placed", "placed.tint"),
    ("label", "paper"),
]  # fmt: skip

every_palette = pytest.mark.parametrize("palette", draw.PALETTES.values(), ids=list(draw.PALETTES))


def light_of(colour: str) -> float:
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted((light_of(one), light_of(other)))
    return (light + 0.05) / (dark + 0.05)


@every_palette
@pytest.mark.parametrize("ink", ["given", "entry", "note", "total"])
def test_digits_are_legible_on_every_ground(palette: draw.Palette, ink: str) -> None:
    for ground in GROUNDS:
        assert contrast(palette[ink], palette[ground]) >= TEXT, ground


@every_palette
@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_marked_candidates_are_legible(palette: draw.Palette, ink: str, ground: str) -> None:
    assert contrast(palette[ink], palette[ground]) >= TEXT


@every_palette
@pytest.mark.parametrize("ink", ["thick", "cage", "strong", "weak", "house", "base", "cover"])
def test_lines_stand_out(palette: draw.Palette, ink: str) -> None:
    for ground in GROUNDS:
        assert contrast(palette[ink], palette[ground]) >= LINE, ground


def test_all_palettes_have_the_same_inks() -> None:
    inks = [set(palette.colours) for palette in draw.PALETTES.values()]
    assert all(each == inks[0] for each in inks)


def test_the_page_has_every_ink() -> None:
    """Out of date? `make drawings` writes it anew."""
    written = Path(__file__).parents[2] / "web" / "src" / "inks.css"
    assert written.read_text("utf-8") == draw.stylesheet.write()


def test_a_wrong_look_is_refused() -> None:
    with pytest.raises(NonetError, match="'neon'; expected light, dark"):
        draw.palette_named("neon")
