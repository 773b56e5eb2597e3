"""Every golden file is recognised by its content and read as the sheet that it was made from."""

from io import BytesIO
from pathlib import Path

import golden
import pytest

from nonet import formats
from nonet.errors import FormatError

FILES = golden.files()
IDS = [path.name for path in FILES]


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_is_read_as_the_sheet_it_was_made_from(path: Path) -> None:
    format_, sheet = golden.parts_of(path)
    assert formats.read_sheet(path.read_bytes(), format_) == golden.SHEETS[sheet]


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_is_recognised_without_a_name(path: Path) -> None:
    format_, sheet = golden.parts_of(path)
    found = formats.sniff(golden.text_of(path))
    assert found is not None
    assert found.name == format_
    assert formats.read_sheet(golden.text_of(path)) == golden.SHEETS[sheet]


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_is_read_the_same_line_by_line(path: Path) -> None:
    _, sheet = golden.parts_of(path)
    stream = BytesIO(golden.text_of(path).encode())
    first = next(formats.read_many(formats.decode_lines(stream)))
    assert first == golden.SHEETS[sheet]


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_survives_other_line_ends_and_encodings(path: Path) -> None:
    format_, sheet = golden.parts_of(path)
    text = golden.text_of(path)
    for data in (
        text.replace("\n", "\r\n").encode(),
        b"\xef\xbb\xbf" + text.encode(),
        text.encode("utf-16"),
    ):
        assert formats.read_sheet(data) == golden.SHEETS[sheet], format_


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_what_can_be_written_is_read_back(path: Path) -> None:
    format_, name = golden.parts_of(path)
    if format_ not in formats.names(writable=True):
        pytest.skip("read only")
    sheet = golden.SHEETS[name]
    assert formats.read_sheet(formats.write(sheet, format_), format_) == sheet


def test_every_format_has_a_golden_file() -> None:
    assert {golden.parts_of(path)[0] for path in FILES} == set(formats.names())


def test_every_sheet_is_kept_by_sud_and_json() -> None:
    for sheet in golden.SHEETS.values():
        for format_ in ("sud", "json"):
            assert formats.read_sheet(formats.write(sheet, format_)) == sheet


def test_writers_that_say_yes_tell_the_truth() -> None:
    for name, sheet in golden.SHEETS.items():
        for format_ in formats.names(writable=True):
            try:
                text = formats.write(sheet, format_)
            except FormatError:
                continue
            again = formats.read_sheet(text, format_)
            if format_ == "candidates":  # it knows no difference between given and entered
                assert formats.write(again, format_) == text
            else:
                assert again == sheet, (name, format_)
