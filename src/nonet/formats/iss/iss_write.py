"""The other half of the strings of the Interactive Sudoku Solver: from a sheet to its signs."""

from collections.abc import Iterator, Mapping, Sequence

from nonet.core.layout import House, Layout
from nonet.core.masks import digits_in
from nonet.core.primitives import Allowed
from nonet.core.puzzle import Puzzle
from nonet.core.rule import Rule
from nonet.core.shapes import BOX_OF_SIZE
from nonet.core.sheet import Sheet
from nonet.errors import FormatError
from nonet.formats import boards
from nonet.formats.iss.iss_board import MAX_SIDE
from nonet.formats.iss.iss_text import name_of
from nonet.formats.limits import check_player, refuse, refuse_rule
from nonet.formats.square import FALLING, RISING, disjoint_groups
from nonet.rules.iss import Arguments, Sign
from nonet.rules.kind import Kind
from nonet.rules.kinds.either import Either

_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

Signs = Mapping[str, list[tuple[Kind, Sign]]]


def text_of(sheet: Sheet, signs: Signs) -> str:
    """The string of a puzzle without entries and notes; its boards are checked by reading back."""
    check_player(sheet, "iss", allowed=True)
    puzzle = sheet.puzzle
    layout = puzzle.layout
    if max(layout.row_count, layout.column_count, layout.size) > MAX_SIDE:
        raise refuse_board(layout)
    parts = [*_board(layout), *_givens(puzzle)]
    for rule in layout.rules:
        parts += [part for part in _rule(rule, layout, signs) if part not in parts]
    return "".join(parts) or "."


def refuse_board(layout: Layout) -> FormatError:
    """The error for a board that the strings cannot express."""
    return refuse("iss", boards.unusual(layout))


def _board(layout: Layout) -> Iterator[str]:
    rows, columns = layout.row_count, layout.column_count
    if (rows, columns, layout.size) != (9, 9, 9):
        digits = "" if layout.size == max(rows, columns) else f"~{layout.size}"
        yield f".Shape~{rows}x{columns}{digits}"
    kinds = {house.kind for house in layout.houses}
    if "box" not in kinds:
        yield ".NoBoxes"
    if "region" in kinds:
        yield from _jigsaw(layout)
    names = {house.name for house in layout.houses if house.kind == "diagonal"}
    yield from (f".Diagonal~{sign}" for name, sign in ((RISING, 1), (FALLING, -1)) if name in names)
    if "window" in kinds:
        yield ".Windoku"
    yield from _extra(layout, [house for house in layout.houses if house.kind == "extra"])


def _jigsaw(layout: Layout) -> Iterator[str]:
    regions = [house.cells for house in layout.houses if house.kind == "region"]
    number = {cell: at for at, cells in enumerate(regions, 1) for cell in cells}
    if len({len(cells) for cells in regions}) == 1 and len(regions[0]) != layout.row_count:
        yield f".RegionSize~{len(regions[0])}"
    yield ".Jigsaw~" + "".join(_LETTERS[number.get(cell, 0)] for cell in range(layout.cell_count))


def _extra(layout: Layout, houses: Sequence[House]) -> Iterator[str]:
    groups = [h.cells for h in disjoint_groups(layout.size)] if layout.size in BOX_OF_SIZE else []
    cells = [house.cells for house in houses]
    if groups and all(group in cells for group in groups):
        yield ".DisjointSets"
        cells = [one for one in cells if one not in groups]
    yield from ("~".join([".AllDifferent", *(name_of(c, layout) for c in one)]) for one in cells)


def _givens(puzzle: Puzzle) -> Iterator[str]:
    layout = puzzle.layout
    full = (1 << layout.size) - 1
    masks = list(puzzle.allowed or (full,) * layout.cell_count)
    for rule, primitives in layout.compiled:
        for part in primitives if _is_of_cells(rule, layout) else ():
            if isinstance(part, Allowed):
                masks[part.cell] &= part.mask
    texts = []
    for cell, (given, mask) in enumerate(zip(puzzle.givens, masks, strict=True)):
        if given:
            texts.append(f"{name_of(cell, layout)}_{given}")
        if not mask >> (given - 1) & 1 if given else mask != full:
            texts.append("_".join([name_of(cell, layout), *map(str, digits_in(mask))]))
    if texts:
        yield "~".join([".", *texts])


def _is_of_cells(rule: Rule, layout: Layout) -> bool:
    """Whether the rule only says which digits single cells take, as givens do, too."""
    return all(isinstance(part, Allowed) for part in rule.compile(layout))


def _rule(rule: Rule, layout: Layout, signs: Signs) -> Iterator[str]:
    if isinstance(rule, Either):
        yield ".Or" + "".join(_branch(branch, layout, signs) for branch in rule.branches) + ".End"
    elif not _is_of_cells(rule, layout):  # those stand among the givens
        yield _written(rule, layout, signs)


def _branch(branch: Sequence[Rule], layout: Layout, signs: Signs) -> str:
    parts = [part for rule in branch for part in _inner(rule, layout, signs)]
    return parts[0] if len(parts) == 1 else ".And" + "".join(parts) + ".End"


def _inner(rule: Rule, layout: Layout, signs: Signs) -> Iterator[str]:
    for part in rule.compile(layout):
        if isinstance(part, Allowed):
            digits = "_".join(map(str, digits_in(part.mask)))
            yield f".~{name_of(part.cell, layout)}_{digits}"
        else:
            yield from _rule(rule, layout, signs)
            return


def _written(rule: Rule, layout: Layout, signs: Signs) -> str:
    for name, found in signs.items():
        for kind, sign in found:
            arguments = sign.write(rule, layout) if kind.name == rule.kind else None
            if arguments is not None:
                return f".{name}" + _argument_text(arguments, layout)
    raise refuse_rule("iss", rule)


def _argument_text(arguments: Arguments, layout: Layout) -> str:
    parts = (part if isinstance(part, str) else name_of(part, layout) for part in arguments)
    return "".join(f"~{part}" for part in parts)
