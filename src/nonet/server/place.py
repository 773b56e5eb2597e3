"""Where others find this Nonet, over HTTP: links and codes carry that address."""

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel

from nonet.server.problems import Problem
from nonet.server.work import keep_nothing

router = APIRouter(
    prefix="/api/place",
    dependencies=[Depends(keep_nothing)],
    responses={422: {"model": Problem}},
)


class PlaceDocument(BaseModel):
    """The address that Nonet was told it has; null where it is that of the page.

    `asks` tells whether it asks for a key.
    """

    address: str | None
    asks: bool


@router.get("")
def find(request: Request) -> PlaceDocument:
    """The address for links to this Nonet."""
    state = request.app.state
    return PlaceDocument(address=state.public_url, asks=state.lock is not None)
