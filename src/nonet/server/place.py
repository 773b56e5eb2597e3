"""Where others find this Nonet, over HTTP: links and codes carry that address."""

from fastapi import Request
from pydantic import BaseModel

from nonet.server.routers import api_router

router = api_router("/api/place", 422)


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
