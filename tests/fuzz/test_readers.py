"""Every reader reads damaged bytes or refuses them; `make soak` tries millions of them."""

import io
import json
from pathlib import Path
from random import Random

import pytest
from accidents import damaged
from readers import BOOK, all_readers

from nonet.batch.source import TableRows
from nonet.errors import NonetError
from nonet.paper import BookRecipe

CARD = all_readers()["card"].seeds[1]
GNOME = all_readers()["gnome"].seeds[0].decode()
TWICE = json.dumps(
    {"format": "nonet", "version": 1, "givens": "....",
     "layout": {"size": 2, "positions": [[0, 0], [0, 0], [1, 0], [1, 1]]}}
)  # fmt: skip
DIGITS = "9" * 5000
"""More than Python takes for a number."""


@pytest.mark.parametrize("name", all_readers())
def test_damaged_golden_bytes(name: str) -> None:
    reader, random = all_readers()[name], Random(name)
    for _ in range(40):
        data = damaged(random.choice(reader.seeds), random.choice(reader.seeds), random)
        reader.attack(reader.wrap(data))


@pytest.mark.parametrize("name", all_readers())
def test_golden_bytes_are_read(name: str) -> None:
    reader = all_readers()[name]
    assert all(reader.attack(reader.wrap(seed)) for seed in reader.seeds)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("saved game", f'{{"format":"nonet-game","version":{DIGITS}}}'),
        ("card", f'{{"givens": {DIGITS}}}'),
        ("card", '{"a":' * 100_000),
        ("card", json.dumps({**json.loads(CARD), "er": 10**400})),
        ("gnome", GNOME.replace('"value": 6', f'"value": {DIGITS[:2000]}')),
        ("card", "puzzle 1\ntechniques hidden_single"),
        ("json", TWICE),
        ("book recipe", "title = " + "[" * 50_000),
        ("book recipe", f"seed = {DIGITS}"),
        ("book recipe", f"inner = {DIGITS[:1000]}\n{BOOK}".replace("inner = 20", "")),
        ("book recipe", f"inner = nan\n{BOOK}".replace("inner = 20", "")),
        ("book recipe", f"title = [{'1, ' * 5000}]"),
    ],
)
def test_refuses_what_python_cannot_take(name: str, text: str) -> None:
    assert not all_readers()[name].attack(text.encode())


def test_a_recipe_of_very_many_characters_is_refused_at_once() -> None:
    with pytest.raises(NonetError, match="expected at most 100000"):
        BookRecipe.read("a." * 200_000 + "b = 1")
    assert BookRecipe.read(BOOK + "# a remark\n" * 1000)


def test_a_tag_without_an_end_makes_no_endless_message() -> None:
    text = f"<opensudoku><{'x' * 5000}/></opensudoku>"
    assert not all_readers()["opensudoku"].attack(text.encode())
    text = f"<ksudoku><game><puzzle><{'x' * 5000}/></puzzle></game></ksudoku>"
    assert not all_readers()["ksudoku"].attack(text.encode())


def test_text_of_a_parquet_file_that_is_no_utf8(tmp_path: Path) -> None:
    arrow = pytest.importorskip("pyarrow")
    good = "1..4.3...2.....1"
    raw = arrow.array([b"\xff\xfe", good.encode(), None], arrow.binary())
    # only a cast without checks makes a text of it, as a damaged file does
    table = arrow.table({"puzzle": raw.view(arrow.string())})
    file = tmp_path / "in.parquet"
    pytest.importorskip("pyarrow.parquet").write_table(table, file)
    [shard] = TableRows(file, 10, whole=False).shards()
    assert shard.data == b'["\\ufffd\\ufffd", "%s", null]' % good.encode()


def test_a_parquet_file_with_names_that_are_no_text(tmp_path: Path) -> None:
    arrow, parquet = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    sink = io.BytesIO()
    parquet.write_table(arrow.table({"puzzle": ["1..4.3...2.....1"]}), sink)
    file, data = tmp_path / "in.parquet", sink.getvalue()
    file.write_bytes(data.replace(b"puzzle", b"pu\xb2zle"))
    with pytest.raises(NonetError, match=r"in\.parquet"):
        TableRows(file, 10, whole=False)


def test_a_parquet_file_whose_schema_is_damaged(tmp_path: Path) -> None:
    arrow, parquet = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    sink = io.BytesIO()
    parquet.write_table(arrow.table({"puzzle": ["1..4.3...2.....1"]}), sink)
    file, data = tmp_path / "in.parquet", sink.getvalue()
    at = data.index(b"ARROW:schema") + 20
    file.write_bytes(data[:at] + b"AAAAAAAA" + data[at + 8 :])
    with pytest.raises(NonetError, match=r"in\.parquet"):
        TableRows(file, 10, whole=False)
