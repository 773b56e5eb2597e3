"""What there is to say about a puzzle that is being set: all at once, or answer by answer."""

from collections.abc import Collection
from typing import TYPE_CHECKING, cast

from nonet.api.arguments import PuzzleLike, as_control, as_language, as_puzzle
from nonet.catalogue import Message
from nonet.engine import Control
from nonet.errors import NonetError

if TYPE_CHECKING:  # not needed before somebody sets a puzzle
    from nonet.studio import Analysis, Candidates, Check, Clash, PartName

PATIENCE = 10.0
"""Seconds that an answer may take where neither deadline nor control says otherwise."""


def analyse(
    puzzle: PuzzleLike,
    parts: Collection[str] | None = None,
    *,
    deadline: float | None = None,
    control: Control | None = None,
) -> "Analysis":
    """All that there is to say about a puzzle, or only some `parts` of it.

    These are `solutions`, `candidates`, `clash`, `rating`, `way`, `idle_rules`, `needless` and
    `suggestions`; what does not apply is None. Without a deadline it takes ten seconds at most, and
    what was not found out until then is told as unknown.

    >>> found = analyse("1...34......4...")
    >>> found.solutions.number, found.candidates.counts[1]
    (6, (0, 6, 0, 0))
    >>> found.suggestions.suggestions[0].givens
    (Candidate(cell=10, digit=1),)
    >>> analyse("..3..4...1....2.", ["rating"]).rating.level
    'beginner'
    """
    from nonet import studio  # noqa: PLC0415  (not needed before somebody sets a puzzle)

    return studio.analyse(as_puzzle(puzzle), _control(deadline, control), _as_parts(parts))


def true_candidates(
    puzzle: PuzzleLike, *, deadline: float | None = None, control: Control | None = None
) -> "Candidates":
    """The digits that some solution has, a mask for each cell, however many solutions there are.

    >>> found = true_candidates("." * 81)
    >>> set(found.masks) == {0b111111111}, any(found.undecided)
    (True, False)
    """
    from nonet.studio import solutions  # noqa: PLC0415  (as above)

    return solutions.cover(as_puzzle(puzzle), _control(deadline, control))


def clash(
    puzzle: PuzzleLike, *, deadline: float | None = None, control: Control | None = None
) -> "Clash | None":
    """The givens and rules of a puzzle without a solution that contradict each other.

    None of them can be left out, or `minimal` is false. None where there is a solution, or where it
    was not found out.

    >>> clash("12.....34.......").parts
    (Part(kind='given', number=0), Part(kind='given', number=1), Part(kind='given', number=7))
    """
    from nonet import studio  # noqa: PLC0415  (as above)

    return studio.find_clash(as_puzzle(puzzle), _control(deadline, control))


def check_list(
    puzzle: PuzzleLike,
    rule_text: str | None = None,
    *,
    deadline: float | None = None,
    control: Control | None = None,
) -> "list[Check]":
    """What has to be right before a puzzle is published, point by point.

    >>> [check.name for check in check_list("..3..4...1....2.") if not check.passed]
    []
    """
    from nonet import studio  # noqa: PLC0415  (as above)

    if rule_text is not None and not isinstance(rule_text, str):
        wanted = Message("wanted.text")
        raise NonetError("error.expected", where="rule_text", wanted=wanted, got=rule_text)
    return studio.check_list(as_puzzle(puzzle), rule_text, _control(deadline, control))


def rule_text(puzzle: PuzzleLike, *, language: str = "en") -> str:
    """The rules of a puzzle in words, line by line.

    >>> print(rule_text("." * 16))
    Fill in the digits from 1 to 4 so that none of them repeats in a row, a column or a box.
    """
    from nonet import studio  # noqa: PLC0415  (as above)

    return studio.rule_text(as_language(language), as_puzzle(puzzle).layout)


def _control(deadline: float | None, control: Control | None) -> Control:
    return as_control(deadline, control) or Control(PATIENCE)


def _as_parts(parts: Collection[str] | None) -> "Collection[PartName]":
    from nonet.studio import PARTS  # noqa: PLC0415  (as above)

    if parts is None:
        return PARTS
    if isinstance(parts, str) or not isinstance(parts, Collection):
        wanted = Message("wanted.list")
        raise NonetError("error.expected", where="parts", wanted=wanted, got=parts)
    for part in parts:
        if part not in PARTS:
            wanted = Message("wanted.one_of", choices=PARTS)
            raise NonetError("error.expected", where="parts", wanted=wanted, got=part)
    return cast("Collection[PartName]", parts)
