"""The examples of the lessons: real, our own, and found again by the solver."""

from importlib import resources

import pytest

from nonet.engine import Status, solve
from nonet.lessons import Example, examples
from nonet.lessons.example import write_examples
from nonet.logic import LADDER, TECHNIQUES
from nonet.make.teaching import CAGES, REGIONS

NOT_EASIEST = [
    "cage_splitting",
    "dual_two_string_kite",
    "dual_empty_rectangle",
    "multi_colour_2",
    "alternating_inference_chain",
    "siamese_x_wing",
    "siamese_swordfish",
    "sashimi_jellyfish",
    "siamese_jellyfish",
    "grouped_alternating_inference_chain",
    "forcing_chain_verity",
    "als_chain",
    "death_blossom",
    "franken_x_wing",
    "franken_swordfish",
    "finned_franken_x_wing",
    "siamese_franken_x_wing",
    "finned_franken_swordfish",
    "siamese_franken_swordfish",
    "forcing_net_verity",
    "franken_jellyfish",
    "finned_franken_jellyfish",
    "siamese_franken_jellyfish",
    "finned_mutant_x_wing",
    "mutant_swordfish",
    "finned_mutant_swordfish",
    "mutant_jellyfish",
    "finned_mutant_jellyfish",
    "siamese_mutant_jellyfish",
    "finned_mutant_squirmbag",
    "finned_mutant_whale",
    "kraken_fish_1",
    "kraken_fish_2",
    "template_set",
    "template_delete",
]
"""Something easier finds something too: always (joined steps), or wherever we have looked."""

DONE_EASIER = {
    "cage_splitting",
    "siamese_x_wing",
    "sashimi_jellyfish",
    "finned_franken_x_wing",
    "franken_jellyfish",
    "finned_mutant_x_wing",
    "kraken_fish_1",
    "kraken_fish_2",
}
"""Of these, an easier step even does as much; nothing better, or nothing readable, was found."""

every_example = pytest.mark.parametrize("example", examples().values(), ids=list(examples()))


def test_every_technique_has_an_example() -> None:
    assert list(examples()) == [technique.name for technique in LADDER]


def test_the_file_is_as_the_search_writes_it() -> None:
    text = (resources.files("nonet.lessons") / "examples.json").read_text("utf-8")
    assert write_examples(examples().values()) == text


@every_example
def test_the_solver_finds_the_step(example: Example) -> None:
    assert example.step.technique == example.technique
    assert Example.of(example.puzzle, example.position, example.step) == example


def test_the_technique_is_the_easiest_step() -> None:
    others = [name for name, example in examples().items() if not example.is_easiest]
    assert others == NOT_EASIEST


@pytest.mark.parametrize("name", NOT_EASIEST)
def test_no_easier_step_does_as_much(name: str) -> None:
    assert bool(examples()[name].easier_steps()) == (name in DONE_EASIER)


@every_example
def test_the_step_is_true(example: Example) -> None:
    result = solve(example.position.puzzle)
    assert result.status is Status.UNIQUE
    assert result.solution is not None
    for cell, digit in enumerate(example.position.entries):
        assert digit in (0, result.solution[cell])
    for cell, digit in example.step.placements:
        assert result.solution[cell] == digit
    for cell, digit in example.step.eliminations:
        assert result.solution[cell] != digit
        assert example.position.candidates[cell] >> (digit - 1) & 1


@every_example
def test_killers_and_jigsaws_have_boards_of_their_own(example: Example) -> None:
    layout = example.position.layout
    assert bool(layout.cages) == (example.technique in CAGES)
    kinds = {house.kind for house in layout.houses}
    assert ("region" in kinds) == (example.technique in REGIONS)


def test_nothing_is_left_without_a_technique() -> None:
    assert set(examples()) <= set(TECHNIQUES)
