"""Random small puzzles of every kind: houses of any size, cages that overlap, ruled out digits."""

from hypothesis import strategies as st

from nonet.core.layout import Cage, Layout, cage_bounds
from nonet.core.puzzle import Puzzle


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    """A puzzle on a strip of cells that random houses and cages run through."""
    size = draw(st.integers(1, 5))
    cell_count = draw(st.integers(1, 12))
    group = st.lists(
        st.integers(0, cell_count - 1), min_size=1, max_size=min(size, cell_count), unique=True
    )
    houses = draw(st.lists(group, max_size=8))
    cages = [_cage(draw, cells, size) for cells in draw(st.lists(group, max_size=4))]
    layout = Layout(size, [(0, column) for column in range(cell_count)], houses, cages)
    givens = draw(st.dictionaries(st.integers(0, cell_count - 1), st.integers(1, size), max_size=4))
    masks = st.lists(st.integers(0, 2**size - 1), min_size=cell_count, max_size=cell_count)
    return Puzzle(layout, givens, draw(st.one_of(st.just([]), masks)))


def _cage(draw: st.DrawFn, cells: list[int], size: int) -> Cage:
    return Cage(draw(st.integers(*cage_bounds(len(cells), size))), tuple(cells))
