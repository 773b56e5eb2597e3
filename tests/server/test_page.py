"""A page that is not there is said in one sentence."""

from pathlib import Path

import pytest
from starlette.exceptions import HTTPException

from nonet.server.page import Page


@pytest.mark.anyio
async def test_a_missing_page_says_how_to_build_it(tmp_path: Path) -> None:
    with pytest.raises(HTTPException) as error:
        await Page(tmp_path).get_response("index.html", {"type": "http", "method": "GET"})
    assert error.value.status_code == 503
    assert "make page" in str(error.value.detail)
