"""The names that other programs may rely on."""

from pathlib import Path

import nonet

NAMES = Path(__file__).with_name("public_names.txt").read_text().split()


def test_the_public_names_are_these() -> None:
    assert sorted(nonet.__all__) == sorted(NAMES)
    assert all(hasattr(nonet, name) for name in NAMES)


def test_everything_public_is_documented() -> None:
    spoken = {"Level", "__version__"}  # a type of literals, and a text
    assert [name for name in NAMES if name not in spoken and not getattr(nonet, name).__doc__] == []


def test_errors_are_one_tree() -> None:
    for error in (nonet.FormatError, nonet.LayoutError, nonet.PuzzleError):
        assert issubclass(error, nonet.NonetError)
    assert issubclass(nonet.NonetError, ValueError)
