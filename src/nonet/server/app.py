"""Puts the server together."""

from collections.abc import Collection

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from nonet.server import hints, puzzles
from nonet.server.guard import Guard
from nonet.server.page import Page
from nonet.server.problems import add_problems


def create_app(names: Collection[str] = ()) -> FastAPI:
    """The application; `names` are host names that it answers for, beside localhost."""
    app = FastAPI(title="Nonet", docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.add_middleware(GZipMiddleware, minimum_size=500)
    app.add_middleware(Guard, names=names)
    add_problems(app)
    app.include_router(puzzles.router)
    app.include_router(hints.router)
    app.mount("/", Page())
    return app
