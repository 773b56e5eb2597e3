"""Looking back at a game that was played."""

from typing import TYPE_CHECKING

from nonet.api.arguments import as_control, as_watch
from nonet.api.saving import game_of, read_game
from nonet.engine import Control
from nonet.errors import NonetError
from nonet.play import Game

if TYPE_CHECKING:  # only who looks back needs it
    from nonet.reviews import Review, Watch

PATIENCE = 60.0
"""Seconds that a review may take where neither deadline nor control says otherwise."""


def review(
    game: Game | str | bytes | dict[str, object],
    *,
    watch: "Watch | None" = None,
    deadline: float | None = None,
    control: Control | None = None,
) -> "Review":
    """The course of a game, turn by turn: how each digit could be known, and what was easier.

    A game is a saved one, as text, as its document or as `Game`. It need not have ended. A turn is
    *deduced* where the digits on the board lead to it by techniques that are not much harder than
    the puzzle itself, and *guessed* where they do not. `watch` hears how many turns of how many
    have been looked at.

    >>> from nonet.api.saving import read_game
    >>> from nonet.play import Enter, play
    >>> game = read_game("..3..4...1....2.")
    >>> game = play(game, (Enter((1,), 2),), at=4000)
    >>> game = play(game, (Enter((0,), 4),), at=31000)
    >>> found = review(game)
    >>> [(turn.verdict.value, turn.technique, turn.time) for turn in found.turns]
    [('deduced', 'hidden_single', 4000), ('wrong', '', 27000)]
    """
    from nonet.reviews import review as look_back  # noqa: PLC0415  (as above)

    control = as_control(deadline, control) or Control(PATIENCE)
    return look_back(_as_game(game), control, as_watch(watch))


def _as_game(game: Game | str | bytes | dict[str, object]) -> Game:
    if isinstance(game, Game):
        return game
    if isinstance(game, dict):
        return game_of(game)
    if not isinstance(game, (str, bytes)):
        raise NonetError("error.not_a_puzzle", got=game)
    return read_game(game)
