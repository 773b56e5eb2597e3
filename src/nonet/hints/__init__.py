"""Hints: what a player should look at next, from their own position, and the whole way."""

from nonet.core.sheet import Sheet
from nonet.engine import Control
from nonet.hints.hint import Hint
from nonet.hints.kind import STAGES, Kind, Stage
from nonet.hints.mistakes import find_mistake
from nonet.hints.notes import find_wrong_notes
from nonet.hints.picture import overlay, picture
from nonet.hints.question import Question
from nonet.hints.reason import DeadEnd, NoDigit, NoPlace, Reason
from nonet.hints.reveal import check_cell, fitting_digits, reveal
from nonet.hints.steps import find_end, find_step, find_unsolvable, give_up
from nonet.hints.way import Way, walk
from nonet.words import Language

__all__ = [
    "STAGES",
    "DeadEnd",
    "Hint",
    "Kind",
    "NoDigit",
    "NoPlace",
    "Reason",
    "Stage",
    "Way",
    "check_cell",
    "explain",
    "find",
    "fitting_digits",
    "overlay",
    "picture",
    "reveal",
]


def find(
    sheet: Sheet,
    language: Language,
    control: Control,
    *,
    short: bool = False,
    near: int | None = None,
) -> Hint:
    """The hint for a game: a mistake first, then wrong notes, then the easiest step.

    Of steps that are as easy the nearest to `near` is told, the cell of the player's last move.
    """
    question = Question.ask(sheet, language, control, short=short, near=near)
    for look in (find_unsolvable, find_mistake, find_wrong_notes, find_end, find_step):
        if hint := look(question):
            return hint
    return give_up(question)


def explain(sheet: Sheet, language: Language, control: Control, *, short: bool = False) -> Way:
    """The whole way from the game as it is, as far as the techniques and the time lead."""
    return walk(Question.ask(sheet, language, control, short=short))
