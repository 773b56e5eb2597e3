"""Makes puzzles: a recipe and a seed give the same puzzle everywhere."""

from nonet.make.generate import generate
from nonet.make.recipe import Recipe

__all__ = ["Recipe", "generate"]
