"""`nonet rules`: the kinds of rules beyond houses."""

import json
from dataclasses import fields

import click

from nonet.catalogue import LANGUAGES, Language, text
from nonet.formats.rule_tree import tree_of_rule
from nonet.lessons.varieties import KINDS, idea
from nonet.rules import all_kinds
from nonet.rules.kind import Kind
from nonet.rules.telling import rule_meaning, rule_name

EPILOG = """\b
Examples:
  nonet rules
  nonet rules --language de
  nonet rules --json | head -1

\b
The example of each kind is an entry of "rules" in Nonet's JSON. Its cells are numbered
from 0 in reading order. Houses (rows, boxes, diagonals, windows, extra regions) belong to the
board.
"""


@click.command(epilog=EPILOG)
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object per line.")
@click.option("--language", type=click.Choice(LANGUAGES), default="en", show_default=True)
def command(language: Language, *, as_json: bool) -> None:
    """List the kinds of rules, each with its meaning and an example."""
    for kind in all_kinds():
        if as_json:
            click.echo(json.dumps(_record(kind, language), ensure_ascii=False))
        else:
            click.echo(_described(kind, language))


def _described(kind: Kind, language: Language) -> str:
    lines = [
        f"{kind.name} ({rule_name(language, kind.example)})",
        rule_meaning(language, kind.example),
        json.dumps(tree_of_rule(kind.example), ensure_ascii=False),
    ]
    return "\n    ".join([*lines, *_keys(kind), *_techniques(kind, language)])


def _techniques(kind: Kind, language: Language) -> list[str]:
    """What people do with such a rule, by its name."""
    return [
        f"{text(language, f'variety.{name}.name')}: {idea(language, name)}"
        for name in KINDS.get(kind.name, ())
    ]


def _keys(kind: Kind) -> list[str]:
    """One line about how other formats call the kind, if they do."""
    fpuzzles = ", ".join(form.key for form in kind.fpuzzles)
    iss = ", ".join(sign.name for sign in kind.iss)
    named = [f"{title}: {keys}" for title, keys in (("f-puzzles", fpuzzles), ("iss", iss)) if keys]
    return ["; ".join(named)] if named else []


def _record(kind: Kind, language: Language) -> dict[str, object]:
    return {
        "kind": kind.name,
        "name": rule_name(language, kind.example),
        "meaning": rule_meaning(language, kind.example),
        "parameters": [field.name for field in fields(kind.rule)],
        "example": tree_of_rule(kind.example),
        "fpuzzles": [form.key for form in kind.fpuzzles],
        "iss": [sign.name for sign in kind.iss],
        "techniques": _techniques(kind, language),
    }
