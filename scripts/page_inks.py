"""Writes the colours of the pictures for the page, web/src/inks.css, anew: `make drawings`."""

from pathlib import Path

from nonet.draw import stylesheet

FILE = Path(__file__).parents[1] / "web" / "src" / "inks.css"

if __name__ == "__main__":
    FILE.write_text(stylesheet.write(), "utf-8")
