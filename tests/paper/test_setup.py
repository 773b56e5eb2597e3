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
        ({"per_page": 0}, "0 puzzles per page cannot be; right would be 1 to 16"),
        ({"per_page": 17}, "17 puzzles per page cannot be; right would be 1 to 16"),
        ({"paper": "B4"}, "there is no paper 'B4'; right would be A5, A4, Letter, A3, or"),
        ({"paper": "10x240"}, "there is no paper '10x240'"),
        ({"margin": 61}, "margins of 61 mm cannot be; right would be 3 to 60 mm"),
        ({"paper": "60x60", "margin": 30}, "margins of 30 mm leave no room on 60x60"),
        ({"cell": 0.5}, "cells of 0.5 mm cannot be; right would be 2 to 60 mm"),
        ({"solutions": "here"}, "solutions cannot be 'here'; right would be none, end, back"),
        ({"title": "数独"}, "'数独' has '数', which the font does not have"),
        ({"address": "foo"}, "'foo' is no address of a page; right would be, for example, https:"),
        ({"language": "fr"}, "there is no language 'fr'; right would be cs, de, en"),
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
            "25x25 boards would have cells of 1.6 mm, too small to write in; right would be at "
            "most 2 per page on A4, or at most 6 per page on A3",
        ),
        ("samurai", {"per_page": 9}, "Samurai boards would have cells of"),
        ("classic", {"per_page": 16, "paper": "A5"}, "too small to write in; right would be at"),
        ("big", {"candidates": True}, "too small to read their candidates"),
        ("classic", {"per_page": 4, "cell": 15}, "cells of 15 mm are too big for a 9x9 board"),
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
