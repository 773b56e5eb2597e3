"""Sheets read back from their PDF: the right digits at the right places, and true solutions."""

from dataclasses import replace

import pytest
import zxingcpp
from paper_pages import laid_out, written
from pdf_reading import letters_of, reader_of, rendered, words_of
from printed import read_board
from puzzles_to_print import cards, pieces

import nonet
from nonet import rules
from nonet.api.printing import as_pieces
from nonet.catalogue import text
from nonet.core.shapes import CLASSIC
from nonet.core.sheet import Sheet
from nonet.core.symbols import write_line
from nonet.draw.plan import Plan
from nonet.formats.links.link import link_to
from nonet.paper import SOLUTIONS, Setup, Solutions, sheets
from nonet.paper.area import Area
from nonet.paper.code import code_side
from nonet.paper.fit import solution_cell

ADDRESS = "https://play.example.org/"


def test_the_rules_of_a_puzzle_stand_below_it_in_words() -> None:
    layout = CLASSIC.with_rules([rules.Thermometer((0, 1, 2)), rules.Sandwich(tuple(range(9)), 5)])
    puzzle = nonet.Puzzle(layout, {})
    for number in (1, 4):
        setup = Setup(per_page=number, solutions="none", language="de")
        page = reader_of(written(as_pieces([puzzle] * number), setup)).pages[0]
        words = " ".join(" ".join(word.text.strip() for word in words_of(page)).split())
        for rule in layout.rules:
            assert text("de", f"rule.{rule.kind}.meaning") in words


def test_every_board_has_its_digits_in_their_cells() -> None:
    """Killers have totals in their cells as well, so they are left to the pictures."""
    setup = Setup(solutions="none")
    document = written(pieces(), setup)
    found = 0
    for page, blocks in enumerate(laid_out(pieces(), setup)):
        letters = letters_of(document, page)
        for block in blocks:
            puzzle = block.piece.puzzle
            if not puzzle.layout.cages:
                symbols = read_board(letters, puzzle.layout, block.board, block.cell)
                assert symbols == str(puzzle), block.piece.number
                found += 1
    assert found == len(pieces()) - 1


def test_a_killer_has_the_totals_of_its_cages_in_their_first_cells() -> None:
    chosen = as_pieces([cards()["killer"]])
    letters = letters_of(written(chosen, Setup()))
    ((block,),) = laid_out(chosen, Setup())
    layout, cell = block.piece.puzzle.layout, block.cell
    margin = Plan(layout, cell).margin
    found: dict[tuple[int, int], str] = {}
    for letter in sorted(letters, key=lambda letter: letter.x):
        y, x = letter.y - block.board.top - margin, letter.x - block.board.left - margin
        place = int(y // cell), int(x // cell)
        found[place] = found.get(place, "") + letter.text
    assert {place: text for place, text in found.items() if place in layout.positions} == {
        layout.positions[min(cage.cells)]: str(cage.total) for cage in layout.cages
    }


@pytest.mark.parametrize("number", range(1, 17))
def test_any_number_per_page(number: int) -> None:
    """Nothing lies outside of the margins or upon another puzzle."""
    setup = Setup(per_page=number)
    chosen = as_pieces([cards()["classic"]] * number)
    (blocks,) = laid_out(chosen, setup)
    areas = [block.board for block in blocks]
    assert len(areas) == number
    for at, one in enumerate(areas):
        inside = setup.inside
        assert one.left >= inside.left - 0.01
        assert one.right <= inside.right + 0.01
        assert inside.top - 0.01 <= one.top < one.bottom < inside.bottom
        for other in areas[:at]:
            assert _apart(one, other)


def _apart(one: Area, other: Area) -> bool:
    across = one.right < other.left or other.right < one.left
    return across or one.bottom < other.top or other.bottom < one.top


def test_solutions_at_the_end_solve_the_puzzles() -> None:
    """Each one is found below its number."""
    chosen = [piece for piece in pieces(101) if not piece.puzzle.layout.cages]
    document = written(chosen, Setup(solutions="end"))
    last = len(reader_of(document).pages) - 1
    letters = letters_of(document, last)
    words = {word.text: word for word in words_of(reader_of(document).pages[last])}
    for piece in chosen:
        layout = piece.puzzle.layout
        plan = Plan(layout, 3.3)
        number = words[str(piece.number)]
        corner = Area(number.x - plan.margin, number.y - 2.7 * 0.72 + 3.4, 0, 0)
        symbols = read_board(letters, layout, corner, plan.side)
        assert nonet.is_solution(piece.puzzle, symbols), piece.number


def test_solutions_upside_down_below() -> None:
    setup = Setup(per_page=2, solutions="under")
    chosen = as_pieces([cards()["classic"], cards()["x"]])
    turned = [letter for letter in letters_of(written(chosen, setup)) if letter.turned]
    assert len(turned) == 2 * 81
    (blocks,) = laid_out(chosen, setup)
    for block in blocks:
        layout = block.piece.puzzle.layout
        plan = Plan(layout, solution_cell(block.cell))
        strip = block.strip
        right, bottom = strip.right, strip.top + plan.height
        upright = [replace(letter, x=right - letter.x, y=bottom - letter.y) for letter in turned]
        symbols = read_board(upright, layout, Area(0, 0, 0, 0), plan.side)
        assert symbols == write_line(block.piece.solution)


def test_solutions_on_the_back_lie_behind_their_puzzles() -> None:
    setup = Setup(per_page=4, solutions="back")
    chosen = as_pieces([cards()["classic"], cards()["rect"]])
    document = written(chosen, setup)
    letters = letters_of(document, 1)
    (blocks,) = laid_out(chosen, setup)
    for block in blocks:
        board, layout = block.board, block.piece.puzzle.layout
        behind = replace(board, left=setup.sheet.width - board.right)
        found = read_board(letters, layout, behind, block.cell)
        assert found == write_line(block.piece.solution)


def test_the_whole_way() -> None:
    setup = Setup(solutions="way", language="de")
    document = nonet.print_pdf([cards()["classic"]], setup)
    assert document
    text = " ".join(page.extract_text() for page in reader_of(document).pages[1:])
    assert "Lösungen" in text
    assert "z" in text
    assert "Das Rätsel ist gelöst" in text or "gelöst" in text


def test_the_way_begins_with_what_is_printed() -> None:
    """From the entries where they are printed, else from the givens, and never from notes."""
    card = cards()["classic"]
    empty = [cell for cell, digit in enumerate(card.puzzle.givens) if not digit]
    entries = bytearray(81)
    for cell in empty[1:]:
        entries[cell] = card.solution[cell]
    game = Sheet(card.puzzle, bytes(entries), (0b110,) * 81)
    written_on, fresh = (_way_of(game, Setup(solutions="way", entries=it)) for it in (True, False))
    assert written_on.count("=") == 1
    assert fresh.count("=") >= len(empty) - 1
    assert "notes" not in written_on + fresh


def _way_of(game: Sheet, setup: Setup) -> str:
    document = nonet.print_pdf([game], setup)
    assert document
    return "".join(page.extract_text() for page in reader_of(document).pages[1:])


@pytest.mark.parametrize("solutions", SOLUTIONS)
def test_a_puzzle_without_a_solution_is_printed_alone(solutions: Solutions) -> None:
    document = nonet.print_pdf(["55" + "." * 79], Setup(solutions=solutions))
    assert document
    assert len(reader_of(document).pages) == (2 if solutions in ("back", "way") else 1)


@pytest.mark.parametrize(
    ("setup", "turning"),
    [
        (Setup(solutions="back"), "/DuplexFlipLongEdge"),
        (Setup(solutions="back", landscape=True), "/DuplexFlipShortEdge"),
        (Setup(solutions="end"), None),
    ],
)
def test_a_printer_learns_over_which_edge_to_turn(setup: Setup, turning: str | None) -> None:
    document = nonet.print_pdf([cards()["mini"]], setup)
    assert document
    preferences = reader_of(document).viewer_preferences
    assert (preferences and preferences.get("/Duplex")) == turning


def test_captions_in_three_languages() -> None:
    shown = {}
    for language in ("en", "de", "cs"):
        document = nonet.print_pdf([cards()["killer"]], Setup(language=language))
        assert document
        words = [word.text for word in words_of(reader_of(document).pages[0])]
        shown[language] = [word for word in words if not word.isdigit()]
    er = cards()["killer"].rating.er
    assert shown["en"] == ["· Killer · medium", f"rating {er} · seed 5"]
    assert shown["de"] == [
        "· Killer · mittel",
        f"Wertung {er}".replace(".", ",") + " · Startwert 5",
    ]
    assert shown["cs"][0] == "· Killer · střední"


def test_several_solutions_are_said_under_the_puzzle() -> None:
    card = nonet.generate("scale=p0-medium", seed=3)
    assert card
    document = nonet.print_pdf([card], Setup(language="de"))
    assert document
    words = [word.text for word in words_of(reader_of(document).pages[0])]
    assert "· mehrere Lösungen" in words


def test_name_date_and_time() -> None:
    document = nonet.print_pdf([cards()["classic"]], Setup(form=True, title="Round 1"))
    assert document
    words = {word.text for word in words_of(reader_of(document).pages[0])}
    assert {"Name", "Date", "Time", "Round 1"} <= words


def test_candidates_entries_and_notes() -> None:
    sheet = Sheet(nonet.read("..3..4...1....2."), bytes([1] + [0] * 15), (0, 0b1010, *[0] * 14))
    letters = {
        name: "".join(sorted(letter.text for letter in letters_of(document)))
        for name, document in {
            "played": nonet.print_pdf([sheet], Setup(captions=False)),
            "bare": nonet.print_pdf([sheet], Setup(captions=False, entries=False)),
            "candidates": nonet.print_pdf([sheet], Setup(captions=False, candidates=True)),
        }.items()
        if document
    }
    assert letters["bare"] == "1234"
    assert letters["played"] == "".join(sorted("1234" + "1" + "24"))
    assert len(letters["candidates"]) > len(letters["played"])


@pytest.mark.parametrize("name", ["classic", "jigsaw", "killer", "sixteen", "samurai"])
def test_qr_codes_open_the_same_puzzle(name: str) -> None:
    document = nonet.print_pdf([cards()[name]], Setup(address=ADDRESS, per_page=1))
    assert document
    (code,) = zxingcpp.read_barcodes(rendered(document, dots=200))
    assert code.text == link_to(ADDRESS, Sheet(cards()[name].puzzle))
    assert nonet.read(code.text) == cards()[name].puzzle
    links = reader_of(document).pages[0]["/Annots"]
    assert [link.get_object()["/A"]["/URI"] for link in links] == [code.text]  # type: ignore[attr-defined]


def test_boards_side_by_side_begin_alike_whatever_their_codes_take() -> None:
    setup = Setup(per_page=6, address=ADDRESS, solutions="under")
    chosen = as_pieces([cards()[name] for name in ("x", "jigsaw", "killer")])
    (page,) = sheets.batches(chosen, setup, setup.inside)
    drawn = sheets.blocks(page, setup.inside, setup, lambda one: link_to(ADDRESS, one.sheet))
    left, right = (block for block in drawn if block.slot.top == drawn[0].slot.top)
    assert code_side(left.link) < code_side(right.link)
    assert left.board.top == right.board.top


def test_large_print_is_large_all_over() -> None:
    def sizes(*, large: bool) -> dict[str, float]:
        setup = Setup(form=True, title="Round 1", solutions="end", large=large)
        document = nonet.print_pdf([cards()["mini"]], setup)
        assert document
        words = [word for page in reader_of(document).pages for word in words_of(page)]
        return {word.text: word.size for word in words if word.text[0].isalpha()}

    usual, large = sizes(large=False), sizes(large=True)
    assert usual.keys() == large.keys() >= {"Name", "Round 1", "Solutions"}
    assert all(large[text] > 1.3 * size for text, size in usual.items())


def test_the_same_bytes_every_time() -> None:
    setup = Setup(solutions="end", address=ADDRESS)
    assert nonet.print_pdf(pieces(), setup) == nonet.print_pdf(pieces(), setup)


def test_big_boards_get_pages_of_their_own() -> None:
    pages = [[block.piece.number for block in blocks] for blocks in laid_out(pieces(), Setup())]
    assert pages == [[1, 2, 3, 4, 5, 6], [7, 8], [9], [10], [11], [12]]


def test_a_stopped_job_gives_nothing() -> None:
    control = nonet.Control()
    assert nonet.print_pdf(pieces(), watch=lambda _: control.cancel(), control=control) is None
