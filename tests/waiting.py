"""Waiting for what other processes do."""

import time
from collections.abc import Callable


def wait_until(is_true: Callable[[], bool], seconds: float = 300) -> None:
    """Looks again and again, until it is true or has taken too long."""
    end = time.monotonic() + seconds
    while not is_true():
        assert time.monotonic() < end
        time.sleep(0.02)
