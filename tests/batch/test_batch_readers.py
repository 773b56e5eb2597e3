"""Data sets open in pandas, polars and DuckDB, and hold what the schema says."""

from pathlib import Path

import pytest
from batch_jobs import generate, read_rows

from nonet.batch.schema import COLUMNS

RECIPE = "board=9x9 givens=30"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("set") / "a.parquet"
    generate(path, RECIPE, 12, shard_size=5)
    return path


def test_the_schema_is_what_was_promised(file: Path) -> None:
    schema = pytest.importorskip("pyarrow.parquet").read_schema(file)
    assert schema.names == [column.name for column in COLUMNS["generate"]]
    types = {field.name: str(field.type) for field in schema}
    assert types["er"] == "double"
    assert types["seed"] == "int64"
    assert types["minimal"] == "bool"
    assert types["techniques"].startswith("map<string, int32")


def test_pandas(file: Path) -> None:
    frame = pytest.importorskip("pandas").read_parquet(file)
    rows = read_rows(file)
    assert list(frame["puzzle"]) == [row["puzzle"] for row in rows]
    assert list(frame["er"]) == [row["er"] for row in rows]
    assert frame["seed"].sum() == sum(range(1, 13))
    assert set(frame["recipe"]) == {RECIPE}
    assert dict(frame["techniques"][0]) == dict(rows[0]["techniques"])


def test_polars(file: Path) -> None:
    polars = pytest.importorskip("polars")
    frame = polars.read_parquet(file)
    rows = read_rows(file)
    assert frame["solution"].to_list() == [row["solution"] for row in rows]
    assert frame.filter(polars.col("givens") == 30).height == 12
    uses = frame["techniques"].to_list()[0]
    if not isinstance(uses, dict):  # older versions know no maps
        uses = {one["key"]: one["value"] for one in uses}
    assert uses == dict(rows[0]["techniques"])


def test_duckdb(file: Path) -> None:
    duckdb = pytest.importorskip("duckdb")
    with duckdb.connect() as database:
        query = "select count(*), min(seed), max(er), sum(techniques['hidden_single']) from '{}'"
        found = database.execute(query.format(file)).fetchone()
        assert found is not None
        count, seed, hardest, uses = found
    rows = read_rows(file)
    assert (count, seed, hardest) == (12, 1, max(row["er"] for row in rows))
    assert uses == sum(dict(row["techniques"]).get("hidden_single", 0) for row in rows)


@pytest.mark.parametrize("name", ["a.csv.gz", "a.csv.zst", "a.jsonl.gz"])
def test_compressed_blocks_are_one_file_for_others(tmp_path: Path, name: str) -> None:
    generate(tmp_path / name, RECIPE, 12, shard_size=5)
    duckdb = pytest.importorskip("duckdb")
    with duckdb.connect() as database:
        query = f"select min(givens), max(givens), sum(seed), count(*) from '{tmp_path / name}'"
        assert database.execute(query).fetchone() == (30, 30, 78, 12)


def test_row_groups_do_not_depend_on_shards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nonet.batch.writers.ROW_GROUP", 8)
    for size in (3, 5, 20):
        generate(tmp_path / f"{size}.parquet", RECIPE, 20, shard_size=size)
    assert len({(tmp_path / f"{size}.parquet").read_bytes() for size in (3, 5, 20)}) == 1
    file = pytest.importorskip("pyarrow.parquet").ParquetFile(tmp_path / "3.parquet")
    groups = [file.metadata.row_group(n).num_rows for n in range(file.num_row_groups)]
    file.close()
    assert groups == [8, 8, 4]
