"""`nonet course`: the lessons, one on a sheet or all of them in a book, with exercises."""

import click

from nonet import api
from nonet.cli.exits import Exit
from nonet.cli.language import language_option, printable
from nonet.cli.options import EXITS, Seconds, pdf_option, seed_option
from nonet.cli.run import Run
from nonet.cli.sink import check_target
from nonet.lessons.course import Chapter, chapter_title, course, reading_title
from nonet.lessons.skills import skills
from nonet.paper import CourseSetup
from nonet.words import Language

EPILOG = f"""\b
Examples:
  nonet course                                  list the chapters and lessons
  nonet course x_wing -o x-wing.pdf             a lesson as a sheet with exercises and solutions
  nonet course --count 12 --seed 7 pointing -o sheet.pdf
  nonet course fish wings --language cs -o kapitoly.pdf
  nonet course --paper A5 -o course.pdf         the whole course as a book

A sheet or a book has the lesson, exercises, and their solutions at the end. The exercises are the
same as on the page for the same seed; the same options give the same file, byte for byte.

{EXITS}"""


@click.command(epilog=EPILOG)
@click.argument("names", nargs=-1, metavar="[LESSON|CHAPTER]...")
@pdf_option
@click.option(
    "--count", type=click.IntRange(0, 20), default=6, show_default=True,
    help="The number of exercises of each lesson.",
)  # fmt: skip
@seed_option
@click.option(
    "--paper", default="A4", show_default=True, metavar="SIZE", help="A3, A4, A5, Letter."
)
@click.option(
    "--address",
    default="",
    metavar="URL",
    help="The address of a Nonet page; each sheet gets a QR code that leads there.",
)
@click.option("--colour", is_flag=True, help="Print in colour instead of black and white.")
@click.option("--deadline", type=Seconds(), metavar="SECONDS", help="Stop after this many seconds.")
@language_option
def command(
    names: tuple[str, ...],
    *,
    output: str | None,
    count: int,
    seed: int | None,
    paper: str,
    address: str,
    colour: bool,
    deadline: float | None,
    language: Language,
) -> int:
    """Print lessons with exercises as PDF; without arguments, list the course."""
    run = Run(deadline)
    if output is None and not names:
        return _list(run, language)
    check_target(output, "PDF")
    setup = CourseSetup(names, language, seed or 1, count, paper, address, colour)
    data = run.finish(
        lambda: api.course_pdf(
            setup,
            watch=lambda done, total: run.progress.count(done, total, "lessons"),
            control=run.control,
        )
    )
    return run.write_whole(output, data)


def _list(run: Run, language: Language) -> int:
    """Chapters with their lessons, by the names that the command takes."""
    with run.output(None) as out:
        for chapter in course():
            title = printable(chapter_title(language, chapter.name), out)
            print(f"{chapter.name:<38} {title}", file=out)
            for name, lesson in _lessons(chapter, language):
                print(f"  {name:<36} {printable(lesson, out)}", file=out)
    return Exit.FINE


def _lessons(chapter: Chapter, language: Language) -> list[tuple[str, str]]:
    read = [(name, reading_title(language, name)) for name in chapter.readings]
    return read + [(name, skills()[name].title(language)) for name in chapter.skills]
