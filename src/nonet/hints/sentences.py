"""Hints in words, stage by stage."""

from typing import TYPE_CHECKING

from nonet.core.masks import digits_in
from nonet.core.verify import Broken, NotAllowed, Repeat, WrongTotal
from nonet.engine import Status
from nonet.hints.kind import Kind, Stage
from nonet.hints.reason import DeadEnd, NoDigit, NoPlace, Reason
from nonet.logic import Step
from nonet.words import Phrase, Speaker, explain, explain_conflict, step_idea, step_name
from nonet.words.outcome import brief

if TYPE_CHECKING:  # a hint tells itself by this module
    from nonet.hints.hint import Hint

_TITLED = (Kind.MISTAKE, Kind.NOTES, Kind.TRIAL, Kind.SOLVED)
"""The kinds that have a word of their own; after the others the way goes no further."""

_REMARKS = {Status.MULTIPLE: "hint.several_solutions", Status.STOPPED: "hint.unknown_solution"}


def speaker_of(hint: "Hint") -> Speaker:
    """Who tells the hint."""
    return Speaker(hint.language, hint.position.layout, hint.short)


def text_at(hint: "Hint", stage: Stage) -> str:
    """What the hint says at a stage."""
    return " ".join(_HintWriter(hint).sentences(stage)).replace("\n ", "\n").rstrip()


def title(hint: "Hint") -> str:
    """The name of the technique, or a word for what the hint is about."""
    if hint.kind is Kind.STEP and hint.step:
        return step_name(hint.language, hint.position.layout, hint.step)
    kind = hint.kind.value if hint.kind in _TITLED else "end"
    return speaker_of(hint).say(f"hint.title.{kind}")


def result(hint: "Hint") -> str:
    """What to do, in signs; empty where there is nothing to do."""
    speaker = speaker_of(hint)
    cells = ", ".join(map(speaker.cell, hint.cells))
    match hint.kind:
        case Kind.STEP if hint.step:
            return brief(speaker, hint.step)
        case Kind.MISTAKE:
            return f"{cells} ≠ {speaker.digit(hint.digit)}"
        case Kind.TRIAL:
            return f"{cells} = {speaker.digit(hint.digit)}"
        case Kind.NOTES:
            return cells
    return ""


def remark(hint: "Hint") -> str | None:
    """What the player should know about the puzzle itself, where it is not as it should be."""
    key = _REMARKS.get(hint.status)
    return speaker_of(hint).say(key) if key else None


class _HintWriter:
    """Tells one hint; there is a method for each kind, which returns sentences."""

    def __init__(self, hint: "Hint") -> None:
        self.hint = hint
        self.layout = hint.position.layout
        self.speaker = speaker_of(hint)
        self.say = self.speaker.say

    def sentences(self, stage: Stage) -> list[str]:
        tellers = {
            Kind.MISTAKE: self.mistake,
            Kind.CLASH: self.clash,
            Kind.NOTES: self.notes,
            Kind.STEP: self.step,
            Kind.TRIAL: self.no_step,
            Kind.OPEN: self.no_step,
            Kind.UNSOLVABLE: self.unsolvable,
        }
        if teller := tellers.get(self.hint.kind):
            return teller(stage)
        return [self.say("hint.solved" if self.hint.kind is Kind.SOLVED else "hint.time_up")]

    def mistake(self, stage: Stage) -> list[str]:
        if stage == "where":
            return [self.place("hint.mistake.where")]
        entry = self.say("hint.mistake.entry", cell=self.cell, digit=self.digit)
        if stage == "technique":
            return [entry]
        reason = self.hint.reason
        if isinstance(reason, DeadEnd) and not reason.steps:
            return [entry, self.say("hint.leads_to", sentence=self.because(reason))]
        if isinstance(reason, DeadEnd | Step):
            return [entry, self.because(reason)]
        return [self.wrong_entry()]

    def wrong_entry(self) -> str:
        """Which digit the wrong entry gets in the way of, if any."""
        key, values = "wrong", dict[str, Phrase]()
        match self.hint.reason:
            case Repeat(group, _, cells):
                others = [cell for cell in cells if cell not in self.hint.cells]
                key = "repeat"
                values = {"house": self.speaker.houses(group), "other": self.speaker.cells(others)}
            case WrongTotal(cage):
                key, values = "total", {"house": self.speaker.houses(cage)}
            case NotAllowed():
                key = "not_allowed"
            case Broken(rule):
                key, values = "rule", {"rule": self.speaker.rule(rule)}
        return self.say(f"hint.mistake.{key}", cell=self.cell, digit=self.digit, **values)

    def clash(self, stage: Stage) -> list[str]:
        if stage == "where":
            return [self.say("hint.clash.where")]
        reason = self.hint.reason
        if isinstance(reason, DeadEnd):
            return [self.because(reason), self.say("hint.clash.entry")]
        if reason is None or stage == "technique":
            return [self.say("hint.clash.cells", cells=self.cells)]
        return [self.because(reason)]

    def notes(self, stage: Stage) -> list[str]:
        if stage == "where":
            return [self.place("hint.notes.where")]
        if self.hint.digit and stage == "everything":
            return [self.say("hint.notes.digit", cell=self.cell, digit=self.digit)]
        if self.hint.digit:
            return [self.say("hint.mistake.notes", cell=self.cell)]
        missing = self.say("hint.notes.cells", cells=self.cells)
        return [self.because(self.hint.reason), missing] if self.hint.reason else [missing]

    def step(self, stage: Stage) -> list[str]:
        step = self.hint.step
        assert step
        if stage == "where":
            return [self.place("hint.where")]
        if stage == "everything":
            return [self.because(step)]
        name = step_name(self.hint.language, self.layout, step)
        idea = step_idea(self.hint.language, self.layout, step)
        return [self.say("hint.technique", name=name, idea=idea)]

    def no_step(self, stage: Stage) -> list[str]:
        nothing = self.say("hint.nothing")
        if stage == "where":
            return [nothing]
        if self.hint.digit and stage == "everything":
            return [nothing, self.say("hint.trial", cell=self.cell, digit=self.digit)]
        left = digits_in(self.hint.position.candidates[self.hint.cells[0]])
        if len(left) == self.layout.size:  # as on an empty board
            return [nothing]
        digits = self.speaker.digits(left)
        return [nothing, self.say("hint.fewest", cell=self.cell, digits=digits)]

    def unsolvable(self, stage: Stage) -> list[str]:
        told = [self.say("hint.no_solution")]
        if self.hint.reason and stage != "where":
            told.append(self.because(self.hint.reason))
        if self.hint.step and stage == "everything":
            told.append(self.say("hint.still", step=self.because(self.hint.step)))
        return told

    @property
    def cell(self) -> str:
        return self.speaker.cell(self.hint.cells[0])

    @property
    def cells(self) -> Phrase:
        return self.speaker.cells(self.hint.cells)

    @property
    def digit(self) -> str:
        return self.speaker.digit(self.hint.digit)

    def place(self, key: str) -> str:
        """A text about the house where the hint is, or about its cells where none holds them."""
        house = self.hint.house
        if house is None:
            return self.say("hint.where_cells", cells=self.cells)
        return self.say(key, house=self.speaker.houses(house))

    def because(self, reason: Reason) -> str:
        """The reason by itself."""
        if isinstance(reason, Step):
            name = step_name(self.hint.language, self.layout, reason)
            told = explain(self.hint.language, self.layout, reason, short=self.hint.short)
            return self.say("hint.everything", name=name, sentences=told)
        if isinstance(reason, DeadEnd):
            nowhere = self.nowhere(reason)
            told = self.say("hint.dead_end", count=reason.steps, sentence=nowhere)
            return told if reason.steps else nowhere
        short = self.hint.short
        return explain_conflict(self.hint.language, self.layout, reason, short=short)

    def nowhere(self, end: NoDigit | NoPlace) -> str:
        if isinstance(end, NoDigit):
            return self.say("hint.conflict.empty_cell", cell=self.speaker.cell(end.cell))
        house, digit = self.speaker.houses(end.house), self.speaker.digit(end.digit)
        return self.say("hint.conflict.no_place", house=house, digit=digit)
