"""Pictures of boards and steps: one scene in millimetres, and the files that it becomes.

>>> from nonet.core.shapes import named
>>> print(svg.write(board(named("4x4")))[:34])
<svg xmlns="http://www.w3.org/2000
"""

from nonet.draw import svg
from nonet.draw.palette import PALETTES, Palette, palette_named
from nonet.draw.pictures import board, step
from nonet.draw.scene import Scene

__all__ = ["PALETTES", "Palette", "Scene", "board", "palette_named", "step", "svg"]
