"""The end of the server, asked for by its own page on the same computer."""

import ipaddress

from fastapi import HTTPException, Request

from nonet.catalogue import Message
from nonet.server.problems import Problem
from nonet.server.routers import api_router

router = api_router("/api")


@router.post("/quit", status_code=204, responses={403: {"model": Problem}})
def quit_server(request: Request) -> None:
    """Ends the server; only a page on the same computer may ask for that."""
    end = getattr(request.app.state, "end", None)
    if end is None or not _is_here(request):
        raise HTTPException(403, Message("error.no_quitting"))
    end()


def _is_here(request: Request) -> bool:
    """Whether the request comes from this computer, and is for it."""
    addresses = (request.client.host if request.client else "", request.url.hostname or "")
    return all(map(_is_loopback, addresses))


def _is_loopback(name: str) -> bool:
    try:
        return name == "localhost" or ipaddress.ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return False
