"""Lessons about steps with rules: each example is sound, and told and drawn in all languages."""

import re
import xml.etree.ElementTree as ET

import pytest

from nonet import draw, engine
from nonet.catalogue import text
from nonet.engine import Status
from nonet.lessons import gallery, varieties
from nonet.rules import kind_named
from nonet.words import LANGUAGES, Language, step_name
from nonet.words.varieties import variety

EACH = pytest.mark.parametrize("name", varieties.VARIETIES)


@EACH
def test_the_example_shows_the_variety(name: str) -> None:
    position, step, *_ = varieties.example(name)
    assert variety(position.layout, step) == name
    result = engine.solve(position.puzzle)
    assert result.status is Status.UNIQUE
    assert result.solution
    assert all(result.solution[cell] != digit for cell, digit in step.eliminations)
    assert all(result.solution[cell] == digit for cell, digit in step.placements)
    assert step.eliminations or step.placements


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_and_drawn(name: str, language: Language) -> None:
    position, step, *_ = varieties.example(name)
    title = text(language, f"variety.{name}.name")
    assert step_name(language, position.layout, step) == title
    scene = varieties.scene(language, name)
    assert scene.title == title
    ET.fromstring(draw.svg.write(scene))
    assert varieties.step_text(language, name).endswith(".")


def test_every_variety_belongs_to_a_kind() -> None:
    shown = {name for names in varieties.KINDS.values() for name in names}
    assert shown == {*varieties.VARIETIES}
    for kind in varieties.KINDS:
        assert kind_named(kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_has_them(language: Language) -> None:
    page = gallery.page(language)
    for name in varieties.VARIETIES:
        assert f"### {text(language, f'variety.{name}.name')}\n" in page
        assert re.search(rf"\]\([^)]*/{name}-{language}\.svg\)", page)
