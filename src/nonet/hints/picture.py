"""The picture of a hint: as much of the step as a stage gives away, or what is wrong."""

from collections.abc import Iterator

from nonet import draw
from nonet.draw import Scene
from nonet.hints.area import area_of
from nonet.hints.hint import Hint
from nonet.hints.kind import Kind, Stage
from nonet.hints.reason import NoPlace
from nonet.logic import Mark, Position, Role, Step


def picture(hint: Hint, stage: Stage = "everything") -> Scene:
    """The board of the hint, with what the stage tells marked on it."""
    step = hint.step if hint.kind is Kind.STEP else None
    shown = step if step and stage == "everything" else _marks_only(hint, stage)
    position, candidates = hint.position, None if step and shown is step else False
    if stage == "everything" and isinstance(hint.reason, Step) and hint.kind is Kind.MISTAKE:
        shown, candidates = hint.reason, None
        position = Position.of(hint.sheet.puzzle, hint.applied().entries)
    if hint.kind is Kind.NOTES:
        candidates = True
    return draw.step(
        position, shown, candidates=candidates, title=hint.where, description=hint.text(stage)
    )


def _marks_only(hint: Hint, stage: Stage) -> Step:
    """A step that changes nothing: its marks show where to look."""
    is_nudge = hint.kind is Kind.STEP or stage == "where"
    marks = _area(hint) if is_nudge else _fault(hint)
    return Step("", (), (), tuple(marks))


def _area(hint: Hint) -> Iterator[Mark]:
    house = area_of(hint.position.layout, hint.cells, hint.step)
    if house is not None:
        yield Mark(Role.HOUSE, hint.area, (), house)
    elif hint.cells:
        yield Mark(Role.PATTERN, hint.cells, ())


def _fault(hint: Hint) -> Iterator[Mark]:
    """The cells that are wrong, and those that show it."""
    reason = hint.reason
    if isinstance(reason, NoPlace):
        yield Mark(Role.HOUSE, reason.cells, ())
    elif reason and not isinstance(reason, Step):
        yield Mark(Role.PATTERN, reason.cells, ())
    if hint.cells:
        yield Mark(Role.FIN, hint.cells, ())
