"""The pages of a book: margins that differ left and right, running heads, numbers, crop marks."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from nonet.draw.document import Link, Page
from nonet.draw.scene import CAPITAL, Anchor, Group, Item, Line, Point, Scene, Stroke, Text
from nonet.draw.type import fitting_size
from nonet.paper.area import Area
from nonet.paper.book_recipe import BookRecipe
from nonet.paper.leaf import Numbered
from nonet.paper.sizes import Paper, paper_named

_HEAD = 2.6
_HEAD_HEIGHT = 8.0
_FOOT = 3.0
_FOOT_HEIGHT = 9.0
_MARK = 5.0  # the length of a crop mark
_MARK_GAP = 2.0  # between the bleed and the marks


@dataclass(frozen=True, slots=True)
class Binding:
    """How the leaves of a book lie on their pages."""

    recipe: BookRecipe

    @property
    def paper(self) -> Paper:
        """A page after it was cut."""
        return paper_named(self.recipe.paper)

    @property
    def waste(self) -> float:
        """What is cut off on each side: the bleed, and the crop marks beyond it."""
        bleed = self.recipe.bleed
        return bleed + _MARK_GAP + _MARK if bleed else 0.0

    @property
    def text(self) -> Area:
        """The text area, with its corner at (0, 0)."""
        recipe, paper = self.recipe, self.paper
        width = paper.width - recipe.inner - recipe.outer
        return Area(0, 0, width, paper.height - 2 * recipe.outer - _HEAD_HEIGHT - _FOOT_HEIGHT)

    def corner(self, number: int) -> Point:
        """Where the text area of a page begins; the spine is left of odd pages."""
        recipe = self.recipe
        is_left = recipe.duplex and number % 2 == 0
        left = recipe.outer if is_left else recipe.inner
        return Point(left, recipe.outer + _HEAD_HEIGHT)

    def page(self, numbered: Numbered) -> Page:
        """The page of a leaf."""
        paper, waste, leaf = self.paper, self.waste, numbered.leaf
        corner = self.corner(numbered.number)
        items: list[Item] = [Group(leaf.draw(), corner)]
        if not leaf.bare:
            items += self._furniture(numbered, corner)
        shown = (Group(tuple(items), Point(waste, waste)), *self._marks()) if waste else items
        return Page(
            Scene(paper.width + 2 * waste, paper.height + 2 * waste, tuple(shown)),
            numbered.name,
            (numbered.bookmark,) if numbered.bookmark else (),
            tuple(_moved(link, corner.moved(waste, waste)) for link in leaf.links),
            trim=waste,
            bleed=self.recipe.bleed,
        )

    def _furniture(self, numbered: Numbered, corner: Point) -> Iterator[Item]:
        """The running head and the page number, both on the outer side."""
        is_left = self.recipe.duplex and numbered.number % 2 == 0
        x = corner.x if is_left else corner.x + self.text.width
        anchor: Anchor = "start" if is_left else "end"
        head = self.recipe.title if is_left else numbered.head
        top = self.recipe.outer
        rule = Stroke("thin", 0.1)
        size = fitting_size(head, _HEAD, self.text.width)
        place = Point(x, top + _HEAD * CAPITAL)
        yield Text(place, head, size, "label", anchor=anchor, italic=True)
        below = corner.moved(0, 3.4 - _HEAD_HEIGHT)
        yield Line(below, below.moved(self.text.width, 0), rule)
        bottom = Point(x, self.paper.height - top)
        yield Text(bottom, str(numbered.number), _FOOT, "given", anchor=anchor)

    def _marks(self) -> Iterator[Item]:
        """Two lines at each corner that show where to cut."""
        paper, waste = self.paper, self.waste
        stroke = Stroke("thick", 0.09)
        near, far = self.recipe.bleed + _MARK_GAP, waste
        for x, outwards in ((waste, -1), (waste + paper.width, 1)):
            for y, down in ((waste, -1), (waste + paper.height, 1)):
                across = [Point(x + outwards * reach, y) for reach in (near, far)]
                upright = [Point(x, y + down * reach) for reach in (near, far)]
                yield Line(across[0], across[1], stroke)
                yield Line(upright[0], upright[1], stroke)


def _moved(link: Link, by: Point) -> Link:
    return replace(link, corner=link.corner.moved(*by))
