"""Every text that the code raises or tells by key is there, in all languages, with its values."""

import ast
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import nonet.errors
from nonet.catalogue import LANGUAGES, Message
from nonet.catalogue.entries import Forms, catalogue_of

PACKAGE = Path(nonet.errors.__file__).parent
BASES = {"NonetError", "LayoutError", "PuzzleError", "FormatError"}
PLACES = {"line", "column"}
"""What `FormatError` takes besides the values of its text."""


class Site(NamedTuple):
    """A place in the code that names a text."""

    place: str
    maker: str
    key: ast.expr | None
    values: frozenset[str]


@cache
def sources() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


def makers_in(trees: dict[Path, ast.Module]) -> set[str]:
    """`Message`, and the errors of the tree that take a key like `NonetError` does."""
    classes = [
        node for tree in trees.values() for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and not any(_is_init(part) for part in node.body)
    ]  # fmt: skip
    makers = set(BASES)
    for node in classes:
        if any(isinstance(base, ast.Name) and base.id in BASES for base in node.bases):
            makers.add(node.name)
    return makers | {"Message"}


def _is_init(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name == "__init__"


def sites_in(path: str, tree: ast.Module, makers: set[str]) -> Iterator[Site]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        names = frozenset(word.arg or "**" for word in node.keywords)
        place = f"{path}:{node.lineno}"
        match node:
            case ast.Call(func=ast.Name(id=name), args=args) if name in makers:
                yield Site(place, name, args[0] if args else None, names)
            case ast.Call(func=ast.Attribute(attr="__init__"), args=[ast.Constant() as key]):
                yield Site(place, "an error", key, names)
            case ast.Call(func=ast.Name(id="HTTPException"), args=[_, ast.Constant() as key, *_]):
                yield Site(place, "HTTPException", key, names)
            case ast.Call(func=ast.Attribute(attr="fault"), args=[_, ast.Constant(value=reason)]):
                yield Site(place, "a rule", ast.Constant(f"rule.fault.{reason!s}"), names - {"at"})


def keys_of(key: ast.expr | None) -> list[str] | None:
    """The keys that an expression may be; None where it can be anything."""
    match key:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            both = [keys_of(body), keys_of(orelse)]
            return None if None in both else [one for some in both for one in some or []]
        case ast.JoinedStr(values=[ast.Constant(value=str(first)), *_] as parts):
            pattern = "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w.]+"
                for part in parts
            )
            found = [one for one in catalogue_of("en") if re.fullmatch(pattern, one)]
            return found or [f"{first}..."]
        case _:
            return None


def needed(message: Forms) -> set[str]:
    forms = [message] if isinstance(message, str) else list(message)
    fields = {name for form in forms for _, name, _, _ in string.Formatter().parse(form) if name}
    return fields | ({"count"} if len(forms) > 1 else set())


def faults_of(site: Site) -> Iterator[str]:
    keys = keys_of(site.key)
    if keys is None or ("**" in site.values and isinstance(site.key, ast.Constant)):
        yield f"{site.place}: the key or a value of {site.maker} is not written out"
        return
    is_made = isinstance(site.key, ast.JoinedStr)  # out of parts: which values, nobody can tell
    for key in keys:
        for language in LANGUAGES:
            if key not in catalogue_of(language):
                yield f"{site.place}: {key!r} is not in {language}.po"
            elif not is_made and (missing := needed(catalogue_of(language)[key]) - site.values):
                yield f"{site.place}: {key!r} needs {sorted(missing)} in {language}.po"
    if keys and isinstance(site.key, ast.Constant) and keys[0] in catalogue_of("en"):
        spare = site.values - needed(catalogue_of("en")[keys[0]]) - PLACES
        if spare:
            yield f"{site.place}: {keys[0]!r} has no use for {sorted(spare)}"


def test_every_key_is_known_with_its_values() -> None:
    trees = sources()
    makers = makers_in(trees)
    own = {PACKAGE / "errors.py", PACKAGE / "catalogue" / "message.py"}  # these hand keys on
    faults = [
        fault
        for path, tree in trees.items()
        if path not in own
        for site in sites_in(str(path.relative_to(PACKAGE)), tree, makers)
        for fault in faults_of(site)
    ]
    assert faults == []


def test_no_text_of_an_error_is_left_over() -> None:
    trees = sources()
    makers = makers_in(trees)
    named = {
        key
        for path, tree in trees.items()
        for site in sites_in(path.name, tree, makers)
        for key in keys_of(site.key) or []
    }
    prefixes = ("error.", "place.", "wanted.", "what.", "broken.", "purpose.")
    unused = [key for key in catalogue_of("en") if key.startswith(prefixes) and key not in named]
    assert unused == []


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ('NonetError("the moon is full")', "is not in cs.po"),
        ('NonetError(f"the moon is {full}")', "is not in cs.po"),
        ("NonetError(text)", "is not written out"),
        ('NonetError("error.no_board", **values)', "is not written out"),
        ('NonetError("error.no_board", name=name)', "needs ['choices'] in cs.po"),
        ('NonetError("error.rows", line)', "needs ['count'] in cs.po"),
        ('Message("error.empty_text", name=name)', "has no use for ['name']"),
        ('NonetError("error.empty_text" if text else "error.no_text")', "'error.no_text' is not"),
    ],
)
def test_a_fault_is_found(source: str, fault: str) -> None:
    sites = sites_in("x.py", ast.parse(source), {"NonetError", "Message"})
    assert any(fault in found for site in sites for found in faults_of(site))


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_do_not_read_as_translated(language: str) -> None:
    stilted = re.compile(r"right would be|right is|(?<!there )is no\b|správně by|richtig w[äa]r")
    found = [
        key
        for key, message in catalogue_of(next(one for one in LANGUAGES if one == language)).items()
        if key.startswith(("error.", "rule.fault.")) and stilted.search(str(message))
    ]
    assert found == []


def test_a_message_of_a_list_of_messages_is_told_in_one_language() -> None:
    parts = (Message("what.cages"), Message("what.diagonals"))
    assert Message("what.list", parts=parts).text("de") == "Käfige und Diagonalen"
