"""What the pages of the docs have in common."""

from nonet.words import Language

PICTURES = "pictures"
"""The folder of their pictures."""

LANGUAGE_NAMES: dict[Language, str] = {"cs": "Čeština", "de": "Deutsch", "en": "English"}
