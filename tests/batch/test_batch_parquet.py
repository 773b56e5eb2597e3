"""Parquet files that workers have encoded and that were put one behind the other."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from batch_jobs import generate, puzzles, read_rows, rejected, run, write_rows
from hypothesis import given
from hypothesis import strategies as st

from nonet.batch import LocalPool
from nonet.batch.splice import MAGIC
from nonet.batch.thrift import (
    BINARY,
    BYTE,
    DOUBLE,
    FALSE,
    I16,
    I64,
    LIST,
    STRUCT,
    TRUE,
    read_struct,
    write_struct,
)
from nonet.errors import FormatError

parquet = pytest.importorskip("pyarrow.parquet")

RECIPE = "board=9x9 givens=30"


@pytest.fixture
def groups(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few rows are a row group."""
    monkeypatch.setattr("nonet.batch.plan.GROUP", 5)


@pytest.mark.usefixtures("groups")
def test_row_groups_are_those_of_the_shards(tmp_path: Path) -> None:
    lines = puzzles(12)
    file = write_rows(tmp_path / "in.txt", [*lines[:4], "bad", *["bad"] * 5, *lines[4:]])
    for size in (4, 5):  # too small to be row groups, and just big enough
        run("solve", file, tmp_path / f"{size}.parquet", shard_size=size)
    with parquet.ParquetFile(tmp_path / "5.parquet") as opened:
        facts = opened.metadata
        rows = [facts.row_group(number).num_rows for number in range(facts.num_row_groups)]
        assert (rows, facts.num_rows) == ([4, 5, 3], 12)
    assert len(rejected(tmp_path / "5.parquet")) == 6
    tables = [parquet.read_table(tmp_path / f"{size}.parquet") for size in (4, 5)]
    assert tables[0].equals(tables[1], check_metadata=True)
    assert [row["puzzle"] for row in read_rows(tmp_path / "5.parquet")] == lines


@pytest.mark.usefixtures("groups")
def test_every_type_survives(tmp_path: Path) -> None:
    """Also columns with dictionaries, and maps."""
    for size in (3, 5):
        generate(tmp_path / f"{size}.parquet", RECIPE, 12, shard_size=size)
    assert read_rows(tmp_path / "3.parquet") == read_rows(tmp_path / "5.parquet")
    file = tmp_path / "5.parquet"
    frame = pytest.importorskip("pandas").read_parquet(file)
    assert frame["seed"].sum() == sum(range(1, 13))
    assert pytest.importorskip("polars").read_parquet(file)["seed"].to_list() == [*range(1, 13)]
    with pytest.importorskip("duckdb").connect() as database:
        query = "select sum(seed), sum(techniques['hidden_single']) from '{}' where seed > 5"
        found = database.execute(query.format(file)).fetchone()
    uses = [dict(row["techniques"]).get("hidden_single", 0) for row in read_rows(file)]
    assert found == (sum(range(6, 13)), sum(uses[5:]))


@pytest.mark.usefixtures("groups")
def test_nobody_sees_who_has_encoded_it(tmp_path: Path) -> None:
    file = write_rows(tmp_path / "in.txt", puzzles(40))
    run("solve", file, tmp_path / "here.parquet")
    run("solve", file, tmp_path / "pool.parquet", pool=LocalPool(2))
    assert (tmp_path / "here.parquet").read_bytes() == (tmp_path / "pool.parquet").read_bytes()


@pytest.mark.usefixtures("groups")
def test_no_rows_at_all(tmp_path: Path) -> None:
    file = write_rows(tmp_path / "in.txt", ["bad"] * 12)
    run("solve", file, tmp_path / "out.parquet", shard_size=5)
    assert read_rows(tmp_path / "out.parquet") == []


def test_footers_come_back_as_they_were(tmp_path: Path) -> None:
    generate(tmp_path / "a.parquet", RECIPE, 12)
    data = (tmp_path / "a.parquet").read_bytes()
    size = int.from_bytes(data[-8:-4], "little")
    footer = data[-8 - size : -8]
    assert data.endswith(MAGIC)
    assert write_struct(read_struct(footer)) == footer


def held(children: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """What a field may hold, with its kind."""
    items = st.lists(st.tuples(children), max_size=20)
    return st.one_of(
        st.dictionaries(st.integers(1, 40), children, max_size=4).map(lambda one: (STRUCT, one)),
        items.filter(lambda one: len({kind for [(kind, _)] in one}) == 1)
        .map(lambda one: (one[0][0][0], [each for [(_, each)] in one]))
        .map(lambda one: (LIST, one))
        .filter(lambda one: one[1][0] not in (TRUE, FALSE)),
    )


FIELD = st.recursive(
    st.one_of(
        st.sampled_from([(TRUE, True), (FALSE, False), (LIST, (TRUE, [1, 2, 1]))]),
        st.integers(0, 255).map(lambda one: (BYTE, one)),
        st.integers(-(2**15), 2**15 - 1).map(lambda one: (I16, one)),
        st.integers(-(2**63), 2**63 - 1).map(lambda one: (I64, one)),
        st.binary(min_size=8, max_size=8).map(lambda one: (DOUBLE, one)),
        st.binary(max_size=200).map(lambda one: (BINARY, one)),
    ),
    held,
    max_leaves=10,
)


@given(struct=st.dictionaries(st.integers(1, 40), FIELD, max_size=5))
def test_structs_come_back(struct: Any) -> None:
    assert read_struct(write_struct(struct)) == struct


@given(st.binary(max_size=30))
def test_broken_structs_are_refused(data: bytes) -> None:
    with suppress(FormatError):
        assert isinstance(read_struct(data), dict)
