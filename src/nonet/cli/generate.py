"""`nonet generate`: new puzzles by recipe and seed."""

import os
import secrets
import sys
from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any

import click

from nonet import api
from nonet.cli import making
from nonet.cli.card import Form, form_options, watching, write_one
from nonet.cli.exits import Exit
from nonet.cli.file_text import read_text
from nonet.cli.options import EXITS, Effort, count_option, effort_options, seed_option
from nonet.cli.run import Run
from nonet.cli.source import is_path
from nonet.engine import Control
from nonet.make import Card, Recipe
from nonet.make.demand import Need, need_of
from nonet.make.scales import SCALES
from nonet.make.series import SEEDS
from nonet.make.symmetry import SYMMETRIES
from nonet.make.teaching import why_rare

AFTERWARDS = 1.0
"""Seconds to find out what is right and wrong with the nearest when the time is up."""

LARGEST_BATCH = 256
"""The most puzzles that are made before they are written."""

EPILOG = f"""\b
Examples:
  nonet generate --level hard --symmetry rotate180
  nonet generate --givens 24 --count 10 --seed 7 -o puzzles.txt
  nonet generate --board 16x16 --level easy --pretty
  nonet generate --board killer --level medium --card
  nonet generate --board 9x9+jigsaw+diagonals --wildness 200 --format json
  nonet generate --rules thermometer,kropki --level medium
  nonet generate --rules arrow:6:3-4,sandwich:8 --givens 0-6 --deadline 30
  nonet generate --rules kropki --all-marks --level hard
  nonet generate --rating 3.0-4.2 --json
  nonet generate --needs x_wing --deadline 10
  nonet generate --scale p0-medium --card
  nonet generate --recipe "level=expert minimal=yes" --seed 1
  nonet generate --givens 17 --fresh           search for a new one
  nonet generate --givens 26 --watch           see how it is made

\b
Scales of the earlier programs:
{chr(10).join(f"  {name:<10} {scale.sentence}" for name, scale in SCALES.items())}

The same options and the same seed give the same puzzle on every machine; puzzle n of --count has
the seed of the first plus n - 1. If nothing fits by the deadline, the nearest puzzle is written
with a warning. Ctrl+C ends the search as well; what was found so far is still written, also to a
file. 'nonet verify' checks a card or its JSON.

{EXITS}"""

_WISHES = {
    "board": ("NAME", "The board: see 'nonet boards', with +jigsaw, +killer; or x, windoku."),
    "wildness": ("0-1000", "How irregular the regions of a jigsaw are."),
    "cages": ("N-M", "The number of cells in the cages of a killer."),
    "rules": ("KINDS", "Rules to add, like thermometer,kropki:10 or arrow:4-6:3 (count, cells)."),
    "sums": ("N-M", "The sums allowed in cages, sandwiches and other clues."),
    "level": ("LEVEL", "Beginner, easy, medium, tricky, hard, expert, master, extreme, beyond."),
    "rating": ("N-M", "The rating (ER) of the hardest step, like 3.0-4.2."),
    "allows": ("NAMES", "The only techniques allowed, separated by commas."),
    "needs": ("NAME", "A technique that the puzzle needs: easier ones are not enough."),
    "teaches": ("NAME", "The hardest technique of the puzzle, needed early on."),
    "givens": ("N", "The number of givens, or a range like 24-27."),
    "removed": ("N", "The number of empty cells; more than 64 mean several solutions."),
    "scale": ("NAME", "A difficulty from an earlier program; see below."),
    "symmetry": ("NAME", f"One of {', '.join(SYMMETRIES)}."),
    "pattern": ("TEXT|FILE", "The cells that are given: 81 characters, X or ."),
}


_FLAGS = {
    "all_marks": "Show every dot, X and V; where there is none, none fits.",
    "mirrored": "Add each line together with its half-turn image.",
    "needless": "Keep rules that the puzzle does not need.",
    "minimal": "Keep only givens that are needed.",
    "fresh": "With 17 givens: search for a new puzzle, which takes seconds (default: stored).",
}


def wish_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Everything that a recipe may handed over as a recipe."""

    @wraps(command)
    def wrapped(recipe: str | None, **rest: Any) -> object:
        wishes = {name: rest.pop(name) for name in _WISHES}
        said = {name: wish for name, wish in wishes.items() if wish is not None}
        said |= {name: "yes" for name in _FLAGS if rest.pop(name)}
        if recipe is not None and said:
            raise click.UsageError(f"--recipe and --{next(iter(said))} exclude each other")
        made = Recipe.of(_with_file(said)) if recipe is None else Recipe.read(recipe)
        return command(recipe=made, **rest)

    for name, (metavar, text) in reversed(_WISHES.items()):
        wrapped = click.option(f"--{name}", metavar=metavar, help=text)(wrapped)
    for name, text in reversed(_FLAGS.items()):
        wrapped = click.option(f"--{name.replace('_', '-')}", is_flag=True, help=text)(wrapped)
    return click.option(
        "--recipe", metavar="TEXT", help="The whole recipe as text, as it stands on a card."
    )(wrapped)


def _with_file(wishes: dict[str, str]) -> dict[str, str]:
    """The same wishes, the pattern read if it is a file."""
    pattern = wishes.get("pattern", "")
    if not pattern or "\n" in pattern or not is_path(pattern):
        return wishes
    return wishes | {"pattern": read_text(pattern)}


@click.command(epilog=EPILOG)
@wish_options
@count_option
@seed_option
@click.option("--watch", is_flag=True, help="Show the puzzle being made, on standard error.")
@effort_options
@form_options
def command(
    recipe: Recipe, form: Form, effort: Effort, *, count: int, seed: int | None, watch: bool
) -> int:
    """Generate new puzzles, each with exactly one solution unless a scale says otherwise."""
    run = Run(effort.deadline)
    first = secrets.randbelow(SEEDS) if seed is None else seed
    if watch:
        if count > 1:
            raise click.UsageError("--watch shows how one puzzle is made; it excludes --count")
        return _watched(run, recipe, first, form)
    made = 0
    with run.heeding_ctrl_c(), run.output(form.output.path, keep=True) as out:
        write = form.writer(recipe.board, out)
        for found in cards_of(run, recipe, first, count, effort):
            if form.card and made:
                print(file=out)
            print(write(found), file=out)
            made += 1
            if not found.fits:
                run.late = True
                run.warn(f"seed {found.seed}: {run.end}; {_about_nearest(found)}")
    if made and not (recipe.has_one_solution or form.tells_all):
        run.warn("by design there is more than one solution: each of them counts")
    if made < count:
        run.warn(f"{run.end} after {made} of {count} puzzles")
        return Exit.INTERRUPTED if run.interrupted else Exit.DEADLINE
    if run.interrupted:
        return Exit.INTERRUPTED
    return Exit.DEADLINE if run.late else Exit.FINE


def _about_nearest(card: Card) -> str:
    told = "this is the nearest that was found"
    name = card.recipe.needs
    if name is None:
        return told
    need = need_of(card.puzzle, name, card.recipe.allows, Control(AFTERWARDS))
    return f"{told}; {name} {_WORDS_OF_NEED[need]}{why_rare(name)}"


_WORDS_OF_NEED = {
    Need.FULL: "is needed",
    Need.WITH_OTHERS: "is needed, but so are harder techniques",
    Need.SPARE: "can be used, but is not needed",
    Need.NONE: "is of no use there",
}


def _watched(run: Run, recipe: Recipe, seed: int, form: Form) -> int:
    events = api.trace_making(recipe, seed, control=run.control)
    with run.heeding_ctrl_c():
        card = making.watch(events, recipe.layout, sys.stderr)
    return write_one(run, form, lambda: card)


def cards_of(run: Run, recipe: Recipe, seed: int, count: int, effort: Effort) -> Iterator[Card]:
    """Card by card as far as the time allows; on all cores, in batches that grow."""
    workers = effort.workers or os.cpu_count() or 1
    if count == 1:
        yield from filter(None, [run.finish(lambda: _one(run, recipe, seed, workers))])
        return
    done, size = 0, workers
    while done < count and not run.stopped:
        size = min(size, count - done)
        batch = run.finish(lambda: _many(run, recipe, seed + done, size, workers))  # noqa: B023
        run.progress.hide()
        yield from filter(None, batch)
        done += size
        run.progress.words = f"{done:,} of {count:,} puzzles"
        size = min(2 * size, LARGEST_BATCH)


def _one(run: Run, recipe: Recipe, seed: int, workers: int) -> Card | None:
    if recipe.fresh:
        run.progress.counted = "{nodes:,} puzzles on the way to 17 givens"
    return api.generate(recipe, seed, workers=workers, watch=watching(run), control=run.control)


def _many(run: Run, recipe: Recipe, seed: int, count: int, workers: int) -> list[Card | None]:
    return list(api.generate_many(recipe, seed, count, workers, control=run.control))
