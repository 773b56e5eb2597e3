"""Nonet in words: names, ideas and explanations in Czech, English and German.

Every text is in the catalogues `cs.po`, `de.po` and `en.po`, by its key; the page reads them, too.
"""

from nonet.catalogue import LANGUAGES, Language, choose_language, joined, text
from nonet.rules.telling import rule_meaning, rule_name, told_rules
from nonet.words.conflicts import explain_conflict
from nonet.words.explain import explain, level_name, technique_idea, technique_name
from nonet.words.houses import house_name, house_names
from nonet.words.names import cell_name, cell_names, digit_names
from nonet.words.speaker import Phrase, Speaker
from nonet.words.varieties import step_idea, step_name

__all__ = [
    "LANGUAGES",
    "Language",
    "Phrase",
    "Speaker",
    "cell_name",
    "cell_names",
    "choose_language",
    "digit_names",
    "explain",
    "explain_conflict",
    "house_name",
    "house_names",
    "joined",
    "level_name",
    "rule_meaning",
    "rule_name",
    "step_idea",
    "step_name",
    "technique_idea",
    "technique_name",
    "text",
    "told_rules",
]
