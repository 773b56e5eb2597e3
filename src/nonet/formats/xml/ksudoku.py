"""The XML of KSudoku: a graph of cells, groups and cages, the givens, and the history of the game.

Cells are numbered down the columns; letters stand for digits (a is 1), _ for an empty cell and
. for no cell.
"""

import math

from nonet.catalogue import Message
from nonet.core.layout import Cage, House, Layout
from nonet.core.sheet import Sheet
from nonet.errors import FormatError, NonetError
from nonet.formats import boards
from nonet.formats.format import Format, raise_at, single, whole_number
from nonet.formats.sheets import sheet_of
from nonet.formats.xml import xml_tree
from nonet.formats.xml.xml_tree import Element

MAX_CELLS = 2048
_NO_OPERATOR, _ADD = "0", "4"


def read(text: str) -> Sheet:
    """The game of a file."""
    top = xml_tree.load(text)
    game = top.first("game")
    puzzle = game.first("puzzle")
    graph = puzzle.first("graph")
    try:
        board = Board(graph)
        return _sheet(board, puzzle.first("values"), game.all("history"))
    except NonetError as error:
        raise_at(error, graph.line)


def sniff(text: str) -> bool:
    """Whether it is XML with the tag of KSudoku."""
    return text.lstrip().startswith("<") and "<ksudoku>" in text[:2000]


class Board:
    """The graph of a file: its groups in KSudoku's own numbers, and the layout made of them."""

    def __init__(self, graph: Element) -> None:
        self.order = _number(graph, "order", 25)
        kind = graph.attributes.get("type", "")
        if kind not in ("sudoku", "custom"):
            raise FormatError("error.graph_type", graph.line, got=kind)
        plain = kind == "sudoku"
        self.width = self.order if plain else _number(graph, "sizeX", 99)
        self.height = self.order if plain else _number(graph, "sizeY", 99)
        if not plain and _number(graph, "sizeZ", 99) != 1:
            raise FormatError("error.three_dimensions", graph.line)
        if not 1 <= self.width * self.height <= MAX_CELLS:
            got = self.width * self.height
            raise FormatError("error.board_cells", graph.line, most=MAX_CELLS, got=got)
        self.houses: list[tuple[str, list[int]]] = []
        self.cages: list[tuple[int, list[int]]] = []
        if plain:
            self._add_grid(0, blocks=True)
        for child in graph.children:
            self._add(child)

    def _add(self, child: Element) -> None:
        if child.tag == "sudokugroups":
            at = _number(child, "at", MAX_CELLS, "0")
            self._add_grid(at, blocks=child.attributes.get("withblocks", "1") == "1")
        elif child.tag == "clique":
            self.houses.append(("region", self._cells(child)))
        elif child.tag == "cage":
            self._add_cage(child)
        else:
            raise FormatError("error.tag_not_supported", child.line, tag=child.tag)

    def _add_cage(self, child: Element) -> None:
        if child.attributes.get("operator") not in (_NO_OPERATOR, _ADD):
            raise FormatError("error.mathdoku", child.line)
        self.cages.append((_number(child, "value", 999), self._cells(child)))

    def _add_grid(self, at: int, *, blocks: bool) -> None:
        order, base = self.order, math.isqrt(self.order)
        for i in range(order):
            self.houses.append(("row", [at + j * self.height + i for j in range(order)]))
            self.houses.append(("column", [at + i * self.height + j for j in range(order)]))
            if blocks:
                if base * base != order:
                    raise FormatError("error.no_square_boxes", size=order)
                left, top = i // base * base, i % base * base
                columns = range(left, left + base)
                rows = range(top, top + base)
                cells = [at + x * self.height + y for y in rows for x in columns]
                self.houses.append(("box", cells))

    def _cells(self, element: Element) -> list[int]:
        most = self.width * self.height - 1
        where = Message("place.cell")
        return [whole_number(number, most, where) for number in element.text.split()]

    def layout(self, numbers: list[int]) -> Layout:
        """The board of the cells with these numbers, in reading order."""
        index = {number: cell for cell, number in enumerate(numbers)}
        positions = [(number % self.height, number // self.height) for number in numbers]
        houses: dict[frozenset[int], House] = {}
        for kind, members in self.houses:
            cells = tuple(sorted(_renumbered(members, index)))
            count = sum(house.kind == kind for house in houses.values())
            house = House(kind, f"{kind} {count + 1}", cells)  # type: ignore[arg-type]
            houses.setdefault(frozenset(cells), house)
        cages = [
            Cage(total, tuple(sorted(_renumbered(members, index)))) for total, members in self.cages
        ]
        return boards.recognised(Layout(self.order, positions, houses.values(), cages))


def _renumbered(members: list[int], index: dict[int, int]) -> list[int]:
    for number in members:
        if number not in index:
            raise FormatError("error.group_cell", cell=number)
    return [index[number] for number in members]


def _sheet(board: Board, values: Element, histories: list[Element]) -> Sheet:
    symbols = values.text.strip()
    if len(symbols) != board.width * board.height:
        expected = board.width * board.height
        raise FormatError("error.cell_number", values.line, count=len(symbols), expected=expected)
    numbers = sorted(
        (number for number, symbol in enumerate(symbols) if symbol != "."),
        key=lambda number: (number % board.height, number // board.height),
    )
    layout = board.layout(numbers)
    givens = bytes(_digit(symbols[number], board.order, values.line) for number in numbers)
    entries, notes = bytearray(len(numbers)), [0] * len(numbers)
    cells = {number: cell for cell, number in enumerate(numbers)}
    for event in (event for history in histories for event in history.children):
        _replay(event, cells, entries, notes, layout.size)
    mine = bytes(0 if given else entry for given, entry in zip(givens, entries, strict=True))
    return sheet_of(layout, givens, entries=mine, notes=notes)


def _replay(
    event: Element, cells: dict[int, int], entries: bytearray, notes: list[int], size: int
) -> None:
    for simple in event.children if event.tag == "complex-event" else [event]:
        if simple.tag != "simple-event":
            raise FormatError("error.unknown_event", simple.line, tag=simple.tag)
        cell = cells.get(_number(simple, "index", MAX_CELLS))
        if cell is None:
            raise FormatError("error.event_cell", simple.line)
        markers = simple.attributes.get("markers")
        if markers is None:
            entries[cell] = _number(simple, "value", size)
        elif set(markers) <= {"0", "1"} and len(markers) <= size:
            entries[cell] = 0
            notes[cell] = int(markers[::-1] or "0", 2)
        else:
            raise FormatError("error.markers", simple.line, got=markers)


def _digit(symbol: str, order: int, line: int) -> int:
    if symbol == "_":
        return 0
    digit = ord(symbol) - ord("a") + 1
    if not 1 <= digit <= order:
        last = chr(ord("a") + order - 1)
        raise FormatError("error.ksudoku_value", line, last=last, got=symbol)
    return digit


def _number(element: Element, name: str, most: int, otherwise: str = "") -> int:
    text = element.attributes.get(name, otherwise)
    try:
        return whole_number(text, most, f"<{element.tag} {name}>")
    except FormatError as error:
        raise_at(error, element.line)


FORMAT = Format("ksudoku", "KSudoku XML", sniff, single(read), extensions=(".ksudoku",))
