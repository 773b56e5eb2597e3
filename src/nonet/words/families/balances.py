"""What whole houses and the sums of rules leave for a few cells, as an equation."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product

from nonet.core.layout import Cage, Layout
from nonet.core.primitives import Sum
from nonet.logic.step import Role, Step
from nonet.words.families.pattern import cells_of, marks_of
from nonet.words.speaker import Speaker

_MOST_TRIED = 1000
_MOST_SUMS = 4
"""What takes more than these is told without an equation."""


@dataclass(frozen=True, slots=True)
class Balance:
    """How often each cell counts, and the numbers that add up to the sum of all that."""

    weights: dict[int, int]
    numbers: tuple[int, ...]

    @property
    def is_plain(self) -> bool:
        """Whether each cell counts once, and there is something to subtract."""
        return set(self.weights.values()) == {1} and len(self.numbers) > 1


def find_balance(layout: Layout, step: Step, total: int) -> Balance | None:
    """The balance that a step speaks of: of its houses and rules only its own cells are left."""
    area = Counter(cells_of(step, Role.HOUSE))
    outside = set(cells_of(step, Role.OUTSIDE))
    ways = [list(_ways(layout, mark.rule or 0)) for mark in marks_of(step, Role.RULE)]
    for chosen in islice(product(*ways), _MOST_TRIED):
        parts = [part for way in chosen for part in way]
        weights = dict(area)
        for sign, one in parts:
            for times, cell in zip(one.coefficients, one.cells, strict=True):
                weights[cell] = weights.get(cell, 0) - sign * times
        left = {cell: times for cell, times in sorted(weights.items()) if times}
        if set(left) == outside:
            return _positive(
                left, (total, *(-sign * one.least for sign, one in parts if one.least))
            )
    return None


def _positive(weights: dict[int, int], numbers: Sequence[int]) -> Balance:
    """Without a minus before every cell, and with the greatest number first."""
    sign = -1 if max(weights.values()) < 0 else 1
    turned = {cell: sign * times for cell, times in weights.items()}
    return Balance(turned, tuple(sorted((sign * number for number in numbers), reverse=True)))


def _ways(layout: Layout, number: int) -> Iterator[list[tuple[int, Sum]]]:
    """What a rule says about sums: some of them or all, subtracted (1) or added (-1)."""
    rule = layout.rules[number]
    if isinstance(rule, Cage):
        found = [Sum(rule.cells, (1,) * len(rule.cells), rule.total, rule.total)]
    else:
        parts = layout.compiled[number - len(layout.cages)][1]
        found = [one for one in parts if isinstance(one, Sum) and one.least == one.most]
    for signs in product((1, -1, 0), repeat=min(len(found), _MOST_SUMS)):
        if any(signs):
            yield [(sign, one) for sign, one in zip(signs, found, strict=False) if sign]


def told_balance(speaker: Speaker, balance: Balance) -> str:
    """The equation in a sentence."""
    whole = sum(balance.numbers)
    rest = _added(map(str, map(abs, balance.numbers)), balance.numbers)
    if len(balance.numbers) > 1:
        rest = f"{rest} = {whole}"
    if balance.is_plain:
        return speaker.say("step.balance_left", rest=rest, cells=speaker.cells(balance.weights))
    ordered = sorted(balance.weights.items(), key=lambda item: -item[1])
    terms = (_term(speaker.cell(cell), abs(times)) for cell, times in ordered)
    told = _added(terms, [times for _, times in ordered])
    return speaker.say("step.balance_equation", terms=told, rest=rest)


def _term(cell: str, times: int) -> str:
    return cell if times == 1 else f"{times} · {cell}"


def _added(texts: Iterator[str], numbers: Sequence[int]) -> str:
    """Texts with plus and minus between them."""
    signs = ("\N{MINUS SIGN}" if number < 0 else "+" for number in numbers)
    joined = " ".join(f"{sign} {text}" for sign, text in zip(signs, texts, strict=True))
    return joined.removeprefix("+ ")
