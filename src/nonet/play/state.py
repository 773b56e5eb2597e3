"""The board as it stands after some moves: all that undo restores."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from nonet.core.puzzle import Grid, Puzzle
from nonet.core.switching import SWITCHED_RULES, SwitchedRule, can_switch, is_on, with_switched
from nonet.play.candidates import candidates_of
from nonet.play.move import Change, Clear, Enter, Layer, Mark, Move, Switch, Verb


@dataclass(frozen=True, slots=True)
class State:
    """Digits, givens included; one mask per cell for each layer; and which cells are locked.

    `switched` are the rules that are not as at the beginning.
    """

    digits: Grid
    corner: tuple[int, ...]
    centre: tuple[int, ...]
    colour: tuple[int, ...]
    out: tuple[int, ...]
    locked: tuple[bool, ...]
    switched: tuple[SwitchedRule, ...] = ()

    @property
    def empty_count(self) -> int:
        """How many cells are empty."""
        return self.digits.count(0)


def ruled(puzzle: Puzzle, switched: tuple[SwitchedRule, ...]) -> Puzzle:
    """The puzzle with some rules the other way round."""
    if not switched:
        return puzzle
    return replace(puzzle, layout=with_switched(puzzle.layout, switched))


def start(puzzle: Puzzle) -> State:
    """The board at the beginning: the givens, locked."""
    return replay(puzzle, [])


def apply(puzzle: Puzzle, state: State, move: Move) -> State:
    """The board after one more move."""
    draft = _Draft(puzzle, state)
    draft.do(move)
    return draft.state()


def replay(puzzle: Puzzle, moves: Iterable[Move]) -> State:
    """The board after the moves."""
    draft = _Draft(puzzle)
    for move in moves:
        draft.do(move)
    return draft.state()


@dataclass(slots=True)
class _Draft:
    """A board while moves are made on it."""

    puzzle: Puzzle
    origin: State | None = None
    digits: bytearray = field(init=False)
    layers: dict[Layer, list[int]] = field(init=False)
    locked: list[bool] = field(init=False)
    switched: tuple[SwitchedRule, ...] = field(init=False)

    def __post_init__(self) -> None:
        if self.origin is None:
            self.restart()
            return
        state = self.origin
        self.digits = bytearray(state.digits)
        self.layers = {
            "corner": list(state.corner),
            "centre": list(state.centre),
            "colour": list(state.colour),
            "out": list(state.out),
        }
        self.locked = list(state.locked)
        self.switched = state.switched

    def restart(self) -> None:
        givens = self.puzzle.givens
        self.digits = bytearray(givens)
        layers: tuple[Layer, ...] = ("corner", "centre", "colour", "out")
        self.layers = {layer: [0] * len(givens) for layer in layers}
        self.locked = [given != 0 for given in givens]
        self.switched = ()

    def state(self) -> State:
        layers = {layer: tuple(masks) for layer, masks in self.layers.items()}
        return State(
            bytes(self.digits), locked=tuple(self.locked), switched=self.switched, **layers
        )

    def do(self, move: Move) -> None:
        for change in move:
            self._change(change)

    def _change(self, change: Change) -> None:
        match change:
            case Enter(cells, digit, sweep):
                for cell in cells:
                    self._enter(cell, digit, sweep)
            case Mark(cells, layer, digit, add):
                self._mark(cells, layer, 1 << (digit - 1), add)
            case Clear(cells, layer):
                for cell in cells:
                    self.layers[layer][cell] = 0
            case Switch(rule, on):
                self._switch(rule, on)
            case verb:
                self._obey(verb)

    def _switch(self, rule: SwitchedRule, on: bool) -> None:
        layout = self.puzzle.layout
        if can_switch(layout, rule):
            rules = {*self.switched} - {rule} | ({rule} if on != is_on(layout, rule) else set())
            self.switched = tuple(one for one in SWITCHED_RULES if one in rules)

    def _enter(self, cell: int, digit: int, sweep: bool) -> None:
        if self.locked[cell]:
            return
        self.digits[cell] = digit
        if sweep:
            peers = ruled(self.puzzle, self.switched).layout.peers[cell]
            self._mark(peers, "corner", 1 << (digit - 1), add=False)
            self._mark(peers, "centre", 1 << (digit - 1), add=False)

    def _mark(self, cells: Iterable[int], layer: Layer, bit: int, add: bool) -> None:
        masks = self.layers[layer]
        for cell in cells:
            masks[cell] = masks[cell] | bit if add else masks[cell] & ~bit

    def _obey(self, verb: Verb) -> None:
        match verb:
            case "fill-corner":
                self._fill(self.layers["corner"])
            case "fill-centre":
                self._fill(self.layers["centre"])
            case "lock":
                self.locked = [digit != 0 for digit in self.digits]
            case "unlock":
                self.locked = [False] * len(self.digits)
            case "restart":
                self.restart()

    def _fill(self, masks: list[int]) -> None:
        puzzle = ruled(self.puzzle, self.switched)
        for cell, digit in enumerate(self.digits):
            if not digit:
                masks[cell] = candidates_of(puzzle, self.digits, cell)
