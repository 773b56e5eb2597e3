"""What Czech asks for beyond its catalogue: three forms by number, and prepositions one can say."""

import re

# "v 4. řádku" is said "ve čtvrtém řádku": before druhý, třetí, čtvrtý, dvanáctý, dvacátý and so on
_HARD_TO_SAY = re.compile(r"\b([KkSsVvZz]) (?=(?:[234]|1[234]|[234]\d)\.)")


def form_of(count: int) -> int:
    """Which form goes with a number: 1 pole, 2-4 pole, 5 polí."""
    if count == 1:
        return 0
    return 1 if 2 <= count <= 4 else 2


def with_vowels(sentence: str) -> str:
    """The sentence with a vowel after prepositions that need one before an ordinal number.

    >>> with_vowels("v 4. řádku a v 5. bloku")
    've 4. řádku a v 5. bloku'
    """
    return _HARD_TO_SAY.sub(r"\1e ", sentence)
