"""The collection .sdm: one puzzle a line, comments after a #."""

from nonet.formats.format import Format, content_lines
from nonet.formats.lines import line


def sniff(text: str) -> bool:
    """Whether the first line is a puzzle; where it might be a row, whether all lines are."""
    lines = content_lines(text)
    count = 1 if lines and len(lines[0]) >= 36 else len(lines)
    return bool(lines) and all(map(line.looks_like_line, lines[:count]))


FORMAT = Format(
    "sdm",
    "a collection, one puzzle a line",
    sniff,
    read_lines=line.read_lines,
    write=lambda sheet: line.write(sheet, "sdm"),
    extensions=(".sdm",),
)
