"""Symbols as they are met in the wild: which character means which digit.

Up to nine digits there is only one way. Bigger boards are written with 1-9 and letters (ours), with
0-9 and letters, or with letters alone; `digits_of` finds out from the symbols that occur.
"""

from functools import lru_cache

from nonet.core.shapes import BOX_OF_SIZE
from nonet.core.symbols import BLANKS, SYMBOLS
from nonet.errors import FormatError

SIDE_OF_COUNT = {size * size: size for size in BOX_OF_SIZE}
"""The side of a square board, by the number of its cells."""

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_WRONG = 255
_ZERO_BASED = "0" + SYMBOLS


def digits_of(symbols: str, size: int) -> bytes:
    """One digit per symbol, 0 for blanks; the column of an error counts the symbols."""
    alphabet = _alphabet(symbols, size)
    digits = symbols.encode("latin-1", "replace").translate(_table(alphabet))
    if digits and max(digits) == _WRONG:
        index = digits.index(_WRONG)
        raise FormatError(
            "error.symbol",
            column=index + 1,
            size=size,
            first=alphabet[0],
            last=alphabet[-1],
            got=symbols[index],
        )
    return digits


def side_of(count: int) -> int:
    """The side of the square board with so many cells."""
    side = SIDE_OF_COUNT.get(count)
    if side is None:
        nearest = min(SIDE_OF_COUNT, key=lambda cells: abs(cells - count))
        side = SIDE_OF_COUNT[nearest]
        raise FormatError("error.no_square", count=count, expected=nearest, size=side)
    return side


def is_symbols(symbols: str) -> bool:
    """Whether the text is nothing but symbols and blanks of some alphabet."""
    return not symbols.encode("latin-1", "replace").translate(None, _ANY_SYMBOL)


def is_board(symbols: str) -> bool:
    """Whether the text is a square board of symbols; there are letters on the bigger ones only."""
    figures = _FIGURES if SIDE_OF_COUNT.get(len(symbols), 0) <= 9 else _ANY_SYMBOL
    data = symbols.encode("latin-1", "replace")
    return len(symbols) in SIDE_OF_COUNT and not data.translate(None, figures)


def translated(text: str, symbols: str) -> str:
    """The text with the caller's symbols (the first means digit 1) replaced by ours."""
    if len(set(symbols.upper())) != len(symbols) or not 1 <= len(symbols) <= len(SYMBOLS):
        raise FormatError("error.symbols", most=len(SYMBOLS), got=symbols)
    table: dict[str, str | int | None] = {"0": "."}
    for ours, theirs in zip(SYMBOLS, symbols, strict=False):
        table[theirs.upper()] = table[theirs.lower()] = ours
    return text.translate(str.maketrans(table))


def _alphabet(symbols: str, size: int) -> str:
    ours = SYMBOLS[:size]
    if size <= 9:
        return ours
    used = set(symbols.upper())
    letters = _LETTERS[:size]
    if used & (set(letters) - set(ours) - set(BLANKS)):
        return letters
    if "0" in used and used & set(BLANKS.replace("0", "")) and ours[-1] not in used:
        return _ZERO_BASED[:size]
    return ours


@lru_cache(maxsize=128)
def _table(alphabet: str) -> bytes:
    table = bytearray([_WRONG]) * 256
    for blank in BLANKS:
        table[ord(blank)] = 0
    for digit, symbol in enumerate(alphabet, 1):
        table[ord(symbol)] = table[ord(symbol.lower())] = digit
    return bytes(table)


_FIGURES = (BLANKS + SYMBOLS[:9]).encode()
_ANY_SYMBOL = (BLANKS + SYMBOLS + _LETTERS + _LETTERS.lower()).encode()
