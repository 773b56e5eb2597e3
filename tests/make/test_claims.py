"""What the docs say about numbers is true."""

import json
import re
from pathlib import Path

import pytest

import nonet
from nonet import engine, formats
from nonet.api import cards
from nonet.core.puzzle import Puzzle
from nonet.make import canonical, seventeen

DOCS = Path(__file__).parents[2] / "docs"


def test_how_many_formats_there_are() -> None:
    told = re.search(
        r"in (\d+) formats, and writes (\d+)", (DOCS / "formats.md").read_text("utf-8")
    )
    assert told
    assert [int(one) for one in told.groups()] == [
        len(formats.names()), len(formats.names(writable=True)),
    ]  # fmt: skip


def test_how_many_puzzles_with_17_givens_are_stored() -> None:
    told = re.search(
        r"one of (\d+) stored, essentially different ones",
        (DOCS / "command-line.md").read_text("utf-8"),
    )
    assert told
    assert int(told[1]) == len(seventeen.stored())


def test_challenge_65_leaves_out_the_given_that_matters_least() -> None:
    """Of a puzzle with 17 givens; it is one of those that another given makes unique again."""
    card = nonet.challenge(65, player=3)
    assert card
    whole = next(
        one for cell in range(81) if not card.puzzle.givens[cell]
        for digit in range(1, 10)
        if engine.is_unique(one := _with(card.puzzle, cell, digit))
        and canonical(one).givens in seventeen.stored()
    )  # fmt: skip
    fewest = min(
        engine.count(_with(whole, cell, 0), card.solutions + 1)
        for cell, digit in enumerate(whole.givens)
        if digit
    )
    assert card.solutions == fewest
    assert not card.has_more


def _with(puzzle: Puzzle, cell: int, digit: int) -> Puzzle:
    givens = bytearray(puzzle.givens)
    givens[cell] = digit
    return Puzzle(puzzle.layout, bytes(givens))


@pytest.mark.parametrize("number", [70, 81])
def test_more_solutions_than_were_counted_are_at_least_so_many(number: int) -> None:
    card = nonet.challenge(number, player=1)
    assert card
    tree = cards.as_tree(card)
    assert (tree["solutions"], tree["exact"]) == (1000, False)
    assert "at least 1000" in cards.describe(card)
    assert nonet.verify(cards.read(cards.describe(card))) == []


@pytest.mark.parametrize("number", [65, 70])
def test_a_card_cannot_say_that_an_uncounted_number_is_exact(number: int) -> None:
    card = nonet.challenge(number, player=3)
    assert card
    tree = cards.as_tree(card)
    lines = cards.describe(card)
    other = {"at least ": "", "solutions   ": "solutions   at least "}
    turned = next(lines.replace(old, new) for old, new in other.items() if old in lines)
    for wrong in (json.dumps(tree | {"exact": not tree["exact"]}), turned):
        with pytest.raises(nonet.NonetError, match="exact up to 999"):
            cards.read(wrong)
