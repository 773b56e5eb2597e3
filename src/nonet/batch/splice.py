"""Parquet files put one behind the other: their pages are copied, only the footer is made anew.

    | PAR1 | pages of all columns | ... | footer, a Thrift struct | its length, 4 bytes | PAR1 |

So workers do the encoding, and who puts their parts together has next to nothing to do.
"""

from pathlib import Path
from typing import Any, BinaryIO

from nonet.batch.parquet import as_file
from nonet.batch.thrift import I64, LIST, STRUCT, Struct, read_struct, write_struct
from nonet.batch.writers import sync

MAGIC = b"PAR1"
_LENGTH = 4

# The numbers of fields in the footer, in a row group, in a chunk of a column, and in what that says
# of itself; `parquet.thrift`, the definition of the format, lists them.
_ROWS, _GROUPS = 3, 4
_CHUNKS, _GROUP_ROWS, _GROUP_PLACE, _ORDINAL = 1, 3, 5, 7
_CHUNK_PLACE, _CHUNK_FACTS, _OFFSET_INDEX, _COLUMN_INDEX = 2, 3, 4, 6
_DATA_PAGE, _INDEX_PAGE, _DICTIONARY_PAGE, _BLOOM_FILTER = 9, 10, 11, 14


class Spliced:
    """A Parquet file that grows by whole files of the same schema, with their row groups."""

    def __init__(self, path: Path, schema: Any) -> None:
        self._footer = _footer_of(as_file(schema.empty_table()))
        self._groups: list[bytes] = []
        self._rows = 0
        self._file: BinaryIO = path.open("wb")
        self._file.write(MAGIC)

    def add(self, payload: bytes) -> None:
        """Copies the row groups of one more file."""
        shift = self._file.tell() - len(MAGIC)
        for group in _groups_of(_footer_of(payload)):
            self._rows += group[_GROUP_ROWS][1]
            _move(group, shift)
            self._groups.append(write_struct(group))
        self._file.write(memoryview(payload)[len(MAGIC) : -_tail_of(payload)])

    def close(self) -> None:
        """Ends the file, once it has reached the disk."""
        if self._file.closed:
            return
        facts = {_ROWS: (I64, self._rows), _GROUPS: (LIST, (STRUCT, self._groups))}
        footer = write_struct(self._footer | facts)
        self._file.write(footer + len(footer).to_bytes(_LENGTH, "little") + MAGIC)
        sync(self._file)
        self._file.close()


def _tail_of(file: bytes) -> int:
    """How many bytes come behind the pages."""
    length = int.from_bytes(file[-len(MAGIC) - _LENGTH : -len(MAGIC)], "little")
    return length + _LENGTH + len(MAGIC)


def _footer_of(file: bytes) -> Struct:
    return read_struct(file[-_tail_of(file) :])


def _groups_of(footer: Struct) -> list[Struct]:
    """The row groups that have rows."""
    _, groups = footer[_GROUPS][1]
    return [group for group in groups if group[_GROUP_ROWS][1]]


def _move(group: Struct, shift: int) -> None:
    """Makes everything that says where something lies say that it lies further behind."""
    group.pop(_ORDINAL, None)  # nobody needs it, and it ends at 32,767
    _shift(group, shift, _GROUP_PLACE)
    _, chunks = group[_CHUNKS][1]
    for chunk in chunks:
        _shift(chunk, shift, _CHUNK_PLACE, _OFFSET_INDEX, _COLUMN_INDEX)
        places = (_DATA_PAGE, _INDEX_PAGE, _DICTIONARY_PAGE, _BLOOM_FILTER)
        _shift(chunk[_CHUNK_FACTS][1], shift, *places)


def _shift(struct: Struct, shift: int, *numbers: int) -> None:
    for number in numbers:
        kind, place = struct.get(number, (0, 0))
        if place:  # 0 is what nobody has filled in
            struct[number] = kind, place + shift
