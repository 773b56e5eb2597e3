"""Recorded games come out as they were recorded; the page replays the same files."""

import json
from pathlib import Path

import pytest

from play.recordings import FILES, again, document_of, look, perform

by_name = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@by_name
def test_what_was_done_makes_the_game(path: Path) -> None:
    recording = json.loads(path.read_text())
    game = perform(recording)
    assert document_of(recording, game) == {**recording["game"], "puzzle": recording["puzzle"]}
    assert look(game) == recording["expected"]


@by_name
def test_a_saved_game_goes_on_as_it_was(path: Path) -> None:
    recording = json.loads(path.read_text())
    game = again({**recording["game"], "puzzle": recording["puzzle"]})
    assert game == perform(recording)
    assert look(game) == recording["expected"]


def test_there_are_recordings() -> None:
    assert len(FILES) >= 7
