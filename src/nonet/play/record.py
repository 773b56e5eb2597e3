"""A game as a JSON document, and back; docs/games.md says what stands in it.

The puzzle has a format of its own and is read by whoever reads the whole.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, get_args

from nonet.catalogue import Message
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle, as_grid
from nonet.core.symbols import write_line
from nonet.core.text import check_text
from nonet.errors import FormatError, PuzzleError
from nonet.play import state as states
from nonet.play.game import ASSISTANCE, Game, Made, Telling, Told, line, state_after
from nonet.play.move import read_move, write_move

FORMAT = "nonet-game"
VERSION = 1
MOST_MOVES = 100_000
LONGEST_NAME = 100
MOST_TIME = 2**53 - 1
"""Milliseconds: the greatest number that survives JavaScript."""

_ID = re.compile(r"[A-Za-z0-9-]{0,64}", re.ASCII)
_STARTED = re.compile(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z)?", re.ASCII)


def read_game(document: Mapping[str, Any], puzzle: Puzzle) -> Game:
    """The game of a parsed document, whose puzzle has been read already."""
    if document.get("format") != FORMAT or document.get("version") != VERSION:
        raise FormatError("error.no_saved_game", format=FORMAT, version=VERSION)
    moves = _read_moves(document.get("moves"), puzzle.layout)
    cursor = _number(document.get("cursor"), len(moves), "cursor")
    tip = _number(document.get("tip", cursor), len(moves), "tip")
    game = Game(
        origin=puzzle,
        state=states.start(puzzle),
        known=_read_solution(document.get("solution"), puzzle),
        moves=moves,
        cursor=cursor,
        tip=tip,
        branches=_read_branches(document.get("branches"), len(moves)),
        hints=_read_hints(document.get("hints", [])),
        used=_read_used(document.get("used", [])),
        time=_number(document.get("time"), MOST_TIME, "time"),
        is_edit=_text(document, "mode", re.compile("(edit)?")) == "edit",
        id=_text(document, "id", _ID),
        started=_text(document, "started", _STARTED),
    )
    if cursor and cursor not in line(game, tip):
        raise FormatError("error.cursor_lost", cursor=cursor, tip=tip)
    return replace(game, state=state_after(game, cursor))


def write_game(game: Game) -> dict[str, Any]:
    """The document of a game, all but its puzzle."""
    layout = game.origin.layout
    document: dict[str, Any] = {"format": FORMAT, "version": VERSION}
    document |= {"id": game.id, "started": game.started, "mode": "edit" if game.is_edit else ""}
    document["solution"] = write_line(game.known) if game.known is not None else ""
    document["branches"] = [{"name": name, "move": move} for name, move in game.branches]
    document["hints"] = [{"kind": told.kind, "at": told.at} for told in game.hints]
    document["used"] = list(game.used)
    document = {key: part for key, part in document.items() if part not in ("", [])}
    document["moves"] = [
        _write_made(layout, made, number) for number, made in enumerate(game.moves)
    ]
    document["cursor"] = game.cursor
    if game.tip != game.cursor:
        document["tip"] = game.tip
    return document | {"time": game.time}


def check_moves(layout: Layout, known: int, moves: Sequence[Any], parts: Mapping[str, Any]) -> None:
    """Refuses moves after the first `known` ones, and a place in them, that no game could have."""
    for number, move in enumerate(moves, known):
        _read_made(move, layout, number)
    count = known + len(moves)
    cursor = _number(parts.get("cursor"), count, "cursor")
    _number(parts.get("tip", cursor), count, "tip")
    _read_branches(parts.get("branches"), count)
    _read_used(parts.get("used", []))


def _read_moves(tree: Any, layout: Layout) -> tuple[Made, ...]:
    items = _list(tree, "moves")
    if len(items) > MOST_MOVES:
        raise FormatError("error.too_many_moves", count=len(items), most=MOST_MOVES)
    return tuple(_read_made(item, layout, number) for number, item in enumerate(items))


def _read_made(tree: Any, layout: Layout, number: int) -> Made:
    """One move; `number` is that of the move before."""
    where = f"moves[{number}]"
    item = _object(tree, where)
    text = item.get("do")
    if not isinstance(text, str):
        raise _unexpected(f"{where}.do", Message("wanted.move"), text)
    if item.get("by", "hint") != "hint":
        raise _unexpected(f"{where}.by", "'hint'", item["by"])
    if not isinstance(item.get("wrong", False), bool):
        raise _unexpected(f"{where}.wrong", Message("wanted.yes_or_no"), item["wrong"])
    return Made(
        read_move(layout, text),
        at=_number(item.get("at"), MOST_TIME, f"moves[{number}].at"),
        after=_number(item.get("after", number), number, f"moves[{number}].after"),
        by_hint="by" in item,
        wrong=item.get("wrong", False),
    )


def _write_made(layout: Layout, made: Made, number: int) -> dict[str, Any]:
    item: dict[str, Any] = {"do": write_move(layout, made.move), "at": made.at}
    if made.after != number:
        item["after"] = made.after
    if made.by_hint:
        item["by"] = "hint"
    return item | ({"wrong": True} if made.wrong else {})


def _read_solution(tree: Any, puzzle: Puzzle) -> bytes | None:
    if tree is None:
        return None
    try:
        grid = as_grid(puzzle.layout, tree if isinstance(tree, str) else "")
    except PuzzleError as error:
        raise FormatError("place.in", where="solution", reason=error) from error
    if 0 in grid:
        raise FormatError("error.solution_empty")
    return grid


def _read_branches(tree: Any, count: int) -> tuple[tuple[str, int], ...]:
    branches = []
    for number, item in enumerate(_list(tree if tree is not None else [], "branches")):
        where = f"branches[{number}]"
        branch = _object(item, where)
        name = branch.get("name")
        if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME:
            raise _unexpected(f"{where}.name", Message("wanted.name", most=LONGEST_NAME), name)
        check_text(name)
        branches.append((name, _number(branch.get("move"), count, f"{where}.move")))
    return tuple(branches)


def _read_hints(tree: Any) -> tuple[Telling, ...]:
    items = enumerate(_list(tree, "hints"))
    return tuple(_read_telling(item, f"hints[{number}]") for number, item in items)


def _read_telling(tree: Any, where: str) -> Telling:
    item = _object(tree, where)
    kind: Any = item.get("kind")
    if kind not in get_args(Told):
        raise _unexpected(f"{where}.kind", Message("wanted.one_of", choices=get_args(Told)), kind)
    return Telling(kind, _number(item.get("at"), MOST_TIME, f"{where}.at"))


def _read_used(tree: Any) -> tuple[Any, ...]:
    names = _list(tree, "used")
    for name in names:
        if name not in ASSISTANCE:
            raise _unexpected("used", Message("wanted.one_of", choices=tuple(ASSISTANCE)), name)
    return tuple(name for name in ASSISTANCE if name in names)


def _text(document: Mapping[str, Any], key: str, pattern: re.Pattern[str]) -> str:
    text = document.get(key, "")
    if not isinstance(text, str) or not pattern.fullmatch(text):
        raise _unexpected(key, Message("wanted.like", pattern=pattern.pattern), text)
    return text


def _number(tree: Any, most: int, where: str) -> int:
    if not isinstance(tree, int) or isinstance(tree, bool) or not 0 <= tree <= most:
        raise _unexpected(where, Message("wanted.from_to", least=0, most=most), tree)
    return tree


def _list(tree: Any, where: str) -> list[Any]:
    if not isinstance(tree, list):
        raise _unexpected(where, Message("wanted.list"), tree)
    return tree


def _object(tree: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(tree, dict):
        raise _unexpected(where, Message("wanted.object"), tree)
    return tree


def _unexpected(where: str, wanted: Message | str, got: Any) -> FormatError:
    return FormatError("error.expected", where=where, wanted=wanted, got=got)
