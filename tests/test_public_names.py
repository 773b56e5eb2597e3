"""The names that other programs may rely on."""

import nonet

NAMES = [
    "Act",
    "Additions",
    "Cage",
    "Candidate",
    "Card",
    "Control",
    "Count",
    "Event",
    "Exercise",
    "FormatError",
    "Hint",
    "House",
    "Layout",
    "LayoutError",
    "Lesson",
    "Level",
    "MakingEvent",
    "Minutes",
    "NonetError",
    "Position",
    "Progress",
    "Puzzle",
    "PuzzleError",
    "Rating",
    "Recipe",
    "Result",
    "Results",
    "Rule",
    "Sheet",
    "Status",
    "Step",
    "Survey",
    "Way",
    "__version__",
    "additions",
    "analyse",
    "book_pdf",
    "course_pdf",
    "candidates",
    "canonical",
    "challenge",
    "change_level",
    "change_pattern",
    "check_list",
    "clash",
    "complete",
    "conflicts",
    "count",
    "count_many",
    "daily",
    "exercise",
    "explain",
    "fill",
    "generate",
    "generate_many",
    "has_solution_without",
    "hint",
    "hodoku_score",
    "is_solution",
    "is_unique",
    "lay_rules",
    "needless",
    "print_pdf",
    "rate",
    "rate_many",
    "read",
    "reveal",
    "review",
    "rule_text",
    "rules",
    "solutions",
    "solve",
    "solve_many",
    "survey",
    "teach",
    "thin_out",
    "trace",
    "trace_making",
    "true_candidates",
    "turn",
    "verify",
    "write",
]


def test_the_public_names_are_these() -> None:
    assert sorted(nonet.__all__) == sorted(NAMES)
    assert all(hasattr(nonet, name) for name in NAMES)


def test_everything_public_is_documented() -> None:
    spoken = {"Level", "__version__"}  # a type of literals, and a text
    assert [name for name in NAMES if name not in spoken and not getattr(nonet, name).__doc__] == []


def test_errors_are_one_tree() -> None:
    for error in (nonet.FormatError, nonet.LayoutError, nonet.PuzzleError):
        assert issubclass(error, nonet.NonetError)
    assert issubclass(nonet.NonetError, ValueError)
