"""The puzzle of a document that may be faulty, and what is wrong with it, rule by rule."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

from nonet.core.cage import Cage
from nonet.core.effort import limited_effort
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.rule import Rule
from nonet.errors import NonetError
from nonet.formats import nonet_json
from nonet.formats.document import PuzzleDocument
from nonet.formats.rule_tree import rule_of_tree

TOO_MUCH = "rule.fault.too_much"
"""The error of rules that together make more work than any puzzle."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What cannot be: the number of the rule as it was sent, the cells, and the error."""

    rule: int | None
    cells: tuple[int, ...]
    error: NonetError


@dataclass(frozen=True, slots=True)
class Reading:
    """What could be read of a document."""

    puzzle: Puzzle | None
    """The puzzle without its faulty rules; None where the rest of it cannot be read."""
    rules: tuple[int, ...]
    """For each rule of the puzzle its number as it was sent."""
    faults: tuple[Fault, ...] = ()


def read(document: PuzzleDocument) -> Reading:
    """The puzzle, as far as it can be."""
    try:
        return Reading(*read_whole(document))
    except NonetError as error:
        return _read_faulty(document, error)


def _sent(document: PuzzleDocument) -> list[dict[str, Any]]:
    """Cages and rules as they were sent."""
    where: Any = document.get("layout") or document
    cages = [{"kind": "cage", **cage} for cage in where.get("cages") or ()]
    return [*cages, *(where.get("rules") or ())]


def _bare(document: PuzzleDocument) -> PuzzleDocument:
    bare = {key: part for key, part in document.items() if key not in ("cages", "rules")}
    if layout := document.get("layout"):
        rest = {key: part for key, part in layout.items() if key not in ("cages", "rules")}
        bare["layout"] = rest
    return cast("PuzzleDocument", bare)


def _is_cage(tree: dict[str, Any]) -> bool:
    return tree.get("kind") == Cage.kind


def _numbers(are_cages: list[bool], numbers: list[int] | None = None) -> tuple[int, ...]:
    """In a layout cages come first."""
    pairs = list(zip(are_cages, numbers or range(len(are_cages)), strict=True))
    return tuple(number for wanted in (True, False) for is_, number in pairs if is_ is wanted)


def _read_faulty(document: PuzzleDocument, whole: NonetError) -> Reading:
    if whole.reason.key == TOO_MUCH:  # to look at each rule would take as long again
        return Reading(None, (), (Fault(None, (), whole),))
    try:
        puzzle = nonet_json.sheet_of_document(_bare(document)).puzzle
    except NonetError as error:
        return Reading(None, (), (Fault(None, (), error),))
    faults: list[Fault] = []
    with limited_effort():
        found = list(_read_rules(document, puzzle.layout, faults))
    try:
        layout = puzzle.layout.with_rules([rule for _, rule in found])
    except NonetError as error:  # each for itself is fine, but all together are too much
        return Reading(None, (), (Fault(None, (), error),))
    numbers = _numbers([isinstance(rule, Cage) for _, rule in found], [n for n, _ in found])
    read = Puzzle(layout, puzzle.givens, puzzle.allowed, puzzle.info)
    return Reading(read, numbers, tuple(faults) or (Fault(None, (), whole),))


def _read_rules(
    document: PuzzleDocument, board: Layout, faults: list[Fault]
) -> Iterator[tuple[int, Rule]]:
    """The rules that can be on the board, with their numbers."""
    for number, tree in enumerate(_sent(document)):
        rule: Rule | None = None
        try:
            rule = rule_of_tree(tree, f"rules[{number}]")
            board.with_rules([rule])
        except NonetError as error:
            faults.append(Fault(number, _cells(rule, tree, board), error))
        else:
            yield number, rule


def _cells(rule: Rule | None, tree: dict[str, Any], board: Layout) -> tuple[int, ...]:
    """The cells of a rule that the board has."""
    try:
        named = rule.all_cells if rule else tuple(tree.get("cells") or ())
    except (TypeError, AttributeError):  # no cells at all
        return ()
    return tuple(c for c in named if isinstance(c, int) and 0 <= c < board.cell_count)


def read_whole(document: PuzzleDocument) -> tuple[Puzzle, tuple[int, ...]]:
    """The puzzle of a document in which nothing is wrong, and the numbers of its rules."""
    puzzle = nonet_json.sheet_of_document(document).puzzle
    return puzzle, _numbers([_is_cage(tree) for tree in _sent(document)])
