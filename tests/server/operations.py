"""What fits the description of the API is accepted, and what does not is refused.

`test_schemathesis` runs this file in a process of its own. No check is left out. A description in
JSON Schema cannot say which boards there are, or that a puzzle fits its board; where a request has
to name such a thing, what was generated for it is replaced by one that there is.
"""

import os
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case, GenerationMode
from schemathesis.config import SchemathesisConfig
from schemathesis.core.parameters import ParameterLocation

from nonet.server.app import create_app

EXAMPLES = int(os.environ.get("NONET_EXAMPLES", "3"))
"""Random ones for each operation, beside those for each part of its description."""

REFUSALS = [400, 403, 404, 405, 406, 411, 413, 415, 422]
"""A request may also be refused for its method, its length or its kind of content."""

PUZZLE = {"format": "nonet", "version": 1, "board": "4x4", "givens": "1..4.3...2.....1"}
SAVE = {
    "format": "nonet-game", "version": 1, "puzzle": PUZZLE, "moves": [{"do": "r1c2=2", "at": 1}],
    "cursor": 1, "time": 1000,
}  # fmt: skip
RECIPE = {"board": "4x4", "level": "beginner"}
GOALS = [{"kind": "daily", "name": "2026-01-31", "best": 1, "reached": 2}]
PARTS: dict[str, Any] = {
    "game": PUZZLE,
    "puzzle": PUZZLE,
    "games": [PUZZLE],
    "files": [{"text": PUZZLE["givens"]}],
    "mixes": [{"count": 1, "recipe": RECIPE}],
    "setup": {},
    "recipe": RECIPE,
    "wish": {"games": [PUZZLE]},
    "save": SAVE,
    "document": SAVE,
    "format": "json",
    "what": "game",
    "goals": GOALS,
    "cell": 1,
    "near": 1,
    "seconds": 1,
}
"""What stands for a part of a request."""

config = SchemathesisConfig.from_dict(
    {"checks": {"negative_data_rejection": {"expected-statuses": REFUSALS}}}
)
schema = schemathesis.openapi.from_asgi(
    "/api/openapi.json", create_app(["testserver"]), config=config
)


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=EXAMPLES < 10,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)
def test_every_operation(case: Case[Any]) -> None:
    if is_right(case, ParameterLocation.BODY) and isinstance(case.body, dict):
        case.body = {name: PARTS.get(name, part) for name, part in case.body.items()}
        if case.path == "/api/print":  # nothing at all cannot be printed
            case.body["games"] = PARTS["games"]
    if is_right(case, ParameterLocation.BODY) and isinstance(case.body, bytes | str):
        case.body = b"1..4.3...2.....1"
    if is_right(case, ParameterLocation.QUERY) and case.query:
        case.query = sensible_query(case.path, dict(case.query))
    if case.path == "/api/course.pdf":  # all of it takes longer than there is patience
        case.query = {**case.query, "name": case.query.get("name") or ["x_wing"]}
    case.call_and_validate()


def is_right(case: Case[Any], place: ParameterLocation) -> bool:
    """Whether what was generated for a place fits the description."""
    info = case.meta.components.get(place) if case.meta else None
    return info is not None and info.mode == GenerationMode.POSITIVE


def sensible_query(path: str, query: dict[str, Any]) -> dict[str, Any]:
    """A recipe that can be cooked instead of one of random words."""
    if path == "/api/puzzle":
        return {**RECIPE, **{name: query[name] for name in ("seed",) if name in query}}
    if path.startswith("/api/daily/"):
        return {"level": "easy", "board": "9x9"}
    if path == "/api/course.pdf":
        return {**query, "name": ["x_wing"], "paper": "A5"}
    if path == "/api/board":
        return {"name": "4x4"}
    return {**query, **({"board": "4x4"} if "board" in query else {})}
