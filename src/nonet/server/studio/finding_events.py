"""What the studio finds out, as documents in a language."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from nonet import studio
from nonet.core.puzzle import Puzzle
from nonet.core.symbols import write_line
from nonet.formats.rule_tree import tree_of_rule
from nonet.logic import Candidate, Step
from nonet.logic.rating import Rating
from nonet.server.cards import RatingDocument, name_of_technique
from nonet.server.documents import CandidateDocument
from nonet.server.studio.documents import (
    AnalysisEvent,
    CandidatesEvent,
    ClashEvent,
    FaultsEvent,
    IdleRulesEvent,
    NeedlessEvent,
    PartDocument,
    PuzzleFault,
    RatingEvent,
    SolutionsEvent,
    SuggestionDocument,
    SuggestionsEvent,
    WayEvent,
    WayStep,
)
from nonet.server.studio.reading import Reading
from nonet.studio.way import rules_in
from nonet.studio.words import clash_text, part_text, step_text
from nonet.words import Language


def faults_of(reading: Reading, language: Language) -> FaultsEvent:
    """What is wrong with a document."""
    return FaultsEvent(
        faults=[
            PuzzleFault(rule=one.rule, cells=list(one.cells), text=one.error.text(language))
            for one in reading.faults
        ]
    )


@dataclass(frozen=True)
class EventWriter:
    """Writes findings about a puzzle as events; `rules` are the numbers of its rules as sent."""

    puzzle: Puzzle
    rules: Sequence[int]
    language: Language

    def event_of(self, finding: studio.Finding) -> AnalysisEvent:
        """The event of a finding."""
        event: AnalysisEvent
        match finding:
            case studio.Solutions():
                event = _solutions(finding)
            case studio.Candidates():
                event = _candidates(finding)
            case studio.Clash():
                event = self._clash(finding)
            case Rating():
                event = _rating(finding, self.language)
            case studio.Way():
                event = self._way(finding)
            case studio.IdleRules():
                rules = None if finding.rules is None else self._sent(finding.rules)
                event = IdleRulesEvent(rules=rules)
            case studio.Needless():
                event = self._needless(finding)
            case studio.Suggestions():
                event = _suggestions(finding)
        return event

    def _sent(self, rules: Iterable[int]) -> list[int]:
        return sorted(self.rules[number] for number in rules)

    def _clash(self, clash: studio.Clash) -> ClashEvent:
        parts = [self._part(part) for part in clash.parts]
        return ClashEvent(
            parts=parts,
            cells=sorted({cell for part in parts for cell in part.cells}),
            minimal=clash.minimal,
            text=clash_text(self.language, self.puzzle, clash),
        )

    def _part(self, part: studio.Part) -> PartDocument:
        return PartDocument(
            kind=part.kind,
            number=self.rules[part.number] if part.kind == "rule" else part.number,
            cells=list(part.cells(self.puzzle)),
            text=part_text(self.language, self.puzzle, part),
        )

    def _way(self, way: studio.Way) -> WayEvent:
        return WayEvent(
            solved=way.solved,
            stopped=way.stopped,
            steps=[self._step(*pair) for pair in zip(way.steps, way.curve, strict=True)],
            hardest=way.hardest,
            steepest=way.steepest,
            digits=write_line(way.digits),
            candidates=list(way.candidates),
        )

    def _step(self, step: Step, difficulty: float) -> WayStep:
        layout = self.puzzle.layout
        return WayStep(
            technique=step.technique,
            name=name_of_technique(self.language, step.technique),
            difficulty=difficulty,
            text=step_text(self.language, layout, step),
            cells=sorted({cell for mark in step.marks for cell in mark.cells}),
            placements=_pairs(step.placements),
            eliminations=_pairs(step.eliminations),
            rules=self._sent(rules_in(self.puzzle, step)),
        )

    def _needless(self, found: studio.Needless) -> NeedlessEvent:
        return NeedlessEvent(
            givens=list(_numbers(found, "given")),
            rules=self._sent(_numbers(found, "rule")),
            allowed=list(_numbers(found, "allowed")),
            whole=found.whole,
        )


def _numbers(found: studio.Needless, kind: str) -> Iterator[int]:
    return (part.number for part in found.parts if part.kind == kind)


def _solutions(found: studio.Solutions) -> SolutionsEvent:
    guess = found.estimate
    return SolutionsEvent(
        status=found.status.value,
        solutions=found.number,
        least=found.least,
        estimate=guess.number if guess else None,
        low=guess.low if guess else None,
        high=guess.high if guess else None,
        method="probed" if guess else "counted",
        final=found.final,
    )


def _candidates(found: studio.Candidates) -> CandidatesEvent:
    return CandidatesEvent(
        candidates=list(found.masks),
        undecided=list(found.undecided),
        counts=None if found.counts is None else [list(row) for row in found.counts],
        of=found.of,
        method=found.method,
        solution=write_line(found.solution) if found.solution else None,
        final=found.final,
    )


def _rating(found: Rating, language: Language) -> RatingEvent:
    document = RatingDocument.of(found, language)
    return RatingEvent(rating=document, score=found.score if document else None)


def _suggestions(found: studio.Suggestions) -> SuggestionsEvent:
    return SuggestionsEvent(
        suggestions=[
            SuggestionDocument(
                givens=_pairs(one.givens), rules=[tree_of_rule(rule) for rule in one.rules]
            )
            for one in found.suggestions
        ],
        proven=found.proven,
    )


def _pairs(candidates: Iterable[Candidate]) -> list[CandidateDocument]:
    return [CandidateDocument(cell=cell, digit=digit) for cell, digit in candidates]
