"""Blocks of cells as Solo writes them: runs of neighbours that have no edge between them.

First come all pairs of neighbours side by side, row by row, then all pairs one above the other,
column by column, and one last edge that closes the list.
"""

from collections.abc import Iterator, Sequence

from nonet.catalogue import Message
from nonet.errors import FormatError
from nonet.formats.limits import refuse


def pairs_of(size: int) -> Iterator[tuple[int, int]]:
    """The neighbours of a square board, in the order of the format."""
    for row in range(size):
        for column in range(size - 1):
            yield row * size + column, row * size + column + 1
    for column in range(size):
        for row in range(size - 1):
            yield row * size + column, (row + 1) * size + column


def read_blocks(text: str, size: int, *, regions: bool) -> list[int]:
    """The number of the block of each cell; regions must be as big as there are digits."""
    for long_run in (26, 25):
        edges = _read_edges(text, 2 * size * (size - 1), long_run)
        if edges is None:
            continue
        blocks = _join(edges, size)
        if not regions or all(blocks.count(block) == size for block in set(blocks)):
            return blocks
    if regions:
        raise FormatError("error.runs_of_regions", size=size, got=text)
    raise FormatError("error.runs_of_cages", got=text)


def write_blocks(blocks: Sequence[int], size: int) -> str:
    """The runs of a board whose blocks are connected."""
    joined = _join([blocks[a] != blocks[b] for a, b in pairs_of(size)], size)
    if len(set(joined)) != len(set(blocks)):
        raise refuse("solo", Message("what.not_connected"))
    text, run = "", 0
    for edge in (*(blocks[a] != blocks[b] for a, b in pairs_of(size)), True):
        if not edge:
            run += 1
            continue
        text += "z" * (run // 26) + "_abcdefghijklmnopqrstuvwxy"[run % 26]
        run = 0
    return text


def _read_edges(text: str, count: int, long_run: int) -> list[bool] | None:
    """Whether there is an edge between each pair, or None when the runs do not fit."""
    edges: list[bool] = []
    for char in text:
        if char == "z":
            edges += [False] * long_run
        elif char == "_":
            edges.append(True)
        elif "a" <= char < "z":
            edges += [False] * (ord(char) - ord("a") + 1) + [True]
        else:
            return None
        if len(edges) > count + 1:
            return None
    # Where the list ends with a long run, the closing edge is still to come in some versions.
    if len(edges) == count and text.endswith("z"):
        edges.append(True)
    return edges[:-1] if len(edges) == count + 1 and edges[-1] else None


def _join(edges: Sequence[bool], size: int) -> list[int]:
    """The number of the block of each cell: the least cell in it."""
    parent = list(range(size * size))

    def find(cell: int) -> int:
        while parent[cell] != cell:
            parent[cell] = parent[parent[cell]]
            cell = parent[cell]
        return cell

    for edge, (a, b) in zip(edges, pairs_of(size), strict=True):
        if not edge:
            low, high = sorted((find(a), find(b)))
            parent[high] = low
    return [find(cell) for cell in range(size * size)]
