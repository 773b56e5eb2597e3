"""`nonet analyse`: what there is to say about a puzzle while it is being set."""

import json
from collections.abc import Iterable, Iterator, Sequence

import click

from nonet import studio
from nonet.api.analysing import PATIENCE
from nonet.api.arguments import as_puzzle
from nonet.cli.options import EXITS, Effort, Input, Output, puzzle_options
from nonet.cli.run import Run
from nonet.cli.source import Source
from nonet.core.puzzle import Puzzle
from nonet.core.symbols import symbol_of, write_line
from nonet.engine import Control
from nonet.formats.rule_tree import tree_of_rule
from nonet.logic import Candidate
from nonet.logic.rating import Rating
from nonet.studio import Analysis, Part, Suggestion
from nonet.studio.words import clash_text, part_text
from nonet.words import rule_name, technique_name

SHOWN = 8
"""The number of suggestions that are shown; JSON has more."""

EPILOG = f"""\b
Examples:
  nonet analyse puzzle.json
  nonet analyse --parts solutions,rating puzzle.json
  nonet analyse --json --deadline 60 drafts.jsonl

\b
Parts: solutions, candidates, clash, rating, way, idle_rules, needless,
suggestions. If there are too many solutions to count, their number is
estimated, with a 95 % confidence range. A clash is a minimal set of givens
and rules that contradict each other. Each puzzle takes ten seconds at most
unless --deadline says otherwise.

{EXITS}"""


class Parts(click.ParamType[list[str]]):
    """Names of parts with commas."""

    name = "parts"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> list[str]:
        """The names."""
        found = [part.strip() for part in str(value).split(",")]
        for part in found:
            if part not in studio.PARTS:
                self.fail(f"{part!r} is none of {', '.join(studio.PARTS)}", param, ctx)
        return found


@click.command(epilog=EPILOG)
@click.option("--parts", type=Parts(), metavar="PART,...", help="Show only these parts.")
@puzzle_options
def command(given: Input, output: Output, effort: Effort, *, parts: list[str] | None) -> int:
    """Analyse puzzles for their setter: solutions, clashes, level, what to add or drop."""
    run = Run(effort.deadline)
    source = Source(given.puzzles, given.format, given.board)
    wanted = [part for part in studio.PARTS if parts is None or part in parts]
    patience = PATIENCE if effort.deadline is None else effort.deadline

    def work(puzzles: Sequence[str | Puzzle]) -> list[tuple[Puzzle, Analysis]]:
        read = [as_puzzle(puzzle) for puzzle in puzzles]
        return [(it, studio.analyse(it, Control(patience, run.control), wanted)) for it in read]

    with run.output(output.path) as out:
        for number, (_, (puzzle, found)) in enumerate(run.through(source, work), 1):
            run.failed |= found.solutions is not None and found.solutions.number == 0
            if output.as_json:
                print(json.dumps({"number": number, **tree_of(puzzle, found)}), file=out)
                continue
            if number > 1:
                print(file=out)
            print(
                "\n".join(f"{title:<11}{text}" for title, text in _lines(puzzle, found)), file=out
            )
    return run.code


def _lines(puzzle: Puzzle, found: Analysis) -> Iterator[tuple[str, str]]:
    if found.solutions:
        yield "solutions", _solutions(found.solutions)
    if found.clash:
        yield "clash", clash_text("en", puzzle, found.clash)
        if not found.clash.minimal:
            yield "", "(there was no time to leave out more)"
    if found.rating:
        yield "level", _rating(found.rating)
    if found.way:
        yield "way", _way(found.way)
    if found.idle_rules and found.idle_rules.rules:
        idle = (Part("rule", number) for number in found.idle_rules.rules)
        yield "unused", ", ".join(part_text("en", puzzle, part) for part in idle)
    if found.needless:
        yield "needless", _needless(puzzle, found.needless)
    for one in (found.suggestions.suggestions if found.suggestions else ())[:SHOWN]:
        yield "add", ", ".join(_additions(puzzle, one))


def _solutions(found: studio.Solutions) -> str:
    if found.number is not None:
        return str(found.number)
    if found.estimate:
        guess = found.estimate
        return f"about {guess.number:.2g}, from {guess.low:.2g} to {guess.high:.2g}"
    return f"at least {found.least}: stopped"


def _rating(found: Rating) -> str:
    if found.level is None:
        return "not rated: stopped"
    name = technique_name("en", found.hardest_technique) if found.hardest_technique else ""
    return f"{found.level}: {found} {name}, score {found.score}"


def _way(found: studio.Way) -> str:
    steps = f"{len(found.steps)} step{'s' * (len(found.steps) != 1)}"
    if found.hardest is not None:
        name = technique_name("en", found.steps[found.hardest].technique)
        steps += f", hardest {1 + found.hardest}: {name} ({found.curve[found.hardest]})"
    if found.solved:
        return steps
    return f"{steps}; then {found.digits.count(0)} cells are open and nothing follows"


def _needless(puzzle: Puzzle, found: studio.Needless) -> str:
    told = [part_text("en", puzzle, part) for part in found.parts]
    told += [] if found.whole else ["perhaps more: stopped"]
    return ", ".join(told) or "nothing"


def _additions(puzzle: Puzzle, one: Suggestion) -> Iterator[str]:
    layout = puzzle.layout
    for cell, digit in one.givens:
        yield f"{layout.cell_name(cell)}={symbol_of(digit)}"
    for rule in one.rules:
        yield f"{rule_name('en', rule)} {'-'.join(map(layout.cell_name, rule.all_cells))}"


def tree_of(puzzle: Puzzle, found: Analysis) -> dict[str, object]:
    """An analysis as objects, arrays, strings and numbers; null where it does not apply."""
    return {
        "solutions": found.solutions and _solutions_tree(found.solutions),
        "candidates": found.candidates and _candidates_tree(puzzle, found.candidates),
        "clash": found.clash
        and {
            "parts": _parts(puzzle, found.clash.parts),
            "minimal": found.clash.minimal,
            "text": clash_text("en", puzzle, found.clash),
        },
        "rating": found.rating and _rating_tree(found.rating),
        "way": found.way and _way_tree(found.way),
        "idle_rules": found.idle_rules and found.idle_rules.rules,
        "needless": found.needless
        and {"parts": _parts(puzzle, found.needless.parts), "whole": found.needless.whole},
        "suggestions": found.suggestions
        and {
            "lists": [_suggestion_tree(puzzle, one) for one in found.suggestions.suggestions],
            "proven": found.suggestions.proven,
        },
    }


def _solutions_tree(found: studio.Solutions) -> dict[str, object]:
    guess = found.estimate
    return {
        "status": found.status.value,
        "number": found.number,
        "least": found.least,
        "estimate": guess and guess.number,
        "range": guess and [guess.low, guess.high],
    }


def _candidates_tree(puzzle: Puzzle, found: studio.Candidates) -> dict[str, object]:
    size = puzzle.layout.size

    def by_cell(masks: Iterable[int]) -> dict[str, str]:
        return {
            puzzle.layout.cell_name(cell): "".join(
                symbol_of(digit) for digit in range(1, size + 1) if mask >> (digit - 1) & 1
            )
            for cell, mask in enumerate(masks)
        }

    return {
        "true": by_cell(found.masks),
        "undecided": by_cell(found.undecided),
        "counts": found.counts,
        "of": found.of,
        "method": found.method,
    }


def _rating_tree(found: Rating) -> dict[str, object]:
    return {"level": found.level, "er": found.er, "ep": found.ep, "ed": found.ed,
            "technique": found.hardest_technique, "score": found.score}  # fmt: skip


def _way_tree(found: studio.Way) -> dict[str, object]:
    steps = zip(found.steps, found.curve, strict=True)
    return {
        "solved": found.solved,
        "steps": [{"technique": step.technique, "difficulty": hard} for step, hard in steps],
        "hardest": found.hardest,
        "steepest": found.steepest,
        "digits": write_line(found.digits),
    }


def _parts(puzzle: Puzzle, parts: Iterable[Part]) -> list[dict[str, object]]:
    return [
        {
            "kind": part.kind,
            "number": part.number,
            "cells": [puzzle.layout.cell_name(cell) for cell in part.cells(puzzle)],
            "text": part_text("en", puzzle, part),
        }
        for part in parts
    ]


def _suggestion_tree(puzzle: Puzzle, one: Suggestion) -> dict[str, object]:
    def name(candidate: Candidate) -> str:
        return f"{puzzle.layout.cell_name(candidate.cell)}={symbol_of(candidate.digit)}"

    return {"givens": list(map(name, one.givens)), "rules": list(map(tree_of_rule, one.rules))}
