"""Errors over HTTP as problem details (RFC 9457), in the language of whoever asks."""

from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import cast

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from nonet.catalogue import Message
from nonet.errors import NonetError
from nonet.server.contract import methods_at
from nonet.server.languages import language_of
from nonet.server.wishes import describe
from nonet.store import StoreError

_FRAMEWORK = {400: Message("error.unreadable"), 404: Message("error.not_found")}
"""What the framework raises, in our own words."""


class Problem(BaseModel):
    """What went wrong."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str


class ProblemResponse(JSONResponse):
    """A problem as the answer to a request; `more` stands beside what every problem has."""

    media_type = "application/problem+json"

    def __init__(
        self,
        status: int,
        detail: str,
        headers: Mapping[str, str] | None = None,
        more: Mapping[str, object] | None = None,
    ) -> None:
        title = HTTPStatus(status).phrase
        problem = Problem(title=title, status=status, detail=detail)
        super().__init__(
            {**problem.model_dump(), **(more or {})},
            status,
            {"Cache-Control": "no-store", **(headers or {})},
        )


def problem(
    request: Request,
    status: int,
    error: NonetError | Message,
    headers: Mapping[str, str] | None = None,
    more: Mapping[str, object] | None = None,
) -> ProblemResponse:
    """A problem that is told in the language of the request."""
    language = language_of(request.headers)
    told = {"Content-Language": language, **(headers or {})}
    return ProblemResponse(status, error.text(language), told, more)


def add_problems(app: FastAPI) -> None:
    """Lets the application answer every error with problem details."""
    app.add_exception_handler(HTTPException, _answer_http)
    app.add_exception_handler(RequestValidationError, _answer_invalid)
    app.add_exception_handler(StoreError, _answer_not_kept)
    app.add_exception_handler(NonetError, _answer_bad_input)
    app.add_exception_handler(Exception, _answer_unexpected)


async def _answer_http(request: Request, error: Exception) -> ProblemResponse:
    http = cast("HTTPException", error)
    if http.status_code in (404, 405) and not isinstance(http.detail, Message):
        methods = methods_at(request.app, request.url.path)
        if methods and request.method not in methods:
            return _answer_method(request, methods)
    return problem(request, http.status_code, _message_of(http), http.headers)


def _message_of(error: HTTPException) -> Message:
    """What is wrong; what the framework says itself is English."""
    detail: object = error.detail
    if isinstance(detail, Message):
        return detail
    return _FRAMEWORK.get(error.status_code) or Message("error.foreign", text=str(detail))


def _answer_method(request: Request, methods: Sequence[str]) -> ProblemResponse:
    """Says what could be done instead, which the framework does not know by itself."""
    right = ", ".join(methods)
    message = Message("error.method", method=request.method, right=right)
    return problem(request, 405, message, {"Allow": right})


async def _answer_invalid(request: Request, error: Exception) -> ProblemResponse:
    invalid = cast("RequestValidationError", error)
    return problem(request, 422, describe(invalid.errors(), invalid.body))


async def _answer_not_kept(request: Request, error: Exception) -> ProblemResponse:
    return problem(request, 503, cast("StoreError", error))


async def _answer_bad_input(request: Request, error: Exception) -> ProblemResponse:
    return problem(request, 422, cast("NonetError", error))


async def _answer_unexpected(request: Request, _: Exception) -> ProblemResponse:
    """The connection is closed after it, which has to be said, or the next request is lost."""
    return problem(request, 500, Message("error.unexpected"), {"Connection": "close"})
