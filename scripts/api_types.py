"""Writes web/src/api.ts: what goes over HTTP, as types for the page, from the server's OpenAPI."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nonet.server.app import create_app

FILE = Path(__file__).parents[1] / "web" / "src" / "api.ts"

HEAD = """\
// What goes over HTTP, as types. `make types` writes this file; do not edit it.
"""
TYPES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}

Tree = dict[str, Any]


def main() -> None:
    """Writes the file."""
    FILE.write_text(written())


def written() -> str:
    """The whole file."""
    schema = create_app().openapi()
    parts = [HEAD]
    parts += [_declared(name, tree) for name, tree in schema["components"]["schemas"].items()]
    parts.append(_operations(schema["paths"]))
    return "\n".join(parts)


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
