"""Leaves of a book: contents without page numbers, and sections that become pages."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from nonet.draw.document import Bookmark, Link
from nonet.draw.scene import Item

Draw = Callable[[], tuple[Item, ...]]


@dataclass(frozen=True, slots=True)
class Leaf:
    """What goes onto one page: items from the top left of the text area, drawn when needed.

    A leaf that is `bare` has neither running head nor page number.
    """

    draw: Draw = tuple
    links: tuple[Link, ...] = ()
    bare: bool = False

    @classmethod
    def of(
        cls, items: tuple[Item, ...], links: tuple[Link, ...] = (), *, bare: bool = False
    ) -> "Leaf":
        """The leaf of items that are drawn already."""
        return cls(lambda: items, links, bare)


@dataclass(frozen=True, slots=True)
class Section:
    """Leaves that belong together; the outline and the contents lead to the first one.

    `title` is what the contents say, `head` what stands at the top of its pages. In a book that is
    printed on both sides, a section that is `right` begins on a right-hand page.
    """

    leaves: tuple[Leaf, ...]
    title: str = ""
    head: str = ""
    level: int = 0
    right: bool = False


@dataclass(frozen=True, slots=True)
class Numbered:
    """A leaf with its page number and what there is to know about its section."""

    leaf: Leaf
    number: int
    head: str = ""
    name: str = ""
    bookmark: Bookmark | None = None


BLANK = Leaf(bare=True)


def paginate(sections: Iterable[Section], *, duplex: bool) -> Iterator[Numbered]:
    """All leaves in order, with empty pages where a section has to wait for a right-hand page."""
    number = 1
    for place, section in enumerate(sections):
        if duplex and section.right and number % 2 == 0:
            yield Numbered(BLANK, number)
            number += 1
        for at, leaf in enumerate(section.leaves):
            is_start = at == 0 and section.title
            yield Numbered(
                leaf,
                number,
                section.head,
                f"section{place}" if is_start else "",
                Bookmark(section.title, section.level) if is_start else None,
            )
            number += 1


def starts(numbered: Iterable[Numbered]) -> Iterator[Numbered]:
    """The first leaf of each section that has a title."""
    return (each for each in numbered if each.bookmark)
