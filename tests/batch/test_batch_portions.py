"""Lines are cut and packed in bulk, and come out as if each had been read by itself."""

import gzip
from io import BytesIO
from pathlib import Path

import pytest
from batch_jobs import puzzles, read_rows, rejected, run, write_rows
from hypothesis import given
from hypothesis import strategies as st

from nonet import formats
from nonet.batch import portions
from nonet.batch.file_kind import FileKind
from nonet.batch.packed import Packed, pack
from nonet.batch.rows import _read_one_by_one
from nonet.batch.rows import read_rows as rows_of
from nonet.batch.shard import Shard
from nonet.batch.source import Lines
from nonet.batch.task import Task
from nonet.errors import NonetError

TEXT = st.lists(st.text("ab\r", max_size=9).map(str.encode), max_size=12).map(b"\n".join)


@given(data=TEXT, lines=st.integers(1, 5), chunk=st.sampled_from([10, 11, 100]))
def test_portions_have_so_many_lines(data: bytes, lines: int, chunk: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(portions, "CHUNK", chunk)
        found = list(portions.cut(BytesIO(data), lines))
    expected = BytesIO(data).readlines()
    assert b"".join(piece for portion in found for piece in portion.pieces) == data
    assert [portion.count for portion in found[:-1]] == [lines] * len(found[:-1])
    assert sum(portion.count for portion in found) == len(expected)
    for number, portion in enumerate(found):
        text = b"".join(expected[number * lines : (number + 1) * lines])
        assert data[portion.start : portion.start + portion.size] == text


def test_a_line_without_end_takes_little_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(portions, "CHUNK", 10)
    data = b"a\n" + b"b" * 1000 + b"\nc\nd"
    [first, second] = portions.cut(BytesIO(data), 3)
    assert (first.count, first.whole, first.size) == (3, False, len(data) - 1)
    lines = b"".join(first.pieces).split(b"\n")
    assert (lines[0], set(lines[1]), lines[2]) == (b"a", {ord("b")}, b"c")
    assert 10 <= len(lines[1]) <= 30
    assert second.pieces == [b"d"]


def test_long_lines_end_a_portion_early(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(portions, "CHUNK", 10)
    monkeypatch.setattr(portions, "ROOM", 30)
    data = (b"a" * 9 + b"\n") * 10
    assert [portion.count for portion in portions.cut(BytesIO(data), 7)] == [4, 4, 2]


@pytest.mark.parametrize("name", ["in.csv", "in.csv.gz"])
def test_marks_heads_and_long_lines(tmp_path: Path, name: str) -> None:
    lines = puzzles(9)
    bad = "x" * 3_000_000
    text = "\n".join(["\ufeff# a remark", "puzzle", *lines[:4], bad, *lines[4:], "y"]).encode()
    (tmp_path / name).write_bytes(gzip.compress(text) if name.endswith("gz") else text)
    run("solve", tmp_path / name, tmp_path / "out.csv", shard_size=3)
    rows = read_rows(tmp_path / "out.csv")
    assert [row["puzzle"] for row in rows] == lines
    assert [int(row["line"]) for row in rows] == [3, 4, 5, 6, *range(8, 13)]
    assert [int(row["line"]) for row in rejected(tmp_path / "out.csv")] == [7, 13]


def test_workers_read_files_themselves(tmp_path: Path) -> None:
    file = tmp_path / "in.txt"
    file.write_text("\ufeff" + "\n".join(puzzles(5)))
    shards = list(Lines(file, FileKind("text"), 2).shards())
    assert [(shard.count, shard.first, shard.data) for shard in shards] == [
        (2, 1, b""), (2, 3, b""), (1, 5, b"")
    ]  # fmt: skip
    assert b"".join(shard.loaded().data for shard in shards) == "\n".join(puzzles(5)).encode()
    with file.open("a") as more:
        more.write("#")
    with pytest.raises(NonetError, match=r"in.txt changed while it was being read"):
        shards[1].loaded()
    file.unlink()
    with pytest.raises(FileNotFoundError):
        shards[1].loaded()


@pytest.mark.parametrize("name", ["in.txt", "in.txt.gz"])
def test_a_file_must_not_change_while_it_is_read(tmp_path: Path, name: str) -> None:
    file = write_rows(tmp_path / name, puzzles(5))
    shards = Lines(file, FileKind.of(name), 3).shards()
    next(shards)
    write_rows(tmp_path / "other", puzzles(6)).replace(file)
    with pytest.raises(NonetError, match=f"{name} changed while it was being read"):
        list(shards)


CLEAN = st.text("123456789.0*_-xX", min_size=81, max_size=81)
ALMOST = st.one_of(CLEAN, CLEAN.map(lambda line: line[1:] + "a"), st.text("1.\r# ", max_size=83))


@given(
    rows=st.lists(st.one_of(CLEAN, ALMOST), min_size=1, max_size=4),
    end=st.sampled_from(["\n", "\r\n"]),
    last=st.booleans(),
)
def test_packed_lines_are_what_is_read_one_by_one(rows: list[str], end: str, last: bool) -> None:
    data = (end.join(rows) + end * last).encode()
    shard = Shard(0, 5, data.count(b"\n") + (not data.endswith(b"\n")), len(data), data)
    packed = pack(shard.data, shard.count)
    slow = _read_one_by_one(Task(verb="solve", writes=FileKind("text"), reads="text"), shard)
    if packed is not None:
        assert not slow.rejected
        assert list(packed) == list(slow.items)
        assert list(slow.lines) == list(range(5, 5 + len(packed)))
    elif {len(row) for row in rows} == {81}:
        assert any(set(row) - set("123456789.0*_-xX") for row in rows)


ODD = st.sampled_from(
    [
        "", "# x", "a", "a,b", 'a,"%s",c', "a,%s,é", "a,%s,\0", "a, %s,", "a,%s\r,b",
        "a,%s" + "," * 10_001,
    ]
)  # fmt: skip


@given(rows=st.lists(st.one_of(st.just("a,%s,b"), ODD), min_size=1, max_size=4))
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_tables_in_bulk_are_tables_row_by_row(rows: list[str], end: str) -> None:
    lines = [row.replace("%s", line) for row, line in zip(rows, puzzles(4), strict=False)]
    data = "".join(line + end for line in lines).encode()
    shard = Shard(0, 2, len(lines), len(data), data)
    task = Task(verb="solve", writes=FileKind("text"), reads="csv", column=1)
    bulk, slow = rows_of(task, shard), _read_one_by_one(task, shard)
    assert ([*bulk.lines], [*bulk.items]) == (slow.lines, slow.items)
    assert bulk.rejected == slow.rejected
    assert isinstance(bulk.items, Packed) == (set(rows) == {"a,%s,b"})


@pytest.mark.parametrize("remark", ["#", " # 7.2/1.2/1.2 hard", "\t#x # y", "  "])
def test_remarks_behind_puzzles(remark: str) -> None:
    [line] = puzzles(1)
    shard = Shard(0, 1, 1, 1, f"{line}{remark}\n".encode())
    task = Task(verb="solve", writes=FileKind("text"), reads="text")
    assert rows_of(task, shard).items == [line] == [str(formats.read(line + remark))]


def test_packed_lines_are_a_sequence() -> None:
    lines = puzzles(3)
    packed = Packed("".join(lines).encode())
    assert (len(packed), [*packed], packed[-1], packed[1:]) == (3, lines, lines[2], lines[1:])
    with pytest.raises(IndexError):
        packed[3]
