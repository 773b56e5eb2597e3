"""The studio: what the machine can say about a puzzle while somebody sets it, and do for them."""

from nonet.studio.analysis import PARTS, Finding, PartName, analyse, findings
from nonet.studio.clash import Clash, find_clash
from nonet.studio.needless import Needless, find_needless
from nonet.studio.parts import Part
from nonet.studio.solutions import Candidates, Solutions
from nonet.studio.suggestions import Suggestion, Suggestions, suggest
from nonet.studio.way import IdleRules, Way, find_idle_rules, find_way

__all__ = [
    "PARTS",
    "Candidates",
    "Clash",
    "Finding",
    "IdleRules",
    "Needless",
    "Part",
    "PartName",
    "Solutions",
    "Suggestion",
    "Suggestions",
    "Way",
    "analyse",
    "find_clash",
    "find_idle_rules",
    "find_needless",
    "find_way",
    "findings",
    "suggest",
]
