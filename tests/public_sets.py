"""Where the public test sets lie: in a folder beside the project, which a clone need not have."""

from pathlib import Path

FOLDER = Path(__file__).parents[2] / "shared" / "data"
SETS = ("classic", "rules", "variants", "se-ratings-1.2.1.csv", "technique-cases.txt")


def missing(folder: Path = FOLDER) -> list[str]:
    """The sets that are not there, so that the tests that need them are skipped."""
    return [name for name in SETS if not (folder / name).exists()]


def report(folder: Path = FOLDER) -> str:
    """One line about the sets that are missing; nothing where all are there."""
    if not (names := missing(folder)):
        return ""
    return f"skipped: tests/conformance, for want of ../shared/data: {', '.join(names)}"


if __name__ == "__main__" and (line := report()):
    print(line)
