"""A game: a puzzle, the tree of moves made on it, and the place where the player stands."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from nonet.core.puzzle import Grid, Puzzle
from nonet.core.verify import find_conflicts, is_solution
from nonet.play import state as states
from nonet.play.move import Move
from nonet.play.state import State

Told = Literal["where", "technique", "everything"]
"""How much of a hint was told."""

Assistance = Literal["conflicts", "forbid", "candidates", "check", "solver"]
ASSISTANCE: tuple[Assistance, ...] = ("conflicts", "forbid", "candidates", "check", "solver")
"""What may be on while somebody plays, in the order in which it is recorded."""


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made after another one, when so many milliseconds had been played."""

    move: Move
    at: int
    after: int
    by_hint: bool = False
    wrong: bool = False


@dataclass(frozen=True, slots=True)
class Telling:
    """A stage of a hint that was told."""

    kind: Told
    at: int


@dataclass(frozen=True, slots=True)
class Game:
    """All of a game. Moves are numbered from 1; `cursor` is where the player stands.

    `origin` is the puzzle as it was at the beginning, before the player has switched a rule.
    """

    origin: Puzzle
    state: State
    known: Grid | None = None
    """The solution of the origin, where it is the only one."""
    moves: tuple[Made, ...] = ()
    cursor: int = 0
    tip: int = 0
    branches: tuple[tuple[str, int], ...] = ()
    hints: tuple[Telling, ...] = ()
    used: tuple[Assistance, ...] = ()
    time: int = 0
    is_edit: bool = False
    id: str = ""
    started: str = ""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle with the rules that hold where the player stands."""
        return states.ruled(self.origin, self.state.switched)

    @property
    def solution(self) -> Grid | None:
        """The only solution; other rules may have others."""
        return None if self.state.switched else self.known

    @property
    def mistakes(self) -> int:
        """How many moves were wrong, undone or not."""
        return sum(made.wrong for made in self.moves)

    @property
    def filled_by_hints(self) -> int:
        """How many moves were made by hints."""
        return sum(made.by_hint for made in self.moves)

    @property
    def empty_count(self) -> int:
        """How many cells the puzzle leaves empty."""
        return self.puzzle.layout.cell_count - self.puzzle.given_count

    @property
    def is_by_machine(self) -> bool:
        """Whether the solution is the machine's: it solved the puzzle, or gave most of it away."""
        return "solver" in self.used or 2 * _given_away(self) > self.empty_count

    @property
    def is_solved(self) -> bool:
        """Whether the board is full, keeps the givens and breaks no rule."""
        return not self.is_edit and is_solution(self.puzzle, self.state.digits)

    @property
    def is_won(self) -> bool:
        """Whether the player has solved it by its own rules; then no more moves are made."""
        return self.is_solved and not self.is_by_machine and not self.state.switched


def start_game(puzzle: Puzzle, solution: Grid | None = None) -> Game:
    """A game at its beginning."""
    return Game(puzzle, states.start(puzzle), solution)


def play(
    game: Game, move: Move, at: int, used: Iterable[Assistance] = (), by_hint: bool = False
) -> Game:
    """The game after a move; the same game if the move changes nothing or the game is won."""
    state = states.apply(game.origin, game.state, move)
    if state == game.state or game.is_won:
        return game
    wrong = not by_hint and not game.is_edit and _is_mistake(game, state)
    number = len(game.moves) + 1
    return replace(
        game,
        state=state,
        moves=(*game.moves, Made(move, at, game.cursor, by_hint, wrong)),
        cursor=number,
        tip=number,
        used=tuple(name for name in ASSISTANCE if name in {*game.used, *used}),
        time=max(game.time, at),
    )


def use(game: Game, name: Assistance) -> Game:
    """The game with the record that some assistance was used."""
    return replace(game, used=tuple(one for one in ASSISTANCE if one in {*game.used, name}))


def tell(game: Game, kind: Told, at: int) -> Game:
    """The game after a stage of a hint was told."""
    return replace(game, hints=(*game.hints, Telling(kind, at)), time=max(game.time, at))


def undo(game: Game) -> Game:
    """The game before the last move; the same at the beginning and after the end."""
    if not game.cursor or game.is_won:
        return game
    return _stand(game, game.moves[game.cursor - 1].after)


def redo(game: Game) -> Game:
    """The game after the move that was undone last; the same where there is none."""
    number = next_of(game)
    if number is None:
        return game
    tip = game.tip if game.tip != game.cursor else number
    return replace(_stand(game, number), tip=tip)


def go(game: Game, number: int) -> Game:
    """The game after the move with a number."""
    return replace(_stand(game, number), tip=number)


def name_branch(game: Game, name: str) -> Game:
    """The game with a name for where the player stands; an empty one removes it."""
    others = tuple(branch for branch in game.branches if branch[1] != game.cursor)
    return replace(game, branches=(*others, (name, game.cursor)) if name else others)


def next_of(game: Game) -> int | None:
    """The number of the move that redo makes."""
    if game.tip != game.cursor:
        later = _back(game, game.tip)
    else:
        later = iter(range(len(game.moves), game.cursor, -1))
    return next((number for number in later if _before(game, number) == game.cursor), None)


def line(game: Game, number: int) -> tuple[int, ...]:
    """The numbers of the moves that lead to one, itself included."""
    return tuple(_back(game, number))[::-1]


def state_after(game: Game, number: int) -> State:
    """The board after the move with a number; 0 is the beginning."""
    return states.replay(game.origin, (game.moves[n - 1].move for n in line(game, number)))


def before_mistake(game: Game) -> int:
    """The number of the last move on the way here after which no entry was wrong."""
    state = states.start(game.origin)
    right = 0
    for number in line(game, game.cursor):
        state = states.apply(game.origin, state, game.moves[number - 1].move)
        if not find_wrong(game, state):
            right = number
    return right


def find_wrong(game: Game, state: State) -> set[int]:
    """The cells whose digit is not that of the solution, or in conflict where there is none."""
    if game.known is None or state.switched:
        return find_conflict_cells(states.ruled(game.origin, state.switched), state)
    pairs = zip(state.digits, game.known, strict=True)
    return {cell for cell, (digit, right) in enumerate(pairs) if digit not in (0, right)}


def find_conflict_cells(puzzle: Puzzle, state: State) -> set[int]:
    """The filled cells that break a rule."""
    conflicts = find_conflicts(puzzle, state.digits)
    return {cell for conflict in conflicts for cell in conflict.cells if state.digits[cell]}


def _is_mistake(game: Game, state: State) -> bool:
    wrong = find_wrong(game, state)
    return any(state.digits[cell] != game.state.digits[cell] for cell in wrong)


def _given_away(game: Game) -> int:
    """How many steps were told as a whole, or made by hints without telling them before."""
    told = [hint.at for hint in game.hints if hint.kind == "everything"]
    times = (0, *(made.at for made in game.moves))
    untold = (
        made.by_hint and not any(since <= at <= made.at for at in told)
        for since, made in zip(times[:-1], game.moves, strict=True)
    )
    return len(told) + sum(untold)


def _stand(game: Game, number: int) -> Game:
    return replace(game, cursor=number, state=state_after(game, number))


def _before(game: Game, number: int) -> int:
    return game.moves[number - 1].after


def _back(game: Game, number: int) -> Iterator[int]:
    """From a move back to the first."""
    while number:
        yield number
        number = _before(game, number)
