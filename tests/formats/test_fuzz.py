"""No text makes a reader fail: it is read, or a `NonetError` says why not."""

from random import Random

import pytest
from attack import attack
from hypothesis import given, settings
from hypothesis import strategies as st
from mutation import ALPHABET, mutated

from nonet import formats
from nonet.errors import NonetError

NAMES = [None, *formats.names()]


@pytest.mark.parametrize("seed", range(20))
def test_golden_texts_after_accidents(seed: int) -> None:
    random = Random(seed)
    for _ in range(60):
        own, text = mutated(random)
        attack(text, random.choice([None, own, own, random.choice(formats.names())]))


@settings(deadline=None)
@given(st.text(st.sampled_from(ALPHABET), max_size=400), st.sampled_from(NAMES))
def test_any_text(text: str, name: str | None) -> None:
    attack(text, name)


@settings(deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    try:
        formats.read_sheet(data)
    except NonetError as error:
        raise_if_silent(error)


def raise_if_silent(error: NonetError) -> None:
    assert str(error)
