"""What the text of the rules in a SudokuPad link names: kinds of rules, and colours of lines."""

import re
from collections.abc import Collection
from colorsys import rgb_to_hls
from dataclasses import dataclass
from functools import cached_property

NAMES = {
    "thermometer": r"thermo",
    "arrow": r"(?<!double )\barrow",
    "double_arrow": r"double arrow",
    "little_killer": r"little killer",
    "whisper": r"whisper",
    "renban": r"renban",
    "palindrome": r"palindrom",
    "region_sum": r"region[- ]sum|equal sum|same sum(?= lines?|[^.;]*\b(?:box|region))",
    "between": r"between lines?\b|strictly between",
    "lockout": r"lockout",
    "zipper": r"zipper",
    "nabner": r"nabner",
    "entropic": r"entropic|entropy lines?",
    "modular": r"modular",
    "ten_line": r"\b(?:10|ten)[- ]lines?\b",
    "sandwich": r"sandwich",
    "x_sum": r"\bx-?sums?\b",
    "skyscraper": r"skyscraper",
    "numbered_room": r"numbered rooms?",
    "quadruple": r"\bquad",
}
"""How texts name a kind. Words that every text has, such as even and sum, are not among them."""

USUAL = {
    "whisper": {"green", "orange"},
    "renban": {"purple"},
    "palindrome": {"grey"},
    "region_sum": {"blue", "cyan"},
    "between": {"grey", "black"},
    "lockout": {"blue", "cyan"},
    "zipper": {"purple"},
    "nabner": {"yellow"},
    "entropic": {"orange"},
    "modular": {"cyan"},
    "ten_line": {"grey", "blue", "red"},
    "double_arrow": {"grey", "black"},
}
"""The colours that setters draw lines in, where the text says nothing of them."""

MARKS = {
    "difference": r"white|differ|consecutive|kropki|\bdots?\b",
    "ratio": r"black|ratio|double|twice|1:2|kropki|\bdots?\b|times the other",
    "pair_sum": r"\bxv\b|\b[xv]\b|\bsums?\b|add up|total",
    "cage": r"\bcages?\b|killer|dashed|add up|\bsums?\b|total",
    "total": r"\bcages?\b|dashed|add up|\bsums?\b|total",
    "inequality": r"greater|less than|inequalit|\bsigns?\b|points?\b",
    "odd": r"\bodd\b|\bparity",
    "even": r"\beven\b|\bparity",
    "quadruple": r"quad|circle|four cells",
    "anti_knight": r"knight",
    "anti_king": r"\bking",
    "anti_taxicab": r"taxicab",
    "global_entropy": r"entropy",
    "non_consecutive": r"consecutive",
}
"""Words of the rules that are no lines; sentences with them speak of these rules."""

USUAL_SENTENCE = (
    r"normal|standard|classic|sudoku rules|each digit|digits? (?:from )?1|1 ?(?:-|to|through) ?\d"
    r"|\brows?\b|\bcolumns?\b|\bbox(?:es)?\b|\bregions?\b|diagonal"
    r"|may repeat|can repeat|thank|enjoy"
)
"""What every text has, in no sentence of its own."""

COLOURS = {
    "red": r"\bred\b",
    "orange": r"orange|peach|salmon",
    "yellow": r"yellow|gold",
    "green": r"green",
    "cyan": r"cyan|teal|turquoise",
    "blue": r"\bblue|indigo",
    "purple": r"purple|violet|magenta|pink|lavender|lilac",
    "grey": r"gr[ea]y",
    "black": r"black",
    "white": r"white",
}

_HUES = (("red", 15), ("orange", 42), ("yellow", 68), ("green", 165), ("cyan", 188),
         ("blue", 248), ("purple", 342), ("red", 360))  # fmt: skip
_HEX = re.compile(r"#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})(?:[0-9A-Fa-f]{1,2})?")


def colour_name(colour: object) -> str | None:
    """The name of a colour that is written like #a3f or #aa33ff."""
    found = _HEX.fullmatch(colour) if isinstance(colour, str) else None
    if not found:
        return None
    digits = found[1] if len(found[1]) == 6 else "".join(2 * digit for digit in found[1])
    red, green, blue = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
    hue, light, strength = rgb_to_hls(red, green, blue)
    if light > 0.97 or light < 0.08:
        return "white" if light > 0.5 else "black"
    if strength < 0.12:
        return "grey"
    return next(name for name, end in _HUES if hue * 360 <= end)


@dataclass(frozen=True)
class Wording:
    """A text in small letters."""

    text: str

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The kinds that are named."""
        return frozenset(kind for kind, name in NAMES.items() if re.search(name, self.text))

    @cached_property
    def lines(self) -> dict[str, frozenset[str]]:
        """Kinds of plain lines that are named, with the colours that their sentences name."""
        named = [kind for kind in USUAL if kind in self.kinds]
        return {kind: self._colours_of(kind) for kind in named}

    def strange(self, kinds: Collection[str]) -> list[str]:
        """The sentences that speak neither of rules of these kinds nor of what is usual."""
        words = [pattern for kind, pattern in (NAMES | MARKS).items() if kind in kinds]
        known = re.compile("|".join([USUAL_SENTENCE, *words]))
        sentences = (part.strip() for part in re.split(r"[.!?\n]", self.text))
        return [part for part in sentences if len(part.split()) > 2 and not known.search(part)]

    def says(self, pattern: str) -> bool:
        """Whether it says that somewhere."""
        return re.search(pattern, self.text) is not None

    def number(self, pattern: str, usual: int) -> int:
        """The number in the first group of a pattern."""
        found = re.search(pattern, self.text)
        numbers = {"three": 3, "four": 4, "five": 5, "ten": 10}
        return int(numbers.get(found[1], 0) or found[1]) if found else usual

    def _colours_of(self, kind: str) -> frozenset[str]:
        sentences = [
            part for part in re.split(r"[.;\n]", self.text) if re.search(NAMES[kind], part)
        ]
        said = [
            name for name, word in COLOURS.items() for part in sentences if re.search(word, part)
        ]
        return frozenset(said)

    def kind_of_line(self, colour: str | None) -> str | None:
        """Which kind of line is meant by a colour; None where the text does not settle that."""
        if colour is None:
            return next(iter(self.lines)) if len(self.lines) == 1 else None
        if len(self.lines) == 1 and not next(iter(self.lines.values())):
            return next(iter(self.lines))
        fitting = [kind for kind, said in self.lines.items() if colour in (said or USUAL[kind])]
        return fitting[0] if len(fitting) == 1 else None
