"""Recorded games: what was done, the game that must come of it, and what must be seen then.

The tests of the page replay the same files. `python tests/play/recordings.py` writes games and
expectations anew after a change of what is recorded; read the difference before you believe it.
"""

import json
from pathlib import Path
from typing import Any

from nonet.core.masks import digits_in
from nonet.core.puzzle import Puzzle
from nonet.core.symbols import symbol_of, write_line
from nonet.formats import read as read_puzzle
from nonet.play import (
    Game,
    before_mistake,
    find_conflict_cells,
    find_wrong,
    go,
    line,
    name_branch,
    play,
    read_game,
    read_move,
    redo,
    score_of,
    start_game,
    state_after,
    tell,
    undo,
    write_game,
)
from nonet.play.game import next_of

FOLDER = Path(__file__).parents[1] / "games"
FILES = sorted(FOLDER.glob("*.json"))


def puzzle_of(recording: dict[str, Any]) -> Puzzle:
    return read_puzzle(json.dumps(recording["puzzle"]), "json")


def perform(recording: dict[str, Any]) -> Game:
    """The game that comes of the events."""
    puzzle = puzzle_of(recording)
    solution = recording.get("solution")
    game = start_game(puzzle, bytes(Puzzle(puzzle.layout, solution).givens) if solution else None)
    used: list[Any] = []
    for event in recording["events"]:
        game = _happen(game, event, used)
    return game


def _happen(game: Game, event: str, used: list[Any]) -> Game:
    first, *rest = event.split(" ", 1)
    match first:
        case "undo" | "redo":
            return {"undo": undo, "redo": redo}[first](game)
        case "go":
            return go(game, int(rest[0]))
        case "name":
            return name_branch(game, rest[0])
        case "on":
            used.append(rest[0])
            return game
    return _act(game, int(first), rest[0], used)


def _act(game: Game, time: int, text: str, used: list[Any]) -> Game:
    kind, _, rest = text.partition(" ")
    if kind == "told":
        told: Any = rest
        return tell(game, told, time)
    by_hint = kind == "hint"
    move = read_move(game.puzzle.layout, rest if by_hint else text)
    return play(game, move, time, used, by_hint)


def document_of(recording: dict[str, Any], game: Game) -> dict[str, Any]:
    """The whole saved game."""
    return {**write_game(game), "puzzle": recording["puzzle"]}


def look(game: Game) -> dict[str, Any]:
    """What is to be seen on the board and known of the game."""
    state = game.state
    layers = {name: _masks(getattr(state, name)) for name in ("corner", "centre", "colour", "out")}
    score = score_of(game)
    numbers = range(len(game.moves) + 1)
    return {
        "digits": write_line(state.digits),
        **layers,
        "locked": [cell for cell, locked in enumerate(state.locked) if locked],
        "conflicts": sorted(find_conflict_cells(game.puzzle, state)),
        "wrong": sorted(find_wrong(game, state)),
        "solved": game.is_solved,
        "won": game.is_won,
        "mistakes": game.mistakes,
        "score": [score.points, score.bonus, score.percent, score.total],
        "line": list(line(game, game.cursor)),
        "redo": next_of(game),
        "beforeMistake": before_mistake(game),
        "states": [write_line(state_after(game, number).digits) for number in numbers],
    }


def _masks(masks: tuple[int, ...]) -> dict[str, str]:
    return {
        str(cell): "".join(map(symbol_of, digits_in(mask)))
        for cell, mask in enumerate(masks)
        if mask
    }


def again(document: dict[str, Any]) -> Game:
    """The game of a saved game."""
    return read_game(document, read_puzzle(json.dumps(document["puzzle"]), "json"))


def _write(path: Path) -> None:
    recording = json.loads(path.read_text())
    game = perform(recording)
    recording["game"] = write_game(game)
    recording["expected"] = look(game)
    parts = [f"{json.dumps(key)}: {_lines(part)}" for key, part in recording.items()]
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n")


def _lines(part: Any) -> str:
    """Lists and objects over several lines, one item each, as far as people read them."""
    if isinstance(part, list):
        return "[\n" + ",\n".join(f"  {json.dumps(item)}" for item in part) + "\n]"
    if isinstance(part, dict) and "layout" not in part:
        items = (f"  {json.dumps(key)}: {json.dumps(item)}" for key, item in part.items())
        return "{\n" + ",\n".join(items) + "\n}"
    return json.dumps(part)


if __name__ == "__main__":
    for file in FILES:
        _write(file)
