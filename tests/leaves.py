"""All places of a JSON document, and documents with something else in one of them."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

PLACE = "the place of the poison"


def places(tree: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all parts of a tree, and one to a key of each object that is not there yet."""
    inner = list(tree.items()) if isinstance(tree, dict) else []
    inner += list(enumerate(tree)) if isinstance(tree, list) else []
    for key, part in inner:
        yield (*path, key)
        yield from places(part, (*path, key))
    if isinstance(tree, dict):
        yield (*path, "newer")


def hurt(tree: Any, path: tuple[Any, ...], poison: str) -> str:
    """The tree as JSON, with something else in one place."""
    tree = deepcopy(tree)
    inner = tree
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = PLACE
    return json.dumps(tree).replace(json.dumps(PLACE), poison)
