"""Whatever stands in a file, every row is either done or rejected, and nothing else happens."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from batch_jobs import puzzles, read_rows, rejected, run
from hypothesis import given, settings
from hypothesis import strategies as st

from nonet.batch.task import Verb

GOOD = puzzles(3)

NASTY = st.one_of(
    st.binary(max_size=100),
    st.text(max_size=100).map(str.encode),
    st.text("0123456789.,\"'{}[]:#\t\\", max_size=120).map(str.encode),
    st.text("123456789.0", min_size=81, max_size=81).map(str.encode),
    st.sampled_from(GOOD).map(str.encode),
    st.sampled_from(GOOD).flatmap(lambda good: st.integers(0, 81).map(lambda n: good[:n].encode())),
    st.sampled_from(['{"puzzle": "%s"}', '"%s"', "x,%s", '"%s', "%s # 7", "# %s"]).flatmap(
        lambda frame: st.sampled_from(GOOD).map(lambda good: (frame % good).encode())
    ),
)


@settings(max_examples=40)
@given(rows=st.lists(NASTY, max_size=12), ends=st.sampled_from([b"\n", b"\r\n"]))
@pytest.mark.parametrize("verb", ["solve", "dedupe"])
@pytest.mark.parametrize("ending", [".txt", ".csv", ".jsonl"])
def test_every_row_is_done_or_rejected(
    verb: Verb, ending: str, rows: list[bytes], ends: bytes
) -> None:
    first = f"puzzle,{GOOD[0]}" if ending == ".csv" else "# rows"
    with TemporaryDirectory() as folder:
        file, output = Path(folder, f"in{ending}"), Path(folder, f"out{ending}")
        file.write_bytes(ends.join([first.encode(), *rows]))
        report = run(verb, file, output)
        numbers = [number for number, line in numbered(file.read_bytes()) if says_something(line)]
        asides = [int(row["line"]) for row in rejected(output)] if report.tally.rejected else []
        assert report.tally.rejected_count == len(asides)
        assert report.tally.rows + len(asides) == len(numbers)
        assert set(asides) <= set(numbers)
        if verb == "solve" and ending != ".txt":
            done = [int(row["line"]) for row in read_rows(output)]
            assert sorted(done + asides) == numbers


def numbered(data: bytes) -> list[tuple[int, str]]:
    return list(enumerate(data.decode("utf-8", "replace").split("\n"), 1))


def says_something(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith("#")
