"""The codes in the strings of the Interactive Sudoku Solver: patterns, tables and automata.

Texts and automata are in base 64 for addresses. Tables have a bit for each pair of digits, six in a
letter, the lowest first; automata are a stream of bits, the highest first.
"""

import binascii
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator, Sequence
from urllib.parse import quote, unquote

from nonet.core.primitives import DEAD
from nonet.errors import FormatError
from nonet.rules.machines import Machine, TooManyStatesError, determinised

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_BITS = 6
_PLAIN, _PACKED = 0, 1


def text_of_code(code: str) -> str:
    """The pattern behind a code; older strings have it percent-encoded."""
    if "%" in code:
        return unquote(code)
    return _bytes_of(code).decode("latin-1")


def code_of_text(text: str) -> str:
    """The code of a pattern."""
    return _code_of(text.encode("latin-1", "replace"))


def named_groups(arguments: Sequence[int | str]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Names and cells: `_Name` begins a group, an empty argument the next one of the same name."""
    name, cells = "", list[int]()
    for argument in arguments:
        if isinstance(argument, int):
            cells.append(argument)
            continue
        if cells:
            yield name, tuple(cells)
            cells = []
        if argument.startswith("_"):
            name = unquote(argument[1:])
    if cells:
        yield name, tuple(cells)


def named(name: str) -> str:
    """The argument that names a group."""
    return "_" + quote(name, safe=" ").replace(".", "%2E").replace("~", "%7E").replace(" ", "%20")


def table_of_code(code: str, size: int) -> tuple[int, ...]:
    """For each digit the mask of those that may follow."""
    bits = _number_of(code)
    return tuple(bits >> (size * digit) & ((1 << size) - 1) for digit in range(size))


def code_of_table(table: Sequence[int], size: int) -> str:
    """The code of a table."""
    bits = sum(mask << (size * digit) for digit, mask in enumerate(table))
    code = ""
    while bits:
        code += _LETTERS[bits & ((1 << _BITS) - 1)]
        bits >>= _BITS
    return code


def automaton_of_code(code: str, size: int) -> Machine:
    """The automaton of a code, made deterministic."""
    try:
        return _read_automaton(_Bits(_bytes_of(code)), size)
    except (IndexError, TooManyStatesError) as error:
        raise FormatError("rule.fault.code", code=code) from error


def code_of_automaton(moves: Sequence[Sequence[int]], accepting: Sequence[int]) -> str:
    """The code of a deterministic automaton whose first state is the start."""
    final = [state for state in range(1, len(moves)) if state in accepting]
    rest = [state for state in range(1, len(moves)) if state not in accepting]
    number = {state: at for at, state in enumerate((0, *final, *rest))}
    width = max((len(moves) - 1).bit_length(), len(final).bit_length(), 1)
    size = len(moves[0])
    bits: list[tuple[int, int]] = [(_PACKED, 2), (width - 1, 4), (size - 1, 4), (1, width)]
    bits += [(len(final), width), (int(0 in accepting), 1)]
    for state in number:
        targets = [to for to in moves[state] if to != DEAD]
        bits.append((sum(1 << at for at, to in enumerate(moves[state]) if to != DEAD), size))
        bits += [(number[to], width) for to in targets]
    return _code_of(_packed(bits))


class _Bits:
    """A stream of bits, the highest of each byte first."""

    def __init__(self, data: bytes) -> None:
        self.number = int.from_bytes(data, "big")
        self.left = 8 * len(data)

    def take(self, count: int) -> int:
        if count > self.left:
            raise IndexError
        self.left -= count
        return self.number >> self.left & ((1 << count) - 1)


def _read_automaton(bits: _Bits, size: int) -> Machine:
    form, width, symbols = bits.take(2), bits.take(4) + 1, bits.take(4) + 1
    starts, final = bits.take(width), bits.take(width)
    accepting = {at for at in range(starts) if bits.take(1)} | set(range(starts, starts + final))
    read = _read_packed if form == _PACKED else _read_plain
    moves = read(bits, symbols, width)

    def step(state: int, digit: int) -> list[int]:
        return moves[state].get(digit, []) if state < len(moves) else []

    return determinised(size, range(starts), step, lambda state: state in accepting)


def _read_packed(bits: _Bits, symbols: int, width: int) -> list[dict[int, list[int]]]:
    moves = []
    while bits.left >= symbols:
        present = bits.take(symbols)
        row = {at + 1: [bits.take(width)] for at in range(symbols) if present >> at & 1}
        moves.append(row)
    return moves


def _read_plain(bits: _Bits, symbols: int, width: int) -> list[dict[int, list[int]]]:
    count = bits.take(4)
    moves: list[dict[int, list[int]]] = []
    while count and bits.left >= count:
        row: dict[int, list[int]] = {}
        for _ in range(bits.take(count)):
            digit = bits.take((symbols - 1).bit_length()) + 1
            row.setdefault(digit, []).append(bits.take(width))
        moves.append(row)
    return moves


def _packed(bits: Sequence[tuple[int, int]]) -> bytes:
    number = count = 0
    for value, width in bits:
        number = number << width | value
        count += width
    return (number << -count % 8).to_bytes((count + 7) // 8, "big")


def _number_of(code: str) -> int:
    if not re.fullmatch(r"[A-Za-z0-9_-]{0,400}", code):
        raise FormatError("rule.fault.code", code=code)
    return sum(_LETTERS.index(letter) << (_BITS * at) for at, letter in enumerate(code))


def _bytes_of(code: str) -> bytes:
    bare = code.rstrip("=")
    try:
        return urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
    except (binascii.Error, ValueError) as error:
        raise FormatError("rule.fault.code", code=code) from error


def _code_of(data: bytes) -> str:
    return urlsafe_b64encode(data).decode("ascii").rstrip("=")
