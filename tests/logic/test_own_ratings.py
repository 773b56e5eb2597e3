"""Ratings of puzzles that Nonet made equal those that Sudoku Explainer gave them."""

from published_ratings import OWN, differences, read_rows


def test_own_puzzles_are_rated_as_by_the_original_program() -> None:
    rows = read_rows(OWN)
    assert len(rows) == 720
    assert differences(rows) == []
