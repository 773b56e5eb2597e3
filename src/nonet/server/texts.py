"""Games as text over HTTP: files, pasted text and links are read and written; codes are drawn."""

import io
from typing import Annotated, Literal

import segno
from fastapi import Body, Query, Request, Response
from pydantic import BaseModel, Field

from nonet import formats
from nonet.api.saving import OWN, document_of, game_of, read_game, read_games, write_game
from nonet.errors import NonetError
from nonet.play import Game, start_game
from nonet.server.languages import Wanted
from nonet.server.routers import Wish, api_router
from nonet.server.saves import SaveDocument
from nonet.server.work import answer
from nonet.words import Language

LONGEST_CODE = 2900
"""Bytes that a QR code can hold, nearly."""

MOST_GAMES = 60
"""So many games of one text are told; nobody chooses from more."""

Text = Annotated[bytes, Body(media_type="application/octet-stream")]
HAS_TEXT = {"requestBody": {"required": True}}
"""Where there is none, we say so ourselves."""

Name = Annotated[str | None, Query(max_length=200, description="That of the file.")]

router = api_router("/api", 422, 503)


class FormatDocument(BaseModel):
    """A format that can be read, and perhaps written; `extension` is that of its files."""

    name: str
    title: str
    extension: str
    writable: bool


class WriteWish(Wish):
    """A game to write, or only its puzzle; links lead to the page at `address`."""

    save: SaveDocument
    format: str = Field(max_length=20)
    what: Literal["game", "puzzle"] = "game"
    address: str = Field("http://localhost:8765/", max_length=200, pattern="^https?://[!-~]+/$")


class GamesDocument(BaseModel):
    """The first games of a text; whether it has more, and what is wrong with the next one."""

    games: list[SaveDocument]
    more: bool = False
    problem: str | None = None


class TextDocument(BaseModel):
    """A text, and the ending of a file for it."""

    text: str
    extension: str


@router.get("/formats")
def list_formats() -> list[FormatDocument]:
    """All formats."""
    return [
        FormatDocument(
            name=one.name,
            title=one.title,
            extension=_extension(one.name),
            writable=one.write is not None,
        )
        for one in formats.FORMATS
    ]


@router.post("/read", response_model_exclude_unset=True, openapi_extra=HAS_TEXT)
async def read(request: Request, text: Text = b"", name: Name = None) -> SaveDocument:
    """The game that a file, a pasted text or a link holds, in whatever format."""
    return await answer(request, lambda: _save_of(read_game(text, name)))


@router.post("/read-all", response_model_exclude_unset=True, openapi_extra=HAS_TEXT)
async def read_all(
    request: Request, language: Wanted, text: Text = b"", name: Name = None
) -> GamesDocument:
    """All games that a file or a text holds, as far as they can be shown to choose from."""
    return await answer(request, lambda: _games_of(text, name, language))


def _games_of(text: bytes, name: str | None, language: Language) -> GamesDocument:
    games, error = read_games(text, name, MOST_GAMES + 1)
    return GamesDocument(
        games=[_save_of(game) for game in games[:MOST_GAMES]],
        more=len(games) > MOST_GAMES,
        problem=error.text(language) if error else None,
    )


def _save_of(game: Game) -> SaveDocument:
    return SaveDocument.model_validate(document_of(game))


@router.post("/write")
async def write(request: Request, wish: WriteWish) -> TextDocument:
    """The text of a game in a format; one that cannot express it refuses it and says why."""
    return await answer(request, lambda: _text_of(wish))


def _text_of(wish: WriteWish) -> TextDocument:
    game = game_of(wish.save.as_sent())
    if wish.what == "puzzle":
        game = start_game(game.puzzle)
    text = write_game(game, wish.format)
    if wish.format == "link":
        text = wish.address + text.strip()
    return TextDocument(text=text, extension=_extension(wish.format))


@router.get(
    "/code",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
def draw_code(text: Annotated[str, Query(min_length=1, max_length=LONGEST_CODE)]) -> Response:
    """The QR code of a text, such as a link, as a picture."""
    try:
        code = segno.make_qr(text, error="l")
    except (segno.DataOverflowError, UnicodeError) as error:
        raise NonetError("error.code_too_long", number=len(text)) from error
    picture = io.BytesIO()
    code.save(picture, kind="svg", scale=4, light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml")


def _extension(name: str) -> str:
    """The ending of files in a format."""
    if name == OWN:
        return ".json"
    return next(iter(formats.find(name).extensions), ".txt")
