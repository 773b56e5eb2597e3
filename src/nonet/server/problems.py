"""Errors over HTTP as problem details (RFC 9457)."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import cast

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from nonet.errors import NonetError
from nonet.server.wishes import describe


class Problem(BaseModel):
    """What went wrong."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str


class ProblemResponse(JSONResponse):
    """A problem as the answer to a request."""

    media_type = "application/problem+json"

    def __init__(self, status: int, detail: str, headers: Mapping[str, str] | None = None) -> None:
        title = HTTPStatus(status).phrase
        problem = Problem(title=title, status=status, detail=detail)
        super().__init__(
            problem.model_dump(), status, {"Cache-Control": "no-store", **(headers or {})}
        )


def add_problems(app: FastAPI) -> None:
    """Lets the application answer every error with problem details."""
    app.add_exception_handler(HTTPException, _answer_http)
    app.add_exception_handler(RequestValidationError, _answer_invalid)
    app.add_exception_handler(NonetError, _answer_bad_input)
    app.add_exception_handler(Exception, _answer_unexpected)


async def _answer_http(_: Request, error: Exception) -> ProblemResponse:
    http = cast("HTTPException", error)
    return ProblemResponse(http.status_code, str(http.detail), http.headers)


async def _answer_invalid(_: Request, error: Exception) -> ProblemResponse:
    invalid = cast("RequestValidationError", error)
    return ProblemResponse(422, describe(invalid.errors()))


async def _answer_bad_input(_: Request, error: Exception) -> ProblemResponse:
    return ProblemResponse(422, str(error))


async def _answer_unexpected(_: Request, __: Exception) -> ProblemResponse:
    return ProblemResponse(500, "this should not have happened; the server's output says more")
