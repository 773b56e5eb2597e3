"""How digits are written: 1-9, then letters."""

from nonet.errors import PuzzleError

SYMBOLS = "123456789ABCDEFGHIJKLMNOP"
"""The symbol of digit d is SYMBOLS[d - 1]."""

BLANKS = "0.*_-xX"
"""Characters that stand for an empty cell wherever they are not a symbol of the board."""

EMPTY = "."
"""The blank that we write."""


_SYMBOL_OF_DIGIT = (EMPTY + SYMBOLS).encode("ascii").ljust(256, b"?")


def symbols_of(size: int) -> str:
    """The symbols of a board with `size` digits."""
    return SYMBOLS[:size]


def symbol_of(digit: int) -> str:
    """The symbol of a digit; 0 is an empty cell."""
    return SYMBOLS[digit - 1] if digit else EMPTY


def digit_of(symbol: str, size: int) -> int:
    """The digit of a symbol (small letters too), 0 for a blank."""
    digit = SYMBOLS.find(symbol.upper(), 0, size) + 1 if len(symbol) == 1 else 0
    if not digit and (symbol not in BLANKS or not symbol):
        last = SYMBOLS[size - 1]
        raise PuzzleError("error.symbol", size=size, first=SYMBOLS[0], last=last, got=symbol)
    return digit


def write_line(grid: bytes) -> str:
    """All cells in one line of symbols, '.' for the empty ones."""
    return grid.translate(_SYMBOL_OF_DIGIT).decode("ascii")
