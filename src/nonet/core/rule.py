"""What every rule is: an immutable value that checks itself on a board and compiles for it.

A kind of rule is a subclass with its parameters as fields; `nonet.rules` has them all. Nobody but
the kinds themselves asks of which kind a rule is: engines take the primitives, pictures take the
figures, and whoever moves cells or renames digits asks for the traits.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, get_args, get_origin, get_type_hints

from nonet.catalogue import Message
from nonet.core.figures import Figure
from nonet.core.primitives import Primitive
from nonet.errors import LayoutError

if TYPE_CHECKING:
    from nonet.core.layout import Layout

Cell = Annotated[int, "cell"]
"""The number of a cell. Fields of rules say so, that cells can be checked and named."""

Cells = tuple[Cell, ...]


@dataclass(frozen=True)
class Rule:
    """A rule on a board; its class is its kind."""

    kind: ClassVar[str]
    """The name of the kind in files, catalogues and messages."""

    digits_may_be_renamed: ClassVar[bool] = False
    """Whether the rule still holds on a grid whose digits are exchanged for one another."""

    cells_may_be_moved: ClassVar[bool] = False
    """Whether the rule still holds when rows, columns or bands of the board change places."""

    def __init_subclass__(
        cls, *, kind: str | None = None, digits_may_be_renamed: bool = False
    ) -> None:
        if kind is not None:
            cls.kind = kind
        cls.digits_may_be_renamed = digits_may_be_renamed

    def __post_init__(self) -> None:
        for field in fields(self):
            object.__setattr__(self, field.name, _frozen(getattr(self, field.name)))

    @property
    def wording(self) -> str:
        """Under which name the catalogues have it; its kind, unless there are variants of it."""
        return self.kind

    @property
    def label(self) -> str:
        """The number or the digits that are drawn with it, by which people tell it from others."""
        return ""

    @property
    def all_cells(self) -> tuple[int, ...]:
        """The cells that the rule names, each once, in the order of its fields."""
        parts = ((getattr(self, name), form) for name, form in forms_of(type(self)))
        return tuple(dict.fromkeys(cell for part in parts for cell in _cells_of(*part)))

    def check(self, board: "Layout") -> None:
        """Raises a `LayoutError` where the rule cannot be on this board."""

    def compile(self, board: "Layout") -> Iterable[Primitive]:
        """The primitives that say the same; `board` has all its rules already."""
        raise NotImplementedError

    def draw(self, board: "Layout") -> Iterable[Figure]:
        """What is drawn of the rule; nothing for a rule of the whole board."""
        return ()

    def fault(self, board: "Layout", reason: str, /, **values: object) -> LayoutError:
        """The error that names the rule, its place and what is wrong; `at` is another place."""
        cells = self.all_cells
        place = values.pop("at", cells[0] if cells else None)
        told = Message(f"rule.fault.{reason}", **values)
        name = Message(f"rule.{self.wording}")
        if not isinstance(place, int):
            return LayoutError("rule.fault.anywhere", rule=name, reason=told)
        return LayoutError("rule.fault.at", rule=name, cell=board.cell_name(place), reason=told)


def check_rule(rule: Rule, board: "Layout") -> None:
    """Checks the types of all parameters, the cells, and what the kind itself wants."""
    _check_types(rule)
    for cell in rule.all_cells:
        if not 0 <= cell < board.cell_count:
            reason = Message("rule.fault.cell", cell=cell, most=board.cell_count - 1)
            raise LayoutError("rule.fault.anywhere", rule=_name_of(rule), reason=reason)
    rule.check(board)


def _check_types(rule: Rule) -> None:
    """Those of the rules within it, too, before anybody asks them for their cells."""
    for field, form in forms_of(type(rule)):
        value = getattr(rule, field)
        if not _is_of(value, form):
            reason = Message("rule.fault.type", name=field, value=value)
            raise LayoutError("rule.fault.anywhere", rule=_name_of(rule), reason=reason)
        for inner in _rules_in(value):
            _check_types(inner)


def _name_of(rule: Rule) -> Message:
    return Message(f"rule.{rule.kind}")


def _rules_in(value: Any) -> Iterator[Rule]:
    if isinstance(value, Rule):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _rules_in(item)


_FORMS: dict[type[Rule], tuple[tuple[str, Any], ...]] = {}


def forms_of(kind: type[Rule]) -> tuple[tuple[str, Any], ...]:
    """Names and types of the parameters of a kind."""
    if kind not in _FORMS:
        hints = get_type_hints(kind, include_extras=True)
        _FORMS[kind] = tuple((field.name, hints[field.name]) for field in fields(kind))
    return _FORMS[kind]


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, (list, tuple)) else value


def _cells_of(value: Any, form: Any) -> Iterator[int]:
    if form == Cell:
        yield value
    elif isinstance(value, Rule):
        yield from value.all_cells
    elif get_origin(form) is tuple:
        for item in value:
            yield from _cells_of(item, get_args(form)[0])


def _is_of(value: Any, form: Any) -> bool:
    if get_origin(form) is tuple:
        return isinstance(value, tuple) and all(_is_of(item, get_args(form)[0]) for item in value)
    kind = int if form == Cell else form
    return isinstance(value, kind) and (kind is bool or not isinstance(value, bool))
