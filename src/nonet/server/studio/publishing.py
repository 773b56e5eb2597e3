"""What goes with a puzzle when it is published, over HTTP: its rules in words, the check list."""

from fastapi import APIRouter, Depends, Request

from nonet import studio
from nonet.catalogue import LANGUAGES
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.engine import Control
from nonet.formats import nonet_json
from nonet.server.documents import SentPuzzle
from nonet.server.languages import Wanted
from nonet.server.problems import Problem
from nonet.server.studio.documents import (
    CheckListDocument,
    CheckListWish,
    PointDocument,
    RuleTextDocument,
    RuleTextWish,
    TurnedDocument,
    TurnWish,
)
from nonet.server.studio.reading import read_whole
from nonet.server.work import finish, keep_nothing
from nonet.studio.checklist import Check
from nonet.studio.rule_text import rule_text
from nonet.words import Language, text

DEADLINE = 10.0
"""Seconds that a request may take."""

router = APIRouter(
    prefix="/api/studio",
    dependencies=[Depends(keep_nothing)],
    responses={422: {"model": Problem}, 503: {"model": Problem}},
)


@router.post("/rule-text")
async def write_rule_text(request: Request, wish: RuleTextWish) -> RuleTextDocument:
    """The rules of a puzzle in words, in three languages."""

    def task() -> RuleTextDocument:
        layout = wish.puzzle.sheet().puzzle.layout
        return RuleTextDocument(texts={each: rule_text(each, layout) for each in LANGUAGES})

    return await finish(request, Control(DEADLINE), task)


@router.post("/turned")
async def turn(request: Request, wish: TurnWish) -> TurnedDocument:
    """The puzzle mirrored or turned, rules and all."""

    def task() -> TurnedDocument:
        turned = studio.turned(wish.puzzle.sheet().puzzle, wish.turn)
        return TurnedDocument(puzzle=SentPuzzle(nonet_json.checked(_tree(turned))))

    return await finish(request, Control(DEADLINE), task)


@router.post("/checklist")
async def check(request: Request, wish: CheckListWish, language: Wanted) -> CheckListDocument:
    """What has to be right before a puzzle is published, point by point."""
    control = Control(DEADLINE)

    def task() -> CheckListDocument:
        puzzle, rules = read_whole(wish.puzzle.document)
        checks = studio.check_list(puzzle, wish.rule_text, control)
        return CheckListDocument(
            ready=all(one.passed for one in checks),
            points=[_point(one, rules, language) for one in checks],
        )

    return await finish(request, control, task)


def _tree(puzzle: Puzzle) -> dict[str, object]:
    return nonet_json.tree_of(Sheet(puzzle))


def _point(check: Check, rules: tuple[int, ...], language: Language) -> PointDocument:
    state = {True: "passed", False: "failed", None: "unknown"}[check.passed]
    level = text(language, f"level.{check.level}") if check.level else ""
    return PointDocument(
        name=check.name,
        passed=check.passed,
        text=text(language, f"studio.check.{check.name}.{state}", level=level),
        cells=list(check.cells),
        rules=sorted(rules[number] for number in check.rules),
    )
