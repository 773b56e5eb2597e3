"""The picture of a hint: as much of the step as a stage gives away, or what is wrong."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from nonet import draw
from nonet.draw import Overlay, Scene
from nonet.formats.pictures import carried
from nonet.hints.hint import Hint
from nonet.hints.kind import Kind, Stage
from nonet.hints.reason import NoPlace
from nonet.logic import Mark, Position, Role, Step


def picture(hint: Hint, stage: Stage = "everything") -> Scene:
    """The board of the hint, with what the stage tells marked on it."""
    view = _view(hint, stage)
    scene = draw.step(view.position, view.step, candidates=view.candidates)
    return replace(
        scene,
        title=hint.where,
        description=hint.text(stage),
        language=hint.language,
        puzzles=carried.write([hint.sheet]),
    )


def overlay(hint: Hint, stage: Stage, cell: float) -> tuple[Overlay, tuple[int, ...]]:
    """The same for a board that is drawn already, and the entries that are in the way there."""
    view = _view(hint, stage)
    drawn = draw.overlay(view.position, view.step, cell=cell, candidates=view.candidates)
    pairs = zip(hint.sheet.entries, view.position.digits, strict=True)
    return drawn, tuple(cell for cell, (entry, shown) in enumerate(pairs) if entry and not shown)


@dataclass(frozen=True, slots=True)
class _View:
    """What a picture shows; where nothing is said about candidates, the technique decides."""

    position: Position
    step: Step
    candidates: bool | None = None


def _view(hint: Hint, stage: Stage) -> _View:
    if stage == "everything" and hint.step and hint.kind is Kind.STEP:
        return _View(hint.position, hint.step)
    if stage == "everything" and isinstance(hint.reason, Step) and hint.kind is Kind.MISTAKE:
        return _View(Position.of(hint.sheet.puzzle, hint.applied().entries), hint.reason)
    # until all is told, a board shows the player's own notes
    is_about_notes = hint.kind is Kind.NOTES and stage == "everything"
    return _View(hint.position, _marks_only(hint, stage), is_about_notes)


def _marks_only(hint: Hint, stage: Stage) -> Step:
    """A step that changes nothing: its marks show where to look."""
    is_nudge = hint.kind is Kind.STEP or stage == "where"
    marks = _area(hint) if is_nudge else _fault(hint, stage)
    return Step("", (), (), tuple(marks))


def _area(hint: Hint) -> Iterator[Mark]:
    if hint.house is not None:
        yield Mark(Role.HOUSE, hint.area, (), hint.house)
    elif hint.cells:
        yield Mark(Role.PATTERN, hint.cells, ())


def _fault(hint: Hint, stage: Stage) -> Iterator[Mark]:
    """The cells that are wrong, and those that show it where the stage tells of them."""
    is_told = stage == "everything" or hint.kind is not Kind.MISTAKE
    reason = hint.reason if is_told else None
    if isinstance(reason, NoPlace):
        yield Mark(Role.HOUSE, reason.cells, ())
    elif reason and not isinstance(reason, Step):
        yield Mark(Role.PATTERN, reason.cells, ())
    if hint.cells:
        yield Mark(Role.FIN, hint.cells, ())
