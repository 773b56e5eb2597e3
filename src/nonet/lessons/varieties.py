"""Steps with rules that people have names for, in words and drawn, as the gallery shows them."""

from dataclasses import replace

from nonet import draw
from nonet.catalogue import text
from nonet.lessons.example import Shown, shown_for
from nonet.words import Language, explain, step_name

VARIETIES = (
    "thermometer_ends", "arrow_bounds", "dot_partners", "xv_partners", "whisper_polarity",
    "renban_window", "palindrome_mirror", "between_bounds", "region_sum_parts",
    "quadruple_corners", "little_killer_bounds", "sandwich_ends", "x_sum_start",
    "skyscraper_view", "dot_chain", "balance_arrows",
)  # fmt: skip

KINDS = {
    "thermometer": ("thermometer_ends",), "arrow": ("arrow_bounds", "balance_arrows"),
    "whisper": ("whisper_polarity",), "renban": ("renban_window",),
    "sandwich": ("sandwich_ends",), "x_sum": ("x_sum_start",),
    "difference": ("dot_partners", "dot_chain"), "ratio": ("dot_partners", "dot_chain"),
    "pair_sum": ("xv_partners",), "palindrome": ("palindrome_mirror",),
    "between": ("between_bounds",), "region_sum": ("region_sum_parts",),
    "quadruple": ("quadruple_corners",), "little_killer": ("little_killer_bounds",),
    "skyscraper": ("skyscraper_view",),
}  # fmt: skip
"""Which varieties show what can be done with a kind of rule."""

_CELL = 12.0


def example(name: str) -> Shown:
    """A position, and the step of the variety that is found in it."""
    return shown_for(name)


def idea(language: Language, name: str) -> str:
    """What it is, in one or two sentences."""
    return text(language, f"variety.{name}.idea")


def step_text(language: Language, name: str) -> str:
    """The step of the example in words."""
    position, step, *_ = example(name)
    return explain(language, position.layout, step)


def scene(language: Language, name: str) -> draw.Scene:
    """The step of the example, drawn in its position."""
    position, step, *_ = example(name)
    return replace(
        draw.step(position, step, cell=_CELL),
        title=step_name(language, position.layout, step),
        description=step_text(language, name),
        language=language,
    )
