"""The gallery of rules over HTTP: every kind with its picture, and a puzzle to try it."""

from functools import lru_cache

from fastapi import HTTPException, Request
from pydantic import BaseModel

from nonet import draw
from nonet.errors import LayoutError
from nonet.lessons import gallery
from nonet.rules import all_kinds, kind_named
from nonet.rules.kind import Kind
from nonet.server.documents import SentPuzzle
from nonet.server.languages import Wanted
from nonet.server.problems import Problem
from nonet.server.routers import api_router
from nonet.server.work import finish
from nonet.words import Language, rule_meaning, rule_name

router = api_router("/api/gallery", 422, 503)


class ExhibitDocument(BaseModel):
    """A kind of rule; its picture is a whole SVG in the inks of the page."""

    kind: str
    title: str
    meaning: str
    picture: str


@router.get("")
def list_exhibits(language: Wanted) -> list[ExhibitDocument]:
    """All kinds of rules."""
    return _exhibits(language)


@router.get("/{kind}", responses={404: {"model": Problem}})
async def make_example(request: Request, kind: str) -> SentPuzzle:
    """A puzzle with one solution that it takes a rule of the kind to find."""
    try:
        example = kind_named(kind).example
    except LayoutError as error:
        raise HTTPException(404, error.message) from error
    return SentPuzzle.of(await finish(request, lambda _: gallery.puzzle(example)))


@lru_cache
def _exhibits(language: Language) -> list[ExhibitDocument]:
    return [_exhibit(kind, language) for kind in all_kinds()]


def _exhibit(kind: Kind, language: Language) -> ExhibitDocument:
    return ExhibitDocument(
        kind=kind.name,
        title=rule_name(language, kind.example),
        meaning=rule_meaning(language, kind.example),
        picture=draw.svg.write(gallery.picture(kind, language), draw.VARIABLES),
    )
