"""Serves the built page from the package."""

from pathlib import Path

from fastapi import APIRouter, HTTPException, Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from nonet.catalogue import Message

FOLDER = Path(__file__).parent / "page"

router = APIRouter(include_in_schema=False)

_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


class Page(StaticFiles):
    """The files of the page; those with a digest in their name never change."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or FOLDER
        super().__init__(directory=self._folder, html=True, check_dir=False)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, with how long the browser may keep it."""
        if not (self._folder / "index.html").exists():
            raise HTTPException(503, Message("error.page_not_built"))
        response = await super().get_response(path, scope)
        is_hashed = path.startswith("assets/")
        response.headers["Cache-Control"] = _FOREVER if is_hashed else _ASK_AGAIN
        return response


@router.get("/studio")
@router.get("/studio/")
async def show_studio(request: Request) -> Response:
    """The page on which puzzles are set."""
    return await Page().get_response("studio.html", request.scope)
