"""Draws the icons of the installed page, web/public/icon-*.png, anew: `make drawings`."""

from pathlib import Path

from nonet.draw import png
from nonet.draw.palette import Palette
from nonet.draw.scene import ORIGIN, Point, Rectangle, Scene

FOLDER = Path(__file__).parents[1] / "web" / "public"
SIZES = (192, 512)

SIDE = 32.0
"""Of the whole icon, in millimetres, of which there are 25.4 in an inch."""

CELL, GAP = 5.0, 0.9
"""Systems cut icons to shapes of their own, but never what is within 40 % of the middle."""

INKS = {"paper": "#2f5bd0", "plain": "#a1b5ea", "bright": "#ffffff", "found": "#ffd45e"}


def main() -> None:
    """Writes the icon in all sizes."""
    for size in SIZES:
        picture = png.write(_scene(), Palette("icon", INKS), dots=size / SIDE * 25.4)
        (FOLDER / f"icon-{size}.png").write_bytes(picture)


def _scene() -> Scene:
    """A box whose middle cell is found; the same as icon.svg, but without transparent corners."""
    ground = Rectangle(ORIGIN, SIDE, SIDE, fill="paper")
    return Scene(SIDE, SIDE, (ground, *map(_cell, range(9))))


def _cell(number: int) -> Rectangle:
    row, column = divmod(number, 3)
    first = (SIDE - 3 * CELL - 2 * GAP) / 2
    corner = Point(first + column * (CELL + GAP), first + row * (CELL + GAP))
    ink = "found" if number == 4 else "bright" if number in (0, 8) else "plain"
    return Rectangle(corner, CELL, CELL, fill=ink, radius=1.2)


if __name__ == "__main__":
    main()
