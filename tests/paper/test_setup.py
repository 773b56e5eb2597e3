"""What cannot be printed is refused in one sentence that says what would be right."""

from typing import Any

import pytest
from puzzles_to_print import cards

import nonet
from nonet.errors import NonetError
from nonet.paper import Setup


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"per_page": 0}, "expected 1 to 16 puzzles per page, got 0"),
        ({"per_page": 17}, "expected 1 to 16 puzzles per page, got 17"),
        ({"paper": "B4"}, "unknown paper 'B4'; expected A5, A4, Letter or A3, or"),
        ({"paper": "10x240"}, "unknown paper '10x240'"),
        ({"margin": 61}, "margins: expected 3 to 60 mm, got 61 mm"),
        ({"paper": "60x60", "margin": 30}, "margins of 30 mm leave no room on 60x60"),
        ({"cell": 0.5}, "cells: expected 2 to 60 mm, got 0.5 mm"),
        ({"solutions": "here"}, "solutions: expected none, end, back"),
        ({"title": "数独"}, "the font has no '数', which is in '数独'"),
        ({"address": "foo"}, "expected an address like https://play.example.org/, got 'foo'"),
        ({"language": "fr"}, "unknown language 'fr'; expected cs, de or en"),
    ],
)
def test_bad_options(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(NonetError) as error:
        Setup(**options)
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("board", "options", "sentence"),
    [
        (
            "big",
            {"per_page": 16},
            "the board 25x25 would have cells of 1.6 mm, too small to write in; expected at "
            "most 2 per page on A4 or at most 6 per page on A3",
        ),
        ("samurai", {"per_page": 9}, "the board Samurai would have cells of"),
        ("classic", {"per_page": 16, "paper": "A5"}, "too small to write in; expected at"),
        ("big", {"candidates": True}, "too small to read the candidates"),
        ("classic", {"per_page": 4, "cell": 15}, "cells of 15 mm do not fit the board 9x9"),
    ],
)
def test_boards_that_do_not_fit(board: str, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(NonetError) as error:
        nonet.print_pdf([cards()[board]], Setup(**options))
    assert sentence in str(error.value)


def test_what_is_offered_fits() -> None:
    assert nonet.print_pdf([cards()["big"]] * 2, Setup(per_page=2))
    assert nonet.print_pdf([cards()["big"]] * 6, Setup(per_page=6, paper="A3"))


def test_nothing_to_print() -> None:
    with pytest.raises(NonetError, match="there is nothing to print"):
        nonet.print_pdf([])


def test_a_bad_puzzle_is_named_by_its_number() -> None:
    with pytest.raises(NonetError, match="puzzle 2: "):
        nonet.print_pdf(["." * 81, "nonsense"])
