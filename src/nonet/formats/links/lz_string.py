"""LZ-string, the packing of puzzles in links: a dictionary of phrases, six bits a character.

A packed text is a sequence of numbers, lowest bit first, whose width grows with the dictionary:

    0, then 8 bits    a new character below 256
    1, then 16 bits   any other new character (a UTF-16 unit)
    2                 the end
    3 and more        a phrase of the dictionary

Each phrase enters the dictionary longer by one character than the one before it.
"""

from collections.abc import Iterator

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_NUMBER_OF = {char: number for number, char in enumerate(_ALPHABET)}
_NARROW, _WIDE, _END, _FIRST_PHRASE = range(4)
_UNIT_BITS = {_NARROW: 8, _WIDE: 16}


class DamagedError(Exception):
    """The text is not packed, cut off, or longer than the limit when unpacked."""


def compress(text: str) -> str:
    """The text packed, in base 64."""
    units = text.encode("utf-16-le", "surrogatepass")
    packed = _Packer()
    for at in range(0, len(units), 2):
        packed.add(chr(units[at] | units[at + 1] << 8))
    return packed.finish()


def decompress(packed: str, most: int) -> str:
    """The unpacked text, of `most` characters at most."""
    pieces: list[str] = []
    length = 0
    for phrase in _phrases(_Bits(packed)):
        length += len(phrase)
        if length > most:
            raise DamagedError
        pieces.append(phrase)
    return "".join(pieces).encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


class _Packer:
    """The dictionary as it grows, and the bits so far."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.unwritten: set[str] = set()  # characters that no number stands for yet
        self.phrase = ""
        self.width = 2
        self.room = 2  # numbers until they get wider
        self.bits: list[int] = []

    def add(self, unit: str) -> None:
        if unit not in self.numbers:
            self.enter(unit)
            self.unwritten.add(unit)
        longer = self.phrase + unit
        if longer in self.numbers:
            self.phrase = longer
            return
        self.write_phrase()
        self.enter(longer)
        self.phrase = unit

    def enter(self, phrase: str) -> None:
        self.numbers[phrase] = len(self.numbers) + _FIRST_PHRASE

    def write_phrase(self) -> None:
        if self.phrase in self.unwritten:
            self.unwritten.remove(self.phrase)
            unit = ord(self.phrase)
            kind = _NARROW if unit < 256 else _WIDE
            self.write(kind, self.width)
            self.write(unit, _UNIT_BITS[kind])
            self.use_room()
        else:
            self.write(self.numbers[self.phrase], self.width)
        self.use_room()

    def use_room(self) -> None:
        self.room -= 1
        if self.room == 0:
            self.room = 1 << self.width
            self.width += 1

    def write(self, number: int, width: int) -> None:
        self.bits.extend(number >> place & 1 for place in range(width))

    def finish(self) -> str:
        if self.phrase:
            self.write_phrase()
        self.write(_END, self.width)
        self.bits += [0] * (6 - len(self.bits) % 6)  # one zero at least: so do all writers
        chars = "".join(
            _ALPHABET[int("".join(map(str, self.bits[at : at + 6])), 2)]
            for at in range(0, len(self.bits), 6)
        )
        return chars + "=" * (-len(chars) % 4)


class _Bits:
    """Numbers out of base 64."""

    def __init__(self, packed: str) -> None:
        try:
            numbers = [_NUMBER_OF[char] for char in packed.rstrip("=")]
        except KeyError as error:
            raise DamagedError from error
        self.bits = "".join(f"{number:06b}" for number in numbers)
        self.at = 0

    def read(self, width: int) -> int:
        bits = self.bits[self.at : self.at + width]
        if len(bits) < width:
            raise DamagedError
        self.at += width
        return int(bits[::-1], 2)


def _phrases(bits: _Bits) -> Iterator[str]:
    """The phrases of a packed text, one after the other."""
    phrases: list[str] = []
    before = ""
    width, room = 2, 1  # of the first number
    while (number := bits.read(width)) != _END:
        if number in _UNIT_BITS:
            phrases.append(chr(bits.read(_UNIT_BITS[number])))
            number = len(phrases) - 1 + _FIRST_PHRASE
            room -= 1
        if room == 0:
            room, width = 1 << width, width + 1
        phrase = _phrase(phrases, number - _FIRST_PHRASE, before)
        yield phrase
        if before:
            phrases.append(before + phrase[0])
            room -= 1
        if room == 0:
            room, width = 1 << width, width + 1
        before = phrase


def _phrase(phrases: list[str], number: int, before: str) -> str:
    """A phrase of the dictionary, or the one that is about to enter it."""
    if number < len(phrases):
        return phrases[number]
    if number == len(phrases) and before:
        return before + before[0]
    raise DamagedError
