"""Random sheets of every kind of board, for tests that write and read them back."""

from collections.abc import Sequence

from hypothesis import strategies as st

from nonet.core import shapes
from nonet.core.layout import Cage, House, Layout, cage_bounds
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet

SIZES = (4, 6, 8, 9, 10, 12, 16, 25)
NAMES = (
    "4x4", "6x6", "6x6:3x2", "9x9", "9x9+diagonals", "9x9+windows", "9x9-boxes", "9x9-rows-columns",
    "12x12", "16x16", "25x25", "samurai", "windmill", "9x9cross", "9x9rect",
)  # fmt: skip
REGIONS = (
    "AAABABBBCCCDCDDD",
    "AABBBAACBBACCCDEECDDEEEDD",
    "AAABBBCCCAAABBBCCCAADBBBFCCADDEEEFFCDDDEEEFFFDDDEEEFFFGGHHHHIIIGGGGHIIIIGGGHHHHII",
)


def plain(sizes: Sequence[int] = SIZES) -> st.SearchStrategy[Layout]:
    """Ordinary boards."""
    return st.sampled_from([shapes.named(f"{size}x{size}") for size in sizes])


def named() -> st.SearchStrategy[Layout]:
    """Boards with a name."""
    return st.sampled_from([shapes.named(name) for name in NAMES])


def jigsaws() -> st.SearchStrategy[Layout]:
    """Boards with regions, with and without diagonals."""
    return st.builds(
        lambda text, diagonals: shapes.jigsaw(text, diagonals=diagonals),
        st.sampled_from(REGIONS),
        st.booleans(),
    )


@st.composite
def killers(draw: st.DrawFn, boards: st.SearchStrategy[Layout]) -> Layout:
    """Boards with some cages of neighbours in a row or column that do not overlap."""
    layout = draw(boards)
    free = set(range(layout.cell_count))
    cages: list[Cage] = []
    lines = [house for house in layout.houses if house.kind in ("row", "column")]
    for _ in range(draw(st.integers(0, 6)) if lines else 0):
        house = draw(st.sampled_from(lines))
        start = draw(st.integers(0, len(house.cells) - 1))
        cells = house.cells[start : start + draw(st.integers(1, 4))]
        if free.issuperset(cells):
            free -= set(cells)
            total = draw(st.integers(*cage_bounds(len(cells), layout.size)))
            cages.append(Cage(total, tuple(cells)))
    cages.sort(key=lambda cage: cage.cells)
    return layout.with_cages(cages)


@st.composite
def free(draw: st.DrawFn) -> Layout:
    """Boards of no known shape, with any houses and cages."""
    size = draw(st.integers(1, 25))
    places = st.tuples(st.integers(0, 9), st.integers(0, 9))
    positions = sorted(draw(st.lists(places, min_size=1, max_size=30, unique=True)))
    cells = st.lists(
        st.integers(0, len(positions) - 1), min_size=1, max_size=min(size, len(positions)),
        unique=True,
    ).map(tuple)  # fmt: skip
    kinds = st.sampled_from(["row", "column", "box", "region", "diagonal", "window", "extra"])
    names = st.text(max_size=8)
    houses = draw(st.lists(st.builds(House, kinds, names, cells), max_size=6))
    cages = [
        Cage(draw(st.integers(*cage_bounds(len(members), size))), members)
        for members in draw(st.lists(cells, max_size=3))
    ]
    return Layout(size, positions, houses, cages)


@st.composite
def sheets(
    draw: st.DrawFn,
    boards: st.SearchStrategy[Layout],
    *,
    givens: bool = True,
    entries: bool = False,
    notes: bool = False,
    allowed: bool = False,
) -> Sheet:
    """Sheets on some boards with what a format can express; conflicts are welcome."""
    layout = draw(boards)
    cells = st.integers(0, layout.cell_count - 1)
    digits = st.integers(1, layout.size)
    masks = st.integers(0, (1 << layout.size) - 1)
    printed = draw(st.dictionaries(cells, digits, max_size=30)) if givens else {}
    written = draw(st.dictionaries(cells, digits, max_size=20)) if entries else {}
    written = {cell: digit for cell, digit in written.items() if cell not in printed}
    marks = draw(st.dictionaries(cells, masks, max_size=20)) if notes else {}
    narrow = draw(st.dictionaries(cells, masks, max_size=20)) if allowed else {}
    puzzle = Puzzle(layout, printed, _spread(layout, narrow, (1 << layout.size) - 1))
    return Sheet(
        puzzle,
        Puzzle(layout, written).givens if written else b"",
        _spread(layout, marks, 0),
    )


def _spread(layout: Layout, masks: dict[int, int], usual: int) -> tuple[int, ...]:
    if all(mask == usual for mask in masks.values()):
        return ()
    return tuple(masks.get(cell, usual) for cell in range(layout.cell_count))
