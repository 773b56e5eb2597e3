"""The studio: what the machine can say about a puzzle while somebody sets it, and do for them."""

from nonet.core.turning import TURNS, Turn, turned
from nonet.studio.analysis import PARTS, Analysis, Finding, PartName, analyse, findings, is_partial
from nonet.studio.change import Change
from nonet.studio.checklist import Check, check_list
from nonet.studio.clash import Clash, find_clash
from nonet.studio.completing import complete
from nonet.studio.filling import fill
from nonet.studio.laying import lay
from nonet.studio.levelling import change_level
from nonet.studio.needless import Needless, find_needless
from nonet.studio.parts import Part
from nonet.studio.patterns import fill_pattern
from nonet.studio.rule_text import rule_text
from nonet.studio.solutions import Candidates, Solutions
from nonet.studio.suggestions import Suggestion, Suggestions, suggest
from nonet.studio.thinning import thin_out
from nonet.studio.way import IdleRules, Way, find_idle_rules, find_way

__all__ = [
    "PARTS",
    "TURNS",
    "Analysis",
    "Candidates",
    "Change",
    "Check",
    "Clash",
    "Finding",
    "IdleRules",
    "Needless",
    "Part",
    "PartName",
    "Solutions",
    "Suggestion",
    "Suggestions",
    "Turn",
    "Way",
    "analyse",
    "change_level",
    "check_list",
    "complete",
    "fill",
    "fill_pattern",
    "find_clash",
    "find_idle_rules",
    "find_needless",
    "find_way",
    "findings",
    "is_partial",
    "lay",
    "rule_text",
    "suggest",
    "thin_out",
    "turned",
]
