"""The inks of the pictures as variables of a style sheet, for the page."""

from nonet.draw.palette import DARK, LIGHT, VARIABLES


def write() -> str:
    """A style sheet with every ink that all looks share; it follows the page's colour scheme."""
    lines = [
        f"  {variable[4:-1]}: light-dark({LIGHT[ink]}, {DARK[ink]});"
        for ink, variable in VARIABLES.colours.items()
        if not ink.startswith("cell_")
    ]
    opening = "/* Made by `make drawings` from src/nonet/draw/palette.py: change that. */"
    return "\n".join([opening, ":root {", *lines, "}", ""])
