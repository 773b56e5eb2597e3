"""What breaks a rule on the board, in words."""

from nonet.catalogue import Language
from nonet.core.layout import Layout
from nonet.core.verify import Broken, Conflict, NotAllowed, Repeat, WrongTotal
from nonet.words.speaker import Speaker


def explain_conflict(
    language: Language, layout: Layout, conflict: Conflict, *, short: bool = False
) -> str:
    """A sentence about a conflict, with all its cells.

    >>> from nonet.core.shapes import CLASSIC
    >>> explain_conflict("en", CLASSIC, Repeat(CLASSIC.houses[3], 5, (29, 33)))
    'In row 4, 5 stands more than once: in r4c3 and r4c7.'
    """
    speaker = Speaker(language, layout, short)
    cells = speaker.cells(conflict.cells)
    match conflict:
        case Repeat(group, digit):
            house = speaker.houses(group)
            return speaker.say(
                "hint.conflict.repeat", house=house, digit=speaker.digit(digit), cells=cells
            )
        case WrongTotal(cage):
            return speaker.say("hint.conflict.total", total=cage.total, cells=cells)
        case NotAllowed(digit):
            return speaker.say("hint.conflict.not_allowed", digit=speaker.digit(digit), cells=cells)
        case Broken(rule):
            return speaker.say("hint.conflict.rule", rule=speaker.rule(rule), cells=cells)
