"""Whole games as text: saved ones, files of all formats, links."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

from nonet import formats, play
from nonet.core.layout import Layout
from nonet.core.masks import digits_in
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.errors import FormatError, NonetError
from nonet.formats import game_info, nonet_json
from nonet.formats.cells import cells_named, names_of
from nonet.play import Enter, Game, Mark, Move, State

OWN = "json"
"""The format that keeps everything: see docs/games.md."""

_HEAD = 400


def read_game(text: str | bytes, name: str | None = None) -> Game:
    """The game of a text: a saved one, a half-played one, or a fresh puzzle, in any format.

    `name` is that of the file, for formats that the text does not tell.

    >>> game = read_game("1..4.3...2.....1")
    >>> game.state.empty_count, len(game.moves)
    (11, 0)
    """
    if isinstance(text, bytes):
        text = formats.decode(text)
    if _is_saved(text):
        return _read_saved(text)
    return _game_of(formats.read_sheet(text, name=name))


def read_games(
    text: str | bytes, name: str | None = None, most: int = 100
) -> tuple[list[Game], FormatError | None]:
    """The first games of a text, at least one, and what is wrong with the next one, if anything.

    >>> games, problem = read_games("1..4.3...2.....1\\n1...............\\n")
    >>> len(games), problem
    (2, None)
    """
    if isinstance(text, bytes):
        text = formats.decode(text)
    first = read_game(text, name)
    if _is_saved(text):
        return [first], None
    games: list[Game] = []
    try:
        for sheet in islice(formats.read_many(text, name=name), most):
            games.append(_game_of(sheet))  # noqa: PERF401  (what comes before a bad one is kept)
    except FormatError as error:
        return games or [first], error if games else None
    return games or [first], None


def write_game(game: Game, format: str = OWN) -> str:
    """The text of a game; only `json` keeps everything, `sud` all up to where the player stands.

    >>> write_game(read_game("1..4.3...2.....1"), "line")
    '1..4.3...2.....1\\n'
    """
    if format == OWN:
        return json.dumps(document_of(game), ensure_ascii=False) + "\n"
    return formats.write(_sheet_of(game, with_moves=format == "sud"), format)


def document_of(game: Game) -> dict[str, Any]:
    """The game as objects, arrays, strings and numbers: docs/games.md."""
    return {**play.write_game(game), "puzzle": nonet_json.document_of(game.origin)}


def game_of(document: dict[str, Any]) -> Game:
    """The game of a parsed document."""
    if not isinstance(document.get("puzzle"), dict):
        raise FormatError("error.save_empty")
    puzzle = nonet_json.checked(document["puzzle"])
    return play.read_game(document, nonet_json.sheet_of_document(puzzle).puzzle)


def _is_saved(text: str) -> bool:
    head = "".join(text.lstrip()[:_HEAD].split())
    return head.startswith("{") and '"format":"nonet-game"' in head


def _read_saved(text: str) -> Game:
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:  # also a number of 5,000 digits
        line = getattr(error, "lineno", None)
        raise FormatError("error.save_damaged", line) from error
    return game_of(document)


def _game_of(sheet: Sheet) -> Game:
    """A game that stands as the sheet does; by the moves that it names, if they lead there."""
    kept = {key: text for key, text in sheet.puzzle.info.items() if key not in game_info.KEYS}
    puzzle = Puzzle(sheet.puzzle.layout, sheet.puzzle.givens, sheet.puzzle.allowed, kept)
    begin = play.start_game(puzzle)
    made = _made(begin, sheet)
    replayed = _replayed(begin, sheet.puzzle.info.get("moves", ""))
    game = replayed if replayed and replayed.state.digits == made.state.digits else made
    seconds = float(sheet.puzzle.info.get("time", 0))
    return replace(game, time=max(game.time, round(seconds * 1000)))


def _made(game: Game, sheet: Sheet) -> Game:
    """The game after everything that stands on the sheet was written, what is locked first."""
    layout = game.puzzle.layout
    locks = cells_named(layout, sheet.puzzle.info.get("locks", ""))
    locked = [change for change in _entries(sheet) if change.cells[0] in locks]
    rest = [change for change in _entries(sheet) if change not in locked]
    moves: list[Move] = [(*locked, "lock") if locked else (), (*rest, *_notes(sheet))]
    for move in filter(None, moves):
        game = play.play(game, move, at=0)
    return game


def _entries(sheet: Sheet) -> Iterator[Enter]:
    return (Enter((cell,), digit) for cell, digit in enumerate(sheet.entries) if digit)


def _notes(sheet: Sheet) -> Iterator[Mark]:
    for cell, mask in enumerate(sheet.notes):
        yield from (Mark((cell,), "corner", digit, add=True) for digit in digits_in(mask))


def _replayed(game: Game, moves: str) -> Game | None:
    """The game after its moves; None where there are none, or they are those of another program."""
    try:
        for line in moves.splitlines():
            at, _, text = line.strip().partition(" ")
            move: Move = play.read_move(game.puzzle.layout, text)
            game = play.play(game, move, int(at))
    except (NonetError, ValueError):
        return None
    return game if moves else None


def _sheet_of(game: Game, *, with_moves: bool) -> Sheet:
    """The board as it stands; notes under a digit are not seen, and left out."""
    state = game.state
    puzzle = _standing(game)
    pairs = zip(state.digits, puzzle.givens, strict=True)
    entries = bytes(0 if given else digit for digit, given in pairs)
    notes = tuple(
        0 if digit else corner | centre
        for digit, corner, centre in zip(state.digits, state.corner, state.centre, strict=True)
    )
    if with_moves:
        puzzle = puzzle.with_info(**_info(game, with_moves=puzzle is game.origin))
    return Sheet(puzzle, entries, notes)


def _standing(game: Game) -> Puzzle:
    """The puzzle without the givens that the player has freed and changed."""
    puzzle = game.puzzle
    pairs = zip(puzzle.givens, game.state.digits, strict=True)
    givens = bytes(given if given == digit else 0 for given, digit in pairs)
    return puzzle if givens == puzzle.givens else replace(puzzle, givens=givens)


def _info(game: Game, *, with_moves: bool) -> dict[str, str]:
    layout = game.puzzle.layout
    numbers = play.line(game, game.cursor) if with_moves else ()
    made = [game.moves[number - 1] for number in numbers]
    moves = "\n".join(f"{it.at} {play.write_move(layout, it.move)}" for it in made)
    info = {"time": f"{game.time / 1000:.3f}", "moves": moves, "locks": _locks(layout, game.state)}
    return {key: text for key, text in info.items() if text}


def _locks(layout: Layout, state: State) -> str:
    return names_of(layout, tuple(cell for cell, lock in enumerate(state.locked) if lock))
