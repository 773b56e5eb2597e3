"""What a room declares about its kind of rule, beside the rule itself."""

from dataclasses import dataclass

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

    @property
    def name(self) -> str:
        """What the kind is called in files and catalogues."""
        return self.rule.kind
