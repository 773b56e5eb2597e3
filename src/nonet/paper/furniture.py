"""What every page has around its contents: title, a form for name, date and time, page number."""

from collections.abc import Iterator
from dataclasses import dataclass

from nonet.draw.scene import CAPITAL, Item, Line, Point, Rectangle, Stroke, Text
from nonet.draw.type import fitting_size, width_of
from nonet.paper.area import Area
from nonet.paper.setup import Setup
from nonet.words import text

_TITLE = 5.0
_TITLE_HEIGHT = 10.0
_FORM = 3.2
_FORM_HEIGHT = 13.0
_FORM_BOX = 9.0
_FORM_INSET = 3.0
_FOOT = 2.9
_FOOT_HEIGHT = 6.0
_LARGE = 1.5  # everything is so much bigger in large print
_PARTS = {"name": 0.5, "date": 0.26, "time": 0.24}
"""What is to be filled in, and how much of the width it gets."""


@dataclass(frozen=True, slots=True)
class Furniture:
    """Header and footer of the sheets of a setup."""

    setup: Setup
    numbered: bool = False

    def inside(self, title: str, *, form: bool = False) -> Area:
        """What is left for contents below a title and, if there is one, the form."""
        above = _TITLE_HEIGHT if title else 0.0
        above += _FORM_HEIGHT if self.setup.form and form else 0.0
        scale = self._scale
        return self.setup.inside.without(above=above * scale, below=_FOOT_HEIGHT * scale)

    @property
    def _scale(self) -> float:
        return _LARGE if self.setup.large else 1.0

    def items(self, number: int, *, title: str, form: bool = False) -> Iterator[Item]:
        """Header and footer of a page."""
        area, scale = self.setup.inside, self._scale
        top = area.top
        if title:
            base = Point(area.left, top + _TITLE * scale * CAPITAL)
            size = fitting_size(title, _TITLE * scale, area.width, bold=True)
            yield Text(base, title, size, "given", bold=True, anchor="start")
            top += _TITLE_HEIGHT * scale
        if self.setup.form and form:
            yield from self._form(Area(area.left, top, area.width, _FORM_BOX * scale))
        if self.numbered:
            yield Text(Point(area.middle, area.bottom), str(number), _FOOT * scale, "label")

    def _form(self, box: Area) -> Iterator[Item]:
        yield Rectangle(box.corner, box.width, box.height, stroke=Stroke("thin", 0.2), radius=1.6)
        size, inset = _FORM * self._scale, _FORM_INSET * self._scale
        left, base = box.left + inset, box.bottom - inset
        for name, part in _PARTS.items():
            label = text(self.setup.language, f"paper.{name}")
            yield Text(Point(left, base), label, size, "label", anchor="start")
            right = left + part * (box.width - inset)
            start = Point(left + width_of(label, size) + inset / 2, base + 0.6)
            yield Line(start, Point(right - inset, start.y), Stroke("thin", 0.15))
            left = right
