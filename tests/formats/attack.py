"""What may happen to a text: it is read and can then be used, or a `NonetError` says why not."""

from nonet import formats
from nonet.core.sheet import Sheet
from nonet.core.verify import find_conflicts
from nonet.errors import NonetError
from nonet.formats.sheets import filled


def attack(text: str, format_: str | None) -> bool:
    """Whether the text was read; everything but a `NonetError` is a fault of the reader."""
    message = "fine"
    sheets: list[Sheet] = []
    try:
        sheets = list(formats.read_many(text, format_))[:3]
    except NonetError as error:
        message = str(error)
    assert 0 < len(message) < 1000, "a message that nobody would read"
    for sheet in sheets:
        use(sheet)
    return bool(sheets)


def use(sheet: Sheet) -> None:
    """Whatever was read must not fail later."""
    layout = sheet.puzzle.layout
    assert len(sheet.entries) in (0, layout.cell_count)
    assert len(sheet.notes) in (0, layout.cell_count)
    assert all(0 <= mask < 1 << layout.size for mask in sheet.notes)
    find_conflicts(sheet.puzzle, filled(sheet))
    assert formats.read_sheet(formats.write(sheet, "json"), "json") == sheet
    str(sheet.puzzle)
