"""Which rules the parts know that know nothing but houses, cages and digits of single cells."""

from typing import Literal

from nonet.catalogue import Message
from nonet.core.layout import Layout
from nonet.core.primitives import Allowed, Different
from nonet.errors import LayoutError


def is_spoken(layout: Layout) -> bool:
    """Whether no rule says more than that."""
    return all(isinstance(primitive, (Allowed, Different)) for primitive in layout.primitives)


def check_spoken(layout: Layout, what: Literal["made"]) -> None:
    """Refuses a layout with rules that say more than that, by the name of the first one."""
    for rule, primitives in layout.compiled:
        if not all(isinstance(primitive, (Allowed, Different)) for primitive in primitives):
            raise LayoutError(f"rule.not_{what}", rule=Message(f"rule.{rule.kind}"))
