"""New puzzles as they go over HTTP: with their ratings, solutions and recipes."""

from pydantic import BaseModel

from nonet.core.symbols import write_line
from nonet.lessons.course import lesson_for
from nonet.logic.levels import Level
from nonet.logic.rating import Rating
from nonet.make import Card
from nonet.make.judgement import MOST_SOLUTIONS
from nonet.server.documents import SentPuzzle
from nonet.words import Language, technique_name


class RatingDocument(BaseModel):
    """How hard a puzzle is: its hardest step, the first one that places a digit, the first one."""

    er: float
    ep: float
    ed: float
    level: Level
    technique: str
    """The hardest technique, in words."""
    lesson: str | None = None
    """What the technique is called at `/learn/`, where it has a lesson."""
    dialect: str

    @classmethod
    def of(cls, rating: Rating, language: Language) -> "RatingDocument | None":
        """The document of a rating; None where a puzzle has none."""
        if rating.level is None:
            return None
        return cls(
            er=rating.er,
            ep=rating.ep,
            ed=rating.ed,
            level=rating.level,
            technique=name_of_technique(language, rating.hardest_technique),
            lesson=lesson_for(rating.hardest_technique),
            dialect=rating.dialect,
        )


class CardDocument(BaseModel):
    """A new puzzle with what is known about it; `fits` unless it is the nearest found in time.

    `solution` is left out where there are several.
    """

    puzzle: SentPuzzle
    solution: str | None
    solutions: int
    rating: RatingDocument | None
    recipe: str
    seed: int
    fits: bool

    @classmethod
    def of(cls, card: Card, language: Language, **info: str) -> "CardDocument":
        """The document of a card; `info` goes along with the puzzle."""
        return cls(
            puzzle=SentPuzzle.of(card.puzzle, **_puzzle_info(card), **info),
            solution=write_line(card.solution) if card.solutions == 1 else None,
            solutions=card.solutions,
            rating=RatingDocument.of(card.rating, language),
            recipe=str(card.recipe),
            seed=card.seed,
            fits=card.fits,
        )


def _puzzle_info(card: Card) -> dict[str, str]:
    """What a game shows the player about its puzzle."""
    recipe = card.recipe
    info_texts = {
        "board": recipe.board,
        "seed": str(card.seed),
        "level": card.level,
        "er": str(card.rating.er) if card.level else None,
        "scale": recipe.scale,
        "givens": str(card.givens) if recipe.aim and not recipe.pattern else None,
        "solutions": _solutions(card.solutions) if card.solutions > 1 else None,
    }
    return {key: text for key, text in info_texts.items() if text}


def _solutions(number: int) -> str:
    return str(number) if number <= MOST_SOLUTIONS else f"{MOST_SOLUTIONS}+"


def name_of_technique(language: Language, technique: str) -> str:
    """The name of a technique; none where nothing was left to do."""
    return technique_name(language, technique) if technique else ""
