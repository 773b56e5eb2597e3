"""What all tests share: their settings, and where the public test sets lie."""

import signal
from pathlib import Path

import public_sets
import pytest
from hypothesis import settings

pytest_plugins = ["server_fixtures"]

# A busy machine is no bug: how long one example takes is for the benchmarks to say.
settings.register_profile("nonet", deadline=None)
settings.load_profile("nonet")

# The background jobs of some shells are born deaf to Ctrl+C, and so would be what they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def data_folder() -> Path:
    """The folder with the public test sets; tests that need it are skipped where one is missing."""
    if line := public_sets.report():
        pytest.skip(line)
    return public_sets.FOLDER
