"""Makes puzzles: a recipe and a seed give the same puzzle everywhere."""

from nonet.make.card import Card
from nonet.make.equivalence import canonical, count_automorphisms, random_equivalent
from nonet.make.generate import Progress, Watch, generate, generate_many
from nonet.make.recipe import Recipe

__all__ = [
    "Card",
    "Progress",
    "Recipe",
    "Watch",
    "canonical",
    "count_automorphisms",
    "generate",
    "generate_many",
    "random_equivalent",
]
