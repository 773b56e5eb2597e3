"""What the server promises, as OpenAPI: FastAPI's description, with our problems in it."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from anyio import CapacityLimiter, to_thread
from fastapi import FastAPI, Request, Response
from starlette.routing import Match, Mount
from starlette.types import Scope

from nonet.formats.document import PuzzleDocument
from nonet.formats.shape import Tree, definitions, without_limits

SCHEMAS = "#/components/schemas/"
PROBLEM = {"$ref": f"{SCHEMAS}Problem"}
MEDIA_TYPE = "application/problem+json"

PATH = "/api/openapi.json"
"""Where the description is."""

ANYWHERE = {
    "400": "The request cannot be read.",
    "401": "The key is missing or wrong; only beyond this computer Nonet asks for one.",
    "403": "The request comes from a foreign page.",
    "411": "The request does not say how long it is.",
    "413": "The request is too long.",
    "421": "The request is for another host.",
    "500": "Something that should not have happened.",
}
"""Problems that every request may have."""

ELSEWHERE = "x-defined-elsewhere"
"""Stands in a schema for one of those that `nonet.formats.document` defines, by its name."""

METHODS = ("DELETE", "GET", "PATCH", "POST", "PUT")

KEY = {"key": {"type": "http", "scheme": "bearer"}}
"""How scripts bring the key along."""


def describe(app: FastAPI, *, asks: bool = False) -> None:
    """Lets the application describe its problems as what they are, and that it asks for a key."""
    plain = app.openapi

    def openapi() -> Tree:
        if app.openapi_schema is None:
            app.openapi_schema = _completed(plain())
            if asks:
                app.openapi_schema["components"]["securitySchemes"] = KEY
                app.openapi_schema["security"] = [{"key": []}]
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]  # as FastAPI's documentation says

    @cache
    def as_bytes() -> bytes:
        """Written once, where nobody waits: it takes as long as a hundred saves."""
        return json.dumps(app.openapi(), ensure_ascii=False, separators=(",", ":")).encode()

    limiter = CapacityLimiter(1)

    async def answer(_: Request) -> Response:
        data = await to_thread.run_sync(as_bytes, limiter=limiter)
        return Response(data, media_type="application/json")

    app.add_route(PATH, answer, include_in_schema=False)


def methods_at(app: FastAPI, path: str) -> list[str]:
    """What can be done at a path of the API; nothing where it has none."""
    routes = [route for route in app.routes if not isinstance(route, Mount)]  # but for the files
    return [
        method
        for method in METHODS
        if any(route.matches(_scope(method, path))[0] is Match.FULL for route in routes)
    ]


def get_ready(app: FastAPI) -> None:
    """Lets FastAPI prepare all routes: else the first requests hold up whoever saves a move."""
    for route in app.routes:
        route.matches(_scope("GET", PATH))


def _scope(method: str, path: str) -> Scope:
    return {"type": "http", "method": method, "path": path, "root_path": "", "headers": []}


def _completed(schema: Tree) -> Tree:
    for operation in _operations(schema):
        answers: Tree = operation["responses"]
        for status, text in ANYWHERE.items():
            answers.setdefault(status, {"description": text, "content": {"": {"schema": PROBLEM}}})
        for status, answer in answers.items():
            if status >= "400":
                [content] = answer["content"].values()
                answer["content"] = {MEDIA_TYPE: content}
    schemas = schema["components"]["schemas"] | _documents()
    schema["components"]["schemas"] = dict(sorted(schemas.items()))
    resolved: Tree = _resolved(schema)
    return resolved


def _documents() -> Tree:
    """What our own reader checks at once; the rest it says when it reads."""
    bare: Tree = without_limits(definitions(PuzzleDocument, SCHEMAS))
    return bare


def _resolved(part: Any) -> Any:
    """The schema with references to what is defined elsewhere."""
    if isinstance(part, dict):
        if ELSEWHERE in part:
            return {"$ref": f"{SCHEMAS}{part[ELSEWHERE]}"}
        return {key: _resolved(one) for key, one in part.items()}
    return list(map(_resolved, part)) if isinstance(part, list) else part


def _operations(schema: Tree) -> Iterator[Tree]:
    for path in schema["paths"].values():
        yield from path.values()
