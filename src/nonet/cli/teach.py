"""`nonet teach`: puzzles that teach a technique, and where in them it is needed."""

import json
import os
import secrets
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TextIO

import click

from nonet import api, draw
from nonet.api import Lesson, cards
from nonet.api.teaching import hint_at
from nonet.cli.card import Form, form_options, watching
from nonet.cli.exits import Exit
from nonet.cli.guide import show, tree_of
from nonet.cli.language import language_option, printable
from nonet.cli.options import EXITS, Effort, count_option, effort_options, seed_option
from nonet.cli.run import Run
from nonet.cli.sink import open_sink
from nonet.engine import Control
from nonet.engine.classic import is_classic
from nonet.hints import Hint, picture
from nonet.logic import LADDER
from nonet.make.series import SEEDS
from nonet.make.teaching import why_rare
from nonet.words import Language, technique_name, text

PATIENCE = 60.0
"""Seconds that the search for one puzzle may take, unless the user says otherwise."""

EPILOG = f"""\b
Examples:
  nonet teach                                   list the techniques
  nonet teach x_wing                            a puzzle that needs an X-wing
  nonet teach x_wing --step                     ... and where, with the step explained
  nonet teach skyscraper --count 5 --seed 7 --step --language de
  nonet teach swordfish --svg steps/            draw the step: steps/001.svg
  nonet teach innie --pretty                    a killer: the board suits the technique
  nonet teach kraken_fish_1 --exercise --step   a position in which to find it, and the answer

The techniques up to this one solve such a puzzle, the easier ones alone do not, and it is needed
before two fifths of the cells are filled (BUG and avoidable rectangles, which need filled cells,
later). The same seed gives the same puzzle; puzzle n of --count has the seed of the first plus n -
1. Some techniques are hardly ever the hardest of a puzzle: then the search ends with the nearest
puzzle, or with none.

{EXITS}"""


@click.command(epilog=EPILOG)
@click.argument("technique", required=False)
@count_option
@seed_option
@click.option(
    "--board", metavar="NAME", help="The board (default: the best one for the technique)."
)
@click.option(
    "--step", is_flag=True, help="Show where the technique is needed, and explain the step."
)
@click.option("--svg", metavar="FOLDER", help="Draw each step into a file of the folder.")
@click.option(
    "--exercise", is_flag=True, help="Show positions in which to find it: at once, for all of them."
)
@language_option
@effort_options
@form_options
def command(
    form: Form,
    effort: Effort,
    *,
    technique: str | None,
    count: int,
    seed: int | None,
    board: str | None,
    step: bool,
    svg: str | None,
    exercise: bool,
    language: Language,
) -> int:
    """Generate puzzles that teach TECHNIQUE; without one, list all techniques."""
    run = Run(effort.deadline)
    if technique is None:
        return _list(run, form, language)
    first = secrets.randbelow(SEEDS) if seed is None else seed
    if exercise:
        return _practise(run, form, technique, range(first, first + count), language, told=step)
    lessons = (_teach(run, effort, technique, first + number, board) for number in range(count))
    with run.output(form.output.path) as out:
        for number, lesson in enumerate(_found(lessons, run, technique)):
            hint = lesson.hint(language)
            if number and (step or form.card):
                print(file=out)
            shown = hint if step or form.output.as_json else None
            for part in _written(lesson, shown, form, language, out):
                print(part, file=out)
            if svg:
                _draw(hint, Path(svg), number + 1)
    return run.code


def _found(lessons: Iterable[Lesson | None], run: Run, technique: str) -> Iterator[Lesson]:
    """The lessons up to one that was not found in time; what they lack is said after each."""
    for lesson in lessons:
        if lesson is None:
            run.warn(
                f"no puzzle was found in time that teaches {technique}{why_rare(technique)}; "
                "--exercise shows positions in which it is found",
            )
            run.late = True
            return
        yield lesson
        if not lesson.card.fits:
            run.late = True
            run.warn(_about_nearest(lesson))


def _practise(
    run: Run, form: Form, technique: str, seeds: range, language: Language, *, told: bool
) -> int:
    """Positions from the stock; the answer is told where it is wanted."""
    with run.output(form.output.path) as out:
        for number, seed in enumerate(seeds):
            made = api.exercise(technique, seed)
            hint = hint_at(made.position, made.steps[0], language)
            if form.output.as_json:
                tree = tree_of(hint, "everything") if told else {}
                position = api.write(hint.sheet, "json")
                print(json.dumps({"position": json.loads(position), "seed": seed} | tree), file=out)
                continue
            if number:
                print(file=out)
            print(_moment(hint if told else replace(hint, step=None), form, out), file=out)
            if told:
                print(printable(hint.everything, out), file=out)
    return run.code


def _teach(run: Run, effort: Effort, technique: str, seed: int, board: str | None) -> Lesson | None:
    control = Control(PATIENCE if effort.deadline is None else None, run.control)
    lesson = run.finish(
        lambda: api.teach(
            technique,
            seed,
            board=board,
            workers=effort.workers or os.cpu_count() or 1,
            watch=watching(run),
            control=control,
        )
    )
    run.progress.hide()
    return lesson


def _written(
    lesson: Lesson, hint: Hint | None, form: Form, language: Language, out: TextIO
) -> Iterator[str]:
    """The puzzle, and the step where it is wanted."""
    if form.output.as_json and hint:
        moment = {"filled": lesson.filled, "hint": tree_of(hint, "everything")}
        yield json.dumps(cards.as_tree(lesson.card) | moment, ensure_ascii=False)
        return
    yield form.writer(lesson.card.recipe.board, out)(lesson.card)
    if hint:
        yield f"{printable(_when(lesson, language), out)}:"
        yield _moment(hint, form, out)
        yield printable(hint.everything, out)


def _moment(hint: Hint, form: Form, out: TextIO) -> str:
    """The board at that moment: drawn, or with its candidates where they can be written."""
    if not form.output.is_pretty(out) and is_classic(hint.sheet.puzzle.layout):
        return api.write(hint.sheet, "candidates").removesuffix("\n")
    return show(hint, "everything", out)


def _when(lesson: Lesson, language: Language) -> str:
    name = technique_name(language, lesson.technique)
    empty = lesson.card.puzzle.givens.count(0)
    return text(language, "lesson.when", technique=name, filled=lesson.filled, empty=empty)


def _about_nearest(lesson: Lesson) -> str:
    told = f"seed {lesson.card.seed}: the nearest that was found; {_when(lesson, 'en')}"
    if lesson.is_enough:
        return told
    return f"{told}, and harder techniques afterwards{why_rare(lesson.technique)}"


def _draw(hint: Hint, folder: Path, number: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with open_sink(str(folder / f"{number:03}.svg")) as file:
        file.write(draw.svg.write(picture(hint)))


def _list(run: Run, form: Form, language: Language) -> int:
    """All techniques that can be taught, in the order of the ladder."""
    with run.output(form.output.path) as out:
        for one in LADDER:
            if not one.joined:
                title = printable(technique_name(language, one.name), out)
                print(f"{one.name:<36} {one.level:<8} {title}", file=out)
    return Exit.FINE
