"""What a room declares about its kind of rule, beside the rule itself."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from nonet.core.rule import Rule
from nonet.rules.fpuzzles import Form
from nonet.rules.iss import Sign


@dataclass(frozen=True, kw_only=True)
class Kind:
    """A kind of rule: its class, an example on the ordinary board, and its names in the formats."""

    rule: type[Rule]
    example: Rule
    fpuzzles: tuple[Form, ...] = ()
    iss: tuple[Sign, ...] = ()
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What parameters that are words can be."""

    @property
    def name(self) -> str:
        """What the kind is called in files and catalogues."""
        return self.rule.kind
