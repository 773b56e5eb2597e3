"""The stock over HTTP: puzzles that were made in advance, for new games at once and for offline."""

from collections.abc import Sequence
from typing import Annotated, Any
from uuid import UUID, uuid4

from fastapi import HTTPException, Query, Request
from pydantic import BaseModel

from nonet import api
from nonet.catalogue import Message
from nonet.engine import Control
from nonet.formats.nonet_json import checked
from nonet.logic.levels import LEVELS, Level
from nonet.make import Card, Recipe
from nonet.server.app_database import AppDatabase, now
from nonet.server.cards import CardDocument, name_of_technique
from nonet.server.documents import SentPuzzle
from nonet.server.hints import WayDocument
from nonet.server.languages import Wanted
from nonet.server.problems import Problem
from nonet.server.recipes import RecipeWish
from nonet.server.routers import api_router
from nonet.server.work import finish
from nonet.store import Database
from nonet.store.stock import count_cards, drop_card, find_card, list_cards, take_card
from nonet.store.tables import StockRow
from nonet.words import Language

DEADLINE = 20.0
"""Seconds that a way may take."""

SYMMETRY = "rotate180"
"""That of new games on the page, unless the player wishes otherwise."""

HARDEST: Level = "beyond"
"""So rare that hardly any is symmetrical."""

PLACES = 24
"""So many puzzles of each level are kept for the classic board."""

FEW = 12
"""So many for other boards."""

OTHERS = (
    "6x6", "9x9+diagonals", "9x9+windows", "9x9+jigsaw", "9x9+killer", "9x9cross", "9x9rect",
    "12x12", "16x16", "samurai",
)  # fmt: skip
USUAL: tuple[Level, ...] = ("easy", "medium", "hard", "expert")

UNREADABLE = (ValueError, TypeError, LookupError)
"""What reading a card may raise that was damaged, or written by another version."""

router = api_router("/api", 422, 503)


class StockedCard(CardDocument):
    """A card of the stock; it is dropped by its name when it was played."""

    name: UUID


class ShelfDocument(BaseModel):
    """How many puzzles of a board and level are in stock."""

    board: str
    level: Level
    count: int


def shelves() -> dict[Recipe, int]:
    """What is kept in stock: how many puzzles by each recipe, at most; the slowest come first."""
    classic = {_recipe("9x9", level): PLACES for level in reversed(LEVELS)}
    small = {_recipe("4x4", "beginner"): FEW}
    return classic | small | {_recipe(board, level): FEW for board in OTHERS for level in USUAL}


def _recipe(board: str, level: Level) -> Recipe:
    symmetry = "none" if level == HARDEST else SYMMETRY
    return Recipe(board=board, level=level, symmetry=symmetry)


def row_of(card: Card) -> StockRow:
    """A card as the store keeps it: in English, with the technique by its own name."""
    document = CardDocument.of(card, "en").model_dump(mode="json")
    kept = {"card": document, "technique": card.rating.hardest_technique}
    return StockRow(id=uuid4(), recipe=str(card.recipe), made=now(), card=kept)


def take(database: Database, wish: RecipeWish, language: Language) -> CardDocument | None:
    """A puzzle that was made by just this recipe, unless a seed is wished for."""
    if wish.seed is not None:
        return None
    recipe = str(wish.recipe())
    while True:
        with database.writing() as session:
            kept = take_card(session, recipe)
        if kept is None:
            return None
        try:
            return CardDocument.model_validate(_card_in(kept, language))
        except UNREADABLE:
            continue  # of an earlier version that wrote cards in another way


@router.get("/stock")
def list_stock(
    database: AppDatabase,
    language: Wanted,
    board: Annotated[str | None, Query(max_length=60)] = None,
    level: Level | None = None,
) -> list[StockedCard]:
    """Puzzles to play without the server, of some board and level or of all that are in stock."""
    wanted = [
        str(recipe)
        for recipe in shelves()
        if board in (None, recipe.board) and level in (None, recipe.level)
    ]
    with database.reading() as session:
        return _read(list_cards(session, wanted), language)


@router.get("/shelves")
def list_shelves(database: AppDatabase) -> list[ShelfDocument]:
    """What there is to fetch: the boards and levels of the stock, and how many puzzles of each."""
    with database.reading() as session:
        counts = dict(count_cards(session))
    return [
        ShelfDocument(board=recipe.board, level=recipe.level, count=counts.get(str(recipe), 0))
        for recipe in shelves()
        if recipe.level
    ]


@router.get("/stock/{name}/way", responses={404: {"model": Problem}})
async def explain(
    request: Request, database: AppDatabase, name: UUID, language: Wanted
) -> WayDocument:
    """The whole way to the solution of a puzzle in stock, as hints with all their words."""

    def task(control: Control) -> WayDocument:
        with database.reading() as session:
            game = _game_of(find_card(session, name))
        if game is None:
            raise HTTPException(404, Message("error.not_found"))
        way = api.explain(game.sheet(), language=language, control=control)
        return WayDocument.of(way, "everything")

    return await finish(request, task, DEADLINE)


def _game_of(kept: dict[str, Any] | None) -> SentPuzzle | None:
    """The puzzle of a card; None where there is none that can be read."""
    try:
        return SentPuzzle(checked({**kept["card"]["puzzle"], "info": {}})) if kept else None
    except UNREADABLE:
        return None


@router.delete("/stock/{name}", status_code=204)
def drop(database: AppDatabase, name: UUID) -> None:
    """Takes a puzzle out of stock, since it was played; one that is gone is none the worse."""
    with database.writing() as session:
        drop_card(session, name)


def _read(rows: Sequence[StockRow], language: Language) -> list[StockedCard]:
    cards = []
    for row in rows:
        try:
            cards.append(
                StockedCard.model_validate(_card_in(row.card, language) | {"name": row.id})
            )
        except UNREADABLE:
            continue  # see above
    return cards


def _card_in(kept: dict[str, Any], language: Language) -> dict[str, Any]:
    """The card in a language."""
    card = dict(kept["card"])
    if card.get("rating"):
        technique = name_of_technique(language, kept["technique"])
        card["rating"] = {**card["rating"], "technique": technique}
    return card
