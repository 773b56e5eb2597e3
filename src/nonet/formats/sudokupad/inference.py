"""Rules that a SudokuPad link only draws: what a drawing and the text of the rules say together.

A drawing counts as a rule only if the text names that rule. Whatever contradicts the solution in
the link, or fits nothing, is told as not understood, and so is what the text names in vain.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.rule import Rule
from nonet.core.verify import is_solution
from nonet.errors import NonetError
from nonet.formats.format import quoted
from nonet.formats.sudokupad import diagonals, drawings, marks
from nonet.formats.sudokupad.drawings import DRAWN, SHAPES, Part
from nonet.formats.sudokupad.wording import Wording, colour_name
from nonet.rules.kinds.anti_king import AntiKing
from nonet.rules.kinds.anti_knight import AntiKnight
from nonet.rules.kinds.anti_taxicab import AntiTaxicab
from nonet.rules.kinds.arrow import Arrow
from nonet.rules.kinds.between import Between
from nonet.rules.kinds.double_arrow import DoubleArrow
from nonet.rules.kinds.entropic import Entropic
from nonet.rules.kinds.global_entropy import GlobalEntropy
from nonet.rules.kinds.little_killer import LittleKiller
from nonet.rules.kinds.lockout import Lockout
from nonet.rules.kinds.modular import Modular
from nonet.rules.kinds.nabner import Nabner
from nonet.rules.kinds.non_consecutive import NonConsecutive
from nonet.rules.kinds.palindrome import Palindrome
from nonet.rules.kinds.region_sum import RegionSum
from nonet.rules.kinds.renban import Renban
from nonet.rules.kinds.ten_line import TenLine
from nonet.rules.kinds.thermometer import Thermometer
from nonet.rules.kinds.whisper import Whisper
from nonet.rules.kinds.zipper import Zipper

LINES: dict[str, Callable[[tuple[int, ...]], Rule]] = {
    "between": Between, "double_arrow": DoubleArrow, "entropic": Entropic, "lockout": Lockout,
    "modular": Modular, "nabner": Nabner, "palindrome": Palindrome, "region_sum": RegionSum,
    "renban": Renban, "ten_line": TenLine, "zipper": Zipper,
}  # fmt: skip

GLOBAL: tuple[tuple[str, Rule], ...] = (
    (r"anti-? ?knight|knight'?s[- ]move", AntiKnight()),
    (r"anti-? ?king|king'?s[- ]move", AntiKing()),
    (r"non-?consecutive|adjacent (?:cells|digits) (?:must|may|can)(?:not|'t| not)[^.]*consecutive",
     NonConsecutive()),
    (r"anti-? ?taxicab", AntiTaxicab()),
    (r"global entropy", GlobalEntropy()),
)  # fmt: skip
"""Rules of the whole board, which only the text can tell."""

ALL_GIVEN = ("negative", "all dots", "all possible", "all x", "all v")
"""Words by which a missing mark means something, too; that is not inferred."""

LEAST = r"at least (three|four|five|\d)"


@dataclass
class Inference:
    """The rules that were found, in what they were found, and what was not understood."""

    rules: list[Rule] = field(default_factory=list)
    ignored: list[str] = field(default_factory=list)

    def info(self) -> dict[str, str]:
        """What was inferred and what was left, as it goes into `Puzzle.info`."""
        kinds = [rule.kind for rule in self.rules]
        inferred = ", ".join(f"{kinds.count(kind)} {kind}" for kind in dict.fromkeys(kinds))
        parts = {"inferred": inferred, "ignored": ", ".join(dict.fromkeys(self.ignored))}
        return {key: part for key, part in parts.items() if part}


def infer(tree: dict[str, Any], board: Layout, text: str, solution: str) -> Inference:
    """The rules behind the drawings of a puzzle, and those that only its text names."""
    return _Reader(tree, board, Wording(text.lower()), _grid(solution, board)).read()


class _Reader:
    """Goes through the drawings; `used` are the cells whose circles belong to a rule."""

    def __init__(
        self, tree: dict[str, Any], board: Layout, wording: Wording, grid: bytes | None
    ) -> None:
        self.tree, self.board, self.wording, self.grid = tree, board, wording, grid
        self.found = Inference()
        self.used = set[int]()
        shapes = [part for part in drawings.parts(tree, *SHAPES) if _is_plain(part)]
        self.circles = [cells for part in shapes if (cells := drawings.covered(part, board))]
        self.bulbs = {cells[0] for cells in self.circles if len(cells) == 1}
        lines = [
            drawings.path_of(part, board, centred=True) for part in drawings.parts(tree, "lines")
        ]
        self.ends = {cell for line in lines if line for cell in (line[0], line[-1])}

    def read(self) -> Inference:
        left: list[tuple[str, Part]] = []
        for key, part in drawings.all_parts(self.tree):
            line = diagonals.drawn_by(part, self.board.size) if key == "lines" else None
            is_house = line in [house.name for house in self.board.houses]
            if not is_house and not self._add(self._rule_of(key, part)):
                left.append((key, part))
        for key, part in left:
            cells = set(drawings.covered(part, self.board)) if key in SHAPES else set[int]()
            of_clue = key in SHAPES and self._is_clue(part)
            if not cells & (self.used | self.ends) and not of_clue:
                self.found.ignored.append(key)
        if (self.bulbs & self.ends) - self.used:
            self.found.ignored.append("bulbs")
        for pattern, rule in GLOBAL:
            if self.wording.says(pattern) and rule not in self.board.rules:
                self._add(rule)
        return self._with_leftovers()

    def _add(self, rule: Rule | None) -> bool:
        if rule is None or not _holds(rule, self.board, self.grid):
            return False
        self.found.rules.append(rule)
        if isinstance(rule, Thermometer):
            self.used.add(rule.cells[0])
        elif isinstance(rule, (Between, DoubleArrow, Lockout)):
            self.used |= {rule.cells[0], rule.cells[-1]}
        elif isinstance(rule, Zipper):
            self.used.add(rule.cells[len(rule.cells) // 2])
        elif isinstance(rule, Arrow):
            self.used |= set(rule.circle)
        return True

    def _rule_of(self, key: str, part: Part) -> Rule | None:
        if key == "lines":
            cells = drawings.path_of(part, self.board, centred=True)
            return self._line_rule(cells, part) if len(cells) > 1 else None
        if key == "arrows":
            return self._arrow(part) or self._little_killer(part)
        if drawings.covered(part, self.board) and _is_plain(part):
            cell = drawings.middle_cell(part, self.board)
            is_end = cell in self.ends or any(cell in line for line in self._arrow_lines())
            return None if is_end else marks.shaded_cell(part, self.board, self.wording)
        return marks.mark(part, self.board, self.wording)

    def _line_rule(self, cells: tuple[int, ...], part: Part) -> Rule | None:
        colour = colour_name(part.get("color"))
        if "thermometer" in self.wording.kinds and "slow" not in self.wording.text:
            if cells[-1] in self.bulbs and cells[0] not in self.bulbs:
                cells = cells[::-1]
            if cells[0] in self.bulbs and cells[-1] not in self.bulbs:
                return Thermometer(cells)
        if colour is None and "arrow" in self.wording.kinds:
            return None
        kind = self.wording.kind_of_line(colour)
        if kind == "whisper":
            usual = 4 if self.wording.says("dutch") and not self.wording.says("german") else 5
            if self.wording.says("dutch") and self.wording.says("german"):
                return Whisper(cells, 4 if colour == "orange" else 5)
            return Whisper(cells, self.wording.number(LEAST, usual))
        return LINES[kind](cells) if kind else None

    def _arrow_lines(self) -> Iterator[tuple[int, ...]]:
        for part in drawings.parts(self.tree, "arrows"):
            yield drawings.path_of(part, self.board, centred=False)

    def _arrow(self, part: Part) -> Rule | None:
        cells = drawings.path_of(part, self.board, centred=False)
        if len(cells) < 2 or "arrow" not in self.wording.kinds:
            return None
        circle = next((circle for circle in self.circles if cells[0] in circle), None)
        if circle is None:
            return None
        line = tuple(cell for cell in cells if cell not in circle)
        return Arrow(circle, line) if line else None

    def _little_killer(self, part: Part) -> Rule | None:
        points = drawings.points_of(part)
        if len(points) < 2 or "little_killer" not in self.wording.kinds:
            return None
        down, right = (end - start for start, end in zip(points[0], points[-1], strict=True))
        start = drawings.place_of(points[0])
        total = self._clue_at(start)
        if total is None or not down or not right or self.board.cell_at(*start) is not None:
            return None
        step = (1 if down > 0 else -1, 1 if right > 0 else -1)
        places = [(start[0] + at * step[0], start[1] + at * step[1]) for at in range(1, 26)]
        cells = [self.board.cell_at(*place) for place in places]
        return LittleKiller(tuple(cell for cell in cells if cell is not None), total)

    def _clue_at(self, place: tuple[int, int]) -> int | None:
        for part in drawings.parts(self.tree, *SHAPES):
            text = drawings.text_of(part)
            if drawings.middle_place(part) == place and text.isdecimal() and len(text) < 4:
                return int(text)
        return None

    def _is_clue(self, part: Part) -> bool:
        """Whether it is the number of a little killer that was found."""
        place = drawings.middle_place(part)
        starts = (
            drawings.place_of(points[0])
            for arrow in drawings.parts(self.tree, "arrows")
            if (points := drawings.points_of(arrow))
        )
        killers = any(isinstance(rule, LittleKiller) for rule in self.found.rules)
        return killers and place is not None and place in set(starts)

    def _with_leftovers(self) -> Inference:
        """Adds unknown content to the ignored, and what the text names but no drawing shows."""
        for key in DRAWN:
            content = self.tree.get(key)
            known = len(drawings.parts(self.tree, key))
            if content and (not isinstance(content, list) or len(content) > known):
                self.found.ignored.append(key)
        if any(word in self.wording.text for word in ALL_GIVEN):
            self.found.ignored.append("marks that are missing")
        kinds = {rule.kind for rule in self.found.rules}
        missing = sorted(self.wording.kinds - kinds)
        if missing and not self.found.ignored:
            self.found.ignored += [f"{kind} in the text" for kind in missing]
        board = {rule.kind for rule in self.board.rules}
        self.found.ignored += map(quoted, self.wording.strange(kinds | board | set(missing)))
        return self.found


def _is_plain(part: Part) -> bool:
    """Whether it is a shape without a text."""
    return not drawings.text_of(part) and isinstance(part.get("center"), list)


def _grid(solution: str, board: Layout) -> bytes | None:
    if len(solution) != len(board.positions) or not (solution.isascii() and solution.isdigit()):
        return None
    grid = bytes(map(int, solution))
    return grid if all(1 <= digit <= board.size for digit in grid) else None


def can_be(rule: Rule, board: Layout, solution: str) -> bool:
    """Whether a rule fits the board and, where the link has one, its solution."""
    return _holds(rule, board, _grid(solution, board))


def is_kept(board: Layout, solution: str) -> bool:
    """Whether the solution in a link, where there is one, keeps all houses and rules."""
    grid = _grid(solution, board)
    return grid is None or is_solution(Puzzle(board, bytes(len(board.positions))), grid)


def _holds(rule: Rule, board: Layout, grid: bytes | None) -> bool:
    """Whether a rule fits the board and, where the link has one, its solution."""
    try:
        puzzle = Puzzle(board.with_rules([rule]), bytes(len(board.positions)))
    except NonetError:
        return False
    return grid is None or is_solution(puzzle, grid)
