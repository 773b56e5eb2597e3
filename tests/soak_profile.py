"""Lets hypothesis try long and hard: a plugin of pytest for `make soak`."""

import random

import pytest
from hypothesis import is_hypothesis_test, settings

settings.register_profile("soak", max_examples=2_000, deadline=None, print_blob=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Properties only, in any order: the time hardly ever suffices for all."""
    items[:] = [item for item in items if is_hypothesis_test(getattr(item, "obj", None))]
    random.shuffle(items)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """That the time was up is no failure."""
    if session.shouldfail and not session.testsfailed:
        session.exitstatus = pytest.ExitCode.OK
