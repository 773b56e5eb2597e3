"""XML from strangers: a small tree in which every element knows its line; entities are refused."""

from dataclasses import dataclass, field
from typing import NoReturn
from xml.parsers import expat

from nonet.catalogue import Message
from nonet.errors import FormatError

MAX_DEPTH = 20
LONGEST_TAG = 60
"""No format has a longer one, and messages name them."""

_REASONS = {
    "no element found": Message("broken.no_element"),
    "mismatched tag": Message("broken.tag"),
    "not well-formed (invalid token)": Message("broken.character"),
}
"""What the parser says, as far as people meet it."""


@dataclass(slots=True)
class Element:
    """A tag with attributes, text, children, and the line where it begins."""

    tag: str
    attributes: dict[str, str]
    line: int
    text: str = ""
    children: list["Element"] = field(default_factory=list)

    def all(self, tag: str) -> list["Element"]:
        """The children with a tag."""
        return [child for child in self.children if child.tag == tag]

    def first(self, tag: str) -> "Element":
        """The first child with a tag."""
        for child in self.children:
            if child.tag == tag:
                return child
        raise FormatError("error.xml_missing", self.line, tag=self.tag, missing=tag)


class _Builder:
    """Builds the tree from what expat reports."""

    def __init__(self) -> None:
        self.top = Element("", {}, 1)
        self.open = [self.top]
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.characters
        self.parser.EntityDeclHandler = self.refuse_entity

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        line, tag = self.parser.CurrentLineNumber, tag[:LONGEST_TAG]
        if len(self.open) > MAX_DEPTH:
            raise FormatError("error.xml_depth", line, tag=tag, most=MAX_DEPTH)
        element = Element(tag, attributes, line)
        self.open[-1].children.append(element)
        self.open.append(element)

    def end(self, _tag: str) -> None:
        self.open.pop()

    def characters(self, text: str) -> None:
        self.open[-1].text += text

    def refuse_entity(self, name: str, *_rest: object) -> NoReturn:
        raise FormatError("error.xml_entity", self.parser.CurrentLineNumber, name=name)


def load(text: str) -> Element:
    """The outermost element of an XML text."""
    builder = _Builder()
    try:
        builder.parser.Parse(_without_declaration(text.lstrip()).encode("utf-8", "replace"), True)
    except expat.ExpatError as error:
        english = expat.ErrorString(error.code)
        reason = _REASONS.get(english, english)
        raise FormatError(
            "error.broken_xml", error.lineno, error.offset + 1, reason=reason
        ) from error
    return builder.top.children[0]


def _without_declaration(text: str) -> str:
    """Without the declaration: the text may come from bytes in another encoding than UTF-8."""
    if not text.startswith("<?xml"):
        return text
    head, end, rest = text.partition("?>")
    return "\n" * head.count("\n") + rest if end else text
