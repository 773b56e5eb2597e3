"""The gallery of rules: each kind with its name, a sentence, a picture, and a puzzle to try it."""

from collections.abc import Iterator
from functools import cache

from nonet import draw
from nonet.catalogue import text
from nonet.core.figures import OutsideText
from nonet.core.layout import Layout
from nonet.core.primitives import Different, Primitive, Relation
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.rule import Rule
from nonet.core.shapes import CLASSIC
from nonet.core.sheet import Sheet
from nonet.core.splitmix import SplitMix64
from nonet.engine import Status, solve
from nonet.lessons import varieties
from nonet.lessons.site import LANGUAGE_NAMES, PICTURES
from nonet.logic import Position, Step
from nonet.logic.step import Candidate
from nonet.rules import all_kinds
from nonet.rules.kind import Kind
from nonet.words import LANGUAGES, Language, rule_meaning, rule_name

GIVENS = 30
"""A puzzle to try a rule has at most so many, and as many as leave a need of the rule."""

_STARTS = 40
_CELL = 10.0
_NARROWEST, _WIDE, _WHOLE = 4, (6, 9), (5, 7)
"""Columns of a picture of few cells; rows and columns of a whole line, and of the whole board."""

_MIDDLE, _DIGIT = 21, 4
"""The cell and digit that show what a rule of the whole board forbids around it."""


def picture(kind: Kind, language: Language) -> draw.Scene:
    """A part of a board on which the example of the kind is kept."""
    words = rule_name(language, kind.example), rule_meaning(language, kind.example)
    if forbidden := _forbidden(kind.example):
        return draw.detail(*_around(kind.example, forbidden), *_WHOLE, cell=_CELL, words=words)
    named = kind.example.all_cells
    solution = _solution(_board(kind.example), SplitMix64(1))
    shown = set(named) or set(range(CLASSIC.cell_count))
    entries = bytes(digit if cell in shown else 0 for cell, digit in enumerate(solution))
    sheet = Sheet(Puzzle(_board(kind.example), {}), entries)
    return draw.detail(sheet, None, *window(kind.example), cell=_CELL, words=words)


def window(rule: Rule) -> tuple[int, int]:
    """Rows and columns of a picture: no more than it takes, so that small figures are large."""
    named = rule.all_cells
    if not named or len(named) == CLASSIC.size:
        return _WIDE if named else _WHOLE
    outside = [it.position for it in rule.draw(CLASSIC) if isinstance(it, OutsideText)]
    places = [*(CLASSIC.positions[cell] for cell in named), *outside]
    beside = 2 if len(named) == 1 else 1  # a single cell has its neighbours around it
    columns = max(_NARROWEST, *(column + beside for _, column in places))
    return max(-(-columns // 2), *(row + beside for row, _ in places)), columns


@cache
def puzzle(example: Rule) -> Puzzle:
    """A puzzle with one solution on a board with the rule, which it takes to find it."""
    seed = 1
    while (found := _dug(example, SplitMix64(seed))) is None:
        seed += 1
    return found


def files() -> Iterator[tuple[str, str]]:
    """Path and text of the pages of the gallery and their pictures, below one folder."""
    for language in LANGUAGES:
        yield f"{language}.md", page(language)
        for kind in all_kinds():
            yield f"{PICTURES}/{kind.name}-{language}.svg", draw.svg.write(picture(kind, language))
        for name in varieties.VARIETIES:
            scene = varieties.scene(language, name)
            yield f"{PICTURES}/{name}-{language}.svg", draw.svg.write(scene)


def page(language: Language) -> str:
    """The gallery as a page in Markdown."""
    others = " · ".join(
        name if other == language else f"[{name}]({other}.md)"
        for other, name in LANGUAGE_NAMES.items()
    )
    title, lead = text(language, "page.gallery"), text(language, "page.galleryText")
    parts = "\n".join(_entry(language, kind) for kind in all_kinds())
    return f"# {title}\n\n{others}\n\n{lead}\n\n{parts}"


def _entry(language: Language, kind: Kind) -> str:
    name = rule_name(language, kind.example)
    picture = f"![{name}]({PICTURES}/{kind.name}-{language}.svg)"
    keys = [f"JSON `{kind.name}`"]
    keys += [f"f-puzzles `{form.key}`" for form in kind.fpuzzles]
    keys += [f"iss `{sign.name}`" for sign in kind.iss]
    meaning = rule_meaning(language, kind.example)
    lessons = "".join(_lesson(language, one) for one in varieties.KINDS.get(kind.name, ()))
    return f"## {name}\n\n{meaning}\n\n{picture}\n\n{' · '.join(dict.fromkeys(keys))}\n{lessons}"


def _lesson(language: Language, name: str) -> str:
    """What people do with a rule, and where it is done in a puzzle."""
    title = text(language, f"variety.{name}.name")
    picture = f"![{title}]({PICTURES}/{name}-{language}.svg)"
    idea, step = varieties.idea(language, name), varieties.step_text(language, name)
    return f"\n### {title}\n\n{idea}\n\n{picture}\n\n{step}\n"


@cache
def _board(rule: Rule) -> Layout:
    return CLASSIC.with_rules([rule])


def _solution(board: Layout, random: SplitMix64) -> Grid:
    """Some way to fill the board; with a few random digits, so that it is not the first one."""
    for _ in range(_STARTS):
        givens = bytearray(board.cell_count)
        for cell in random.shuffled(range(board.cell_count))[:4]:
            givens[cell] = 1 + random.below(board.size)
        if solution := solve(Puzzle(board, bytes(givens))).solution:
            return solution
    solution = solve(Puzzle(board, {})).solution
    assert solution, "an example has a solution"
    return solution


def _dug(rule: Rule, random: SplitMix64) -> Puzzle | None:
    """A solution whose digits go until it takes the rule; None where it takes none to the end."""
    board, named = _board(rule), rule.all_cells
    givens = bytearray(_solution(board, random))
    others = [cell for cell in range(board.cell_count) if cell not in named]
    for cell in (*named, *random.shuffled(others)):
        if givens.count(0) >= len(givens) - GIVENS and not _is_unique(CLASSIC, givens):
            return Puzzle(board, bytes(givens))
        digit, givens[cell] = givens[cell], 0
        if not _is_unique(board, givens):
            givens[cell] = digit
    return None


def _is_unique(board: Layout, givens: bytearray) -> bool:
    return solve(Puzzle(board, bytes(givens))).status is Status.UNIQUE


def _forbidden(rule: Rule) -> tuple[Candidate, ...]:
    """What a digit in the middle forbids elsewhere by a rule of the whole board, as far as seen."""
    if rule.all_cells:
        return ()
    parts = [part for part in rule.compile(_board(rule)) if _MIDDLE in part.cells]
    return tuple(sorted({gone for part in parts for gone in _gone(part)}))


def _gone(part: Primitive) -> Iterator[Candidate]:
    if isinstance(part, Different):
        yield from (Candidate(cell, _DIGIT) for cell in part.cells if cell != _MIDDLE)
    elif isinstance(part, Relation):
        first, second = part.cells
        for digit in range(1, CLASSIC.size + 1):
            one, other = (_DIGIT, digit) if first == _MIDDLE else (digit, _DIGIT)
            if not part.table[one - 1] >> (other - 1) & 1:
                yield Candidate(second if first == _MIDDLE else first, digit)


def _around(rule: Rule, forbidden: tuple[Candidate, ...]) -> tuple[Position, Step]:
    """The digit in the middle, and around it what cannot be."""
    masks = [0] * CLASSIC.cell_count
    for cell, digit in forbidden:
        masks[cell] |= 1 << (digit - 1)
    puzzle = Puzzle(_board(rule), {_MIDDLE: _DIGIT})
    position = Position(puzzle, bytes(len(masks)), tuple(masks), False)
    return position, Step(rule.kind, (), forbidden, ())
