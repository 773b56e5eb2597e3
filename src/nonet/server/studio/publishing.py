"""What goes with a puzzle when it is published, over HTTP: its rules in words, the check list."""

from fastapi import Request

from nonet import studio
from nonet.catalogue import LANGUAGES
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.engine import Control
from nonet.formats import nonet_json
from nonet.server.documents import SentPuzzle
from nonet.server.languages import Wanted
from nonet.server.routers import api_router
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
from nonet.server.work import finish
from nonet.studio.checklist import Check
from nonet.studio.rule_text import rule_text
from nonet.words import Language, text

DEADLINE = 10.0
"""Seconds that a request may take."""

router = api_router("/api/studio", 422, 503)


@router.post("/rule-text")
async def write_rule_text(request: Request, wish: RuleTextWish) -> RuleTextDocument:
    """The rules of a puzzle in words, in three languages."""

    def task(_: Control) -> RuleTextDocument:
        layout = wish.puzzle.sheet().puzzle.layout
        return RuleTextDocument(texts={each: rule_text(each, layout) for each in LANGUAGES})

    return await finish(request, task, DEADLINE)


@router.post("/turned")
async def turn(request: Request, wish: TurnWish) -> TurnedDocument:
    """The puzzle mirrored or turned, rules and all."""

    def task(_: Control) -> TurnedDocument:
        turned = studio.turned(wish.puzzle.sheet().puzzle, wish.turn)
        return TurnedDocument(puzzle=SentPuzzle(nonet_json.checked(_tree(turned))))

    return await finish(request, task, DEADLINE)


@router.post("/checklist")
async def check(request: Request, wish: CheckListWish, language: Wanted) -> CheckListDocument:
    """What has to be right before a puzzle is published, point by point."""

    def task(control: Control) -> CheckListDocument:
        puzzle, rules = read_whole(wish.puzzle.document)
        checks = studio.check_list(puzzle, wish.rule_text, control)
        return CheckListDocument(
            ready=all(one.passed for one in checks),
            points=[_point(one, rules, language) for one in checks],
        )

    return await finish(request, task, DEADLINE)


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
