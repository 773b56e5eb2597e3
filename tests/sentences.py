"""Whether the words about a step are whole: every cell and digit that follows is named."""

import re
from itertools import product

from nonet.core.layout import Layout
from nonet.core.symbols import symbol_of
from nonet.logic import Step
from nonet.words import LANGUAGES, explain

CELL = re.compile(r"\b[rzř](\d+)[cs](\d+)")


def named_cells(layout: Layout, sentence: str) -> set[int]:
    """The cells that a text names; r4c789 is three of them on a small board."""
    is_big = layout.row_count > 9 or layout.column_count > 9
    cells = set()
    for rows, columns in CELL.findall(sentence):
        numbers = [[rows], [columns]] if is_big else [rows, columns]
        for row, column in product(*numbers):
            cell = layout.cell_at(int(row) - 1, int(column) - 1)
            assert cell is not None, sentence
            cells.add(cell)
    return cells


def check_sentences(layout: Layout, step: Step) -> None:
    """Fails if a language has no whole sentences about the step."""
    for language in LANGUAGES:
        sentence = explain(language, layout, step)
        followed = (*step.placements, *step.eliminations)
        assert {cell for cell, _ in followed} <= named_cells(layout, sentence), sentence
        for _, digit in followed:
            assert re.search(rf"\b{symbol_of(digit)}\b", sentence), sentence
        assert not re.search(r"[{}]|  |\.\.|\bNone\b| [,;.]", sentence), sentence
        assert sentence[0].isupper(), sentence
        assert sentence[-1] == ".", sentence
        plain = re.sub(r"(?m)^\d+\. ", "", sentence)  # the links of a chain are numbered
        if language != "cs":  # where a dot may stand after a number
            assert not re.search(r"\. [a-zäöü]", plain), sentence
