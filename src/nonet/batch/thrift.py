"""The notation of what Parquet says about a file: the compact protocol of Thrift, read and written.

    struct   | field | field | ... | 0 |
    field    | step to its number, 4 bits; its kind, 4 bits | what it holds |
    list     | length, 4 bits; kind of all items, 4 bits | item | item | ...
    integer  seven bits a byte, the lowest first, the sign in the lowest bit of all

Sets and maps are not in use there.
"""

from collections.abc import Callable
from typing import Any

from nonet.errors import FormatError

TRUE, FALSE, BYTE, I16, I32, I64, DOUBLE, BINARY, LIST = range(1, 10)
STRUCT = 12

_LONG = 15  # the length of a list, or the step of a field, that stands behind in full

Struct = dict[int, tuple[int, Any]]
"""By number, the kind of a field and what it holds; to be written, that may be bytes already."""

List = tuple[int, list[Any]]
"""The kind of all items, and the items."""


def read_struct(data: bytes) -> Struct:
    """What the bytes begin with."""
    found: Struct = _Reader(data).struct()
    return found


def write_struct(struct: Struct) -> bytes:
    """The bytes again."""
    out = bytearray()
    _write_struct(out, struct)
    return bytes(out)


class _Reader:
    """Reads one thing after the other."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._place = 0
        self._kinds: dict[int, Callable[[], Any]] = {
            TRUE: lambda: True, FALSE: lambda: False, BYTE: self._byte,
            I16: self._integer, I32: self._integer, I64: self._integer,
            DOUBLE: lambda: self._take(8), BINARY: lambda: self._take(self._natural()),
            LIST: self._list, STRUCT: self.struct,
        }  # fmt: skip

    def struct(self) -> Struct:
        fields: Struct = {}
        number = 0
        while head := self._byte():
            step, kind = divmod(head, 16)
            number = number + step if step else self._integer()
            fields[number] = kind, self._of(kind)
        return fields

    def _of(self, kind: int) -> Any:
        if kind not in self._kinds:
            raise FormatError("error.parquet_kind", kind=kind)
        return self._kinds[kind]()

    def _list(self) -> List:
        length, kind = divmod(self._byte(), 16)
        if length == _LONG:
            length = self._natural()
        if kind in (TRUE, FALSE):  # a byte each, unlike in a struct
            return kind, [self._byte() for _ in range(length)]
        return kind, [self._of(kind) for _ in range(length)]

    def _integer(self) -> int:
        natural = self._natural()
        return (natural >> 1) ^ -(natural & 1)

    def _natural(self) -> int:
        found = shift = 0
        while (byte := self._byte()) & 128:
            found |= (byte & 127) << shift
            shift += 7
        return found | byte << shift

    def _byte(self) -> int:
        return self._take(1)[0]

    def _take(self, size: int) -> bytes:
        taken = self._data[self._place : self._place + size]
        if len(taken) < size:
            raise FormatError("error.parquet_end")
        self._place += size
        return taken


def _write_struct(out: bytearray, struct: Struct) -> None:
    before = 0
    for number, (kind, held) in sorted(struct.items()):
        step = number - before
        if step < 16:
            out.append(step << 4 | kind)
        else:
            out.append(kind)
            _write_integer(out, number)
        _write(out, kind, held)
        before = number
    out.append(0)


def _write(out: bytearray, kind: int, held: Any) -> None:
    if kind in (I16, I32, I64):
        _write_integer(out, held)
    elif kind == BYTE:
        out.append(held)
    elif kind == BINARY:
        _write_natural(out, len(held))
        out += held
    elif kind == LIST:
        _write_list(out, *held)
    elif isinstance(held, bytes):
        out += held
    elif kind == STRUCT:
        _write_struct(out, held)


def _write_list(out: bytearray, kind: int, items: list[Any]) -> None:
    short = len(items) < _LONG
    out.append((len(items) if short else _LONG) << 4 | kind)
    if not short:
        _write_natural(out, len(items))
    for item in items:
        _write(out, BYTE if kind in (TRUE, FALSE) else kind, item)


def _write_integer(out: bytearray, number: int) -> None:
    _write_natural(out, number << 1 if number >= 0 else ~(number << 1))


def _write_natural(out: bytearray, number: int) -> None:
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
