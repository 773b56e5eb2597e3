"""Makes puzzles: a recipe and a seed give the same puzzle everywhere."""

from nonet.make.additions import Additions
from nonet.make.card import Card
from nonet.make.equivalence import canonical, count_automorphisms, random_equivalent
from nonet.make.generate import Progress, Watch, generate, generate_many
from nonet.make.making import Event as MakingEvent
from nonet.make.making import trace_making
from nonet.make.recipe import Recipe
from nonet.make.survey import Survey

__all__ = [
    "Additions",
    "Card",
    "MakingEvent",
    "Progress",
    "Recipe",
    "Survey",
    "Watch",
    "canonical",
    "count_automorphisms",
    "generate",
    "generate_many",
    "random_equivalent",
    "trace_making",
]
