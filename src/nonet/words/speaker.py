"""A speaker: somebody who talks about one board in one language."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, cast

from nonet.catalogue import Language, Word, joined, text
from nonet.core.layout import Cage, House, Layout
from nonet.core.rule import Rule
from nonet.core.symbols import symbol_of
from nonet.words.houses import Case, house_names
from nonet.words.names import cell_names, digit_names


@dataclass(frozen=True, slots=True)
class Phrase:
    """A value whose form the text chooses: `{house}`, `{house:in}`, `{cells:or}`.

    A form with a capital letter begins a sentence: `{house:In}`.
    """

    form_of: Callable[[str], str]

    def __format__(self, form: str) -> str:
        phrase = self.form_of(form.lower())
        return phrase[:1].upper() + phrase[1:] if form[:1].isupper() else phrase


@dataclass(frozen=True, slots=True)
class Speaker:
    """Puts cells, digits and houses into the texts of a language.

    `short` draws the names of several cells together: r4c789.
    """

    language: Language
    layout: Layout
    short: bool = False

    def say(self, key: str, **values: Any) -> str:
        """The text of a key with its values."""
        return text(self.language, key, **values)

    def cell(self, cell: int) -> str:
        """The name of one cell."""
        return cell_names(self.language, self.layout, [cell])

    def cells(self, cells: Iterable[int]) -> Phrase:
        """Cells in a list."""
        found = tuple(cells)
        return Phrase(
            lambda word: cell_names(
                self.language, self.layout, found, _word(word), short=self.short
            )
        )

    def digits(self, digits: Iterable[int]) -> Phrase:
        """Digits in a list."""
        found = tuple(digits)
        return Phrase(lambda word: digit_names(self.language, found, _word(word)))

    def digit(self, digit: int) -> str:
        """One digit."""
        return symbol_of(digit)

    def rule(self, rule: Rule) -> Phrase:
        """What people call the kind of a rule."""
        return Phrase(lambda _form: text(self.language, f"rule.{rule.wording}"))

    def houses(self, *houses: House | Cage | int) -> Phrase:
        """Houses or cages, or their numbers in the layout."""
        return Phrase(
            lambda case: house_names(
                self.language, self.layout, houses, cast("Case", case or "name")
            )
        )

    def claim(self, digit: int, cells: Iterable[int], *, is_true: bool = True) -> str:
        """That a digit is in a cell (or in one of several), or that it is not: r4c7 = 5."""
        return f"{self.places(cells)} {'=' if is_true else '≠'} {symbol_of(digit)}"

    def places(self, cells: Iterable[int]) -> str:
        """Cells of which one has the digit: r4c7/r4c8."""
        return "/".join(self.cell(cell) for cell in cells)

    def number(self, count: int) -> Phrase:
        """A small number as a word."""
        return Phrase(lambda _: self.say(f"number.{count}"))

    def joined(self, items: Iterable[str], word: Word = "and") -> str:
        """A list of what is already text."""
        return joined(self.language, items, word)


def _word(form: str) -> Word:
    return cast("Word", form or "and")
