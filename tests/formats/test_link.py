"""Links that carry a puzzle: what is damaged is refused with a reason, never with a crash."""

import pytest
from golden import SHEETS

from nonet import formats
from nonet.errors import FormatError, NonetError
from nonet.formats.links.link import link_to

START = "https://example.org/#puzzle="


@pytest.mark.parametrize(
    ("carried", "reason"),
    [
        ("9x9", "line 1: the link is cut off or damaged: expected 1 fields after"),
        ("9x9.53b7", "line 1: the link is cut off or damaged: expected 81 cells, got 5"),
        ("9x9." + "z" * 90, "line 1: the link is cut off or damaged: expected 81 cells, got"),
        ("9x9.5+3", "line 1: expected a digit or a letter for empty cells among the"),
        ("13x13.a", "13x13"),
        ("9x9_killer.zzzc", "line 1: the link is cut off or damaged: expected 3 fields after"),
        ("9x9_killer.zzzc." + "a" * 80 + ".45", "the cages are damaged"),
        (
            "4x4_killer.p." + "aa" + "-" * 14 + ".3-4",
            "line 1: expected 1 totals with - between them, got '3-4'",
        ),
        (
            "4x4_killer.p." + "aa" + "-" * 14 + ".x",
            "line 1: expected 1 totals with - between them, got 'x'",
        ),
        (
            "9x9_windows_jigsaw.zzzc." + "ABCDEFGHI" * 9,
            "line 1: expected a jigsaw like 9x9 or 9x9_diagonals, got",
        ),
        ("9x9_jigsaw.zzzc." + "A" * 81, "line 1: region 'A' has 81 cells, expected 9"),
        ("json.abc", "the link is cut off or damaged"),
        ("json.\u017e", "the link is cut off or damaged"),
        ("json.eJyrrgUAAXUA-Q", "format"),
    ],
)
def test_damaged_links(carried: str, reason: str) -> None:
    with pytest.raises(NonetError) as error:
        formats.read(START + carried, "link")
    assert reason in str(error.value)


def test_a_link_that_carries_nothing() -> None:
    with pytest.raises(FormatError, match="has no #puzzle="):
        formats.read("https://example.org/", "link")


@pytest.mark.parametrize("name", ["classic", "jigsaw", "killer", "played"])
def test_links_need_no_quoting_and_are_found_out(name: str) -> None:
    link = link_to("https://example.org/play#old", SHEETS[name])
    assert link.startswith("https://example.org/play#puzzle=")
    carried = link.partition("#puzzle=")[2]
    assert set(carried) <= set("-._~0123456789") | set(map(chr, range(65, 91))) | set(
        map(chr, range(97, 123))
    )
    assert formats.read_sheet(link) == SHEETS[name]
