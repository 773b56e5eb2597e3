"""The lessons as pages: what a technique is, when to look for it, and an example."""

from functools import cache
from importlib import resources
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import HTMLResponse

from nonet.draw import stylesheet
from nonet.lessons import html
from nonet.lessons.html import Reader
from nonet.server.languages import Wanted
from nonet.server.page import Page
from nonet.words import LANGUAGES

router = APIRouter(prefix="/learn", include_in_schema=False)


def _reader(
    wanted: Wanted,
    language: Annotated[str, Query(max_length=10)] = "",
    scheme: Annotated[str, Query(max_length=10)] = "",
) -> Reader:
    """Whoever asks; what is not known is as the browser wants it."""
    chosen = next((one for one in LANGUAGES if one == language), wanted)
    return Reader(chosen, scheme if scheme in ("light", "dark") else "system")


Asking = Annotated[Reader, Depends(_reader)]


@router.get("/text/lesson.css")
def style() -> Response:
    """The style of the pages, with the inks of their pictures."""
    return Response(_style(), media_type="text/css", headers={"Cache-Control": "no-cache"})


@router.get("/text/", response_class=HTMLResponse)
def show_rules(reader: Asking) -> str:
    """The first page: the rules, with pictures."""
    return _lesson(html.FIRST, reader)


@router.get(f"/text/{html.LIST}", response_class=HTMLResponse)
def show_list(reader: Asking) -> str:
    """The list of all lessons."""
    return html.listing(reader)


@router.get("/text/{technique}", response_class=HTMLResponse)
def show(technique: str, reader: Asking) -> HTMLResponse:
    """A lesson."""
    if not html.is_lesson(technique):
        return HTMLResponse(html.no_lesson(reader), 404)
    return HTMLResponse(_lesson(technique, reader))


@router.get("")
@router.get("/")
@router.get("/{place}")
@router.get("/{place}/")
async def show_page(request: Request) -> Response:
    """The page that teaches, at all its addresses."""
    return await Page().get_response("learn.html", request.scope)


@cache
def _lesson(technique: str, reader: Reader) -> str:
    return html.lesson(reader, technique)


@cache
def _style() -> str:
    own = (resources.files("nonet.lessons") / "lesson.css").read_text("utf-8")
    return stylesheet.write() + own
