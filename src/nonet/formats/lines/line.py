"""The line: all cells in reading order as one row of characters, or as numbers between blanks.

    53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

White space and the frame characters | and + are ignored, and so is all that follows a #.
"""

from nonet.catalogue import Message
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.core.sheet import Sheet
from nonet.core.symbols import write_line
from nonet.errors import FormatError
from nonet.formats import boards
from nonet.formats.alphabet import SIDE_OF_COUNT, digits_of, is_board, is_symbols, side_of
from nonet.formats.format import Format, by_line, content_lines, whole_number
from nonet.formats.limits import check_plain, check_player

_FRAME = str.maketrans("", "", "|+")
_WRONG = 255
_CLASSIC_DIGITS = bytes(
    char - 48 if 48 <= char <= 57 else 0 if chr(char) in ".*_-xX" else _WRONG for char in range(256)
)


def read_classic(line: str) -> Puzzle | None:
    """The fast way for a clean 9x9 line; None when it is anything else."""
    if len(line) != 81 or not line.isascii():
        return None
    digits = line.encode().translate(_CLASSIC_DIGITS)
    return None if _WRONG in digits else Puzzle(CLASSIC, digits)


def read_line(line: str) -> Sheet | None:
    """The puzzle of one line; None for a line that is empty or a comment."""
    puzzle = read_classic(line.rstrip())
    if puzzle is None:
        content = line.partition("#")[0]
        if not content.strip():
            return None
        puzzle = _read_any(content)
    return Sheet(puzzle)


def _read_any(content: str) -> Puzzle:
    tokens = content.replace(",", " ").split()
    if is_numbers(tokens):
        return read_numbers(tokens)
    symbols = "".join(tokens).translate(_FRAME)
    if len(symbols) not in SIDE_OF_COUNT and starts_with_puzzle(tokens):
        comment = " ".join(tokens[1:])
        return read_symbols(tokens[0], content).with_info(comment=comment)
    return read_symbols(symbols, content)


def read_symbols(symbols: str, content: str) -> Puzzle:
    """The puzzle of N*N symbols; `content` is where they came from, for the column of errors."""
    wrong = next((char for char in symbols if not is_symbols(char)), None)
    if wrong is not None:
        raise FormatError("error.any_symbol", column=content.index(wrong) + 1, got=wrong)
    size = side_of(len(symbols))
    try:
        digits = digits_of(symbols, size)
    except FormatError as error:
        kept = [index for index, char in enumerate(content, 1) if not _is_ignored(char)]
        raise error.at(column=kept[(error.column or 1) - 1]) from error
    return Puzzle(boards.plain(size), digits)


def read_numbers(tokens: list[str]) -> Puzzle:
    """The puzzle of N*N numbers; 0 or a blank character is an empty cell."""
    size = side_of(len(tokens))
    digits = [
        0
        if is_blank(token)
        else whole_number(token, size, Message("place.cell_number", number=index))
        for index, token in enumerate(tokens, 1)
    ]
    return Puzzle(boards.plain(size), digits)


def is_blank(token: str) -> bool:
    """Whether the token stands for an empty cell."""
    return token in ("0", ".", "*", "_", "-", "x", "X")


def is_numbers(tokens: list[str]) -> bool:
    """Whether these are the cells of a board as numbers, some of them with two figures."""
    side = SIDE_OF_COUNT.get(len(tokens), 0)
    return (
        side > 9
        and any(len(token) == 2 for token in tokens)
        and all(is_blank(token) or (token.isdigit() and len(token) <= 2) for token in tokens)
    )


def starts_with_puzzle(tokens: list[str]) -> bool:
    """Whether a puzzle comes first and a remark follows it."""
    first = tokens[0] if tokens else ""
    return len(first) >= 36 and is_board(first)


def looks_like_line(line: str) -> bool:
    """Whether the line is a puzzle, give or take wrong symbols."""
    tokens = line.partition("#")[0].replace(",", " ").split()
    symbols = "".join(tokens).translate(_FRAME)
    return is_numbers(tokens) or is_board(symbols) or starts_with_puzzle(tokens)


def sniff(text: str) -> bool:
    """Whether there is one line, and it is a puzzle."""
    lines = content_lines(text)
    return len(lines) == 1 and looks_like_line(lines[0])


def write(sheet: Sheet, name: str = "line") -> str:
    """The givens as one line; `name` is the format that it is for."""
    check_plain(sheet.puzzle.layout, name)
    check_player(sheet, name)
    return write_line(sheet.puzzle.givens)


def _is_ignored(char: str) -> bool:
    return char.isspace() or char in "|+,"


read_lines = by_line(read_line)

FORMAT = Format(
    "line",
    "one line of characters",
    sniff,
    read_lines=read_lines,
    write=write,
    extensions=(".txt",),
)
