"""Strings of the Interactive Sudoku Solver: `.Name~argument~argument`, one sign after the other.

    .Shape~6x6.~R1C1_5~R1C2_2_4.Thermo~R1C3~R2C3~R3C3.Or.~R2C2_1.~R2C3_1.End

`~R1C1_5` is a given, `~R1C1_2_4` the digits that a cell takes. The kinds of rules declare their
own signs. A killer may also be written as 81 characters: totals, and arrows to the cell with it.
"""

from collections.abc import Iterator
from functools import cache

from nonet.catalogue import Message
from nonet.core.effort import limited_effort
from nonet.core.layout import Layout
from nonet.core.masks import mask_of
from nonet.core.rule import Rule
from nonet.core.sheet import Sheet
from nonet.errors import FormatError, NonetError
from nonet.formats.format import Format, by_line, content_lines
from nonet.formats.iss import iss_arrows, iss_board, iss_write
from nonet.formats.iss.iss_text import Node, cell_of, digits_of, is_signs, nodes_of
from nonet.formats.sheets import sheet_of
from nonet.rules import all_kinds
from nonet.rules.iss import Argument, Sign
from nonet.rules.kind import Kind
from nonet.rules.kinds.different import AllDifferent
from nonet.rules.kinds.digits import Digits
from nonet.rules.kinds.either import Either

IGNORED = ("SearchPriority",)
"""Signs that say how to search, and nothing about the puzzle."""


@cache
def signs() -> dict[str, list[tuple[Kind, Sign]]]:
    """The signs of all kinds by name; row and column indices share one."""
    found: dict[str, list[tuple[Kind, Sign]]] = {}
    for kind in all_kinds():
        for sign in kind.iss:
            found.setdefault(sign.name, []).append((kind, sign))
    return found


def read_line(line: str) -> Sheet | None:
    """The puzzle of one string; None for an empty line or a comment."""
    content = line.strip()
    if not content or content.startswith("#"):
        return None
    if iss_arrows.sniff(content):
        return Sheet(iss_arrows.read(content))
    nodes = nodes_of(content)
    board = iss_board.read(nodes)
    with limited_effort():
        rules = [rule for node in nodes for rule in _rules_of(node, board, is_inside=False)]
        layout = board.with_rules(rules)
    masks = _masks(nodes, layout)
    givens = [mask.bit_length() if mask.bit_count() == 1 else 0 for mask in masks]
    full = (1 << layout.size) - 1
    allowed = [full if given else mask for given, mask in zip(givens, masks, strict=True)]
    return sheet_of(layout, givens, allowed=allowed)


def _masks(nodes: list[Node], layout: Layout) -> list[int]:
    """What the givens leave of each cell."""
    masks = [(1 << layout.size) - 1] * layout.cell_count
    for node in nodes:
        for argument in node.arguments if node.name == "" else ():
            cell, digits = digits_of(argument, layout)
            masks[cell] &= mask_of(digits)
    return masks


def _rules_of(node: Node, board: Layout, *, is_inside: bool) -> Iterator[Rule]:
    """The rules of a sign; what only makes the board or its givens is none, but in a branch."""
    if node.name == "Or":
        branches = [tuple(_rules_of(child, board, is_inside=True)) for child in node.children]
        yield Either(tuple(branches))
    elif node.name == "And":
        for child in node.children:
            yield from _rules_of(child, board, is_inside=is_inside)
    elif iss_board.is_of_board(node) or node.name in ("", *IGNORED):
        yield from _inner_rules(node, board) if is_inside else ()
    elif node.name in signs():
        yield from _named_rules(node, board)
    else:
        known = sorted(signs())
        raise FormatError("rule.fault.unread", sign=node.name, choices=", ".join(known))


def _inner_rules(node: Node, board: Layout) -> Iterator[Rule]:
    for argument in node.arguments if node.name == "" else ():
        yield Digits(*digits_of(argument, board))
    for house in iss_board.extra_houses(node, board):
        yield AllDifferent(house.cells)


def _named_rules(node: Node, board: Layout) -> Iterator[Rule]:
    arguments: list[Argument] = []
    for part in node.arguments:
        cell = cell_of(part, board)
        arguments.append(part if cell is None else cell)
    for kind, sign in signs()[node.name]:
        try:
            yield from sign.read(arguments, board)
        except NonetError as error:
            name = Message(f"rule.{kind.name}")
            raise FormatError("rule.fault.anywhere", rule=name, reason=error) from error


def write(sheet: Sheet) -> str:
    """The string of a puzzle."""
    text = iss_write.text_of(sheet, signs())
    back = read_line(text)
    # whatever is unusual about a board would show here
    if back is None or not _is_same_board(back.puzzle.layout, sheet.puzzle.layout):
        raise iss_write.refuse_board(sheet.puzzle.layout)
    return text


def _is_same_board(one: Layout, other: Layout) -> bool:
    """Whether both have the same cells, cages and houses, or rules in the place of houses."""
    groups = [{frozenset(group.cells) for group in board.groups} for board in (one, other)]
    houses = [{frozenset(house.cells) for house in board.houses} for board in (one, other)]
    return (
        (one.size, one.positions, set(one.cages)) == (other.size, other.positions, set(other.cages))
        and houses[0] <= groups[1]
        and houses[1] <= groups[0]
    )


def sniff(text: str) -> bool:
    """Whether it begins with a sign, or is a killer of arrows."""
    lines = content_lines(text)
    return bool(lines) and (is_signs(lines[0]) or iss_arrows.sniff(lines[0]))


FORMAT = Format(
    "iss",
    "string of the Interactive Sudoku Solver",
    sniff,
    read_lines=by_line(read_line),
    write=write,
    rules=True,
)
