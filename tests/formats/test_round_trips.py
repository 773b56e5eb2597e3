"""What is written is read back the same, for every format and all that it can express."""

import positions
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from positions import jigsaws, killers, named, plain, sheets

from nonet import formats
from nonet.core import shapes
from nonet.core.layout import House, Layout
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.errors import FormatError

CLASSIC = st.just(shapes.CLASSIC)
SQUARE = st.sampled_from(
    [shapes.named(name) for name in ("4x4", "6x6:3x2", "9x9", "9x9+diagonals")]
)
ANY = st.one_of(named(), jigsaws(), killers(named()), positions.free())
HOLED = st.sampled_from([shapes.named(name) for name in (*shapes.GRIDS_OF_NAME, "9x9cross")])
PLAIN_JIGSAWS = jigsaws().filter(lambda board: board.houses[-1].kind == "region")

EXPRESSIBLE = {
    "line": sheets(plain()),
    "sdm": sheets(plain()),
    "csv": sheets(plain()),
    "grid": sheets(plain()),
    "samurai": sheets(HOLED),
    "jigsaw": sheets(PLAIN_JIGSAWS),
    "sdk": sheets(plain(), entries=True),
    "ss": sheets(CLASSIC, entries=True, allowed=True),
    "hodoku": sheets(CLASSIC, entries=True, allowed=True),
    "bank": sheets(CLASSIC),
    "sudokuwiki": sheets(CLASSIC, entries=True),
    "gnome": sheets(CLASSIC, entries=True, notes=True),
    "killer": sheets(
        killers(st.sampled_from([shapes.CLASSIC, shapes.named("9x9+diagonals")])), givens=False
    ),
    "solo": sheets(st.one_of(SQUARE, jigsaws(), killers(SQUARE), killers(jigsaws()))),
    "sud": sheets(ANY, entries=True, notes=True, allowed=True),
    "json": sheets(ANY, entries=True, notes=True, allowed=True),
    "link": st.one_of(
        sheets(ANY, entries=True, notes=True, allowed=True),
        sheets(st.one_of(SQUARE, jigsaws(), killers(SQUARE), killers(jigsaws()))),
    ),
    "fpuzzles": sheets(
        killers(st.one_of(plain((4, 6, 8, 9, 10, 12, 16)), PLAIN_JIGSAWS)), entries=True, notes=True
    ),
    "fpuzzles-link": sheets(st.just(shapes.named("4x4")), entries=True, notes=True),
    "iss": sheets(killers(plain((4, 6, 8, 9, 10, 12, 16)))),
    "sudokupad": sheets(killers(plain((4, 6, 9))), entries=True, notes=True),
}


def test_every_writer_is_tested() -> None:
    assert {*EXPRESSIBLE, "candidates"} == set(formats.names(writable=True))


@pytest.mark.parametrize("name", EXPRESSIBLE)
def test_read_back(name: str) -> None:
    @settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
    @given(EXPRESSIBLE[name])
    def check(sheet: Sheet) -> None:
        assert formats.read_sheet(formats.write(sheet, name), name) == sheet

    check()


@pytest.mark.parametrize(
    "board",
    [
        Layout(1, [(0, 0)], []),
        Layout(1, [(0, 0)], [House("extra", "line\x85break\u2028", (0,))]),
        shapes.standard(5, columns=False, boxes=False),
    ],
)
def test_odd_boards_are_read_back_from_sud(board: Layout) -> None:
    sheet = Sheet(Puzzle(board, bytes(board.cell_count)))
    assert formats.read_sheet(formats.write(sheet, "sud"), "sud") == sheet


@settings(max_examples=40, deadline=None)
@given(sheets(plain((4, 6, 9, 16)), entries=True))
def test_candidates_stay_the_same(sheet: Sheet) -> None:
    """Givens and entries become one, so the text is compared and not the sheet."""
    try:
        text = formats.write(sheet, "candidates")
    except FormatError as error:
        assert "has no candidates left" in str(error)  # noqa: PT017
        return
    again = formats.read_sheet(text, "candidates")
    assert formats.write(again, "candidates") == text


@settings(max_examples=60, deadline=None)
@given(ANY.flatmap(lambda board: sheets(st.just(board), entries=True, notes=True, allowed=True)))
def test_no_writer_drops_anything(sheet: Sheet) -> None:
    """Whatever a writer does not refuse is there again afterwards.

    Strings of `iss` have no other given than a cell that takes one digit, and no names of houses.
    """
    for name in set(EXPRESSIBLE) - {"fpuzzles", "fpuzzles-link", "sudokupad", "iss"}:
        try:
            text = formats.write(sheet, name)
        except FormatError:
            continue
        assert formats.read_sheet(text, name) == sheet, name


@settings(max_examples=40, deadline=None)
@given(sheets(killers(st.one_of(named(), jigsaws())), entries=True, notes=True, allowed=True))
def test_f_puzzles_keeps_the_rules(sheet: Sheet) -> None:
    """Names and kinds of houses are not kept there, but their cells are."""
    try:
        text = formats.write(sheet, "fpuzzles")
    except FormatError:
        return
    again = formats.read_sheet(text, "fpuzzles")
    assert again.puzzle.givens == sheet.puzzle.givens
    assert again.puzzle.allowed == sheet.puzzle.allowed
    assert (again.entries, again.notes) == (sheet.entries, sheet.notes)
    assert _rules(again) == _rules(sheet)


def _rules(sheet: Sheet) -> tuple[object, ...]:
    layout = sheet.puzzle.layout
    return {frozenset(house.cells) for house in layout.houses}, set(layout.cages)


@settings(deadline=None)
@given(sheets(plain((16, 25))), st.permutations("abcdefghijklmnopqrstuvwxy"))
def test_the_caller_may_name_the_symbols(sheet: Sheet, symbols: list[str]) -> None:
    size = sheet.puzzle.layout.size
    line = "".join("." if digit == 0 else symbols[digit - 1] for digit in sheet.puzzle.givens)
    assert formats.read(line, symbols="".join(symbols[:size])) == sheet.puzzle
