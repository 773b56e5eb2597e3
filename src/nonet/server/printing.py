"""Printing over HTTP: the PDF itself, and its pages as pictures for a preview."""

from collections import OrderedDict
from collections.abc import Iterator
from threading import Lock
from typing import Annotated

from fastapi import APIRouter, Depends, HTTPException, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from nonet import api
from nonet.engine import Control
from nonet.errors import NonetError
from nonet.make import Card
from nonet.paper import Setup, Solutions
from nonet.server.documents import GameDocument
from nonet.server.languages import Wanted
from nonet.server.problems import Problem
from nonet.server.recipes import MAX_SEED, RecipeWish
from nonet.server.work import finish, keep_nothing
from nonet.words import Language

DEADLINE = 60.0
"""Seconds that a request may take."""

MOST_PUZZLES = 100
"""So many puzzles are printed at once; the command line has no limit."""

_KEPT = 4
"""So many documents are kept, since the preview asks for one page after the other."""

PAGES = "X-Pages"
"""The header that tells how many pages there are."""

router = APIRouter(
    prefix="/api",
    dependencies=[Depends(keep_nothing)],
    responses={413: {"model": Problem}, 422: {"model": Problem}, 503: {"model": Problem}},
)


class SetupWish(BaseModel):
    """How to print; lengths are in millimetres. See `nonet.paper.Setup`."""

    model_config = ConfigDict(extra="forbid")

    paper: str = Field("A4", max_length=20)
    landscape: bool = False
    margin: float = 12.0
    per_page: int | None = None
    cell: float | None = None
    large: bool = False
    solutions: Solutions = "none"
    candidates: bool = False
    entries: bool = True
    captions: bool = True
    form: bool = False
    colour: bool = False
    title: str = Field("", max_length=200)
    address: str = Field("", max_length=200)

    def setup(self, language: Language) -> Setup:
        """The setup, which is checked here."""
        return Setup(language=language, **self.model_dump())


class MixWish(BaseModel):
    """So many new puzzles by a recipe; its seed is not looked at."""

    model_config = ConfigDict(extra="forbid")

    count: int = Field(4, ge=1, le=MOST_PUZZLES)
    recipe: RecipeWish = Field(default_factory=lambda: RecipeWish.model_validate({}))


class PrintWish(BaseModel):
    """What to print: games as they are, then new puzzles, whose seeds follow each other."""

    model_config = ConfigDict(extra="forbid")

    games: list[GameDocument] = Field([], max_length=MOST_PUZZLES)
    mixes: list[MixWish] = Field([], max_length=20)
    seed: int = Field(1, ge=0, le=MAX_SEED)
    setup: SetupWish = Field(default_factory=lambda: SetupWish.model_validate({}))

    def check(self) -> None:
        """Refuses too many puzzles, and none at all."""
        number = len(self.games) + sum(mix.count for mix in self.mixes)
        if not 1 <= number <= MOST_PUZZLES:
            raise NonetError(
                f"{number} puzzles cannot be printed at once; right would be 1 to {MOST_PUZZLES}"
            )


class _Shelf:
    """The documents that were made last, by what was asked for."""

    def __init__(self) -> None:
        self._documents: OrderedDict[str, bytes] = OrderedDict()
        self._lock = Lock()

    def find(self, wish: str) -> bytes | None:
        with self._lock:
            return self._documents.get(wish)

    def keep(self, wish: str, document: bytes) -> None:
        with self._lock:
            self._documents[wish] = document
            while len(self._documents) > _KEPT:
                self._documents.popitem(last=False)


_shelf = _Shelf()


@router.post(
    "/print", response_class=Response, responses={200: {"content": {"application/pdf": {}}}}
)
async def print_pdf(request: Request, wish: PrintWish, language: Wanted) -> Response:
    """Prints games and new puzzles as PDF. The same wish gives the same bytes."""
    control = Control(DEADLINE)
    document = await finish(request, control, lambda: _printed(wish, language, control))
    return Response(
        document,
        media_type="application/pdf",
        headers={
            "Cache-Control": "no-store",
            "Content-Disposition": 'inline; filename="nonet.pdf"',
            PAGES: str(_page_count(document)),
        },
    )


@router.post(
    "/print/{page}", response_class=Response, responses={200: {"content": {"image/png": {}}}}
)
async def print_page(
    request: Request,
    wish: PrintWish,
    language: Wanted,
    page: Annotated[int, Path(ge=1)],
    dots: Annotated[int, Query(ge=20, le=200)] = 80,
) -> Response:
    """A page of that PDF as a picture with so many dots per inch."""
    control = Control(DEADLINE)

    def task() -> tuple[bytes, int]:
        document = _printed(wish, language, control)
        return _picture(document, page, dots), _page_count(document)

    picture, pages = await finish(request, control, task)
    headers = {"Cache-Control": "no-store", PAGES: str(pages)}
    return Response(picture, media_type="image/png", headers=headers)


def _printed(wish: PrintWish, language: Language, control: Control) -> bytes:
    name = f"{language} {wish.model_dump_json()}"
    document = _shelf.find(name)
    if document is None:
        wish.check()
        setup = wish.setup.setup(language)
        games = [game.sheet() for game in wish.games]
        document = api.print_pdf([*games, *_cards(wish, control)], setup, control=control)
        if document is None:
            raise _late()
        _shelf.keep(name, document)
    return document


def _cards(wish: PrintWish, control: Control) -> Iterator[Card]:
    seed = wish.seed
    for mix in wish.mixes:
        for card in api.generate_many(mix.recipe.recipe(), seed, mix.count, control=control):
            if card is None or not card.fits:
                raise _late()
            yield card
        seed += mix.count


def _late() -> HTTPException:
    return HTTPException(503, f"such puzzles could not be printed within {DEADLINE:g} s")


def _page_count(document: bytes) -> int:
    import pypdfium2  # noqa: PLC0415  (it takes long to import)

    with pypdfium2.PdfDocument(document) as opened:
        return len(opened)


def _picture(document: bytes, page: int, dots: int) -> bytes:
    from nonet.draw import png  # noqa: PLC0415  (as above)

    pages = _page_count(document)
    if page > pages:
        raise NonetError(f"there is no page {page}; right would be 1 to {pages}")
    return png.render(document, page - 1, dots)
