"""What a format cannot express: writers refuse it by name instead of dropping it."""

from nonet.core.layout import Layout
from nonet.core.sheet import Sheet
from nonet.errors import FormatError
from nonet.formats import boards


def refuse(name: str, what: str) -> FormatError:
    """The error of a writer that cannot express something."""
    return FormatError(f"the format {name!r} cannot express {what}; 'sud' and 'json' can")


def check_player(
    sheet: Sheet, name: str, *, entries: bool = False, notes: bool = False, allowed: bool = False
) -> None:
    """Refuses what a player has written, and digits ruled out, unless the format takes them."""
    if not entries and sheet.entries and any(sheet.entries):
        raise refuse(name, "entries")
    if not notes and sheet.notes and any(sheet.notes):
        raise refuse(name, "notes")
    full = (1 << sheet.puzzle.layout.size) - 1
    if not allowed and any(mask != full for mask in sheet.puzzle.allowed):
        raise refuse(name, "digits that single cells do not allow")


def check_plain(layout: Layout, name: str) -> None:
    """Refuses everything but ordinary boards."""
    if not boards.is_plain(layout):
        raise refuse(name, boards.unusual(layout))


def check_classic(layout: Layout, name: str) -> None:
    """Refuses everything but the ordinary 9x9 board."""
    check_plain(layout, name)
    if layout.size != 9:
        raise refuse(name, f"a {layout.size}x{layout.size} board")
