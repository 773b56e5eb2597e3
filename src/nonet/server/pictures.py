"""Pictures of boards over HTTP, as files to keep or to send to somebody."""

from dataclasses import replace
from typing import Any, Literal

from fastapi import Request, Response

from nonet import draw
from nonet.draw import Scene
from nonet.formats.pictures import carried
from nonet.server.documents import SentPuzzle
from nonet.server.problems import Problem
from nonet.server.routers import Wish, api_router
from nonet.server.work import finish

MOST_DOTS = 300
"""Per inch: a 9x9 board has about a thousand dots on each side."""

WIDEST = 2400
"""Dots on the longer side of a big board."""

_MILLIMETRES = 25.4
"""Of an inch."""

_MEDIA = {"svg": "image/svg+xml", "png": "image/png"}

_ANSWERS: dict[int | str, dict[str, Any]] = {
    200: {"content": {media: {} for media in _MEDIA.values()}},
    422: {"model": Problem},
    503: {"model": Problem},
}

router = api_router("/api")


class PictureWish(Wish):
    """A game to draw with its entries and notes, and the kind of file."""

    game: SentPuzzle
    kind: Literal["svg", "png"] = "svg"


@router.post("/picture", response_class=Response, responses=_ANSWERS)
async def draw_picture(request: Request, wish: PictureWish) -> Response:
    """A picture of a board as it stands, on light paper."""
    picture = await finish(request, lambda _: _drawn(wish))
    return Response(picture, media_type=_MEDIA[wish.kind])


def _drawn(wish: PictureWish) -> bytes:
    sheet = wish.game.sheet()
    scene = replace(draw.board(sheet), puzzles=carried.write([sheet]))
    if wish.kind == "svg":
        return draw.svg.write(scene).encode()
    from nonet.draw import png  # noqa: PLC0415  (it takes long to import)

    return png.write(scene, dots=_dots(scene))


def _dots(scene: Scene) -> float:
    """Dots per inch, so that a board of any size becomes a picture that can be sent."""
    inches = max(scene.width, scene.height) / _MILLIMETRES
    return min(MOST_DOTS, WIDEST / inches)
