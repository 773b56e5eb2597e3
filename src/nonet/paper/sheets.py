"""Sheets of puzzles: which puzzles go onto which page, and the pages themselves."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, islice

from nonet.draw.document import Page
from nonet.draw.scene import Item, Scene
from nonet.engine import Control
from nonet.paper.area import Area
from nonet.paper.block import Block
from nonet.paper.code import code_side
from nonet.paper.fit import COUNTS, natural_number, places
from nonet.paper.furniture import Furniture
from nonet.paper.piece import Piece
from nonet.paper.setup import Setup
from nonet.paper.solutions import strips
from nonet.paper.way import way_pages
from nonet.words import text

LinkOf = Callable[[Piece], str]
"""The address that opens a piece; empty for none."""


@dataclass(frozen=True, slots=True)
class Batch:
    """The pieces of one page, and for how many it has places."""

    pieces: tuple[Piece, ...]
    number: int


def batches(pieces: Iterable[Piece], setup: Setup, area: Area) -> Iterator[Batch]:
    """The pieces page by page; where no number is asked for, as many as are easy to write in."""
    gathered: list[Piece] = []
    number = 0
    usual: set[int] = set()
    for piece in pieces:
        natural = setup.per_page or natural_number(setup, piece.puzzle.layout, area)
        if len(gathered) >= min(number, natural):
            if gathered:
                yield _batch(gathered, number, usual)
            gathered, number = [], natural
        gathered.append(piece)
        number = min(number, natural)
    if gathered:
        yield _batch(gathered, number, usual | ({number} if setup.per_page else set()))


def _batch(pieces: list[Piece], number: int, usual: set[int]) -> Batch:
    """A page; one that is not full has smaller places only where full ones came before it."""
    if len(pieces) == number:
        usual.add(number)
    if number not in usual:
        number = next(least for least in reversed(COUNTS) if least >= len(pieces))
    return Batch(tuple(pieces), number)


def blocks(batch: Batch, area: Area, setup: Setup, link_of: LinkOf) -> list[Block]:
    """The puzzles of a page in their places."""
    links = [link_of(piece) for piece in batch.pieces]
    side = max(map(code_side, links))
    widest = max((piece.puzzle.layout for piece in batch.pieces), key=lambda it: it.column_count)
    slots = places(setup, widest, area, batch.number, side)
    return [
        Block.of(piece, slot, area, setup, link, side)
        for piece, slot, link in zip(batch.pieces, slots, links, strict=False)
    ]


def pages(
    pieces: Sequence[Piece],
    setup: Setup,
    link_of: LinkOf = lambda _: "",
    control: Control | None = None,
) -> Iterator[Page]:
    """All pages: the puzzles, and their solutions where the setup wants them."""
    sheets = _Sheets(setup, link_of, control)
    printed = shown(pieces, setup)
    drawn = chain(sheets.puzzles(printed), sheets.solutions(printed))
    first = list(islice(drawn, 2))
    furniture = Furniture(setup, numbered=len(first) > 1)
    for number, content in enumerate(chain(first, drawn), 1):
        yield content.page(furniture, number)


def shown(pieces: Sequence[Piece], setup: Setup) -> Sequence[Piece]:
    """The pieces as they are printed: with what a player has written, or without."""
    return pieces if setup.entries else [piece.fresh for piece in pieces]


@dataclass(frozen=True, slots=True)
class _Content:
    """What is on a page beside its furniture."""

    blocks: tuple[Block, ...] = ()
    items: tuple[Item, ...] = ()
    title: str = ""
    form: bool = False

    def page(self, furniture: Furniture, number: int) -> Page:
        paper = furniture.setup.sheet
        items = [*furniture.items(number, title=self.title, form=self.form)]
        items += [item for block in self.blocks for item in block.items()]
        links = tuple(link for block in self.blocks for link in block.links())
        scene = Scene(paper.width, paper.height, (*items, *self.items))
        return Page(scene, links=links)


@dataclass(frozen=True, slots=True)
class _Sheets:
    setup: Setup
    link_of: LinkOf
    control: Control | None

    def puzzles(self, pieces: Sequence[Piece]) -> Iterator[_Content]:
        """The pages with puzzles, each followed by its solutions if they go onto its back."""
        area = Furniture(self.setup).inside(self.setup.title, form=True)
        for batch in batches(pieces, self.setup, area):
            drawn = blocks(batch, area, self.setup, self.link_of)
            yield _Content(tuple(drawn), form=True, title=self.setup.title)
            if self.setup.solutions == "back":
                yield _Content(tuple(self._behind(block) for block in drawn))

    def _behind(self, block: Block) -> Block:
        """The solution of a puzzle, just behind it on the back of the page."""
        slot, paper = block.slot, self.setup.sheet
        mirrored = Area(paper.width - slot.right, slot.top, slot.width, slot.height)
        solved = replace(block.piece, sheet=block.piece.solved, level=None, er=None, seed=None)
        setup = replace(self.setup, candidates=False)
        return Block(solved, mirrored, setup, block.cell, code_room=block.code_room)

    def solutions(self, pieces: Sequence[Piece]) -> Iterator[_Content]:
        """The pages with solutions at the end."""
        title = text(self.setup.language, "paper.solutions")
        area = Furniture(self.setup).inside(title)
        if self.setup.solutions == "end":
            for items in strips(pieces, area, large=self.setup.large):
                yield _Content(items=items, title=title)
        elif self.setup.solutions == "way":
            for items in way_pages(pieces, area, self.setup.language, self.control):
                yield _Content(items=items, title=title)
