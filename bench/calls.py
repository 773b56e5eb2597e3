"""What does not depend on a peer: a single call, how fast a search stops, and printing."""

import threading
import time
from statistics import median

import nonet
from bench.measure import seconds_of
from nonet.core import shapes
from nonet.draw import pdf
from nonet.make import Recipe
from nonet.paper import BookRecipe, Chapter, Setup, book

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def single_call() -> float:
    """Seconds of `nonet.solve` on an easy puzzle that is given as text."""
    return median(seconds_of(lambda: nonet.solve(EASY)) for _ in range(9))


def cancel_delay(board: str) -> float:
    """The longest of several waits, in seconds, from a cancel to the end of the search."""
    return max(_one_cancel(nonet.Puzzle(shapes.named(board), {})) for _ in range(5))


def _one_cancel(puzzle: nonet.Puzzle) -> float:
    control = nonet.Control()
    worker = threading.Thread(target=nonet.count, args=(puzzle,), kwargs={"control": control})
    worker.start()
    time.sleep(0.05)
    begin = time.perf_counter()
    control.cancel()
    worker.join()
    return time.perf_counter() - begin


def printing(count: int = 1000) -> float:
    """Seconds to lay out so many ready puzzles as PDF, 4 per page, with solutions at the end."""
    cards = nonet.generate_many("givens=28", 1, count)
    puzzles = [card.puzzle for card in cards if card]
    setup = Setup(per_page=4, solutions="end")
    return seconds_of(lambda: nonet.print_pdf(puzzles, setup))


def book_pages(pages: int = 400) -> float:
    """Seconds to lay out a book of about so many pages whose puzzles are there already."""
    recipe = BookRecipe(title="Bench", chapters=(Chapter(pages - 30, Recipe(level="easy")),))
    chapters = book.make_chapters(recipe, nonet.Control())
    assert chapters
    return seconds_of(
        lambda: pdf.write_pages(
            book.book_pages(recipe, chapters, nonet.Control()), book.details(recipe)
        )
    )
