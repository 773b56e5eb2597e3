"""Without the extras everything else works, and a sentence says what to install."""

import sys
from pathlib import Path

import pytest
from batch_jobs import puzzles, write_rows
from shell import nonet


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python as if neither pyarrow nor distributed were installed."""
    for name in ("pyarrow", "pyarrow.parquet", "distributed"):
        monkeypatch.setitem(sys.modules, name, None)


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["-o", "out.parquet"], "pyarrow, which is not installed: pip install 'nonet[batch]'"),
        (["-o", "out.csv.zst"], "pyarrow, which is not installed: pip install 'nonet[batch]'"),
        (
            ["-o", "out.csv", "--on", "dask://h:1"],
            "distributed, which is not installed: pip install 'nonet[cluster]'",
        ),
    ],
)
def test_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: list[str], words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    write_rows(Path("in.txt"), puzzles(3))
    outcome = nonet("batch", "solve", "in.txt", *options)
    assert outcome.code == 2
    assert words in outcome.err
    assert [path.name for path in Path().iterdir()] == ["in.txt"]


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("name", ["out.csv", "out.jsonl.gz", "out.txt"])
def test_everything_else_works(tmp_path: Path, name: str) -> None:
    file = write_rows(tmp_path / "in.csv", puzzles(3))
    assert nonet("batch", "rate", str(file), "-o", str(tmp_path / name)).code == 0
