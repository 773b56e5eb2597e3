"""Pictures of boards and steps: one scene in millimetres, and the files that it becomes.

>>> from nonet.core.shapes import named
>>> print(svg.write(board(named("4x4")))[:34])
<svg xmlns="http://www.w3.org/2000
"""

from nonet.draw import stylesheet, svg
from nonet.draw.palette import PALETTES, VARIABLES, Palette, palette_named
from nonet.draw.pictures import (
    Overlay,
    board,
    detail,
    heat,
    needs_candidates,
    overlay,
    rules_overlay,
    step,
)
from nonet.draw.scene import Scene

__all__ = [
    "PALETTES",
    "VARIABLES",
    "Overlay",
    "Palette",
    "Scene",
    "board",
    "detail",
    "heat",
    "needs_candidates",
    "overlay",
    "palette_named",
    "rules_overlay",
    "step",
    "stylesheet",
    "svg",
]
