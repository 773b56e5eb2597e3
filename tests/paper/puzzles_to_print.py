"""Puzzles to print: one for each kind of board, made in a moment."""

from functools import cache

import nonet
from nonet.make import Card
from nonet.paper import Piece, pieces_of

RECIPES = {
    "mini": "board=4x4 level=beginner",
    "classic": "level=medium",
    "x": "board=x level=easy",
    "windoku": "board=windoku level=easy",
    "jigsaw": "board=jigsaw level=easy",
    "killer": "board=killer level=medium",
    "cross": "board=9x9cross",
    "rect": "board=9x9rect",
    "sixteen": "board=16x16 level=easy",
    "samurai": "board=samurai level=easy",
    "six": "board=6x6 level=easy",
    "big": "board=25x25 givens=360-380",
}


def made(recipe: str, seed: int) -> Card:
    card = nonet.generate(recipe, seed)
    assert card
    return card


@cache
def cards() -> dict[str, Card]:
    return {name: made(recipe, 5) for name, recipe in RECIPES.items()}


def pieces(first: int = 1) -> list[Piece]:
    return list(pieces_of(cards().values(), first))
