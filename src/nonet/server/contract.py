"""What the server promises, as OpenAPI: FastAPI's description, with our problems in it."""

import re
from collections.abc import Iterator
from typing import Any

from fastapi import FastAPI

PROBLEM = {"$ref": "#/components/schemas/Problem"}
MEDIA_TYPE = "application/problem+json"

ANYWHERE = {
    "400": "The request cannot be read.",
    "403": "The request comes from a foreign page.",
    "411": "The request does not say how long it is.",
    "413": "The request is too long.",
    "421": "The request is for another host.",
    "500": "Something that should not have happened.",
}
"""Problems that every request may have."""

Tree = dict[str, Any]

_PART = re.compile(r"\{\w+\}")


def describe(app: FastAPI) -> None:
    """Lets the application describe its problems as what they are."""
    plain = app.openapi

    def openapi() -> Tree:
        if app.openapi_schema is None:
            app.openapi_schema = _completed(plain())
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]  # as FastAPI's documentation says


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
    return schema


def _operations(schema: Tree) -> Iterator[Tree]:
    for path in schema["paths"].values():
        yield from path.values()
