"""What a format cannot express: writers refuse it by name instead of dropping it."""

from nonet.catalogue import Message
from nonet.core.layout import Layout
from nonet.core.rule import Rule
from nonet.core.sheet import Sheet
from nonet.errors import FormatError
from nonet.formats import boards


def refuse(name: str, what: Message) -> FormatError:
    """The error of a writer that cannot express something."""
    return FormatError("error.format_cannot", name=name, what=what)


def check_rules(layout: Layout, name: str) -> None:
    """Refuses rules beyond houses and cages, by the name of the first one."""
    for rule in layout.other_rules:
        raise refuse_rule(name, rule)


def refuse_rule(name: str, rule: Rule) -> FormatError:
    """The error of a writer that has no such rule."""
    return FormatError("rule.not_written", format=name, rule=Message(f"rule.{rule.kind}"))


def check_player(
    sheet: Sheet, name: str, *, entries: bool = False, notes: bool = False, allowed: bool = False
) -> None:
    """Refuses what a player has written, and digits ruled out, unless the format takes them."""
    if not entries and sheet.entries and any(sheet.entries):
        raise refuse(name, Message("what.entries"))
    if not notes and sheet.notes and any(sheet.notes):
        raise refuse(name, Message("what.notes"))
    full = (1 << sheet.puzzle.layout.size) - 1
    if not allowed and any(mask != full for mask in sheet.puzzle.allowed):
        raise refuse(name, Message("what.allowed"))


def check_plain(layout: Layout, name: str) -> None:
    """Refuses everything but ordinary boards."""
    if not boards.is_plain(layout):
        raise refuse(name, boards.unusual(layout))


def check_classic(layout: Layout, name: str) -> None:
    """Refuses everything but the ordinary 9x9 board."""
    check_plain(layout, name)
    if layout.size != 9:
        raise refuse(name, Message("what.board_of_size", size=layout.size))
