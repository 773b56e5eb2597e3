"""Cards as text: a JSON object to keep and check again, or lines for people."""

import json
from dataclasses import replace
from typing import Any

from nonet import formats
from nonet.core.puzzle import Puzzle, as_grid
from nonet.core.sheet import Sheet
from nonet.core.status import Status
from nonet.core.symbols import write_line
from nonet.engine.classic import is_classic
from nonet.errors import FormatError, NonetError
from nonet.formats import json_tree, nonet_json
from nonet.logic.rating import Rating
from nonet.make import Card, Recipe
from nonet.make.judgement import MOST_SOLUTIONS
from nonet.make.recipe import GENERATOR

_TITLES = 12


def describe(card: Card) -> str:
    """The card as lines of text, which `read` understands."""
    return "\n".join(f"{title:<{_TITLES}}{text}" for title, text in _lines(card).items())


def _lines(card: Card) -> dict[str, str]:
    tree = as_tree(card)
    lines = {
        "puzzle": _puzzle_text(card.puzzle),
        "solution": tree["solution"],
        "solutions": solutions_of(card),
        "givens": str(card.givens),
    }
    if card.level:
        lines |= {"rating": str(card.rating), "level": card.level}
        lines["techniques"] = ", ".join(f"{name} {n}" for name, n in card.techniques.items())
    lines["minimal"] = _ANSWERS[card.minimal]
    lines |= {"recipe": tree["recipe"], "generator": f"{tree['generator']}"}
    lines |= {"seed": f"{card.seed}", "candidate": f"{card.candidate}"}
    lines["fits"] = "yes" if card.fits else "no: the nearest that was found in time"
    return lines


_ANSWERS = {True: "yes", False: "no", None: "not looked into"}


def solutions_of(card: Card) -> str:
    """The number of solutions; more than one is by design, and said to be."""
    number = card.solutions
    if number == 1:
        return "1"
    told = f"at least {number}" if card.has_more else f"{number}"
    return f"{told}: more than one by design"


def as_tree(card: Card) -> dict[str, Any]:
    """The card as objects, strings and numbers, for JSON."""
    rating = card.rating
    return {
        "puzzle": _puzzle_tree(card.puzzle),
        "solution": write_line(card.solution),
        "solutions": card.solutions,
        "exact": not card.has_more,
        "givens": card.givens,
        "er": rating.er if card.level else None,
        "ep": rating.ep if card.level else None,
        "ed": rating.ed if card.level else None,
        "level": card.level,
        "techniques": dict(card.techniques),
        "minimal": card.minimal,
        "recipe": str(replace(card.recipe, generator=GENERATOR)),
        "generator": card.recipe.generator,
        "seed": card.seed,
        "candidate": card.candidate,
        "fits": card.fits,
    }


def _puzzle_tree(puzzle: Puzzle) -> str | dict[str, Any]:
    """A line for classic puzzles; others carry their board with them."""
    if is_classic(puzzle.layout):
        return str(puzzle)
    return nonet_json.tree_of(Sheet(puzzle))


def _puzzle_text(puzzle: Puzzle) -> str:
    tree = _puzzle_tree(puzzle)
    return tree if isinstance(tree, str) else json.dumps(tree, ensure_ascii=False)


def read(text: str) -> Card:
    """The card of its JSON, or of its lines."""
    tree = _load(text)
    try:
        return _card_of(tree)
    except NonetError:
        raise
    except (KeyError, TypeError, AttributeError, ValueError, OverflowError) as error:
        raise FormatError("error.card_damaged", reason=str(error)) from error


def _load(text: str) -> dict[str, Any]:
    if text.lstrip().startswith("{"):
        return json_tree.load(text)
    return _from_lines(text)


def _from_lines(text: str) -> dict[str, Any]:
    words = [line.split(maxsplit=1) for line in text.splitlines() if line.strip()]
    lines = {parts[0]: parts[1] if len(parts) > 1 else "" for parts in words}
    tree: dict[str, Any] = dict(lines)
    for name in lines.keys() & {"solutions", "givens", "generator", "seed", "candidate"}:
        tree[name] = _number(lines[name])
    if "solutions" in lines:
        tree["exact"] = not lines["solutions"].startswith(_AT_LEAST)
    tree["minimal"] = {"yes": True, "no": False}.get(lines.get("minimal", ""))
    tree["fits"] = lines.get("fits") == "yes"
    figures = lines["rating"].split("/") if "rating" in lines else [None] * 3
    tree |= dict(zip(("er", "ep", "ed"), figures, strict=False))
    uses = [use.rpartition(" ") for use in lines.get("techniques", "").split(", ") if use]
    tree["techniques"] = {name: _number(number) for name, _, number in uses}
    return tree


_AT_LEAST = ("at least", "more than")


def _number(text: str) -> int:
    if text.startswith("more than"):  # as cards said it before
        return MOST_SOLUTIONS + 1
    digits = text.removeprefix("at least ").partition(":")[0]
    try:
        return int(digits)
    except ValueError:
        raise FormatError("error.card_number", got=text) from None


def _card_of(tree: dict[str, Any]) -> Card:
    puzzle = _read_puzzle(tree["puzzle"])
    if tree["givens"] != puzzle.given_count:
        count, told = puzzle.given_count, tree["givens"]
        raise NonetError("error.card_givens", count=count, told=told)
    rating = _rating_of(tree)
    if rating.level != tree.get("level"):
        raise NonetError(
            "error.card_level", rating=rating.er, level=rating.level, told=tree["level"]
        )
    card = Card(
        puzzle=puzzle,
        solution=as_grid(puzzle.layout, str(tree["solution"])),
        solutions=int(tree["solutions"]),
        rating=rating,
        minimal=tree["minimal"],
        recipe=replace(Recipe.read(tree["recipe"]), generator=tree.get("generator", 0)),
        seed=int(tree["seed"]),
        candidate=int(tree["candidate"]),
        fits=bool(tree["fits"]),
    )
    if tree.get("exact", not card.has_more) is card.has_more:
        raise NonetError("error.card_exact", number=card.solutions, most=MOST_SOLUTIONS)
    return card


def _read_puzzle(found: str | dict[str, Any]) -> Puzzle:
    """The puzzle as an object, or as a text, which cards of earlier versions have."""
    if isinstance(found, dict):
        return nonet_json.sheet_of_document(nonet_json.checked(found)).puzzle
    return formats.read(found)


def _rating_of(tree: dict[str, Any]) -> Rating:
    if tree["er"] is None:
        return Rating(Status.MULTIPLE)
    er, ep, ed = (float(tree[name]) for name in ("er", "ep", "ed"))
    return Rating(Status.UNIQUE, er, ep, ed, tree["techniques"])
