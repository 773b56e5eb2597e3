"""Every kind of rule is drawn from nothing in the studio: by mouse, and by the keyboard alone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.conftest import Server
from e2e.drawer import Drawer, cells
from nonet.api.saving import read_game
from nonet.core.rule import Rule
from nonet.rules import all_kinds
from nonet.server.kinds import list_kinds

WAYS = {kind.name: kind.way for kind in list_kinds("en")}
KINDS = [kind.name for kind in all_kinds() if WAYS[kind.name] != "rules"]

STROKES: dict[str, list[list[tuple[int, int]]]] = {
    "line": [[(0, 1), (0, 2), (0, 3), (0, 4)]],
    "arrow": [[(1, 1), (1, 2), (2, 3)]],
    "edge": [[(4, 4), (4, 5)]],
    "corner": [[(6, 6), (6, 7), (7, 6), (7, 7)]],
    "area": [[(3, 3), (3, 4), (4, 4), (4, 3)]],
    "sets": [[(0, 0), (0, 1)], [(3, 6), (3, 7)]],
    "copy": [[(0, 0), (1, 0)], [(4, 7), (5, 7)]],
    "cell": [[(8, 8)]],
    "cells": [[(5, 1), (6, 2)]],
    "row": [[(4, column) for column in range(9)]],
    "diagonal": [[(0, 5), (1, 6), (2, 7), (3, 8)]],
    "board": [],
}
"""The cells of each stroke of a rule that is drawn in a way."""

BESIDE = {"row": (4, -1), "diagonal": (-1, 4)}
"""Where clues are drawn."""

Draw = Callable[[Drawer, str], None]


def by_mouse(drawer: Drawer, kind: str) -> None:
    """Draws a rule with the mouse."""
    way = WAYS[kind]
    drawer.choose(kind)
    if way in BESIDE:
        drawer.drag(BESIDE[way])
    elif way == "edge":
        drawer.drag((4, 4.4))
    elif way == "corner":
        drawer.drag((6.5, 6.5))
    else:
        for stroke in pointed(way):
            drawer.drag(*stroke)


def by_keyboard(drawer: Drawer, kind: str) -> None:
    """Draws a rule with keys alone."""
    way = WAYS[kind]
    drawer.find(kind)
    if way in BESIDE:
        drawer.mark(BESIDE[way])
    elif way == "corner":
        drawer.mark((6, 6))
    else:
        for stroke in pointed(way):
            drawer.mark(*stroke)
            drawer.page.keyboard.press("Enter")


def pointed(way: str) -> list[list[tuple[int, int]]]:
    """The strokes that have to be made: a copy is only pointed at."""
    strokes = STROKES[way]
    return [strokes[0], strokes[1][:1]] if way == "copy" else strokes


@pytest.mark.parametrize("draw", [by_mouse, by_keyboard])
def test_every_kind_is_drawn_from_nothing(
    page: Page, server: Server, tmp_path: Path, draw: Draw
) -> None:
    drawer = Drawer(page, server.address)
    for kind in KINDS:
        draw(drawer, kind)
        last = page.locator("[data-rule]").last
        assert last.get_attribute("data-rule") == kind
    rules = read_game(drawer.exported(tmp_path)).puzzle.layout.rules
    assert sorted(rule.kind for rule in rules) == KINDS
    for rule in rules:
        assert sorted(rule.all_cells) == expected(rule), rule.kind


def expected(rule: Rule) -> list[int]:
    """The cells that were drawn, each once."""
    strokes = STROKES[WAYS[rule.kind]]
    return sorted({cell for stroke in strokes for cell in cells(stroke)})
