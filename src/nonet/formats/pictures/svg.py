"""SVG pictures of ours: the puzzle is in their metadata, which programs that show them skip."""

import html
import re
from collections.abc import Iterable

from nonet.core.sheet import Sheet
from nonet.formats import nonet_json
from nonet.formats.format import Format, by_line
from nonet.formats.pictures import carried

_METADATA = re.compile(r"<(?:svg:)?metadata[^<>]{0,400}>([^<]*)<")


def read(text: str) -> Iterable[Sheet]:
    """The puzzles of the picture."""
    for match in _METADATA.finditer(text):
        told = html.unescape(match[1]).strip()
        if carried.is_carried(told):
            return by_line(nonet_json.read_line)(told.splitlines())
    raise carried.empty("SVG")


def sniff(text: str) -> bool:
    """Whether it is XML with the tag of SVG."""
    return text.lstrip().startswith("<") and "<svg" in text[:4000]


FORMAT = Format("svg", "SVG picture drawn by Nonet", sniff, read, extensions=(".svg",), rules=True)
