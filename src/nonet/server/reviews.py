"""The review of a game as it goes over HTTP."""

from pydantic import BaseModel

from nonet.api.teaching import hint_at
from nonet.core.symbols import write_line
from nonet.hints import Hint
from nonet.lessons.course import lesson_for
from nonet.logic.scale import tenths_of
from nonet.reviews import Result, Review, Turn, Verdict
from nonet.server.documents import CandidateDocument, PictureDocument, SentPuzzle
from nonet.words import Language, technique_name


class SkillDocument(BaseModel):
    """A technique: how it is called, how hard it is in tenths, and its lesson if it has one."""

    technique: str
    title: str
    tenths: int
    lesson: str | None


class SeenDocument(BaseModel):
    """The easiest step that was there, in words and signs; drawn where there is much to learn."""

    skill: SkillDocument
    text: str
    result: str
    area: list[int]
    picture: PictureDocument | None


class TurnDocument(BaseModel):
    """Digits that were written by one move, and how they could be known; see `nonet.reviews`."""

    number: int
    placements: list[CandidateDocument]
    before: str
    at: int
    time: int
    others: int
    hints: int
    verdict: Verdict
    skill: SkillDocument | None
    seen: SeenDocument | None
    is_visible: bool
    is_pause: bool


class ResultDocument(BaseModel):
    """How often a technique was found, found with help, or missed, and the time that it cost."""

    skill: SkillDocument
    found: int
    hinted: int
    missed: int
    cost: int


class ReviewDocument(BaseModel):
    """A game turn by turn; `tenths` is how hard the puzzle is, `score` the result if it was won."""

    puzzle: SentPuzzle
    is_unique: bool
    is_whole: bool
    is_won: bool
    time: int
    tenths: int
    score: float | None
    turns: list[TurnDocument]
    results: list[ResultDocument]

    @classmethod
    def of(cls, review: Review, language: Language) -> "ReviewDocument":
        """The document of a review."""
        return cls(
            puzzle=SentPuzzle.of(review.game.origin),
            is_unique=review.rating is not None,
            is_whole=review.is_whole,
            is_won=review.game.is_won,
            time=review.game.time,
            tenths=round(review.rating.er * 10) if review.rating else 0,
            score=review.score,
            turns=[_turn(turn, language) for turn in review.turns],
            results=[_result(result, language) for result in review.results],
        )


def _turn(turn: Turn, language: Language) -> TurnDocument:
    return TurnDocument(
        number=turn.number,
        placements=[CandidateDocument(cell=c, digit=d) for c, d in turn.placements],
        before=write_line(turn.before),
        at=turn.at,
        time=turn.time,
        others=turn.others,
        hints=turn.hints,
        verdict=turn.verdict,
        skill=_skill(turn.technique, language) if turn.technique else None,
        seen=_seen(turn, language),
        is_visible=turn.is_visible,
        is_pause=turn.is_pause,
    )


def _seen(turn: Turn, language: Language) -> SeenDocument | None:
    """The easiest step; a picture takes longer than all the rest, and few are looked at."""
    if turn.position is None or turn.easiest is None:
        return None
    hint = hint_at(turn.position, turn.easiest, language)
    return SeenDocument(
        skill=_skill(turn.easiest.technique, language),
        text=hint.everything,
        result=hint.result,
        area=list(hint.area),
        picture=_picture(turn, hint),
    )


def _picture(turn: Turn, hint: Hint) -> PictureDocument | None:
    return PictureDocument.of(hint, "everything") if turn.is_moment else None


def _result(result: Result, language: Language) -> ResultDocument:
    skill = _skill(result.technique, language)
    counts = {"found": result.found, "hinted": result.hinted, "missed": result.missed}
    return ResultDocument(skill=skill, cost=result.cost, **counts)


def _skill(technique: str, language: Language) -> SkillDocument:
    title = technique_name(language, technique)
    lesson = lesson_for(technique)
    return SkillDocument(
        technique=technique, title=title, tenths=tenths_of(technique), lesson=lesson
    )
