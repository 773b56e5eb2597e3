"""What the server promises, as OpenAPI: FastAPI's description, with our problems in it."""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from fastapi import FastAPI, Request, Response

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

_PART = re.compile(r"\{\w+\}")


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
        """Written once: to do it for each request would take as long as ten saves."""
        return json.dumps(app.openapi(), ensure_ascii=False, separators=(",", ":")).encode()

    async def answer(_: Request) -> Response:
        return Response(as_bytes(), media_type="application/json")

    app.add_route(PATH, answer, include_in_schema=False)


def methods_at(app: FastAPI, path: str) -> list[str]:
    """What can be done at a path of the API; nothing where it has none."""
    paths = app.openapi()["paths"].items()
    here = (it for template, it in paths if re.fullmatch(_PART.sub("[^/]+", template), path))
    return sorted(method.upper() for operations in here for method in operations)


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
