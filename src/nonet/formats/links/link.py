"""Our own link: the puzzle itself after `#puzzle=`, so that any Nonet can open it.

    9x9.53b7d6b195d98d6a...          board and givens; a letter is a run of empty cells (a = 1)
    9x9_jigsaw.<givens>.<regions>    a letter for each cell says which region it is in
    9x9_killer.<givens>.<cages>.<totals>      a letter for each cell, - for none; 13-12-15...
    json.<packed>                    everything else: our JSON, by zlib, in base 64 for addresses

Only letters, digits and `- . _ ~` are used, which no program changes in an address. So `+` in the
name of a board is written `_`, and `:` is `~`.
"""

import binascii
import re
import zlib
from base64 import b64decode, urlsafe_b64encode
from itertools import groupby
from string import ascii_letters, ascii_lowercase, ascii_uppercase, digits

from nonet.catalogue import Message
from nonet.core import shapes
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.core.symbols import symbol_of
from nonet.errors import FormatError, NonetError
from nonet.formats import nonet_json
from nonet.formats.boards import name_of, regions_of
from nonet.formats.encoding import MAX_TEXT
from nonet.formats.format import Format, by_line, shortened

START = "#puzzle="
_PACKED = "json"
_JIGSAW, _KILLER = "+jigsaw", "+killer"
_IN_ADDRESS = str.maketrans("+:", "_~")
_IN_NAME = str.maketrans("_~", "+:")
_CAGES = ascii_letters + digits
_NO_CAGE = "-"
_TOKEN = re.compile(r"[1-9A-P]|[a-z]")


def link_to(address: str, sheet: Sheet) -> str:
    """The link that opens a game on the page of an address."""
    return address.partition("#")[0] + write(sheet)


def write(sheet: Sheet) -> str:
    """The part of the link that carries the game."""
    return START + (_write_short(sheet) or _write_packed(sheet))


def _write_short(sheet: Sheet) -> str | None:
    """The short form, if it says everything."""
    layout = sheet.puzzle.layout
    if any(sheet.entries) or any(sheet.notes) or sheet.puzzle.allowed or layout.other_rules:
        return None
    board = _write_board(layout)
    if board is None or len(layout.cages) > len(_CAGES):
        return None
    name, *regions = board
    if layout.cages:
        name += _KILLER
    fields = [name.translate(_IN_ADDRESS), _write_givens(sheet.puzzle.givens), *regions]
    short = ".".join(fields + (_write_cages(layout) if layout.cages else []))
    # whatever is unusual about a board would show here
    return short if _is_readable(short, sheet) else None


def _is_readable(short: str, sheet: Sheet) -> bool:
    try:
        return _read_short(short) == Sheet(sheet.puzzle)
    except NonetError:
        return False


def _write_board(layout: Layout) -> tuple[str, ...] | None:
    """The name of a board, and the regions of a jigsaw."""
    name = name_of(layout)
    if name:
        return (name,)
    regions = regions_of(layout)
    if regions is None or layout.size**2 != layout.cell_count:
        return None
    rules = "+diagonals" * any(house.kind == "diagonal" for house in layout.houses)
    name = f"{layout.size}x{layout.size}{rules}{_JIGSAW}"
    return name, "".join(ascii_uppercase[region] for region in regions)


def _write_givens(givens: bytes) -> str:
    words: list[str] = []
    for is_given, run in groupby(givens, key=bool):
        cells = list(run)
        if is_given:
            words += map(symbol_of, cells)
        else:
            words += [ascii_lowercase[-1]] * (len(cells) // 26)
            words += [ascii_lowercase[len(cells) % 26 - 1]] if len(cells) % 26 else []
    return "".join(words)


def _write_cages(layout: Layout) -> list[str]:
    letters = [_NO_CAGE] * layout.cell_count
    for letter, cage in zip(_CAGES, layout.cages, strict=False):
        for cell in cage.cells:
            letters[cell] = letter
    return ["".join(letters), _NO_CAGE.join(str(cage.total) for cage in layout.cages)]


def _write_packed(sheet: Sheet) -> str:
    packed = zlib.compress(nonet_json.write(sheet).encode(), 9)
    return f"{_PACKED}.{urlsafe_b64encode(packed).decode().rstrip('=')}"


def read_line(line: str) -> Sheet | None:
    """The game of one link; None for a line that is empty or a comment."""
    content = line.strip()
    start = content.find(START)
    if not content or (start < 0 and content.startswith("#")):
        return None
    if start < 0:
        raise FormatError("error.link_start", start=START, example=f"{START}9x9....", got=content)
    carried = content[start + len(START) :].partition("&")[0]
    kind, _, rest = carried.partition(".")
    return _read_packed(rest) if kind == _PACKED else _read_short(carried)


def _read_short(carried: str) -> Sheet:
    written, *fields = carried.split(".")
    name = written.translate(_IN_NAME)
    is_jigsaw, is_killer = _JIGSAW in name, _KILLER in name
    wanted = 1 + is_jigsaw + 2 * is_killer
    if len(fields) != wanted:
        reason = Message("error.fields_after", start=written, count=len(fields), expected=wanted)
        raise FormatError("error.link_damaged", reason=reason)
    givens, *rest = fields
    plain = name.replace(_JIGSAW, "").replace(_KILLER, "")
    layout = _read_jigsaw(plain, rest.pop(0)) if is_jigsaw else shapes.named(plain)
    if is_killer:
        layout = layout.with_cages(_read_cages(layout, *rest))
    return Sheet(Puzzle(layout, _read_givens(givens, layout)))


def _read_jigsaw(name: str, regions: str) -> Layout:
    base, _, rule = name.partition("+")
    layout = shapes.jigsaw(regions, diagonals=rule == "diagonals")
    if base != f"{layout.size}x{layout.size}" or rule not in ("", "diagonals"):
        raise FormatError("error.link_jigsaw", got=name)
    return layout


def _read_givens(givens: str, layout: Layout) -> str:
    tokens = _TOKEN.findall(givens)
    if len(tokens) != len(givens):
        strange = next(letter for letter in givens if not _TOKEN.fullmatch(letter))
        raise FormatError("error.link_run", got=strange)
    line = "".join(
        "." * (ascii_lowercase.index(token) + 1) if token in ascii_lowercase else token
        for token in tokens[: layout.cell_count]
    )
    if len(line) != layout.cell_count or len(tokens) > layout.cell_count:
        reason = Message("error.cell_number", count=len(line), expected=layout.cell_count)
        raise FormatError("error.link_damaged", reason=reason)
    return line


def _read_cages(layout: Layout, letters: str, totals: str) -> list[tuple[int, list[int]]]:
    used = [letter for letter in _CAGES if letter in letters]
    numbers = totals.split(_NO_CAGE)
    if len(letters) != layout.cell_count or set(letters) - {*used, _NO_CAGE}:
        raise FormatError("error.link_cages", expected=layout.cell_count)
    if len(numbers) != len(used) or not all(re.fullmatch("[0-9]{1,4}", each) for each in numbers):
        raise FormatError("error.link_totals", expected=len(used), got=totals)
    return [
        (int(total), [cell for cell, mine in enumerate(letters) if mine == letter])
        for letter, total in zip(used, numbers, strict=True)
    ]


def _read_packed(packed: str) -> Sheet:
    try:
        data = b64decode(packed + "=" * (-len(packed) % 4), b"-_", validate=True)
        unpacking = zlib.decompressobj()
        text = unpacking.decompress(data, MAX_TEXT).decode()
    except (binascii.Error, zlib.error, ValueError) as error:
        raise FormatError("error.link_damaged", reason=shortened(str(error))) from error
    if not unpacking.eof:
        raise FormatError("error.link_damaged", reason=Message("broken.end"))
    return nonet_json.read(text)


def sniff(text: str) -> bool:
    """Whether the first line is a link that carries a puzzle."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    first = lines[0] if lines else ""
    return START in first and len(first.split()) == 1


FORMAT = Format(
    "link", "link to a page of Nonet", sniff, read_lines=by_line(read_line), write=write, rules=True
)
