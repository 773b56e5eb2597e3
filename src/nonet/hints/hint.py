"""A hint: what it is about, which step it shows, why, and how to say it."""

from dataclasses import dataclass, replace

from nonet.core.masks import mask_of
from nonet.core.sheet import Sheet
from nonet.core.verify import Repeat, WrongTotal
from nonet.engine import Status
from nonet.errors import NonetError
from nonet.hints import sentences
from nonet.hints.area import area_of
from nonet.hints.kind import STAGES, Kind, Stage
from nonet.hints.reason import Reason
from nonet.logic import Position, Step
from nonet.words import Language


@dataclass(frozen=True, slots=True)
class Hint:
    """What a player should look at next.

    `status` tells how many solutions the puzzle has, as far as that was found out in time. `cells`
    are those that the hint is about: the wrong entry, the cells that the step changes. `digit` is
    the wrong entry, the digit that is missing in the notes, or the one found by trial; 0 where
    there is none. `short` draws the names of several cells together: r4c789.
    """

    kind: Kind
    sheet: Sheet
    position: Position
    status: Status
    language: Language
    cells: tuple[int, ...] = ()
    digit: int = 0
    step: Step | None = None
    reason: Reason | None = None
    short: bool = False

    def __str__(self) -> str:
        return self.everything

    @property
    def where(self) -> str:
        """The first stage: where to look."""
        return self.text("where")

    @property
    def technique(self) -> str:
        """The second stage: what to look for."""
        return self.text("technique")

    @property
    def everything(self) -> str:
        """The last stage: the whole step."""
        return self.text("everything")

    @property
    def title(self) -> str:
        """The name of the technique, or a word for what the hint is about."""
        return sentences.title(self)

    @property
    def result(self) -> str:
        """What to do, in signs: `r2c2 = 7`; empty where there is nothing to do."""
        return sentences.result(self)

    @property
    def remark(self) -> str | None:
        """What there is to know about the puzzle, where it is not known to have one solution."""
        return sentences.remark(self)

    @property
    def house(self) -> int | None:
        """The number of the house (or cage) to look at; one that a broken rule is about, if any."""
        layout = self.position.layout
        if isinstance(self.reason, Repeat | WrongTotal):
            return layout.groups.index(self.reason.group)
        return area_of(layout, self.cells, self.step)

    @property
    def area(self) -> tuple[int, ...]:
        """The cells to look at, as the first stage names them."""
        house = self.house
        return self.cells if house is None else self.position.layout.groups[house].cells

    def text(self, stage: Stage) -> str:
        """What the hint says at a stage."""
        if stage not in STAGES:
            raise NonetError("error.no_stage", name=stage, choices=tuple(STAGES))
        return sentences.text_at(self, stage)

    def applied(self) -> Sheet:
        """The sheet after the player has done what the hint says; it may say nothing to do."""
        match self.kind:
            case Kind.MISTAKE | Kind.CLASH:
                return self._without_entries()
            case Kind.NOTES:
                return self._with_better_notes()
            case Kind.TRIAL:
                return self._with_entries({self.cells[0]: self.digit})
            case Kind.STEP if self.step:
                return self._after_step(self.step)
        return self.sheet

    def _with_entries(self, digits: dict[int, int]) -> Sheet:
        entries = bytearray(self.sheet.entries)
        for cell, digit in digits.items():
            entries[cell] = digit
        return replace(self.sheet, entries=bytes(entries))

    def _without_entries(self) -> Sheet:
        return self._with_entries(dict.fromkeys(self.cells, 0))

    def _with_better_notes(self) -> Sheet:
        """The missing digit is added; where it is not known, the notes are wiped out."""
        notes = list(self.sheet.notes)
        for cell in self.cells:
            notes[cell] = notes[cell] | mask_of([self.digit]) if self.digit else 0
        return replace(self.sheet, notes=tuple(notes))

    def _after_step(self, step: Step) -> Sheet:
        """Candidates go from the notes; a cell that had none gets notes of what is left.

        Sparse notes cannot tell that a candidate is gone, so all cells get full ones instead.
        """
        sheet, candidates = self._with_entries(dict(step.placements)), self.position.candidates
        is_sparse = any(
            note and mask & ~note for note, mask in zip(sheet.notes, candidates, strict=True)
        )
        notes = list(candidates if is_sparse and step.eliminations else sheet.notes)
        for cell, digit in step.eliminations:
            notes[cell] = (notes[cell] or candidates[cell]) & ~mask_of([digit])
        return replace(sheet, notes=tuple(notes))
