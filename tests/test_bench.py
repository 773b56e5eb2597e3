"""The plot of the benchmarks has a bar for each peer that was measured."""

from xml.etree import ElementTree

from bench.contest import Contest, Duel
from bench.plot import draw


def test_each_duel_is_a_bar_with_its_ratio() -> None:
    duels = [Duel("slow & steady", True, 10, 1.0, 0.01), Duel("absent", True, 0, None, None)]
    tree = ElementTree.fromstring(draw([Contest("a set", 10, True, None, 0.01, duels)]))
    texts = [element.text for element in tree.iter("{http://www.w3.org/2000/svg}text")]
    assert {"a set: 100/s", "slow & steady", "100", "100x"} <= set(texts)
    assert "absent" not in texts


def test_nothing_measured_is_an_empty_plot() -> None:
    assert ElementTree.fromstring(draw([])).tag.endswith("svg")
