"""LZ-string against texts that the original program packed, and there and back."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonet.formats.links.lz_string import DamagedError, compress, decompress

PACKED = {
    "a": "IZA=",
    "aaaaaaaaaa": "IY1o",
    "Sudoku": "MoVwJg9g1iQ=",
    '{"size":9,"grid":[[{"value":5}]]}': "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BWAXwF0G6g===",
    "Žluťoučký kůň": "r6ABsK6KaAD2aLCADWBfgBPQ9oCAlAIA",
    "ababababab ab": "IYI17EAJSA==",
}
MOST = 100_000


@pytest.mark.parametrize(("text", "packed"), PACKED.items())
def test_known_texts(text: str, packed: str) -> None:
    assert compress(text) == packed
    assert decompress(packed, MOST) == text


@given(st.text(max_size=300))
def test_there_and_back(text: str) -> None:
    assert decompress(compress(text), MOST) == text


@given(st.text("ABCDEFQRSTabcdefwxyz0123456789+/=é ", max_size=60))
def test_rubbish_is_refused_or_read(packed: str) -> None:
    with suppress(DamagedError):
        assert len(decompress(packed, MOST)) <= MOST


def test_what_unpacks_to_too_much_is_refused() -> None:
    packed = compress("a" * 50_000)
    assert len(packed) < 1_000
    assert len(decompress(packed, 50_000)) == 50_000
    with pytest.raises(DamagedError):
        decompress(packed, 49_999)
