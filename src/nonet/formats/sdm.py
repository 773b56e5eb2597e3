"""The collection .sdm: one puzzle a line, comments after a #."""

from nonet.formats import line
from nonet.formats.format import Format, content_lines


def sniff(text: str) -> bool:
    """Whether the first lines are puzzles."""
    lines = content_lines(text)
    return bool(lines) and all(map(line.looks_like_line, lines[:10]))


FORMAT = Format(
    name="sdm",
    title="a collection, one puzzle a line",
    extensions=(".sdm",),
    sniff=sniff,
    read=lambda text: line.read_lines(text.splitlines()),
    read_lines=line.read_lines,
    write=line.write,
)
