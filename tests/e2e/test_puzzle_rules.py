"""Puzzles with rules beyond houses and cages: drawn, told, watched over, and kept."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, expect

from e2e.conftest import Server
from e2e.player import Player
from e2e.test_access import violations
from e2e.test_files import choose
from e2e.test_keeping import kept, opened
from e2e.test_offline import installed
from e2e.test_share import saved, share
from nonet import Puzzle, formats, rules
from nonet.catalogue import text
from nonet.core.layout import Layout
from nonet.core.rule import Rule
from nonet.core.shapes import CLASSIC, named
from nonet.core.verify import find_conflicts
from nonet.draw.palette import LIGHT

THERMOMETER = rules.Thermometer(cells=(0, 1, 2))

FAMILIES = {
    "line": (THERMOMETER, {0: 5, 2: 4}),
    "pill": (rules.Arrow(circle=(0, 1), line=(2, 12)), {0: 9, 1: 8}),
    "dot": (rules.Difference((0, 1)), {0: 3, 1: 7}),
    "letter": (rules.PairSum((0, 1), 10), {0: 3, 1: 6}),
    "corner": (rules.Quadruple((0, 1, 9, 10), (1, 2, 3, 4)), {0: 9}),
    "shape": (rules.Even(0), {0: 3}),
    "outline": (rules.Total((0, 1), 10), {0: 2, 1: 3}),
    "clue": (rules.Sandwich(tuple(range(9, 18)), 2), {9: 1, 10: 3, 11: 9}),
    "words": (rules.AntiKnight(), {0: 5, 11: 5}),
}
"""A rule of each way to draw, and entries that break it."""


def open_text(player: Player, text: str) -> None:
    choose(player, "Game", "Open a puzzle")
    player.page.get_by_label("Paste a text").fill(text)
    player.page.get_by_role("button", name="Open", exact=True).click()
    expect(player.page.get_by_role("dialog")).to_be_hidden()


def open_rules(player: Player, *given: Rule, format: str = "json") -> Puzzle:
    """Opens an empty board with rules."""
    puzzle = Puzzle(CLASSIC.with_rules(given), {})
    open_text(player, formats.write(puzzle, format))
    expect(panel(player).get_by_role("listitem")).not_to_have_count(0)
    return puzzle


def panel(player: Player) -> Locator:
    return player.page.locator("section.rules")


def invalid(player: Player) -> Locator:
    return player.page.locator('[aria-invalid="true"]')


def broken(puzzle: Puzzle, entries: dict[int, int]) -> list[int]:
    """The filled cells that break rules, as Python says."""
    grid = bytes(entries.get(cell, 0) for cell in range(81))
    return sorted(
        {cell for one in find_conflicts(puzzle, grid) for cell in one.cells if grid[cell]}
    )


def test_a_broken_rule_is_seen(player: Player) -> None:
    drawn = player.page.locator(".figures :is(path, circle, rect, text)")
    for name, (rule, entries) in FAMILIES.items():
        puzzle = open_rules(player, rule)
        expect(panel(player)).to_contain_text(
            text("en", f"rule.{rule.wording}.meaning", **vars(rule))
        )
        if name != "words":
            expect(drawn).not_to_have_count(0)
        for cell, digit in entries.items():
            player.type(cell, str(digit))
        culprits = broken(puzzle, entries)
        expect(invalid(player)).to_have_count(len(culprits))
        assert player.conflicts() == culprits, name
        for _ in entries:
            player.button("Undo").click()
        expect(invalid(player)).to_have_count(0)


def test_wrong_entries_are_refused_and_candidates_narrowed(player: Player) -> None:
    open_rules(player, THERMOMETER)
    player.type(0, "6")
    choose_dial(player, "notes")
    expect(player.notes(1)).to_have_text("78")
    expect(player.notes(2)).to_have_text("89")
    player.type(1, "3")
    expect(player.cell(1)).not_to_have_attribute("aria-invalid", "true")
    assert player.grid()[1] == "."


DIAL = ("none", "conflicts", "forbid", "notes", "check")


def choose_dial(player: Player, name: str) -> None:
    dial = player.page.get_by_role("slider", name="Assistance")
    for _ in range(DIAL.index(name) - 1):
        dial.press("ArrowRight")


def test_the_rules_are_told_in_every_language_and_light_up_their_cells(player: Player) -> None:
    open_rules(player, THERMOMETER, rules.Ratio((9, 10)), rules.Ratio((11, 12)), rules.AntiKnight())
    expect(panel(player).get_by_role("listitem")).to_have_count(3)
    expect(panel(player)).to_contain_text("Thermometer Digits rise from the bulb to the end.")
    expect(panel(player)).to_contain_text("Black dot (2)")
    expect(player.page.locator(".status .title")).to_have_text(
        "Thermometer, black dot, anti-knight"
    )
    expect(player.cell(9)).to_have_attribute("aria-label", re.compile("black dot"))
    panel(player).get_by_role("button", name="Black dot").hover()
    expect(player.page.locator(".cell .pointer")).to_have_count(4)
    player.button("DE").click()
    expect(panel(player)).to_contain_text(text("de", "rule.thermometer.meaning"))
    player.button("CS").click()
    expect(panel(player)).to_contain_text(text("cs", "rule.anti_knight.meaning"))


@pytest.mark.parametrize("width", [360, 1280])
def test_no_violations(player: Player, width: int) -> None:
    open_rules(player, THERMOMETER, *(FAMILIES[name][0] for name in ("dot", "clue", "words")))
    player.page.set_viewport_size({"width": width, "height": 800})
    assert violations(player.page) == []


def test_the_puzzle_is_kept_with_its_rules_and_played_on_without_the_server(
    context: BrowserContext, browser: Browser, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'nonet.sqlite'}"
    server = Server(database)
    player = opened(context, server)
    installed(player)
    open_rules(player, THERMOMETER)
    player.type(0, "5")
    kept(player)
    other = opened(browser.new_context(locale="en-GB"), server)
    expect(panel(other)).to_contain_text("Digits rise from the bulb")
    other.type(2, "4")
    expect(invalid(other)).to_have_count(2)
    other.page.close()
    server.kill()
    player.page.reload()
    player.wait_for_board()
    expect(panel(player)).to_contain_text("Digits rise from the bulb")
    expect(player.page.locator(".figures.under path")).not_to_have_count(0)
    player.type(1, "4")
    expect(invalid(player)).to_have_count(2)
    player.page.context.set_offline(True)
    dialog = share(player)
    expect(dialog.get_by_text("the digits alone")).to_have_count(1)
    assert LIGHT["line.thermometer"] in saved(player.page, dialog, "SVG").decode()


def test_rules_that_are_not_known_yet_are_not_dropped_in_silence(player: Player) -> None:
    open_rules(player, THERMOMETER)
    player.type(0, "5")
    kept(player)
    player.page.evaluate(FORGET)
    player.page.route("**/api/rules", lambda route: route.abort())
    player.page.reload()
    player.wait_for_board()
    expect(panel(player)).to_contain_text("further rules, which are not known here yet")
    player.page.unroute("**/api/rules")
    player.page.evaluate("dispatchEvent(new Event('online'))")
    expect(panel(player)).to_contain_text("Digits rise from the bulb")
    player.type(1, "4")
    expect(invalid(player)).to_have_count(2)


FORGET = """Object.keys(localStorage).filter(name => name.startsWith('nonet.rules.'))
  .forEach(name => localStorage.removeItem(name))"""


@pytest.mark.parametrize(
    ("layout", "title"),
    [
        (CLASSIC.with_rules([rules.Cage(total=15, cells=(0, 1, 9))]), "Killer"),
        (named("9x9+diagonals"), "X-Sudoku"),
        (CLASSIC, "0 givens"),
    ],
)
def test_what_comes_without_a_name_is_called_what_it_is(
    player: Player, layout: Layout, title: str
) -> None:
    open_text(player, formats.write(Puzzle(layout, {}), "json"))
    expect(player.page.locator(".status .title")).to_have_text(title)


def test_puzzles_come_in_every_format(player: Player) -> None:
    for name in ("link", "sud", "fpuzzles-link", "iss", "sudokupad"):
        open_rules(player, THERMOMETER, rules.Ratio((40, 41)), format=name)
        expect(panel(player)).to_contain_text("Digits rise from the bulb to the end.")
        expect(panel(player)).to_contain_text("one is 2 times the other")
