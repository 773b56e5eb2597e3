"""What the tests of printing share: the PDF of some pieces, and where their blocks are."""

from collections.abc import Sequence

import nonet
from nonet.paper import Piece, Setup
from nonet.paper.block import Block
from nonet.paper.furniture import Furniture
from nonet.paper.sheets import batches, blocks


def written(pieces: Sequence[Piece], setup: Setup) -> bytes:
    document = nonet.print_pdf(pieces, setup)
    assert document
    return document


def laid_out(pieces: Sequence[Piece], setup: Setup) -> list[list[Block]]:
    """The blocks of each page of puzzles."""
    area = Furniture(setup).inside(setup.title, form=True)
    return [blocks(batch, area, setup, lambda _: "") for batch in batches(pieces, setup, area)]
