"""Writes the pages about the techniques, docs/techniques, anew: `make docs`."""

from pathlib import Path

from nonet.lessons.page import files

FOLDER = Path(__file__).parents[1] / "docs" / "techniques"


def main() -> None:
    """Writes what has changed, and removes what is no longer wanted."""
    wanted = dict(files())
    for path in FOLDER.rglob("*"):
        if path.is_file() and str(path.relative_to(FOLDER)) not in wanted:
            path.unlink()
    for name, text in wanted.items():
        path = FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
