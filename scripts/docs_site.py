"""Builds the site of the docs: `make docs`. Needs no network; a dead link fails."""

import shutil
import sys
from pathlib import Path

from sphinx.cmd.build import main as sphinx

from nonet.lessons import gallery, page

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "docs"
PAGES_ABOVE = ("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
"""Pages that lie above `docs` in the repository, and beside the others on the site."""


def main(build: Path) -> int:
    """Gathers all pages, those about techniques and rules included, and hands them to Sphinx."""
    source = build / "source"
    gather(source)
    options = ["-q", "-W", "--keep-going", "-j", "auto", "-b", "html"]
    return sphinx([*options, "-d", str(build / "doctrees"), str(source), str(build / "site")])


def gather(source: Path) -> None:
    """Copies and writes what the site is made of; nothing of an earlier build is left."""
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(ROOT / "docs", source)
    for name in PAGES_ABOVE:
        shutil.copy(ROOT / name, source)
    for path in source.glob("*.md"):
        path.write_text(_as_on_site(path.read_text("utf-8")), "utf-8")
    for folder, files in (("techniques", page.files()), ("rules", gallery.files())):
        for name, text in files:
            path = source / folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")


def _as_on_site(text: str) -> str:
    """The page with its links between `docs` and what lies above as they are on the site."""
    return text.replace("](docs/", "](").replace("](../", "](")


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else BUILD))
