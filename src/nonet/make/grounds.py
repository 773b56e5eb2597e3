"""Where on a site rules may stand: cells in random order without an end, () after each round."""

from collections.abc import Callable, Iterator

from nonet.make.site import Grows, Path, Site
from nonet.make.span import Span

Find = Callable[[Site, Span], Iterator[Path]]


def on_lines(grows: Grows) -> Find:
    """Lines whose digits may begin like this."""
    return lambda site, sizes: site.lines(sizes, grows)


def _in_rounds(find: Callable[[Site, Span], list[Path]]) -> Find:
    def found(site: Site, sizes: Span) -> Iterator[Path]:
        while True:
            yield from site.random.shuffled(find(site, sizes))
            yield ()

    return found


def _edges(site: Site, _sizes: Span) -> list[Path]:
    return [
        (cell, other)
        for cell in range(site.layout.cell_count)
        for other in site.around(cell, diagonals=False)
        if cell < other and site.is_free((cell, other))
    ]


def _cells(site: Site, _sizes: Span) -> list[Path]:
    return [(cell,) for cell in range(site.layout.cell_count) if site.is_free((cell,))]


def _squares(site: Site, _sizes: Span) -> list[Path]:
    found = []
    for row, column in site.layout.positions:
        places = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
        cells = [site.layout.cell_at(*place) for place in places]
        four = tuple(cell for cell in cells if cell is not None)
        if len(four) == len(places) and site.is_free(four):
            found.append(four)
    return found


def _rows(site: Site, _sizes: Span) -> list[Path]:
    """Rows and columns, read from either end."""
    lines = [one.cells for one in site.layout.houses if one.kind in ("row", "column")]
    return [*lines, *(line[::-1] for line in lines)]


def _diagonals(site: Site, _sizes: Span) -> list[Path]:
    """Diagonals from the rim of the board on, of three cells and more."""
    steps = ((1, 1), (1, -1), (-1, 1), (-1, -1))
    rays = (
        site.ray(cell, step)
        for cell in range(site.layout.cell_count)
        for step in steps
        if site.neighbour(cell, (-step[0], -step[1])) is None
    )
    return [ray for ray in rays if 3 <= len(ray) <= site.layout.size - 1]


def _slings(site: Site, sizes: Span) -> list[Path]:
    """A cell, one beside it, and from there straight on as far as its digit says."""
    rays = (
        site.ray(cell, step)
        for cell in range(site.layout.cell_count)
        for step in ((0, 1), (0, -1), (1, 0), (-1, 0))
    )
    reach = ((ray, 1 + site.solution[ray[0]]) for ray in rays)
    cut = [ray[:count] for ray, count in reach if count <= len(ray) and count < sizes[1]]
    found = ((first, *ray) for ray in cut for first in site.around(ray[0], diagonals=True))
    return [path for path in found if len(path) >= sizes[0] and site.is_free(path)]


def in_blobs(site: Site, sizes: Span) -> Iterator[Path]:
    """Areas of different digits."""
    while True:
        for start in site.shuffled_cells():
            size = sizes[0] + site.random.below(sizes[1] - sizes[0] + 1)
            if start not in site.taken and (cells := _blob(site, start, size)):
                yield cells
        yield ()


def _blob(site: Site, start: int, size: int) -> Path | None:
    cells = [start]
    while len(cells) < size:
        rim = {one for cell in cells for one in site.around(cell, diagonals=False)}
        digits = set(site.digits(tuple(cells)))
        free = [
            cell
            for cell in sorted(rim - site.taken - set(cells))
            if site.solution[cell] not in digits
        ]
        if not free:
            return None
        cells.append(free[site.random.below(len(free))])
    return tuple(sorted(cells))


def _copies(site: Site, sizes: Span) -> list[Path]:
    """Neighbours whose digits stand in the same way elsewhere, too; then the cells of that copy."""
    rows, columns = site.layout.row_count, site.layout.column_count
    moves = [
        (down, right)
        for down in range(rows)
        for right in range(1 - columns, columns)
        if down > 0 or right > 0
    ]
    return [path for move in moves for path in _copies_by(site, move, sizes)]


def _copies_by(site: Site, move: tuple[int, int], sizes: Span) -> Iterator[Path]:
    copies = {
        cell: other
        for cell in range(site.layout.cell_count)
        if (other := site.neighbour(cell, move)) is not None
        and site.solution[cell] == site.solution[other]
        and site.is_free((cell, other))
    }
    while copies:
        piece = [next(iter(copies))]
        for cell in piece:
            rim = site.around(cell, diagonals=False)
            piece += [one for one in rim if one in copies and one not in piece]
        cells = sorted(piece)[: sizes[1]]
        copy = [copies[cell] for cell in cells]
        if len(cells) >= sizes[0] and set(cells).isdisjoint(copy):
            yield (*cells, *copy)
        for cell in piece:
            del copies[cell]


def in_circles(site: Site, sizes: Span) -> Iterator[Path]:
    """Circles of some digits: of each as many as it says."""
    while True:
        size = site.layout.size
        wanted = sizes[0] + site.random.below(sizes[1] - sizes[0] + 1)
        cells: list[int] = []
        for digit in site.random.shuffled(range(1, size + 1)):
            if digit <= wanted - len(cells):
                places = [cell for cell in range(len(site.solution)) if _is_open(site, cell, digit)]
                cells += site.random.shuffled(places)[:digit]
        yield tuple(sorted(cells))
        yield ()


def _is_open(site: Site, cell: int, digit: int) -> bool:
    return site.solution[cell] == digit and site.is_free((cell,))


on_edges, on_cells, on_squares = _in_rounds(_edges), _in_rounds(_cells), _in_rounds(_squares)
beside_rows, beside_diagonals = _in_rounds(_rows), _in_rounds(_diagonals)
on_slings, on_copies = _in_rounds(_slings), _in_rounds(_copies)
