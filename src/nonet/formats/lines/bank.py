"""The line of the puzzle bank: a hash of the puzzle, its 81 digits, and its rating.

3f0a51c29e77 050703060007000800...  1.2
"""

import re

from nonet.core.shapes import CLASSIC
from nonet.core.sheet import Sheet
from nonet.errors import FormatError
from nonet.formats.alphabet import digits_of
from nonet.formats.format import Format, by_line, content_lines
from nonet.formats.limits import check_classic, check_player
from nonet.formats.sheets import sheet_of

_LINE = re.compile(r"\s*([0-9a-f]{12})\s+(\S{81})\s+([0-9]{1,2}\.[0-9])\s*")


def read_line(line: str) -> Sheet | None:
    """The puzzle of one line; None for a line that is empty or a comment."""
    if not line.strip() or line.lstrip().startswith("#"):
        return None
    match = _LINE.fullmatch(line)
    if not match:
        raise FormatError("error.bank_line", got=line.strip())
    try:
        givens = digits_of(match[2], 9)
    except FormatError as error:
        raise error.at(column=match.start(2) + (error.column or 1)) from error
    return sheet_of(CLASSIC, givens, info={"hash": match[1], "rating": match[3]})


def sniff(text: str) -> bool:
    """Whether the first line is of a bank."""
    lines = content_lines(text)
    return bool(lines) and bool(_LINE.fullmatch(lines[0]))


def write(sheet: Sheet) -> str:
    """Hash, digits and rating (0.0 when it is not known)."""
    check_classic(sheet.puzzle.layout, "bank")
    check_player(sheet, "bank")
    digits = "".join(map(str, sheet.puzzle.givens))
    rating = sheet.puzzle.info.get("rating", "0.0")
    if not re.fullmatch(r"[0-9]{1,2}\.[0-9]", rating):
        raise FormatError("error.bank_rating", got=rating)
    return f"{hash_of(digits)} {digits} {rating:>4}"


def hash_of(digits: str) -> str:
    """The name of a puzzle in a bank; it only spreads the puzzles, nothing relies on it."""
    import hashlib  # noqa: PLC0415  (slow to import, and only needed to write)

    return hashlib.sha1(digits.encode(), usedforsecurity=False).hexdigest()[:12]


FORMAT = Format("bank", "puzzle bank line", sniff, read_lines=by_line(read_line), write=write)
