"""The link to f-puzzles: its JSON, packed, after `?load=`."""

import re

from nonet.core.sheet import Sheet
from nonet.errors import FormatError
from nonet.formats.format import Format, by_line, content_lines
from nonet.formats.json import fpuzzles
from nonet.formats.links.lz_link import pack, unpack

PREFIX = "https://www.f-puzzles.com/?load="

_START = re.compile(r"[?&]load=|(?:^|[/=])fpuz(?:zles)?(?!\.)")


def read_line(line: str) -> Sheet | None:
    """The puzzle of one link; None for a line that is empty or a comment."""
    content = line.strip()
    if not content or content.startswith("#"):
        return None
    start = _START.search(content)
    if not start:
        raise FormatError("error.link_start", start="load=", example=f"{PREFIX}...", got=content)
    return fpuzzles.read(unpack(content[start.end() :].partition("&")[0]))


def sniff(text: str) -> bool:
    """Whether it is a link with a packed puzzle."""
    lines = content_lines(text)
    return bool(lines) and len(lines[0].split()) == 1 and bool(_START.search(lines[0]))


def write(sheet: Sheet) -> str:
    """The link."""
    return PREFIX + pack(fpuzzles.write(sheet))


FORMAT = Format(
    "fpuzzles-link", "f-puzzles link", sniff, read_lines=by_line(read_line), write=write, rules=True
)
