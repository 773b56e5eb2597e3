"""The XML of OpenSudoku, versions 1 and 2: games in folders or without, each in `data`.

`data` is 81 digits, or `version: k` and then value, notes and editable (0 or 1) for every cell.
"""

from collections.abc import Iterator

from nonet.catalogue import Message
from nonet.core.masks import mask_of
from nonet.core.shapes import CLASSIC
from nonet.core.sheet import Sheet
from nonet.errors import FormatError, NonetError
from nonet.formats.alphabet import digits_of
from nonet.formats.format import Format, raise_at, whole_number
from nonet.formats.sheets import sheet_of
from nonet.formats.xml import xml_tree
from nonet.formats.xml.xml_tree import Element

FIELDS_OF_VERSION = {"1": 3, "2": 3, "3": 3, "4": 4}
"""How many fields a cell has: value, notes (from version 4 on two kinds), editable."""


def read(text: str) -> Iterator[Sheet]:
    """Every game of the file."""
    top = xml_tree.load(text)
    if top.tag != "opensudoku":
        raise FormatError("error.xml_top", top.line, expected="opensudoku", tag=top.tag)
    title = "".join(name.text for name in top.all("name")).strip()
    for folder in (top, *top.all("folder")):
        collection = folder.attributes.get("name", title)
        for game in folder.all("game"):
            yield read_game(game, collection)


def read_game(game: Element, collection: str = "") -> Sheet:
    """The position of one game."""
    info = {"collection": collection, "comment": game.attributes.get("note", "")}
    data = game.attributes.get("data", "").strip()
    try:
        if data.startswith("version:"):
            return _read_fields(data, info)
        if len(data) != 81:
            raise FormatError("error.cell_number", count=len(data), expected=81)
        return sheet_of(CLASSIC, digits_of(data, 9), info=_known(info))
    except NonetError as error:
        raise_at(error, game.line)


def sniff(text: str) -> bool:
    """Whether it is XML with the tag of OpenSudoku."""
    return text.lstrip().startswith("<") and "<opensudoku" in text[:2000]


def _read_fields(data: str, info: dict[str, str]) -> Sheet:
    version, *cells = data.removeprefix("version:").split() or [""]
    width = FIELDS_OF_VERSION.get(version)
    if width is None:
        raise FormatError("error.data_version", got=version)
    # Version 2 sometimes wrote the bar after the notes twice.
    text = "".join(cells).replace("||", "|") if version == "2" else "".join(cells)
    fields = text.removesuffix("|").split("|")
    if len(fields) != 81 * width:
        raise FormatError("error.data_fields", count=len(fields), expected=81 * width)
    cells_of = [fields[at : at + width] for at in range(0, len(fields), width)]
    digits = bytes(whole_number(cell[0], 9, Message("place.digit")) for cell in cells_of)
    fixed = [whole_number(cell[-1], 1, "editable") == 0 for cell in cells_of]
    pairs = list(zip(digits, fixed, strict=True))
    return sheet_of(
        CLASSIC,
        bytes(digit if given else 0 for digit, given in pairs),
        entries=bytes(0 if given else digit for digit, given in pairs),
        notes=[_read_notes(cell[1:-1], version) for cell in cells_of],
        info=_known(info),
    )


def _read_notes(fields: list[str], version: str) -> int:
    if version == "1":
        text = fields[0].removesuffix(",")
        numbers = [] if text in ("", "-") else text.split(",")
        return mask_of(whole_number(number, 9, Message("place.note")) or 1 for number in numbers)
    notes = 0
    for field in fields:
        notes |= whole_number(field, 511, Message("place.note"))
    return notes


def _known(info: dict[str, str]) -> dict[str, str]:
    return {key: text for key, text in info.items() if text}


FORMAT = Format("opensudoku", "OpenSudoku XML", sniff, read, extensions=(".opensudoku", ".xml"))
