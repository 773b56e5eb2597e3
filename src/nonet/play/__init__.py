"""Playing: moves, the board after them, and whole games that can be saved and replayed."""

from nonet.play.candidates import candidates_of
from nonet.play.game import (
    ASSISTANCE,
    Assistance,
    Game,
    Made,
    Telling,
    Told,
    before_mistake,
    find_conflict_cells,
    find_wrong,
    go,
    line,
    name_branch,
    play,
    redo,
    start_game,
    state_after,
    tell,
    undo,
    use,
)
from nonet.play.move import (
    Change,
    Clear,
    Enter,
    Layer,
    Mark,
    Move,
    Switch,
    Verb,
    read_move,
    write_move,
)
from nonet.play.record import check_moves, read_game, write_game
from nonet.play.score import Score, score_of
from nonet.play.state import State, apply, replay, start

__all__ = [
    "ASSISTANCE", "Assistance", "Change", "Clear", "Enter", "Game", "Layer", "Made", "Mark",
    "Move", "Score", "State", "Switch", "Telling", "Told", "Verb", "apply", "before_mistake",
    "candidates_of", "check_moves", "find_conflict_cells", "find_wrong", "go", "line",
    "name_branch", "play", "read_game", "read_move", "redo", "replay", "score_of", "start",
    "start_game", "state_after", "tell", "undo", "use", "write_game", "write_move",
]  # fmt: skip
