"""Texts that are almost right: golden texts with something cut, doubled, swapped or replaced."""

from random import Random

import golden

ALPHABET = "0123456789.ABCGPZabcxyz#+-_*|:;,=&?%/\\'\"[](){}<> \t\n\r\0é٣²\u2028\ufeff\U0001f600"
TEXTS = [(golden.parts_of(path)[0], golden.text_of(path)) for path in golden.files()]


def mutated(random: Random) -> tuple[str, str]:
    """A format and a golden text of it after one to four small accidents."""
    format_, text = random.choice(TEXTS)
    for _ in range(random.randint(1, 4)):
        text = ACCIDENTS[random.randrange(len(ACCIDENTS))](text, random)
    return format_, text


def _span(text: str, random: Random) -> tuple[int, int]:
    start = random.randint(0, len(text))
    return start, min(len(text), start + random.choice([1, 1, 1, 2, 5, 20, 100]))


def _cut(text: str, random: Random) -> str:
    start, end = _span(text, random)
    return text[:start] + text[end:]


def _double(text: str, random: Random) -> str:
    start, end = _span(text, random)
    return text[:end] + text[start:]


def _replace(text: str, random: Random) -> str:
    start, end = _span(text, random)
    return text[:start] + "".join(random.choices(ALPHABET, k=min(end - start, 5))) + text[end:]


def _insert(text: str, random: Random) -> str:
    start = random.randint(0, len(text))
    return text[:start] + "".join(random.choices(ALPHABET, k=random.randint(1, 4))) + text[start:]


def _number(text: str, random: Random) -> str:
    """Some number becomes another, perhaps a huge one."""
    places = [index for index, char in enumerate(text) if char.isdigit()]
    if not places:
        return text
    at = random.choice(places)
    number = random.choice(["0", "-1", "99", "1e9", "1.5", "12345678901234567890", "9" * 5000])
    return text[:at] + number + text[at + 1 :]


def _truncate(text: str, random: Random) -> str:
    return text[: random.randint(0, len(text))]


def _graft(text: str, random: Random) -> str:
    """The beginning of one text and the end of another."""
    _, other = random.choice(TEXTS)
    return text[: random.randint(0, len(text))] + other[random.randint(0, len(other)) :]


def _literal(text: str, random: Random) -> str:
    """A piece of JSON or XML becomes another."""
    pairs = [
        ("[", "{"), ("]", "}"), ('"', "'"), ("true", "null"), (":", ":["), ("{", "{{"), ("<", "</"),
        ("[", "[" * 2000), (",", ",null,"), (">", "/>"), (".", "\n"), ("0", ""),
    ]  # fmt: skip
    old, new = random.choice(pairs)
    return text.replace(old, new, random.choice([1, 1, -1]))


ACCIDENTS = (_cut, _double, _replace, _insert, _number, _truncate, _graft, _literal)
