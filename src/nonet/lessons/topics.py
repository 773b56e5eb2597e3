"""The texts of the lessons: what each technique is and when to look for it, in three languages.

They are in `en.toml`, `cs.toml` and `de.toml`, apart from the catalogues of `nonet.words`: nothing
but lessons needs them.
"""

import re
import tomllib
from functools import cache
from importlib import resources

from nonet.words import Language

_FISH = r"(x_wing|swordfish|jellyfish|squirmbag|whale)"
_TOPICS = {
    r"direct_(pointing|claiming)": "direct_locked",
    r"direct_hidden_(pair|triple)": "direct_hidden",
    r"aligned_(pair|triple)_exclusion": "aligned_exclusion",
    r"locked_(pair|triple)": "locked_subset",
    r"naked_(pair|triple|quad)": "naked_subset",
    r"hidden_(pair|triple|quad)": "hidden_subset",
    rf"siamese_(\w+_)?{_FISH}": "siamese_fish",
    rf"(?P<kind>(finned_|sashimi_|franken_|mutant_)*){_FISH}": r"\g<kind>fish",
    r"kraken_fish_\d": "kraken_fish",
    r"dual_(\w+)": r"\1",
    r"grouped_\w+": "grouped_chain",
}
"""Which techniques share a text; all others have one of their own name."""


def topic_of(technique: str) -> str:
    """The name of the text of a technique.

    >>> topic_of("naked_pair"), topic_of("finned_franken_jellyfish"), topic_of("w_wing")
    ('naked_subset', 'finned_franken_fish', 'w_wing')
    """
    for pattern, topic in _TOPICS.items():
        if match := re.fullmatch(pattern, technique):
            return match.expand(topic)
    return technique


def what(language: Language, technique: str) -> str:
    """What the technique is."""
    return texts_of(language)[topic_of(technique)]["what"]


def when(language: Language, technique: str) -> str:
    """When to look for the technique."""
    return texts_of(language)[topic_of(technique)]["when"]


def label(language: Language, name: str) -> str:
    """What stands on every page: headings, names of levels and the like."""
    return texts_of(language)["page"][name]


@cache
def texts_of(language: Language) -> dict[str, dict[str, str]]:
    """All texts of a language, each in one line."""
    source = (resources.files("nonet.lessons") / f"{language}.toml").read_text("utf-8")
    return {
        topic: {part: " ".join(text.split()) for part, text in texts.items()}
        for topic, texts in tomllib.loads(source).items()
    }
