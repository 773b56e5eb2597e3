"""What a format is: a name, a way to recognise it, a reader and perhaps a writer."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import KW_ONLY, dataclass
from typing import NoReturn

from nonet.catalogue import Message
from nonet.core.sheet import Sheet
from nonet.errors import FormatError, NonetError

ReadText = Callable[[str], Iterable[Sheet]]
ReadLine = Callable[[str], Sheet | None]
ReadLines = Callable[[Iterable[str]], Iterator[Sheet]]


@dataclass(frozen=True, slots=True)
class Format:
    """One way to write puzzles down.

    `sniff` says whether a text looks like this format and never raises. `read_lines` yields the
    puzzles of lines, for formats with one puzzle a line; those can be streamed. `read_text` yields
    every puzzle of a text that cannot be read line by line. `write` makes the text of one puzzle
    and refuses what it cannot express; `header` is the line that a collection begins with. `rules`
    says that it may write rules beyond houses and cages; for all others such puzzles are refused
    before. Files that are no text begin with `magic`; `unpack` takes the text out of one.
    """

    name: str
    title: str
    sniff: Callable[[str], bool]
    read_text: ReadText | None = None
    write: Callable[[Sheet], str] | None = None
    _: KW_ONLY
    read_lines: ReadLines | None = None
    extensions: tuple[str, ...] = ()
    header: str = ""
    rules: bool = False
    magic: bytes = b""
    unpack: Callable[[bytes], str] | None = None

    def read(self, text: str) -> Iterable[Sheet]:
        """Every puzzle of a text."""
        if self.read_text is not None:
            return self.read_text(text)
        assert self.read_lines is not None, "a format reads texts or lines"
        return self.read_lines(text.splitlines())


def single(read_one: Callable[[str], Sheet]) -> ReadText:
    """A reader of texts that hold one puzzle."""

    def read(text: str) -> Iterable[Sheet]:
        try:
            return [read_one(text)]
        except NonetError as error:
            raise_at(error)

    return read


def by_line(read_line: ReadLine) -> ReadLines:
    """A reader of texts with one puzzle a line, from a reader of lines (None: no puzzle there)."""

    def read_lines(lines: Iterable[str]) -> Iterator[Sheet]:
        for number, line in enumerate(lines, 1):
            try:
                sheet = read_line(line)
            except NonetError as error:
                raise_at(error, number)
            if sheet is not None:
                yield sheet

    return read_lines


def raise_at(error: NonetError, line: int | None = None, column: int | None = None) -> NoReturn:
    """Raises the same error as a `FormatError` that knows its place."""
    if isinstance(error, FormatError):
        column = error.column if error.column is not None else column
        line = error.line if error.line is not None else line
    raise error.at(line, column) from error


def content_lines(text: str) -> list[str]:
    """The lines of a text that hold more than white space and comments."""
    lines = (line.strip() for line in text.splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def shortened(message: str, limit: int = 400) -> str:
    """A message from elsewhere that may quote the whole input."""
    return message if len(message) <= limit else message[: limit - 3] + "..."


def quoted(text: str, limit: int = 40) -> str:
    """Some offending text as it is shown in messages: quoted, and not too long."""
    return repr(text if len(text) <= limit else text[: limit - 3] + "...")


def whole_number(text: str, most: int, where: Message | str) -> int:
    """A number from 0 to `most`, written with the digits 0-9."""
    if text.isascii() and text.isdigit() and len(text) <= 9 and int(text) <= most:
        return int(text)
    wanted = Message("wanted.from_to", least=0, most=most)
    raise FormatError("error.expected", where=where, wanted=wanted, got=text)
