"""Printing over HTTP: the PDF itself, and its pages as pictures for a preview."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import islice
from typing import Annotated, Any, NamedTuple, get_args, get_type_hints

from fastapi import APIRouter, Depends, HTTPException, Path, Query, Request, Response
from pydantic import BeforeValidator, ConfigDict, Field
from pydantic.dataclasses import dataclass
from pydantic_core import PydanticCustomError

from nonet import api, formats
from nonet.api.printing import as_pieces
from nonet.catalogue import Message
from nonet.core.sheet import Sheet
from nonet.engine import Control
from nonet.errors import NonetError
from nonet.make import Card
from nonet.paper import Piece, Setup
from nonet.paper.fit import check_fit
from nonet.server.documents import SentPuzzle
from nonet.server.guard import FRAMED
from nonet.server.intake import Whole
from nonet.server.problems import Problem
from nonet.server.recent import Recent
from nonet.server.recipes import MAX_SEED, RecipeWish
from nonet.server.routers import Wish
from nonet.server.work import finish, keep_nothing

DEADLINE = 60.0
"""Seconds that a request may take."""

MOST_PUZZLES = 100
"""So many puzzles are printed at once; the command line has no limit."""

PATIENCE = 10.0
"""Seconds for the ratings of puzzles that do not tell theirs; what takes longer goes without."""

PAGES = "X-Pages"
"""The header that tells how many pages there are."""

_KEPT = "private, max-age=3600"
"""A document never changes: its name is a digest of what was asked for."""

router = APIRouter(prefix="/api")

Watch = Callable[[int, int], None]
"""Is told how many new puzzles and how many pages are done."""


@dataclass(frozen=True, kw_only=True, config=ConfigDict(extra="forbid"))
class SetupWish(Setup):
    """How to print; lengths are in millimetres."""


def _exact(setup: object) -> object:
    """Refuses 0 for false and "8" for 8, which pydantic would read."""
    for name, part in setup.items() if isinstance(setup, dict) else ():
        kinds = {_KINDS.get(name), *get_args(_KINDS.get(name))}
        if bool in kinds and not isinstance(part, bool):
            raise PydanticCustomError("bool_type", "not true or false")
        if kinds & {int, float} and isinstance(part, bool | str):
            raise PydanticCustomError("float_type", "not a number")
    return setup


_KINDS = get_type_hints(Setup)


class MixWish(Wish):
    """So many new puzzles by a recipe; its seed is not looked at."""

    count: Whole = Field(4, ge=1, le=MOST_PUZZLES)
    recipe: RecipeWish = Field(default_factory=lambda: RecipeWish.model_validate({}))


class FileWish(Wish):
    """The puzzles of a file, as many as it has; its name helps where the text does not tell."""

    text: str
    name: str | None = Field(None, max_length=200)

    def sheets(self) -> list[Sheet]:
        """What is in the file; not much more of it is read than can be printed."""
        return list(islice(formats.read_many(self.text, name=self.name), MOST_PUZZLES + 1))


class PrintWish(Wish):
    """What to print: games, files, then new puzzles, whose seeds follow each other."""

    games: list[SentPuzzle] = Field([], max_length=MOST_PUZZLES)
    files: list[FileWish] = Field([], max_length=20)
    mixes: list[MixWish] = Field([], max_length=20)
    seed: Whole = Field(1, ge=0, le=MAX_SEED)
    setup: Annotated[SetupWish, BeforeValidator(_exact)] = Field(default_factory=SetupWish)

    @property
    def name(self) -> str:
        """What the document is called; another wish has another name."""
        return sha256(self.model_dump_json().encode()).hexdigest()[:32]

    def sheets(self) -> list[Sheet]:
        """What is there already. Refuses too many puzzles, none, and boards too small to print."""
        found = [game.sheet() for game in self.games]
        found += [sheet for file in self.files for sheet in file.sheets()]
        number = len(found) + self.new
        if not 1 <= number <= MOST_PUZZLES:
            raise NonetError("error.print_number", number=number, most=MOST_PUZZLES)
        for mix in self.mixes:
            check_fit(self.setup, mix.recipe.recipe().layout, self.setup.inside)
        return found

    def numbered(self) -> Iterator[tuple[str, MixWish, int]]:
        """The mixes, each with a name for its puzzles and with its first seed."""
        seed = self.seed
        for mix in self.mixes:
            yield f"{seed} {mix.model_dump_json()}", mix, seed
            seed += mix.count

    @property
    def new(self) -> int:
        """The number of puzzles that must be made."""
        return sum(mix.count for mix in self.mixes)


class Document(NamedTuple):
    """A PDF and the number of its pages."""

    data: bytes
    pages: int


_documents = Recent[Document](4)
_cards = Recent[tuple[Card, ...]](40)
"""New puzzles, so that another paper does not take as long as other puzzles."""


class Plates(NamedTuple):
    """A document, if there is one, and new puzzles by the names of their mixes."""

    document: Document | None
    cards: dict[str, tuple[Card, ...]]


def printed(wish: PrintWish, control: Control) -> Document | None:
    """The document that is wished for; it is kept for a while. None where there was no time."""
    return keep(wish, press(wish, known_for(wish), control))


def known_for(wish: PrintWish) -> Plates:
    """What is still known of the last wishes."""
    found = {name: _cards.find(name) for name, _, _ in wish.numbered()}
    cards = {name: cards for name, cards in found.items() if cards is not None}
    return Plates(_documents.find(wish.name), cards)


def keep(wish: PrintWish, made: Plates) -> Document | None:
    """The document; all that was made is known for a while."""
    for name, cards in made.cards.items():
        _cards.keep(name, cards)
    if made.document is not None:
        _documents.keep(wish.name, made.document)
    return made.document


def press(wish: PrintWish, known: Plates, control: Control, watch: Watch | None = None) -> Plates:
    """Makes the document; in whatever process, since nothing is kept here."""
    if known.document is not None:
        return Plates(known.document, {})
    sheets = wish.sheets()
    made = dict(known.cards)
    cards = _cards_of(wish, made, control, watch)
    document = None if cards is None else _document(wish, [*sheets, *cards], control, watch)
    return Plates(document, made)


def _document(
    wish: PrintWish, puzzles: list[Sheet | Card], control: Control, watch: Watch | None
) -> Document | None:
    tell = (lambda pages: watch(wish.new, pages)) if watch else None
    pieces = as_pieces(puzzles, solved=False)
    if wish.setup.captions:
        pieces = _rated(pieces, Control(PATIENCE, control))
    data = api.print_pdf(pieces, wish.setup, watch=tell, control=control)
    return None if data is None else Document(data, _page_count(data))


def _rated(pieces: list[Piece], control: Control) -> list[Piece]:
    """The pieces with levels and ratings, as far as there is time."""
    unknown = [piece.puzzle for piece in pieces if piece.er is None]
    ratings = iter(api.rate_many(unknown, control=control))
    return [piece.rated(next(ratings)) if piece.er is None else piece for piece in pieces]


def _cards_of(
    wish: PrintWish,
    made: dict[str, tuple[Card, ...]],
    control: Control,
    watch: Watch | None,
) -> list[Card] | None:
    """The puzzles of all mixes; what is not among those `made` is made now, and added there."""
    cards: list[Card] = []
    for name, mix, seed in wish.numbered():
        fresh: list[Card] = []
        for card in made.get(name) or _fresh(mix, seed, control):
            if card is None or not card.fits:
                return None
            fresh.append(card)
            if watch:
                watch(len(cards) + len(fresh), 0)
        made[name] = tuple(fresh)
        cards += fresh
    return cards


def _fresh(mix: MixWish, seed: int, control: Control) -> Iterator[Card | None]:
    return api.generate_many(mix.recipe.recipe(), seed, mix.count, control=control)


@router.post(
    "/print",
    response_class=Response,
    dependencies=[Depends(keep_nothing)],
    responses={
        200: {"content": {"application/pdf": {}}},
        413: {"model": Problem},
        422: {"model": Problem},
        503: {"model": Problem},
    },
)
async def print_pdf(request: Request, wish: PrintWish) -> Response:
    """Prints games and new puzzles as PDF. The same wish gives the same bytes."""
    document = await finish(request, lambda control: printed(wish, control), DEADLINE)
    if document is None:
        raise HTTPException(503, Message("error.print_late", seconds=f"{DEADLINE:g}"))
    return _pdf(document)


Name = Annotated[str, Path(max_length=64)]

_FOUND: dict[int | str, dict[str, Any]] = {
    404: {"model": Problem},
    422: {"model": Problem},
    503: {"model": Problem},
}


@router.get(
    "/prints/{name}",
    response_class=Response,
    responses={200: {"content": {"application/pdf": {}}}, **_FOUND},
)
async def read_print(name: Name) -> Response:
    """What a job has printed, as long as it is kept."""
    return _pdf(_kept(name))


@router.get(
    "/prints/{name}/{page}",
    response_class=Response,
    responses={200: {"content": {"image/png": {}}}, **_FOUND},
)
async def read_page(
    request: Request,
    name: Name,
    page: Annotated[int, Path(ge=1)],
    dots: Annotated[int, Query(ge=20, le=200)] = 80,
) -> Response:
    """A page of that as a picture with so many dots per inch."""
    document = _kept(name)
    if page > document.pages:
        raise NonetError("error.print_page", page=page, pages=document.pages)
    picture = await finish(request, lambda _: _picture(document.data, page, dots))
    return Response(picture, media_type="image/png", headers={"Cache-Control": _KEPT})


def _kept(name: str) -> Document:
    document = _documents.find(name)
    if document is None:
        raise HTTPException(404, Message("error.not_found"))
    return document


def _pdf(document: Document) -> Response:
    headers = {
        "Cache-Control": _KEPT,
        "Content-Disposition": 'inline; filename="nonet.pdf"',
        PAGES: str(document.pages),
        **FRAMED,  # the page has the browser print it
    }
    return Response(document.data, media_type="application/pdf", headers=headers)


def _page_count(data: bytes) -> int:
    import pypdfium2  # noqa: PLC0415  (it takes long to import)

    with pypdfium2.PdfDocument(data) as opened:
        return len(opened)


def _picture(data: bytes, page: int, dots: int) -> bytes:
    from nonet.draw import png  # noqa: PLC0415  (as above)

    return png.render(data, page - 1, dots)
