"""What came of a job, for people: counts, rates, and how many puzzles there are of each level."""

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from nonet.batch.assembly import side_file_of
from nonet.batch.shard import Tally
from nonet.batch.task import Verb
from nonet.core.duration import duration
from nonet.draw.scene import Item, Point, Rectangle, Scene, Text
from nonet.logic.levels import LEVELS

BAR = 40
"""Characters of the longest bar."""

_DONE: dict[Verb, str] = {
    "generate": "made",
    "solve": "solved",
    "rate": "rated",
    "explain": "explained",
    "dedupe": "read",
}


@dataclass(frozen=True)
class Report:
    """The numbers of a whole job; `fresh` rows of it in `seconds` of this run."""

    verb: Verb
    tally: Tally
    duplicates: int
    fresh: int
    seconds: float
    output: Path

    def __str__(self) -> str:
        return "\n".join([*self._sentences(), *_table(self.tally.levels)])

    def _sentences(self) -> list[str]:
        tally = self.tally
        rate = self.fresh / max(self.seconds, 1e-9)
        words = [
            f"{_counted(tally.rows, 'puzzle')} {_DONE[self.verb]}, in {duration(self.seconds)}, "
            f"{rate:,.0f} a second"
        ]
        if self.fresh != tally.rows:
            words.append(f"{tally.rows - self.fresh:,} of them by earlier runs")
        if self.verb == "dedupe":
            left = tally.rows - self.duplicates
            words.append(f"{_counted(self.duplicates, 'duplicate')} left out, {left:,} kept")
        if tally.rejected:
            words.append(f"{tally.rejected_count:,} rejected: {side_file_of(self.output)}")
            words += [f"  {count:,} {fault}" for fault, count in sorted(tally.rejected.items())]
        return [*words, f"written: {self.output}"]


def _counted(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def _shares(levels: Counter[str]) -> list[tuple[str, int, float]]:
    """Level, puzzles and share, from the easiest to the hardest."""
    total = max(levels.total(), 1)
    return [(level, levels[level], levels[level] / total) for level in LEVELS]


def _table(levels: Counter[str]) -> list[str]:
    if not levels:
        return []
    shares = _shares(levels)
    most = max(share for _, _, share in shares)
    lines = [
        f"{level:<10}{count:>13,}{share:>9.2%}  {'#' * round(share / most * BAR)}"
        for level, count, share in shares
    ]
    return ["", f"{'level':<10}{'puzzles':>13}{'share':>9}", *(line.rstrip() for line in lines)]


_ROW, _SIZE = 7.0, 4.0
_LEFT, _LONGEST, _RIGHT = 26.0, 90.0, 40.0


def plot(levels: Counter[str]) -> Scene:
    """A bar for each level."""
    shares = _shares(levels)
    most = max((share for _, _, share in shares), default=0) or 1
    items: list[Item] = []
    for number, (level, count, share) in enumerate(shares):
        top = _ROW * (number + 0.5)
        length = _LONGEST * share / most
        base = top + _ROW * 0.62
        items.append(Text(Point(_LEFT - 2, base), level, _SIZE, "given", anchor="end"))
        items.append(Rectangle(Point(_LEFT, top), length, _ROW * 0.8, fill="house"))
        words = f"{count:,} ({share:.1%})"
        place = Point(_LEFT + length + 2, base)
        items.append(Text(place, words, _SIZE, "given", anchor="start"))
    height = _ROW * (len(shares) + 1)
    told = ", ".join(f"{level} {count}" for level, count, _ in shares)
    return Scene(_LEFT + _LONGEST + _RIGHT, height, tuple(items), "puzzles by level", told)
