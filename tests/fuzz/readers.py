"""Everything that reads what strangers wrote, each with golden bytes to start from.

A reader is attacked with bytes: it reads them, and what it read can be used, or it raises a
`NonetError` with a message that a person would read. Everything else is a fault.
"""

import atexit
import io
import json
import shutil
import tempfile
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Literal, NamedTuple, cast

import golden
import pictures
from attack import attack as attack_format
from play.recordings import FILES, perform

from nonet import formats
from nonet.api import cards, saving
from nonet.api.cards import as_tree, describe
from nonet.batch.compression import compressed
from nonet.batch.file_kind import FileKind
from nonet.batch.rows import read_rows
from nonet.batch.source import Lines, TableRows
from nonet.batch.task import Task
from nonet.cli.source import Source
from nonet.errors import NonetError
from nonet.formats.links import lz_link
from nonet.formats.pictures import carried
from nonet.make import Recipe, generate
from nonet.paper import BookRecipe

SHARD = 1000
"""Rows of a batch that are read together."""


class Reader(NamedTuple):
    """A name, golden bytes, the attack, and what wraps bytes after they were changed.

    `attack` says whether the bytes were read.
    """

    name: str
    seeds: list[bytes]
    attack: Callable[[bytes], bool]
    wrap: Callable[[bytes], bytes] = bytes


@cache
def all_readers() -> dict[str, Reader]:
    """All readers by name."""
    found = [*_format_readers(), *_link_readers(), *_picture_readers()]
    found += [*_game_readers(), *_recipe_readers()]
    found += [Reader("command-line", _all_texts(), _attack_stream), *_batch_readers()]
    return {reader.name: reader for reader in found}


def _format_readers() -> list[Reader]:
    by_name = {name: _texts_of(name) for name in formats.names()}
    named = [Reader(name, seeds, partial(_attack_format, name)) for name, seeds in by_name.items()]
    return [Reader("any format", _all_texts(), partial(_attack_format, None)), *named]


def _texts_of(name: str) -> list[bytes]:
    return [path.read_bytes() for path in golden.files() if golden.parts_of(path)[0] == name]


def _all_texts() -> list[bytes]:
    return [path.read_bytes() for path in golden.files()]


def _attack_format(name: str | None, data: bytes) -> bool:
    try:
        text = formats.decode(data)
    except NonetError as error:
        _check(error)
        return False
    return attack_format(text, name)


def _link_readers() -> list[Reader]:
    """Links whose packed JSON is changed before it is packed."""
    inside = [text.encode() for text in map(_unpacked, _texts_of("fpuzzles-link")) if text]
    inside += _texts_of("fpuzzles")
    attack = partial(_attack_format, "fpuzzles-link")
    return [Reader("fpuzzles-link, packed anew", inside, attack, _as_link)]


def _unpacked(link: bytes) -> str:
    return lz_link.unpack(link.decode().strip().partition("load=")[2])


def _as_link(data: bytes) -> bytes:
    packed = lz_link.pack(data.decode("utf-8", "replace"))
    return f"https://www.f-puzzles.com/?load={packed}".encode()


def _picture_readers() -> list[Reader]:
    """Pictures and documents whose puzzles are changed before these are put into them."""
    seeds = [carried.write([sheet]).encode() for sheet in golden.SHEETS.values()]
    wraps = {"png": pictures.packed_png, "pdf": pictures.pdf, "svg": pictures.svg}
    packed = [
        Reader(f"{name}, packed anew", seeds, partial(_attack_format, name), wrap)
        for name, wrap in wraps.items()
    ]
    return [*packed, Reader("png, as text", seeds, partial(_attack_format, "png"), pictures.png)]


def _game_readers() -> list[Reader]:
    recorded = (perform(json.loads(path.read_text())) for path in FILES)
    saved = [saving.write_game(game).encode() for game in recorded]
    return [
        Reader("saved game", saved, _attack_game),
        Reader("half-played game", _texts_of("sud"), _attack_game),
    ]


def _attack_game(data: bytes) -> bool:
    try:
        games, _ = saving.read_games(data)
    except NonetError as error:
        _check(error)
        return False
    for game in games[:2]:
        again = saving.read_game(saving.write_game(game))
        assert again.state == game.state, "a game that changes when it is saved"
    return True


BOOK = """\
title = "Sudoku"
subtitle = "Forty puzzles"
author = "Ann Bell"
language = "de"
seed = 7
paper = "A4"
inner = 20
bleed = 3.0
solutions = "way"
per_page = 2

[[chapters]]
title = "Easy"
text = "To begin with."
count = 20
level = "easy"

[[chapters]]
count = 20
recipe = "board=6x6 level=medium"
lessons = ["naked_pair"]
"""
RECIPES = [
    b"board=9x9 level=hard givens=24-30 symmetry=rotate180", b"board=9x9+jigsaw wildness=40",
    b"board=9x9+killer cages=2-4 rating=2.0-4.5", b"board=16x16 removed=100-120 minimal=yes",
    b"needs=x_wing allows=naked_single,hidden_single,x_wing", b"scale=p0-easy", b"teaches=x_wing",
]  # fmt: skip


def _recipe_readers() -> list[Reader]:
    return [
        Reader("book recipe", [BOOK.encode()], _attack_book),
        Reader("recipe", RECIPES, _attack_recipe),
        Reader("card", _cards(), _attack_card),
    ]


def _attack_book(data: bytes) -> bool:
    try:
        BookRecipe.read(formats.decode(data))
    except NonetError as error:
        _check(error)
        return False
    return True


def _attack_recipe(data: bytes) -> bool:
    try:
        recipe = Recipe.read(formats.decode(data))
    except NonetError as error:
        _check(error)
        return False
    assert Recipe.read(str(recipe)) == recipe, "a recipe that changes when it is written"
    return True


def _cards() -> list[bytes]:
    made = [generate(Recipe(givens=30), seed=3), generate(Recipe(board="4x4"), seed=3)]
    return [
        text.encode()
        for card in made
        if card
        for text in (describe(card), json.dumps(as_tree(card)))
    ]


def _attack_card(data: bytes) -> bool:
    try:
        describe(cards.read(formats.decode(data)))
    except NonetError as error:
        _check(error)
        return False
    return True


def _attack_stream(data: bytes) -> bool:
    """What `nonet solve` does with its standard input."""
    stream = io.BufferedReader(io.BytesIO(data))
    try:
        return any(batch for batch in Source([])._read(stream, None))
    except NonetError as error:
        _check(error)
        return False


def _batch_readers() -> list[Reader]:
    _folder()  # here, so that forks have the same
    lines = [golden.LINE, golden.SOLUTION, "1..4.3...2.....1", "# a remark", golden.SIXTEEN]
    text = "\n".join(lines).encode()
    table = "\n".join(["id,quizzes,level", *(f'{n},"{it}",easy' for n, it in enumerate(lines))])
    objects = "\n".join(json.dumps({"id": n, "puzzle": it}) for n, it in enumerate(lines))
    shapes = {"txt": text, "csv": table.encode(), "jsonl": objects.encode()}
    plain = [_batch_reader(shape, shape, data) for shape, data in shapes.items()]
    for packing in ("gz", "zst"):
        pack = partial(_packed, packing)
        plain += [
            _batch_reader(f"csv.{packing}", f"csv.{packing}", pack(shapes["csv"])),
            _batch_reader(f"csv.{packing}, packed anew", f"csv.{packing}", shapes["csv"], pack),
        ]
    return [*plain, _batch_reader("parquet", "parquet", _parquet(lines))]


def _batch_reader(
    name: str, ending: str, seed: bytes, wrap: Callable[[bytes], bytes] = bytes
) -> Reader:
    return Reader(f"batch {name}", [seed], partial(_attack_batch, ending), wrap)


def _packed(packing: str, data: bytes) -> bytes:
    return compressed(data, cast("Literal['gz', 'zst']", packing))


def _parquet(lines: list[str]) -> bytes:
    import pyarrow  # noqa: PLC0415
    from pyarrow import parquet  # noqa: PLC0415

    sink = io.BytesIO()
    parquet.write_table(pyarrow.table({"id": range(len(lines)), "puzzle": lines}), sink)
    return sink.getvalue()


@cache
def _folder() -> Path:
    """In memory where that can be had: a file is written for each attack."""
    memory = Path("/dev/shm")
    name = tempfile.mkdtemp(prefix="nonet-fuzz-", dir=memory if memory.is_dir() else None)
    atexit.register(shutil.rmtree, name, ignore_errors=True)
    return Path(name)


def _attack_batch(ending: str, data: bytes) -> bool:
    path = _folder() / f"in.{ending}"
    path.write_bytes(data)
    kind = FileKind.of(path.name)
    rows = 0
    try:
        source = _source(path, kind)
        task = Task(verb="solve", writes=kind, reads=kind.shape, column=source.column)
        for shard in source.shards():
            rows += len(read_rows(task, shard.loaded()).items)
    except NonetError as error:
        _check(error)
    return rows > 0


def _source(path: Path, kind: FileKind) -> Lines | TableRows:
    if kind.shape == "parquet":
        return TableRows(path, SHARD, whole=False)
    return Lines(path, kind, SHARD)


def _check(error: NonetError) -> None:
    assert 0 < len(str(error)) < 2000, "a message that nobody would read"
