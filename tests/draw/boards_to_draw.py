"""One sheet of every kind of board, for the tests of pictures."""

from collections.abc import Iterable, Iterator

from nonet.core import shapes
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.draw.scene import Group, Item

LINE = "..96..4..1...5...952...94...51......2..9..5....64...2..2....78.....249....83..4.2"
REGIONS = "AAABBBCCCAAABBBCCCAADBBBFCCADDEEEFFCDDDEEEFFFDDDEEEFFFGGHHHHIIIGGGGHIIIIGGGHHHHII"
CAGES = [(8, (0, 1, 4)), (4, (2, 3)), (7, (5, 6, 7)), (5, (8, 12)), (10, (9, 10, 13, 14))]
ODD, EVEN, ANY = 0b101010101, 0b010101010, 0b111111111


def _half_played() -> Sheet:
    entries = {0: 8, 1: 7, 4: 2}
    notes = [0] * 81
    notes[9 + 1], notes[80 - 1] = 0b1000101, 0b11
    grid = bytes(entries.get(cell, 0) for cell in range(81))
    puzzle = Puzzle(shapes.CLASSIC, LINE, info={"title": "<Tom & 'Jerry'>"})
    return Sheet(puzzle, grid, tuple(notes))


def _empty(name: str) -> Sheet:
    layout = shapes.named(name)
    return Sheet(Puzzle(layout, bytes(layout.cell_count)))


SHEETS = {
    "mini": Sheet(Puzzle(shapes.named("4x4"), "1.34.4...1....2.")),
    "six": _empty("6x6"),
    "classic": _half_played(),
    "sixteen": _empty("16x16"),
    "big": Sheet(Puzzle(shapes.named("25x25"), [n % 26 if n < 26 else 0 for n in range(625)])),
    "diagonals": _empty("9x9+diagonals"),
    "windows": _empty("9x9+windows"),
    "cross": _empty("9x9cross"),
    "rect": _empty("9x9rect"),
    "samurai": _empty("samurai"),
    "jigsaw": Sheet(Puzzle(shapes.jigsaw(REGIONS), "." * 81)),
    "parity": Sheet(Puzzle(shapes.CLASSIC, LINE, [ODD, EVEN, ANY] * 27)),
    "killer": Sheet(Puzzle(shapes.named("4x4").with_cages(CAGES), "." * 16)),
}


def flat(items: Iterable[Item]) -> Iterator[Item]:
    """The items of a board, those of its groups one by one."""
    for item in items:
        if isinstance(item, Group):
            yield from flat(item.items)
        else:
            yield item
