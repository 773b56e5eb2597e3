"""The rules of a puzzle in words, as they stand below it."""

from nonet.catalogue import Language, joined, text
from nonet.core.layout import Layout
from nonet.core.symbols import symbol_of
from nonet.rules.telling import told_rules


def rule_text(language: Language, layout: Layout) -> str:
    """What holds in the houses, then each kind of rule with what it says, line by line.

    >>> from nonet.core.shapes import named
    >>> from nonet.rules import Whisper
    >>> print(rule_text("en", named("4x4").with_rules([Whisper((0, 1), 2)])))
    Fill in the digits from 1 to 4 so that none of them repeats in a row, a column or a box.
    Whisper line: Neighbouring digits on the line differ by at least 2.
    """
    kinds = dict.fromkeys(house.kind for house in layout.houses)
    houses = joined(language, [text(language, f"shown.{kind}") for kind in kinds], "or")
    most = symbol_of(layout.size)
    first = [text(language, "shown.houses", most=most, houses=houses)] if kinds else []
    told = (line[:1].upper() + line[1:] for line in told_rules(language, layout.rules))
    return "\n".join([*first, *told])
