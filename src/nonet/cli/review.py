"""`nonet review`: the course of a game that was played, turn by turn."""

import json
from collections.abc import Iterator

import click

from nonet import api
from nonet.api.teaching import hint_at
from nonet.cli.file_text import read_text
from nonet.cli.language import language_option, printable
from nonet.cli.options import EXITS, Effort, effort_options, output_option
from nonet.cli.run import Run
from nonet.core.layout import Layout
from nonet.core.symbols import symbol_of
from nonet.reviews import Review, Turn
from nonet.words import Language, technique_name, text

EPILOG = f"""\b
Examples:
  nonet review game.json                   a game saved with 'Save' or from /api/games
  nonet review --language de game.json
  nonet review --json game.json

Each line is a digit that was entered: when, after how long, the hardest technique needed to find
it, and the easiest step at that moment. 'deduced' means that it follows from the board by
techniques not much harder than the puzzle, 'guessed' that it does not, 'wrong' that it is wrong.

{EXITS}"""


@click.command(epilog=EPILOG)
@click.argument("file", metavar="FILE")
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object.")
@output_option
@language_option
@effort_options
def command(
    effort: Effort, *, file: str, as_json: bool, output: str | None, language: Language
) -> int:
    """Review a game: pauses, mistakes and guesses, and the steps that were available."""
    run = Run(effort.deadline)
    game = api.saving.read_game(read_text(file), file)
    found = run.finish(lambda: api.review(game, control=run.control))
    run.progress.hide()
    run.late |= not found.is_whole
    with run.output(output) as out:
        if as_json:
            print(json.dumps(_tree(found), ensure_ascii=False), file=out)
        else:
            for line in _lines(found, language):
                print(printable(line, out), file=out)
    return run.code


def _lines(found: Review, language: Language) -> Iterator[str]:
    layout = found.game.origin.layout
    for turn in found.turns:
        digits = _digits(layout, turn)
        name = technique_name(language, turn.technique) if turn.technique else ""
        mark = "!" if turn.is_moment else " "
        times = f"{mark} {_clock(turn.at)} +{_clock(turn.time)}"
        yield f"{times} {digits:<9} {turn.verdict.value:<8} {name}".rstrip()
        if turn.is_moment and turn.position and turn.easiest:
            yield f"    {hint_at(turn.position, turn.easiest, language)}"
    if found.to_practise:
        yield text(language, "review.practise", name=technique_name(language, found.to_practise))


def _digits(layout: Layout, turn: Turn) -> str:
    pairs = (f"{layout.cell_name(cell)}={symbol_of(digit)}" for cell, digit in turn.placements)
    return " ".join(pairs)


def _clock(milliseconds: int) -> str:
    minutes, seconds = divmod(milliseconds // 1000, 60)
    return f"{minutes}:{seconds:02}"


def _tree(found: Review) -> dict[str, object]:
    layout = found.game.origin.layout
    return {
        "status": found.status.value,
        "rating": found.rating.er if found.rating else None,
        "won": found.game.is_won,
        "score": found.score,
        "turns": [_turn_tree(layout, turn) for turn in found.turns],
        "techniques": [
            {
                "technique": one.technique,
                "found": one.found,
                "hinted": one.hinted,
                "missed": one.missed,
                "cost": one.cost,
            }
            for one in found.results
        ],
    }


def _turn_tree(layout: Layout, turn: Turn) -> dict[str, object]:
    return {
        "move": turn.number,
        "digits": _digits(layout, turn),
        "at": turn.at,
        "time": turn.time,
        "verdict": turn.verdict.value,
        "technique": turn.technique or None,
        "easiest": turn.easiest.technique if turn.easiest else None,
        "hints": turn.hints,
        "pause": turn.is_pause,
    }
