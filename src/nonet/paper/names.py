"""What boards are called on paper and in messages."""

from functools import lru_cache

from nonet.core.layout import Layout
from nonet.core.shapes import NOT_SQUARE
from nonet.formats.boards import name_of, side_of
from nonet.words import Language, text

_OF_HOUSE = {"region": "jigsaw", "diagonal": "x", "window": "windoku"}


@lru_cache(maxsize=256)
def board_name(layout: Layout, language: Language = "en") -> str:
    """What people call a board: 'Killer', '16×16 X', 'Samurai'.

    >>> from nonet.core.shapes import named
    >>> board_name(named("16x16+diagonals")), board_name(named("samurai")), board_name(named("9x9"))
    ('16×16 X', 'Samurai', '9×9')
    """
    words = list(_features(layout, language))
    side = side_of(layout)
    if side and (side != 9 or not words):
        words.insert(0, f"{side}×{side}")
    return " ".join(words) or text(language, "paper.board.other")


def is_usual(layout: Layout) -> bool:
    """Whether a board needs no name, since it is what everybody expects."""
    return board_name(layout) == "9×9"


def _features(layout: Layout, language: Language) -> list[str]:
    name = name_of(layout)
    keys = [name.removeprefix("9x9")] if name in NOT_SQUARE else []
    kinds = {house.kind for house in layout.houses}
    keys += [key for kind, key in _OF_HOUSE.items() if kind in kinds]
    keys += ["killer"] * bool(layout.cages)
    return [text(language, f"paper.board.{key}") for key in keys]
