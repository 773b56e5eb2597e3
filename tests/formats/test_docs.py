"""What docs/formats.md and the schema say is what the code does."""

import json
import re
from pathlib import Path

from nonet import formats
from nonet.formats import document, game_info
from nonet.formats.grids import sud

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "formats.md").read_text()
SCHEMA = json.loads((DOCS / "nonet.schema.json").read_text())


def test_the_table_lists_every_format_and_what_it_can() -> None:
    rows = [[cell.strip() for cell in row.split("|")] for row in PAGE.splitlines()]
    listed = {
        row[1].strip("`"): (row[4] == "✓", row[5] == "✓") for row in rows if row[3:4] == ["✓"]
    }
    can = {
        one.name: (one.write is not None, one.read_lines is not None and one.write is not None)
        for one in formats.FORMATS
    }
    assert listed == can


def test_examples_are_read() -> None:
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    texts = [text for language, text in blocks if language in ("", "json") and "|" not in text]
    assert len(texts) == 6
    for text in texts:
        assert formats.read(text).given_count > 0


def test_sections_of_sud_are_described() -> None:
    table = set(re.findall(r"`\[([a-z]+)\]`", PAGE))
    assert set(sud.SECTIONS) <= table


def test_the_schema_is_that_of_the_document() -> None:
    assert document.schema() == SCHEMA, "`make types` writes it anew"


def test_the_schema_knows_what_our_writer_writes() -> None:
    assert set(game_info.KEYS) <= set(SCHEMA["properties"])
