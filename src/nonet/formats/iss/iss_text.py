"""The signs of a string of the Interactive Sudoku Solver as a tree, and how it names cells."""

import re
from dataclasses import dataclass, field

from nonet.core.layout import Layout
from nonet.errors import FormatError

COMPOSITES = ("Or", "And")
MAX_DEPTH = 8
MAX_NODES = 10_000

_START = re.compile(r"\s*\.(?:~[Rr][0-9A-Za-z][Cc][0-9A-Za-z]|[A-Z][A-Za-z]{0,30}(?=[~.\s]|$))")
_LONG_NAME = re.compile(r"\s*\.[A-Z][a-z]{2}")
_CELL = re.compile(r"[Rr]([0-9a-zA-Z])[Cc]([0-9a-zA-Z])")


@dataclass
class Node:
    """A sign with its arguments; `Or` and `And` have children. Givens have an empty name."""

    name: str
    arguments: list[str] = field(default_factory=list)
    children: list["Node"] = field(default_factory=list)


def is_signs(text: str) -> bool:
    """Whether a text begins with a sign; big boards may begin with a dot and a letter, too."""
    has_sign = _START.match(text) is not None
    return has_sign and ("~" in text or _LONG_NAME.match(text) is not None)


def nodes_of(text: str) -> list[Node]:
    """The signs of a string."""
    first, *items = "".join(text.split()).split(".")
    if first:
        raise FormatError("rule.fault.no_sign", text=text)
    if len(items) > MAX_NODES:
        raise FormatError("rule.fault.too_many", found=len(items), most=MAX_NODES)
    root = Node("And")
    stack = [root]
    for item in items:
        name, *arguments = item.split("~")
        if name == "End":
            stack.pop()
        elif name or arguments:
            node = Node(name, arguments)
            stack[-1].children.append(node)
            stack += [node] if name in COMPOSITES else []
        if not 1 <= len(stack) <= MAX_DEPTH:
            raise FormatError("rule.fault.unbalanced")
    if len(stack) != 1:
        raise FormatError("rule.fault.unbalanced")
    return root.children


def cell_of(text: str, board: Layout) -> int | None:
    """The number of a cell such as R1C1 or r1cb (column 11); None for what is no cell's name."""
    match = _CELL.fullmatch(text)
    if not match:
        return None
    cell = board.cell_at(int(match[1], 36) - 1, int(match[2], 36) - 1)
    if cell is None:
        raise FormatError("rule.fault.no_cell", name=text)
    return cell


def digits_of(text: str, board: Layout) -> tuple[int, tuple[int, ...]]:
    """The cell and the digits of `R1C1_2_4`."""
    name, *digits = text.split("_")
    cell = cell_of(name, board)
    wrong = [one for one in digits if not (one.isdecimal() and len(one) <= 2)]
    if cell is None or wrong or not all(1 <= int(one) <= board.size for one in digits):
        raise FormatError("rule.fault.given", text=text, size=board.size)
    return cell, tuple(map(int, digits))


def name_of(cell: int, board: Layout) -> str:
    """What the strings call a cell."""
    row, column = board.positions[cell]
    return f"R{_LETTERS[row]}C{_LETTERS[column]}"


_LETTERS = "123456789abcdefghijklmnopqrstuvwxyz"
