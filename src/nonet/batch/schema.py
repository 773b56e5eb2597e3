"""The columns of the output: names, types and what they mean; `docs/batch.md` lists them."""

from dataclasses import dataclass
from typing import Any, Literal

from nonet.batch import extras
from nonet.batch.task import Verb

Type = Literal["string", "int16", "int64", "double", "bool", "counts", "strings"]


@dataclass(frozen=True, slots=True)
class Column:
    """One column; in CSV `counts` and `strings` are written as JSON."""

    name: str
    type: Type
    meaning: str


LINE = Column("line", "int64", "the line of the input, or the row of a table, from 1")
PUZZLE = Column("puzzle", "string", "one line of symbols; JSON where a line cannot say the board")
SOLUTION = Column("solution", "string", "the solution")
GIVENS = Column("givens", "int16", "how many cells are given")
TECHNIQUES = Column("techniques", "counts", "how often each technique is used")

RATING = (
    Column("er", "double", "the rating of the hardest step"),
    Column("ep", "double", "the hardest step up to the first digit that is placed"),
    Column("ed", "double", "the first step"),
    Column("level", "string", "the level, beginner to beyond"),
    Column("hardest_technique", "string", "the technique of the hardest step"),
    TECHNIQUES,
)

COLUMNS: dict[Verb, tuple[Column, ...]] = {
    "generate": (
        PUZZLE,
        SOLUTION,
        Column("solutions", "int16", "how many solutions there are; 1000 for more than 999"),
        GIVENS,
        *RATING,
        Column("minimal", "bool", "whether every given is needed; empty on boards over 200 cells"),
        Column("symmetry", "string", "the fullest symmetry of the cells that are given, or none"),
        Column("canonical", "string", "the canonical form; empty on other boards than 9x9"),
        Column("seed", "int64", "the seed"),
        Column("candidate", "int64", "which candidate of the seed it is"),
        Column("recipe", "string", "the recipe"),
    ),
    "solve": (LINE, PUZZLE, SOLUTION),
    "rate": (
        LINE,
        PUZZLE,
        GIVENS,
        *RATING,
        Column("score", "int64", "the length of the way, every step by how hard it is"),
        Column("tedium", "double", "how often there was little to find"),
    ),
    "explain": (
        LINE,
        PUZZLE,
        SOLUTION,
        TECHNIQUES,
        Column("steps", "strings", "a sentence for each step"),
    ),
    "dedupe": (),
}
"""The columns of each verb; `dedupe` leaves rows as they are."""


def arrow_schema(verb: Verb) -> Any:
    """The same for pyarrow."""
    arrow = extras.arrow()
    types = {
        "string": arrow.string(),
        "int16": arrow.int16(),
        "int64": arrow.int64(),
        "double": arrow.float64(),
        "bool": arrow.bool_(),
        "counts": arrow.map_(arrow.string(), arrow.int32()),
        "strings": arrow.list_(arrow.string()),
    }
    return arrow.schema([(column.name, types[column.type]) for column in COLUMNS[verb]])
