"""The entry point of `nonet`: finds the command, and turns every way to fail into one sentence."""

import os
import signal
import sys
from collections.abc import Sequence
from importlib import import_module

import click

from nonet.cli.exits import Exit
from nonet.cli.sink import leave_quietly
from nonet.errors import NonetError
from nonet.extras import extras

COMMANDS = {
    "generate": "Generate new puzzles on any board, at any level.",
    "daily": "Generate the puzzle of the day, the same for everyone.",
    "challenge": "Generate one of 81 challenges; challenge N has N empty cells.",
    "teach": "Generate puzzles that teach a technique.",
    "solve": "Solve puzzles on any board.",
    "count": "Count the solutions.",
    "hint": "Suggest the next step in a game.",
    "explain": "Explain a solution step by step, as a person would find it.",
    "review": "Look back at a game: pauses, mistakes and guesses.",
    "check": "Check a puzzle for mistakes and for a unique solution.",
    "analyse": "Analyse a puzzle for its setter: clashes, level, what to add or drop.",
    "survey": "Count the solutions with each digit in each cell.",
    "rate": "Rate how hard puzzles are.",
    "verify": "Check the cards of generated puzzles.",
    "canonical": "Find the canonical form of 9x9 puzzles.",
    "batch": "Process puzzles by the million, on all cores or on a cluster.",
    "convert": "Convert puzzles to another format.",
    "print": "Print sheets of puzzles as PDF.",
    "book": "Make a book of puzzles as PDF.",
    "course": "Print lessons with exercises, or the whole course as a book.",
    "draw": "Draw a puzzle as SVG, PDF or PNG.",
    "play": "Play in the browser.",
    "formats": "List the formats that can be read and written.",
    "boards": "List the boards that have a name.",
    "rules": "List the kinds of rules beyond houses.",
}
"""The commands in the order of the help. Each is imported only when it is called."""

EPILOG = """\b
Examples:
  nonet solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  nonet solve puzzles.sdm > solved.txt
  zcat many.txt.gz | nonet count --limit 2 -
  nonet check --json puzzle.json
  nonet hint --language de game.sud
  nonet rate --csv collection.sdm
  nonet convert --to fpuzzles puzzle.sdk
  nonet generate --level hard --symmetry rotate180 --seed 7
  nonet print --count 12 --per-page 4 --level hard --solutions end -o sheet.pdf
  nonet play
\b
Exit codes:
  0    solved, or everything is fine
  1    no solution, or several where one was required
  2    bad input or a bad option
  3    the deadline passed
  130  stopped by Ctrl+C

NONET_DEBUG=1 shows where an error came from. NO_COLOR=1 switches colours off.
"""


class _Commands(click.Group):
    """Commands that are imported when they are called, so that the help comes at once."""

    def list_commands(self, _: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, _: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"nonet.cli.{cmd_name}").command
        return command

    def format_commands(self, _: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def _show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version  # noqa: PLC0415  (costs more than all the rest)

        click.echo(f"nonet {version('nonet')}")
        ctx.exit()


@click.group(cls=_Commands, epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version,
    help="Show the version and exit.",
)  # fmt: skip
def nonet() -> None:
    """Sudoku on every board: generate, solve, count, check, rate, convert, play.

    A puzzle is given as text, as a file, or on standard input ('-'). 'nonet COMMAND --help'
    describes each command.
    """


def main(args: Sequence[str] | None = None) -> None:
    """Runs the command line and ends the program with its exit code."""
    signal.signal(signal.SIGTERM, _end)
    sys.exit(run(sys.argv[1:] if args is None else args))


def _end(*_: object) -> None:
    """Ends like Ctrl+C does; where that is not heard, as in background jobs, at once."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.raise_signal(signal.SIGINT)
        return
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.raise_signal(signal.SIGTERM)


def run(args: Sequence[str]) -> int:
    """Runs one command and returns its exit code; only `NONET_DEBUG` lets an exception out."""
    try:
        with extras():
            code = nonet.main(list(args), prog_name="nonet", standalone_mode=False)
        sys.stdout.flush()
        return code or Exit.FINE
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except Exception as error:
        if os.environ.get("NONET_DEBUG"):
            raise
        return _explain(error)


def _explain(error: Exception) -> int:
    match error:
        case click.Abort():
            return Exit.INTERRUPTED
        case BrokenPipeError():
            return leave_quietly()
        case click.ClickException():
            error.show()
            return error.exit_code
        case NonetError():
            return _say(str(error), Exit.BAD_INPUT)
        case OSError():
            return _say(_describe_os_error(error), Exit.BAD_INPUT)
        case _:
            kind = type(error).__name__
            return _say(f"a bug in Nonet, please report it: {kind}: {error}", Exit.FAULT)


def _describe_os_error(error: OSError) -> str:
    """What the system complains about, and about which file."""
    reason = (error.strerror or str(error)).lower()
    return f"{error.filename}: {reason}" if error.filename else reason


def _say(message: str, code: Exit) -> int:
    click.echo(f"nonet: {message}", err=True)
    return code
