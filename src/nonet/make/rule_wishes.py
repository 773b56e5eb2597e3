"""Which rules a new puzzle should have: kinds, how many of each, and how many cells each has."""

from dataclasses import dataclass

from nonet.errors import NonetError
from nonet.make.layers import BY_HAND, LAYERS, WITH_ALL
from nonet.make.span import Span, read_span, write_span

ALIASES = {
    "clones": ("clone",),
    "dots": ("difference", "ratio"),
    "extra_region": ("different",),
    "indexers": ("row_index", "column_index"),
    "killer": ("cage",),
    "kropki": ("difference", "ratio"),
    "whispers": ("whisper",),
    "xv": ("pair_sum",),
}
"""What people call some kinds."""

MOST = 200
"""More rules of a kind are no puzzle any more."""


@dataclass(frozen=True, slots=True)
class RuleWish:
    """A kind of rule; how many and how big is left open, or said.

    >>> RuleWish.read("thermometer:4-6:3")
    (RuleWish(kind='thermometer', count=(4, 6), cells=(3, 3)),)
    >>> ",".join(map(str, RuleWish.read("kropki:10")))
    'difference:10,ratio:10'
    """

    kind: str
    count: Span | None = None
    cells: Span | None = None

    @classmethod
    def read(cls, text: str) -> tuple["RuleWish", ...]:
        """The wishes of one name: two for dots, which are white or black."""
        name, *spans = text.split(":")
        kinds = ALIASES.get(name, (name,))
        for kind in kinds:
            if kind in BY_HAND:
                raise NonetError("error.rule_by_hand", name=kind)
            if kind in WITH_ALL:
                raise NonetError("error.rule_with_all", name=kind)
            if kind not in LAYERS:
                choices = tuple(sorted({*LAYERS, *ALIASES}))
                raise NonetError("error.rule_not_laid", name=name, choices=choices)
        if len(spans) > 2:
            raise NonetError("error.rule_wish", got=text)
        count, cells = (*(_span(span, text) for span in spans), None, None)[:2]
        layers = [LAYERS[kind] for kind in kinds]
        if (count and any(layer.is_whole for layer in layers)) or (
            cells and any(layer.cells is None for layer in layers)
        ):
            raise NonetError("error.rule_wish_size", name=name)
        return tuple(cls(kind, count, cells) for kind in kinds)

    def __str__(self) -> str:
        spans = [write_span(span) if span else "" for span in (self.count, self.cells)]
        return ":".join([self.kind, *spans]).rstrip(":")


def read_wishes(text: str) -> tuple[RuleWish, ...]:
    """The wishes of a list with commas, each kind once."""
    found = [wish for part in text.split(",") for wish in RuleWish.read(part.strip())]
    kinds = [wish.kind for wish in found]
    for kind in kinds:
        if kinds.count(kind) > 1:
            raise NonetError("error.wish_twice", name=kind, recipe=text)
    return tuple(found)


def _span(text: str, whole: str) -> Span | None:
    if not text:
        return None
    least, most = read_span(text, "rules")
    if not 1 <= least <= most <= MOST:
        raise NonetError("error.rule_wish", got=whole)
    return least, most
