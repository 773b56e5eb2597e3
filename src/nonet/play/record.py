"""A game as a JSON document, and back; docs/games.md says what stands in it.

The puzzle has a format of its own and is read by whoever reads the whole.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, get_args

from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle, as_grid
from nonet.core.symbols import write_line
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
        raise FormatError(f'not a saved game; right would be "format": "{FORMAT}", version 1')
    moves = _read_moves(document.get("moves"), puzzle.layout)
    cursor = _number(document.get("cursor"), len(moves), "cursor")
    tip = _number(document.get("tip", cursor), len(moves), "tip")
    game = Game(
        puzzle=puzzle,
        state=states.start(puzzle),
        solution=_read_solution(document.get("solution"), puzzle),
        moves=moves,
        cursor=cursor,
        tip=tip,
        branches=_read_branches(document.get("branches"), len(moves)),
        hints=tuple(_read_telling(told) for told in _list(document.get("hints", []), "hints")),
        used=_read_used(document.get("used", [])),
        time=_number(document.get("time"), MOST_TIME, "time"),
        is_edit=_text(document, "mode", re.compile("(edit)?")) == "edit",
        id=_text(document, "id", _ID),
        started=_text(document, "started", _STARTED),
    )
    if cursor and cursor not in line(game, tip):
        raise FormatError(f"move {cursor}, the cursor, does not lead to move {tip}, the tip")
    return replace(game, state=state_after(game, cursor))


def write_game(game: Game) -> dict[str, Any]:
    """The document of a game, all but its puzzle."""
    layout = game.puzzle.layout
    document: dict[str, Any] = {"format": FORMAT, "version": VERSION}
    document |= {"id": game.id, "started": game.started, "mode": "edit" if game.is_edit else ""}
    document["solution"] = write_line(game.solution) if game.solution is not None else ""
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


def _read_moves(tree: Any, layout: Layout) -> tuple[Made, ...]:
    items = _list(tree, "moves")
    if len(items) > MOST_MOVES:
        raise FormatError(f"the game has {len(items)} moves; right would be up to {MOST_MOVES}")
    return tuple(_read_made(item, layout, number) for number, item in enumerate(items))


def _read_made(tree: Any, layout: Layout, number: int) -> Made:
    """One move; `number` is that of the move before."""
    item = _object(tree, f"moves[{number}]")
    text = item.get("do")
    if not isinstance(text, str):
        raise FormatError(f"moves[{number}].do is {text!r}; right would be a move like 'r5c3=7'")
    if item.get("by", "hint") != "hint":
        raise FormatError(f"moves[{number}].by is {item['by']!r}; right would be 'hint'")
    if not isinstance(item.get("wrong", False), bool):
        raise FormatError(f"moves[{number}].wrong is {item['wrong']!r}; right would be true")
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
        raise FormatError(f"solution: {error}") from error
    if 0 in grid:
        raise FormatError("the solution has empty cells; right would be a digit in every cell")
    return grid


def _read_branches(tree: Any, count: int) -> tuple[tuple[str, int], ...]:
    branches = []
    for item in _list(tree if tree is not None else [], "branches"):
        branch = _object(item, "a branch")
        name = branch.get("name")
        if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME:
            raise FormatError(f"a branch has a name of 1 to {LONGEST_NAME} characters")
        branches.append((name, _number(branch.get("move"), count, "the move of a branch")))
    return tuple(branches)


def _read_telling(tree: Any) -> Telling:
    item = _object(tree, "a hint")
    kind: Any = item.get("kind")
    if kind not in get_args(Told):
        raise FormatError(f"a hint was {kind!r}; right would be one of {', '.join(get_args(Told))}")
    return Telling(kind, _number(item.get("at"), MOST_TIME, "the time of a hint"))


def _read_used(tree: Any) -> tuple[Any, ...]:
    names = _list(tree, "used")
    for name in names:
        if name not in ASSISTANCE:
            raise FormatError(f"used names {name!r}; right would be {', '.join(ASSISTANCE)}")
    return tuple(name for name in ASSISTANCE if name in names)


def _text(document: Mapping[str, Any], key: str, pattern: re.Pattern[str]) -> str:
    text = document.get(key, "")
    if not isinstance(text, str) or not pattern.fullmatch(text):
        raise FormatError(f"{key} is {str(text)[:40]!r}; right would be {pattern.pattern}")
    return text


def _number(tree: Any, most: int, where: str) -> int:
    if not isinstance(tree, int) or isinstance(tree, bool) or not 0 <= tree <= most:
        raise FormatError(f"{where} is {tree!r}; right would be a number from 0 to {most}")
    return tree


def _list(tree: Any, where: str) -> list[Any]:
    if not isinstance(tree, list):
        raise FormatError(f"{where} is {str(tree)[:40]!r}; right would be a list")
    return tree


def _object(tree: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(tree, dict):
        raise FormatError(f"{where} is {str(tree)[:40]!r}; right would be an object")
    return tree
