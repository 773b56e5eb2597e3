"""Seeds keep their meaning, or the number of the generator rises."""

import hashlib
import json

import pytest

import nonet
from nonet import Control, NonetError, Recipe, formats
from nonet.api import cards
from nonet.make.candidate import make_candidate
from nonet.make.recipe import GENERATOR

RECIPES = [
    "", "level=beginner", "level=easy", "level=medium", "level=tricky", "level=hard",
    "level=expert", "level=master", "givens=17", "givens=20", "givens=30", "removed=60",
    "scale=p0-easy", "scale=p0-medium", "scale=p0-hard", "symmetry=rotate180 level=easy",
    "minimal=yes", "needs=x_wing", "teaches=x_wing", "needs=jellyfish", "rating=3.0-4.0",
    "board=killer", "board=killer level=beginner", "board=killer level=easy",
    "board=killer level=hard", "board=killer givens=5", "board=x level=easy",
    "board=x level=medium", "board=x level=hard", "board=jigsaw", "board=jigsaw level=easy",
    "board=samurai level=easy", "board=16x16 level=easy", "board=9x9cross level=easy",
    "board=4x4", "board=6x6 level=easy", "board=windoku level=tricky",
    "board=9x9-boxes level=easy", "board=4x4 pattern=" + "X..X" * 4, "removed=65", "removed=68",
    "rules=thermometer,kropki level=easy", "rules=arrow,cage mirrored=yes level=medium",
    "rules=sandwich level=easy", "rules=kropki all_marks=yes", "board=6x6 rules=cage:6 givens=0",
]  # fmt: skip
PINNED = (2, "09892363f559a8d3")


def digest() -> str:
    """One number for three candidates of each recipe."""
    texts = hashlib.sha256()
    for recipe in RECIPES:
        for seed in (1, 2, 3):
            puzzle = make_candidate(Recipe.read(recipe), seed, 5 * seed, Control())
            assert puzzle
            texts.update(formats.write(puzzle, "json").encode())
    return texts.hexdigest()[:16]


def test_seeds_mean_what_they_did() -> None:
    """If a change was meant, `GENERATOR` rises with it, and the changelog says so."""
    assert (GENERATOR, digest()) == PINNED


def test_another_generator_is_refused() -> None:
    recipe = Recipe.read("board=4x4 generator=7")
    assert str(recipe) == "board=4x4 generator=7"
    with pytest.raises(NonetError, match=f"is for generator 7; this Nonet has .* {GENERATOR}"):
        nonet.generate(recipe, 1)


@pytest.mark.parametrize("told", [7, None])
def test_a_card_of_another_generator_says_so(told: int | None) -> None:
    card = nonet.generate("board=4x4", 1)
    assert card
    tree = cards.as_tree(card)
    assert tree["generator"] == GENERATOR
    del tree["generator"]
    other = cards.read(json.dumps(tree if told is None else {**tree, "generator": told}))
    assert other.puzzle == card.puzzle
    [fault] = nonet.verify(other)
    assert fault.startswith(f"the seed is for generator {told or 0}")
    assert cards.read(cards.describe(other)) == other
