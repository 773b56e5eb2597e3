"""Writes what the documents of Nonet are, for others: types and shapes for the page, a JSON schema.

- `web/generated/api.ts`: what goes over HTTP as types, from the server's OpenAPI. Types are needed
  for checking only, so `make check` writes this file, and it is not tracked (`--types`: no others).
- `web/src/game/shapes.ts`: what the page checks of documents from elsewhere, from the same. It is
  tracked, as the page is built before the core, without which the server cannot be asked.
- `docs/nonet.schema.json`: the schema of our own format, for everybody.
"""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from nonet.formats import document
from nonet.formats.shape import definitions
from nonet.server.app import create_app

ROOT = Path(__file__).parents[1]

CHECKED = ("PuzzleDocument", "SaveDocument")
"""The documents that come to the page from files and from the browser, too."""

HEAD = """\
// What goes over HTTP, as types. Written by scripts/api_types.py from the server's OpenAPI.
"""
SHAPES_HEAD = """\
// What the page checks of documents from elsewhere. `make types` writes this file; do not edit it.
import type {{ {names} }} from '../api';
import type {{ Shape }} from './document';

/** The documents that can be checked, by name. */
export interface Documents {{
{entries}
}}

/** Their JSON schemas, without words. */
"""
STRICT = definitions(document.PuzzleDocument)
"""Unknown keys of these are refused; what a newer version adds to a game does no harm."""

TYPES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}

Tree = dict[str, Any]


def main() -> None:
    """Writes the files that have changed."""
    files = {TYPES_FILE: written_types} | ({} if "--types" in sys.argv else TRACKED)
    for path, write in files.items():
        text = write()
        if not path.exists() or path.read_text() != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)


def written_types() -> str:
    """The types of everything that goes over HTTP."""
    schema = create_app().openapi()
    parts = [HEAD]
    parts += [_declared(name, tree) for name, tree in schema["components"]["schemas"].items()]
    parts.append(_operations(schema["paths"]))
    return "\n".join(parts)


def written_shapes() -> str:
    """The schemas of what the page checks."""
    schemas = create_app().openapi()["components"]["schemas"] | STRICT
    found: Tree = {}
    for name in CHECKED:
        _collect(name, schemas, found)
    head = SHAPES_HEAD.format(
        names=", ".join(CHECKED),
        entries="\n".join(f"  readonly {name}: {name};" for name in CHECKED),
    )
    return f"{head}export const SHAPES: Readonly<Record<string, Shape>> = {_script(found)};\n"


def written_schema() -> str:
    """The JSON schema of our own format."""
    return json.dumps(document.schema(), indent=2, ensure_ascii=False) + "\n"


TYPES_FILE = ROOT / "web" / "generated" / "api.ts"
TRACKED: dict[Path, Callable[[], str]] = {
    ROOT / "web" / "src" / "game" / "shapes.ts": written_shapes,
    ROOT / "docs" / "nonet.schema.json": written_schema,
}


def _collect(name: str, schemas: Tree, found: Tree) -> None:
    """A schema and those that it needs, without titles, descriptions and defaults."""
    if name not in found:
        found[name] = {}
        found[name] = _bare(schemas[name], lambda other: _collect(other, schemas, found))
        if name not in STRICT:
            found[name].pop("additionalProperties", None)


def _bare(part: Any, need: Callable[[str], None]) -> Any:
    if isinstance(part, list):
        return [_bare(one, need) for one in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        name = part["$ref"].rpartition("/")[2]
        need(name)
        return {"ref": name}
    kept = {key: one for key, one in part.items() if key not in ("title", "description", "default")}
    if "properties" in kept:  # their names are no keywords
        kept["properties"] = {key: _bare(one, need) for key, one in part["properties"].items()}
    return {key: one if key == "properties" else _bare(one, need) for key, one in kept.items()}


def _script(part: Any, indent: str = "") -> str:
    """JSON as a script would have it, formatted as Prettier does."""
    if isinstance(part, str):
        return "'" + part.replace("\\", "\\\\") + "'"
    if not isinstance(part, (dict, list)):
        return json.dumps(int(part) if isinstance(part, float) else part)
    items = part.items() if isinstance(part, dict) else ((None, one) for one in part)
    deeper = indent + "  "
    texts = [(f"{key}: " if key else "") + _script(one, deeper) for key, one in items]
    start, end = ("{ ", " }") if isinstance(part, dict) else ("[", "]")
    line = start + ", ".join(texts) + end
    has_own_lines = any("\n" in text for text in texts)
    if len(indent) + len(line) <= 80 and not has_own_lines:
        return line
    rows = "".join(f"{deeper}{text},\n" for text in texts)
    return f"{start.strip()}\n{rows}{indent}{end.strip()}"


def _declared(name: str, tree: Tree) -> str:
    comment = _comment(tree, "")
    if "properties" not in tree:
        return f"{comment}export type {name} = {_type(tree)};\n"
    return f"{comment}export interface {name} {_object(tree, '')}\n"


def _object(tree: Tree, indent: str) -> str:
    required = tree.get("required", [])
    lines = [
        f"{indent}  readonly {name}{'' if name in required else '?'}: {_type(part)};"
        for name, part in tree["properties"].items()
    ]
    if isinstance(tree.get("additionalProperties"), dict):
        lines.append(f"{indent}  readonly [name: string]: {_type(tree['additionalProperties'])};")
    return "\n".join(["{", *lines, f"{indent}}}"])


def _comment(tree: Tree, indent: str) -> str:
    lines = tree.get("description", "").splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    rows = [f"{indent} * {line}".rstrip() for line in lines]
    return "\n".join([f"{indent}/**", *rows, f"{indent} */", ""])


def _type(tree: Tree) -> str:
    if "$ref" in tree:
        return str(tree["$ref"]).rpartition("/")[2]
    for key in ("anyOf", "oneOf"):
        if key in tree:
            return " | ".join(dict.fromkeys(map(_type, tree[key])))
    if "const" in tree:
        return _literal(tree["const"])
    if "enum" in tree:
        return " | ".join(map(_literal, tree["enum"]))
    return _plain(tree)


def _plain(tree: Tree) -> str:
    match tree.get("type"):
        case "array" if "prefixItems" in tree:
            return f"readonly [{', '.join(map(_type, tree['prefixItems']))}]"
        case "array":
            item = _type(tree["items"])
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case "object":
            more = tree.get("additionalProperties")
            item = _type(more) if isinstance(more, dict) else "unknown"
            return f"Readonly<Record<string, {item}>>"
        case "null":
            return "null"
        case str(name):
            return TYPES[name]
        case _:
            return "unknown"


def _literal(constant: object) -> str:
    return f"'{constant}'" if isinstance(constant, str) else str(constant)


def _operations(paths: Tree) -> str:
    lines = ["/** What can be asked for: the parts of a request, and its answer. */"]
    lines.append("export interface Operations {")
    for path, operations in paths.items():
        for method, operation in operations.items():
            lines.append(_comment(operation, "  ").rstrip("\n"))
            lines.append(f"  '{method.upper()} {path}': {{")
            lines += [f"    readonly {part}: {type_};" for part, type_ in _parts(operation)]
            lines.append("  };")
    return "\n".join([*lines, "}", ""])


def _parts(operation: Tree) -> Iterator[tuple[str, str]]:
    for place in ("path", "query"):
        found = [it for it in operation.get("parameters", []) if it["in"] == place]
        if found:
            yield place, _parameters(found)
    if "requestBody" in operation:
        [(media_type, body)] = operation["requestBody"]["content"].items()
        is_file = media_type == "application/octet-stream"
        yield "body", "Blob | string" if is_file else _type(body["schema"])
    yield "answer", _answer(operation["responses"])


def _parameters(found: list[Tree]) -> str:
    parts = [
        f"readonly {it['name']}{'' if it['required'] else '?'}: {_type(it['schema'])}"
        for it in found
    ]
    return f"{{ {'; '.join(parts)} }}"


def _answer(responses: Tree) -> str:
    """The type of what comes back; of the events, if it is a stream of them."""
    content = next(it for status, it in responses.items() if status < "300").get("content")
    if not content:
        return "null"
    media_type, described = next(iter(content.items()))
    if media_type == "text/event-stream":
        return _type(described["itemSchema"]["properties"]["data"]["contentSchema"])
    return _type(described["schema"]) if media_type == "application/json" else "Blob"


if __name__ == "__main__":
    main()
