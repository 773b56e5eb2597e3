"""Puzzles on paper: sheets and books as PDF, in one call."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Union

from nonet import engine
from nonet.api.arguments import Game, as_control, as_sheet, as_watch
from nonet.catalogue import Message
from nonet.core.sheet import Sheet
from nonet.engine import Control
from nonet.errors import NonetError
from nonet.extras import extras
from nonet.make import Card

if TYPE_CHECKING:  # what makes PDF files takes long to import
    from nonet.draw.document import Page
    from nonet.paper import BookRecipe, CourseSetup, Piece, Setup
    from nonet.paper.book import Watch as BookWatch
    from nonet.paper.course import Watch as CourseWatch

Printable = Union[Game, Card, "Piece"]
"""A puzzle, a half-played game, the text of either, the card of a generated puzzle, or a piece that
knows its number and more already."""

Watch = Callable[[int], None]
"""Is told the number of pages so far."""


def print_pdf(
    puzzles: Iterable[Printable],
    setup: "Setup | None" = None,
    *,
    watch: Watch | None = None,
    deadline: float | None = None,
    control: Control | None = None,
) -> bytes | None:
    """Sheets of puzzles as a PDF file; None when stopped before it was complete.

    The same puzzles and the same setup give the same bytes.

    >>> from nonet.paper import Setup
    >>> data = print_pdf(["..3..4...1....2."], Setup(paper="A5", solutions="under"))
    >>> data[:5]
    b'%PDF-'
    """
    with extras():
        from nonet import draw, paper  # noqa: PLC0415  (as above)
        from nonet.draw import pdf  # noqa: PLC0415
    from nonet.draw.document import Details  # noqa: PLC0415
    from nonet.formats.links.link import link_to  # noqa: PLC0415
    from nonet.formats.pictures import carried  # noqa: PLC0415

    setup, watch = _as_setup(setup), as_watch(watch)
    control = as_control(deadline, control) or Control()
    pieces = as_pieces(puzzles, solved=setup.solutions not in ("none", "way"), control=control)

    def link_of(piece: "Piece") -> str:
        return link_to(setup.address, Sheet(piece.puzzle)) if setup.address else ""

    details = Details(
        title=setup.title or "Sudoku",
        language=setup.language,
        duplex=setup.sheet.turning if setup.solutions == "back" else None,
        puzzles=carried.write(piece.sheet for piece in paper.shown(pieces, setup)),
    )
    pages = watched(paper.pages(pieces, setup, link_of, control), watch, control)
    palette = draw.palette_named(setup.look)
    return _unless_stopped(lambda: pdf.write_pages(pages, details, palette))


def book_pdf(
    recipe: "BookRecipe | str",
    *,
    watch: "BookWatch | None" = None,
    deadline: float | None = None,
    control: Control | None = None,
) -> bytes | None:
    """A book as a PDF file, by a recipe or its TOML; None when stopped before it was complete.

    The same recipe gives the same bytes.

    >>> data = book_pdf('''
    ... title = "Tiny Sudoku"
    ... [[chapters]]
    ... board = "4x4"
    ... count = 4
    ... ''')
    >>> data[:5]
    b'%PDF-'
    """
    with extras():
        from nonet import draw  # noqa: PLC0415  (as above)
        from nonet.draw import pdf  # noqa: PLC0415
        from nonet.paper import BookRecipe, book  # noqa: PLC0415
    from nonet.formats.pictures import carried  # noqa: PLC0415

    control, watch = as_control(deadline, control) or Control(), as_watch(watch)
    if not isinstance(recipe, (BookRecipe, str)):
        raise NonetError("error.not_a_recipe", got=recipe)
    recipe = BookRecipe.read(recipe) if isinstance(recipe, str) else recipe
    chapters = book.make_chapters(recipe, control, watch)
    if chapters is None:
        return None
    pages = watched(book.book_pages(recipe, chapters, control, watch), None, control)
    puzzles = carried.write(Sheet(card.puzzle) for chapter in chapters for card in chapter.cards)
    details = replace(book.details(recipe), puzzles=puzzles)
    palette = draw.palette_named("light" if recipe.colour else "print")
    return _unless_stopped(lambda: pdf.write_pages(pages, details, palette))


def _unless_stopped(write: Callable[[], bytes]) -> bytes | None:
    try:
        return write()
    except StoppedError:
        return None


def course_pdf(
    setup: "CourseSetup | None" = None,
    *,
    watch: "CourseWatch | None" = None,
    deadline: float | None = None,
    control: Control | None = None,
) -> bytes | None:
    """The course as a PDF file, or a lesson of it; None when stopped before it was complete.

    Each lesson has exercises, whose solutions stand at the end. The same setup gives the same
    bytes.

    >>> from nonet.paper import CourseSetup
    >>> data = course_pdf(CourseSetup(("x_wing",), count=2, language="de"))
    >>> data[:5]
    b'%PDF-'
    """
    with extras():
        from nonet import draw  # noqa: PLC0415  (as above)
        from nonet.draw import pdf  # noqa: PLC0415
        from nonet.paper import CourseSetup, course  # noqa: PLC0415

    control, watch = as_control(deadline, control) or Control(), as_watch(watch)
    setup = CourseSetup() if setup is None else setup
    if not isinstance(setup, CourseSetup):
        wanted = Message("wanted.course_setup")
        raise NonetError("error.expected", where="setup", wanted=wanted, got=setup)
    made = course.make_exercises(setup, control, watch)
    if made is None:
        return None
    try:
        return pdf.write_pages(
            watched(course.course_pages(setup, made), None, control),
            course.details(setup),
            draw.palette_named("light" if setup.colour else "print"),
        )
    except StoppedError:
        return None


def _as_setup(setup: "Setup | None") -> "Setup":
    from nonet.paper import Setup  # noqa: PLC0415  (as above)

    if setup is not None and not isinstance(setup, Setup):
        wanted = Message("wanted.setup")
        raise NonetError("error.expected", where="setup", wanted=wanted, got=setup)
    return setup or Setup()


class StoppedError(Exception):
    """The work was stopped; this never leaves the library."""


def watched(pages: "Iterator[Page]", watch: Watch | None, control: Control) -> "Iterator[Page]":
    """The same pages, as long as nobody stops the work."""
    for number, page in enumerate(pages, 1):
        if control.seconds_left == 0:
            raise StoppedError
        yield page
        if watch:
            watch(number)


def as_pieces(
    puzzles: Iterable[Printable], *, solved: bool = True, control: Control | None = None
) -> "list[Piece]":
    """Puzzles as they are printed, numbered; solutions are found where they are not known.

    A puzzle that has none goes without; of several it gets the first.
    """
    if isinstance(puzzles, str) or not isinstance(puzzles, Iterable):
        raise NonetError("error.not_many_puzzles", got=puzzles)
    pieces = [_piece(puzzle, number) for number, puzzle in enumerate(puzzles, 1)]
    if not pieces:
        raise NonetError("error.nothing_to_print")
    return _solved(pieces, control) if solved else pieces


def _piece(puzzle: Printable, number: int) -> "Piece":
    from nonet.paper import Piece, pieces_of  # noqa: PLC0415  (as above)

    if isinstance(puzzle, Piece):
        return puzzle
    if isinstance(puzzle, Card):
        return next(pieces_of([puzzle], number))
    try:
        return Piece.of(as_sheet(puzzle), number)
    except NonetError as error:
        raise NonetError("place.puzzle", number=number, reason=error) from error


def _solved(pieces: "Sequence[Piece]", control: Control | None) -> "list[Piece]":
    unsolved = [piece.puzzle for piece in pieces if not piece.solution]
    results = iter(engine.solve_many(unsolved, None, control))
    return [
        piece if piece.solution else replace(piece, solution=next(results).solution or b"")
        for piece in pieces
    ]
