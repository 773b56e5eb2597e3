"""An error is the key of a text with its values, in three languages and across processes."""

import pickle

import pytest

from nonet.catalogue import choose_language
from nonet.errors import FormatError, LayoutError, NonetError

INNER = LayoutError("error.no_square_board", count=80)


@pytest.mark.parametrize(
    "error",
    [
        INNER,
        FormatError("error.link_damaged", 3, 7, reason=INNER),
        NonetError("error.no_game", id=7),
    ],
)
def test_an_error_survives_a_process(error: NonetError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert [copy.text("cs"), copy.text("de"), str(copy)] == [
        error.text("cs"), error.text("de"), str(error)
    ]  # fmt: skip
    assert getattr(copy, "line", None) == getattr(error, "line", None)


def test_an_error_within_an_error_is_told_in_the_same_language() -> None:
    error = FormatError("error.link_damaged", 3, 7, reason=INNER)
    assert error.text("de").startswith("Zeile 3, Spalte 7: der Link ist abgeschnitten")
    assert INNER.text("de") in error.text("de")
    assert str(error).endswith(str(INNER))


def test_the_same_error_at_another_place() -> None:
    moved = FormatError("error.link_damaged", 1, 2, reason=INNER).at(5)
    assert (moved.line, moved.column) == (5, None)
    assert str(moved) == f"line 5: {moved.reason}"


@pytest.mark.parametrize(
    "found",
    ["x" * 1000, ["x" * 1000] * 1000, 10**5000, {"x" * 1000: ["y"] * 1000}, object()],
    ids=["text", "list", "number", "object", "anything"],
)
def test_what_somebody_gave_is_quoted_in_part(found: object) -> None:
    for name in ("de", "en"):
        told = NonetError("error.board_size", most=25, got=found).text(choose_language(name))
        assert len(told) < 400
