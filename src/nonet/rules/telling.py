"""Rules in words: what a kind is called, and what it says."""

from collections.abc import Iterable
from dataclasses import fields

from nonet.catalogue import Language, text
from nonet.core.rule import Rule


def rule_name(language: Language, rule: Rule) -> str:
    """What people call the kind of a rule.

    >>> from nonet.rules import Thermometer
    >>> rule_name("de", Thermometer(cells=(0, 1)))
    'Thermometer'
    """
    return text(language, f"rule.{rule.wording}")


def rule_meaning(language: Language, rule: Rule) -> str:
    """What the rule says, in one sentence.

    >>> from nonet.rules import Whisper
    >>> rule_meaning("en", Whisper(cells=(0, 1)))
    'Neighbouring digits on the line differ by at least 5.'
    """
    values = {field.name: getattr(rule, field.name) for field in fields(rule)}
    return text(language, f"rule.{rule.wording}.meaning", **values)


def told_rules(language: Language, rules: Iterable[Rule]) -> list[str]:
    """Each kind once, with how many there are and what they say.

    >>> from nonet.rules import AntiKnight, Whisper
    >>> for line in told_rules("en", [Whisper((0, 1)), Whisper((2, 3)), AntiKnight()]):
    ...     print(line)
    whisper line (2): Neighbouring digits on the line differ by at least 5.
    anti-knight: Cells a knight's move apart hold different digits.
    """
    found: dict[tuple[str, str], int] = {}
    for rule in rules:
        key = rule_name(language, rule), rule_meaning(language, rule)
        found[key] = found.get(key, 0) + 1
    return [
        f"{name} ({count}): {meaning}" if count > 1 else f"{name}: {meaning}"
        for (name, meaning), count in found.items()
    ]
