"""Names that people have for steps with rules of certain kinds, beside the general technique."""

from nonet.catalogue import Language, text
from nonet.core.layout import Layout
from nonet.logic.step import Role, Step
from nonet.words.explain import technique_idea, technique_name

_ALONE = ("rule_limits", "rule_candidates", "rule_combinations", "rule_forced_digit")
"""Techniques that look at one rule."""

_BY_KIND = {
    "arrow": "arrow_bounds", "between": "between_bounds", "difference": "dot_partners",
    "little_killer": "little_killer_bounds", "pair_sum": "xv_partners",
    "palindrome": "palindrome_mirror", "quadruple": "quadruple_corners", "ratio": "dot_partners",
    "region_sum": "region_sum_parts", "renban": "renban_window", "sandwich": "sandwich_ends",
    "skyscraper": "skyscraper_view", "thermometer": "thermometer_ends",
    "whisper": "whisper_polarity", "x_sum": "x_sum_start",
}  # fmt: skip

_DOTS = {"difference", "ratio"}


def variety(layout: Layout, step: Step) -> str | None:
    """The name of the variety in the catalogues, if there is one."""
    kinds = [layout.rules[mark.rule or 0].kind for mark in step.marks if mark.role is Role.RULE]
    if not kinds:
        return None
    if step.technique in _ALONE:
        return _BY_KIND.get(kinds[0])
    if step.technique == "rule_and_rule" and {*kinds} <= _DOTS:
        return "dot_chain"
    if step.technique == "rule_balance" and "arrow" in kinds:
        return "balance_arrows"
    return None


def step_name(language: Language, layout: Layout, step: Step) -> str:
    """What people call the technique of a step, or its variety."""
    found = variety(layout, step)
    if found:
        return text(language, f"variety.{found}.name")
    return technique_name(language, step.technique, layout)


def step_idea(language: Language, layout: Layout, step: Step) -> str:
    """What the technique of a step does, or its variety, in a sentence."""
    found = variety(layout, step)
    return (
        text(language, f"variety.{found}.idea")
        if found
        else technique_idea(language, step.technique)
    )
