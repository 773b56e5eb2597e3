"""Rules as objects, arrays, strings and numbers: the kind, and its parameters by name."""

from dataclasses import MISSING, fields
from typing import Any

from nonet.core.rule import Rule
from nonet.errors import FormatError
from nonet.formats.json_tree import check_keys, take
from nonet.rules import kind_named

MAX_DEPTH = 8
"""So deep rules may stand inside of others."""


def tree_of_rule(rule: Rule) -> dict[str, Any]:
    """The tree of a rule; parameters that are as usual are left out."""
    tree: dict[str, Any] = {"kind": rule.kind}
    for field in fields(rule):
        value = getattr(rule, field.name)
        if value != field.default:
            tree[field.name] = _plain(value)
    return tree


def rule_of_tree(tree: dict[str, Any], where: str, depth: int = 0) -> Rule:
    """The rule of a tree; what its parameters may be is checked by the layout."""
    if depth > MAX_DEPTH:
        raise FormatError("rule.fault.deep", where=where, most=MAX_DEPTH)
    kind = kind_named(take(tree.get("kind"), str, f"{where}.kind"))
    names = [field.name for field in fields(kind.rule)]
    check_keys(tree, ("kind", *names), where)
    for field in fields(kind.rule):
        if field.default is MISSING and field.name not in tree:
            raise FormatError("rule.fault.missing", where=where, name=field.name)
    return kind.rule(**{name: _rich(tree[name], where, depth) for name in names if name in tree})


def _plain(value: Any) -> Any:
    if isinstance(value, Rule):
        return tree_of_rule(value)
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _rich(tree: Any, where: str, depth: int) -> Any:
    if isinstance(tree, dict):
        return rule_of_tree(tree, where, depth + 1)
    return tuple(_rich(item, where, depth) for item in tree) if isinstance(tree, list) else tree
