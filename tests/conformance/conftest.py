"""Where the public test sets lie; they are not part of the project."""

from pathlib import Path

import pytest

DATA = Path(__file__).parents[3] / "shared" / "data"


@pytest.fixture(scope="session")
def data_folder() -> Path:
    """The folder with `classic/` and `variants/`; tests that need it are skipped without it."""
    if not DATA.is_dir():
        pytest.skip("the public test sets are not here: ../shared/data")
    return DATA
