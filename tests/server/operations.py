"""What fits the description of the API, and what does not, is answered as it says.

`test_schemathesis` runs this file in a process of its own.
"""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import (
    negative_data_rejection,
    not_a_server_error,
    positive_data_acceptance,
)

from nonet.server import checks, hints, printing, puzzles, setting, stock
from nonet.server.app import create_app

EXAMPLES = 3
"""Random ones for each operation, beside those for each part of its description."""

TOO_STRICT = [
    positive_data_acceptance,  # a description cannot say which boards and recipes there are
    negative_data_rejection,  # what does not fit may be refused for its length, too
    not_a_server_error,  # that there was no time for something is an answer; see below
]

schema = schemathesis.openapi.from_asgi("/api/openapi.json", create_app(["testserver"]))


@pytest.fixture(autouse=True, scope="module")
def _impatience() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        for part in (checks, hints, printing, puzzles, setting, stock):
            patch.setattr(part, "DEADLINE", 0.2)
        yield


@schema.exclude(path="/api/jobs", method="POST").parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)
def test_every_operation(case: Case[Any]) -> None:
    response = case.call_and_validate(excluded_checks=TOO_STRICT)
    assert response.status_code != 500
