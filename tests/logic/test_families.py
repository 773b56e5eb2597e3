"""Every technique is found somewhere; killer and jigsaw boards have techniques of their own."""

import pytest
from logic_puzzles import dug, killer
from technique_cases import CASES

from nonet import Control, logic
from nonet.lessons import examples
from nonet.logic import LADDER, Position, Role

CAGE_TECHNIQUES = [
    "cage_single_combination",
    "short_cage",
    "innie",
    "outie",
    "cage_combination",
    "cage_forced_digit",
    "innie_or_outie_of_several",
    "innies",
    "outies",
    "cage_splitting",
]

REGION_TECHNIQUES = ["law_of_leftovers", "common_peers"]


def positions(board: str) -> list[Position]:
    if board == "killer":
        return [Position.of(killer(seed)[0]) for seed in range(8)]
    return [Position.of(dug(board, seed)[0]) for seed in range(8)]


@pytest.mark.parametrize("technique", CAGE_TECHNIQUES)
def test_cages_have_techniques_of_their_own(technique: str) -> None:
    found = [logic.find_all(position, [technique]) for position in positions("killer")]
    assert any(found)
    assert not any(logic.find_all(position, [technique]) for position in positions("9x9"))
    roles = {mark.role for steps in found for step in steps for mark in step.marks}
    assert Role.CAGE in roles


@pytest.mark.parametrize("name", REGION_TECHNIQUES)
def test_some_need_irregular_regions(name: str) -> None:
    technique = [name]
    assert any(logic.find_all(position, technique) for position in positions("jigsaw"))
    assert not any(logic.find_all(position, technique) for position in positions("9x9"))


def test_killers_end_in_their_solution() -> None:
    solved = 0
    for seed in range(8):
        puzzle, solution = killer(seed)
        way = logic.walk(Position.of(puzzle, unique=True), control=Control(1))
        assert all(digit in (0, right) for digit, right in zip(way.digits, solution, strict=True))
        solved += way.solved
    assert solved >= 4


@pytest.mark.skipif(not CASES, reason="the collection of technique cases is absent")
@pytest.mark.parametrize(
    "technique",
    [t.name for t in LADDER if t.name not in (*CAGE_TECHNIQUES, *REGION_TECHNIQUES)],
)
def test_every_technique_is_found_somewhere(technique: str) -> None:
    """Those of the cases at their cases (tested elsewhere), the others where they may be."""
    own = [case.position for case in CASES if technique in case.techniques]
    some = own or [example.position for example in examples().values()]
    assert any(logic.find_all(position, [technique], Control(1)) for position in some)
