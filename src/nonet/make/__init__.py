"""Makes puzzles: a recipe and a seed give the same puzzle everywhere."""

from nonet.make.equivalence import canonical, count_automorphisms, random_equivalent
from nonet.make.generate import generate
from nonet.make.recipe import Recipe

__all__ = ["Recipe", "canonical", "count_automorphisms", "generate", "random_equivalent"]
