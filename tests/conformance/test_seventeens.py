"""Our puzzles with 17 givens beside published ones."""

from pathlib import Path

from nonet._native import classic_canonical
from nonet.core.puzzle import as_grid
from nonet.core.shapes import CLASSIC
from nonet.make import seventeen


def test_published_ones_are_told_apart_and_some_are_ours(data_folder: Path) -> None:
    lines = (data_folder / "classic" / "puzzles2_17_clue.txt").read_text().split()
    published = {classic_canonical(as_grid(CLASSIC, line))[0] for line in lines}
    assert len(published) == len(lines)  # they are known to be essentially different
    # a sample of 1000 out of about 49,000: one in fifty of ours should be in it
    ours = published.intersection(seventeen.stored())
    assert 1 <= len(ours) <= len(seventeen.stored()) // 10
