"""The examples of docs/batch.md, which build on each other, and its tables of columns."""

import re
import shlex
from pathlib import Path

import pytest
from shell import EASY, nonet

from nonet import api
from nonet.batch.schema import COLUMNS
from nonet.batch.task import SHARDS
from nonet.make import random_equivalent

PAGE = (Path(__file__).parents[2] / "docs" / "batch.md").read_text()
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TIME = re.compile(r"in \d+:\d\d:\d\d, [\d,]+ a second")


def prepare() -> None:
    """The files that the page takes for granted."""
    Path("mixed.txt").write_text(f"{EASY}\nno puzzle\n11..............\n1...............\n")
    other = api.read("1" + "." * 80)
    forms = [api.read(EASY), other, random_equivalent(api.read(EASY), 1), other]
    Path("forms.txt").write_text("".join(f"{puzzle}\n" for puzzle in forms))


def outcome_of(command: str) -> str:
    program, *args = shlex.split(command)
    if program == "cat":
        return Path(args[0]).read_text()
    assert program == "nonet"
    outcome = nonet(*args)
    code = f"[exit code {outcome.code}]\n" if outcome.code else ""
    return outcome.out + outcome.err + code


def test_the_examples_do_what_they_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("pandas", "polars", "duckdb", "pyarrow"):
        pytest.importorskip(package)
    monkeypatch.chdir(tmp_path)
    prepare()
    for language, block in BLOCK.findall(PAGE):
        if language == "python":
            exec(block, {})
        for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, expected = example.partition("\n")
            found = TIME.sub("in 0:00:01, 100 a second", outcome_of(command))
            assert found == expected, command


@pytest.mark.parametrize("verb", ["generate", "solve", "rate", "explain"])
def test_the_columns_are_listed(verb: str) -> None:
    section = PAGE.partition(f"**{verb}** ")[2]
    rows = [f"| `{one.name}` | {one.type} | {one.meaning} |" for one in COLUMNS[verb]]  # type: ignore[index]
    assert "|---|---|---|\n" + "\n".join(rows) + "\n\n" in section


def test_the_sizes_of_shards_are_told() -> None:
    told = ", ".join(f"{verb} {size:,}" for verb, size in SHARDS.items())
    assert told in re.sub(r"\s+", " ", PAGE)
