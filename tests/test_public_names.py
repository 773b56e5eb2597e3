"""The names that other programs may rely on."""

import nonet

NAMES = [
    "Act",
    "Additions",
    "Cage",
    "Card",
    "Control",
    "Count",
    "Event",
    "Exercise",
    "FormatError",
    "House",
    "Layout",
    "LayoutError",
    "Lesson",
    "NonetError",
    "Puzzle",
    "PuzzleError",
    "Rating",
    "Recipe",
    "Result",
    "Sheet",
    "Status",
    "Survey",
    "additions",
    "book_pdf",
    "candidates",
    "canonical",
    "challenge",
    "conflicts",
    "count",
    "count_many",
    "daily",
    "exercise",
    "explain",
    "generate",
    "generate_many",
    "has_solution_without",
    "hint",
    "is_solution",
    "is_unique",
    "needless",
    "print_pdf",
    "rate",
    "rate_many",
    "read",
    "reveal",
    "rules",
    "solutions",
    "solve",
    "solve_many",
    "survey",
    "teach",
    "trace",
    "trace_making",
    "verify",
    "write",
]


def test_the_public_names_are_these() -> None:
    assert sorted(nonet.__all__) == sorted(NAMES)
    assert all(hasattr(nonet, name) for name in NAMES)


def test_everything_public_is_documented() -> None:
    assert [name for name in NAMES if not getattr(nonet, name).__doc__] == []


def test_errors_are_one_tree() -> None:
    for error in (nonet.FormatError, nonet.LayoutError, nonet.PuzzleError):
        assert issubclass(error, nonet.NonetError)
    assert issubclass(nonet.NonetError, ValueError)
